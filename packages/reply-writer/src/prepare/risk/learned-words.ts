/** What was learned of the risks that bad reviews of a language tell. */
export interface LearnedRisks {
  /** Scores under which a review tells of a plain complaint, and hardly of a risk. */
  plainBelow: number;
  unlikelyBelow: number;
  /** From this on it may well tell of a risk. */
  likelyFrom: number;
  /** Words, beginnings of words and pairs of words, from -9 (a plain complaint) to 9 (a risk). */
  words: Readonly<Record<string, string>>;
}

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const learnedRisks: Readonly<Record<string, LearnedRisks>> = {
  de: {
    plainBelow: -4.19,
    unlikelyBelow: 0.28,
    likelyFrom: 5.57,
    words: {
      '-9': `
aber_schon ausser_betrieb ausve* beim_ersten beim_nachbarn belegt bordsteinkante brumm* dauert dauerte der_preis dunn
eine_neue einem_jahr einer_stunde eng entta* ewig fad fuhlt* fuhrung geschlossen gilt ging_es hart in_falscher jungg*
klemmt krumm kuhl langw* lau lauwa* lieb modell nur_in offnu* per_sms quiet* ruckruf schmeckt sitzp* sorti* spinn*
springt stau sturzt tropft uberlaufen umtau* umtausch unverstandlich vereinbart verfallen vertretung von_gestern
wasserhahn wlan wurde_ein zah zahlerstand zu_hoch`,
      '-8': `
15_uhr 18_uhr 30 4_50 55 60 60_euro aber_auf abgelehnt_ohne abgelehnt_weil alkoholfreies alles_nochmal am_fenster
angetroffen arger* aufs_haus ausgebucht ausgefallen aussicht ausstellung ausverkauft auswa* behandelt_wie bei_jedem
bekam_ich beset* besetzt bevor_ich bis_man bis_vier bricht cappu* cappuccino dann_aber das_falsche deko dem_update
die_junge die_zeit dieses einen_tag endlo* endre* enttauscht ersat* erst_in fallt farbe* farbt* feucht fix flammkuchen
fleckig fugen fugen* fur_einen garantie geduldig geht_nur gelernt geput* geputzt geschirrspuler gewunken handtucher
herzl* hohe humor humor* ikea im_zug ist_hier itali* jede_zweite kalt kaum kaum_zu kegel* keine_antwort keine_scheine
keiner_wusste knarz* kopfk* kopfkissen krimi lagernd langs* langsam laut_vertrag lauwarm leder leder* leuch* level
level* lieferung lost mal_ein man_hier match* matsc* mau menu minuten_durch montags muhsa* muhsam nach_40 nach_vier
nachgelassen nasenspray nervt nett neun_wochen nicht_angetroffen nicht_drin niemand_zu nimmt_keine nix_dafur nur_als
nur_der oper paket_lag passt_nicht personen pfing* produkt prosp* pulli pulli* puzzl* puzzle quietscht rasen raube*
ruckelt ruhre* salbe salbe* schliesst schon_um schwach sehr_lieb seife* serie serve* spiel spitzen stern stimmung
stumpf tageskarte teuer teuer* teurer teurer_als theor* tische toll topfe* trock* trocken trotz_termin uberfullt
ubermorgen uberteuert und_wusste ungle* unscharf unterm_strich upgra* upgrade veraltet verregnet versalzen wackelt
warteliste warteschleife wartezeit weich weil_das weit_weg werden_nicht wie_in winzig woche_ein woche_spater
wusste_nicht zu_finden zu_gross zu_klein zu_kurz zur_halfte`,
      '-7': `
0 10 14_euro 14_tage 14_uhr 21 28 28_euro 35_minuten 4_80 6_90 6_euro 6_wochen 7 70_minuten 87 92 9_wochen ab_sechs
ab_sieben aber_sehr abfal* abfluss abgesagt abgeschafft abrei* abschlag_von absturz alt_und altba* altbacken am_2 am_30
anfah* anfahrt angeblich_nicht angereist angestanden anlei* anleitung anrei* ansprechpartner anste* anstehen
arbeitsplatte argerlich auch_an auch_nichts auch_nur auf_eine aufgegeben augenrollen aus_den auswahl automat backo*
backofen beerd* bekommt_man bemuh* besitzerwechsel bestand_aus bezahlt_hab bierg* bildes blitz blutabnahme bluto*
bords* braucht brautkleid breme* bremen bremst bringt brummt buch burok* burokratie chaot* chaotisch chatb* chatbot
da_hab dafur_aber dafur_kann darf_man dart das_eis das_essen dat datenvolumen decken den_fleck den_man der_andere
der_automat der_code der_mitte der_pause die_kopfe die_woche die_zweite dirnd* doch_nur dreckig drei_sterne dreimal_neu
drucken durchgang duschvorhang eher ein_einziges ein_schatz ein_verbrechen eine_saule einem_tag eingetragen einlagen
eiswu* empfanger_nicht endlos endreinigung engag* engagiert entwurfe errei* ersatz ersatzteil erschienen erschlagen
erst_ab erstklassig es_aber es_keiner es_zu esels* extra_aus fand_auch fast_gestorben fehlanzeige fehlte_der fetti*
fettig film flack* flackert fliessband fortg* freitags fremdwort freundlich friedlich frust* fuhlten funf_euro
funf_wochen fur_4 fur_sechs fur_so gasthof gefro* gefroren geht_nicht gehts gehts* genau_so gerichte geschmacklich
geschmacklos geschmackssache grafik green* grossartig grosser gruppen guckt gutschrift hakt halfte_der handgepack hebt
heimgefahren herzlich hilfs* hochzeit_meiner hungr* hungrig ihn_mir im_falschen im_februar im_original im_schloss
immer_beim immerhin in_bearbeitung indiv* ja_aber kabar* kaiserschmarrn kam_kalt kam_nach kamil* kamillentee kanon*
kanone kanten kanti* kantine karao* kassa kassa* kein_schirm keine_frage kekse kekse* kinnl* kiosk_zu klappern klein
kleiner_als klima knitt* knittert kombi kombi* kompliziert kopfe_hangen kopfw* kopfweh kostenlos kostenvoranschlag
kraut krieg_ich krume* kulan* kulanz kundenportal lachen langer_als langweilig lasst_sich laufen leckerli leerem leicht
leider_nicht leier* leinw* leistung liebl* lost_sich losung mager mail_kam mal_angerufen mal_eine man_bei merkt
mich_trotzdem mies mit_derselben mit_falschem mit_zu mittw* mittwoch morde* muhe muss_man na na_ja nach_35 nach_einer
nach_funf nach_jedem nachstes_jahr neben_der nebeneinander nervt* nette nicht_auf nicht_durch nicht_was nicht_wieder
niedrig niese* nochmals nur_alle nur_aus nur_eis nur_montags nur_nach nur_online nur_per nur_wenn od ode offnungszeiten
ohrst* ohrstopsel organ* pappi* pappig parkplatze passen pdf per_brief pixelig plast* plastikpalmen polizeiwache popco*
postfiliale pro_monat prospekt punkte pur rauberteller raucherzimmer rauf rauscht rausgekommen_bin reserviert
reservierung retoure ruckerstattung rutscht sackg* sakko sakko* saustall schatz schir* schirm schlange_am schlange_bis
schlapp schliefen schlieren schlussverkauf schmal schmeckte_nach schnarcht schokolade schon_auf schon_gewesen seepf*
seepferdchen seilb* seit_3 seit_august sekretariat sekunden selbst_schuld semes* semester septe* september set
sich_muhe sich_nur sich_schon sich_zeit sicherheit sichtlich siebz* sitzplatz smartwatch so_auf so_geht sohle*
sortiment spart spart* spielstand spinnt spitzen_schneiden sportlich sprachlos spuckt stand_nirgends statt_nichtraucher
staubsauger steak* steht_nirgends steinhart streifen streikte stufen stump* stunde_ist sympa* sympathisch tadellos
telefonisch tenni* ticketnummer tischen toast tobte* ton tschuss uberfordert ubergabe ubersetzung ubertrieben uberz*
um_15 um_acht umbau umbau* umson* umsonst umstandlich unbeq* unbequem und_nur und_ohne ungleich unles* unnotig unsch*
unser_tisch unterirdisch untertitel updat* update uralt verbrauch verbrechen vergilbt verkalkt verkaufsgesprach
verkocht verpasst versprechen verteilzentrum verzi* videos vierb* vierbettzimmer vor_allem vorwu* vorwurf vw wanderweg
war_aus war_nett war_vorher wartu* wartung was_der waschanlage wasche wechsel weinkarte welln* wette* wetter
wie_bestellt wie_immer wieder_nach windeln winte* winter wir_mussten wirkt worte* zahnreinigung zeitf* zeitfenster
zentr* zitrone zombi* zombies zu_voll zu_weit zufah* zufahrt zuruckrufen zusag* zusage`,
      '-6': `
11 143 16_euro 17_uhr 198 1998 1_99 2005 24_euro 25 25_minuten 27 289 2_stunden 30_minuten 30_tage 3_wochen 4_euro
4_tagen 4_uhr 4_wochen 4x 50_fur 6 65 72 74 78 8_bis 8_monate 8_und aber_erst aber_gut aber_in aber_mit aber_nur
abgeschossen abgestellt abgewohnt abrechnung absat* abzug* acht_wochen affenhitze affentheater akkus* akkuschrauber
aktio* akust* akustik alle_belegt alple* alplermagronen als_fleisch als_im am_ende am_freitag am_nebentisch am_samstag
anders_aus angekundigt animation anlau* ansta* apfel* apfelstrudel apotheke app april april* argern armel armel* aroma
aroma* arzt_nahm arzti* arztin async* asynchron auch_mein auf_eigene auf_englisch auf_jede aufba* aufdringliche
aufgaben aufgerufen aufpr* aufpreis aus_graz ausfallen aussenbecken aussi* auswendig babyb* babybrei babyschale backh*
backhendl backu* backup badez* bahne* bearbeitungsgebuhr beerdigung begei* begeistert bei_dem bei_unserem beila*
beim_dritten beim_letzten beitrag bekannten bekomme bello bello* benutzung beschichtung beschriftung bestellt_gekommen
besten bestens besuchszeiten bewegung biergarten bin_seit bis_bordsteinkante bis_drei bishe* bisher bistr* bistro
bitten bitts* bittsteller blasm* blasmusik blass blass* blatt* blick_auf blumenstrauss blutw* bob bonus bowli* brachte
brandteig bratw* bratwurst brauchte braut brav bremsklotze brennend brich* brotchen_vom brunc* brunch buchungsmaske
burgerbrotchen cafet* cafeteria carbo* carbonara chance chaos* charme chemi* currywurst da_sein dafur_die dann_doch
dann_im dann_war dann_zu darun* darunter dauer* dauerschleife davonlaufen dazu_teuer dazwi* dazwischen dem_ersten
dem_sofa den_halben den_kuchen den_neunzigern der_akku der_chatbot der_erste der_ersten der_film der_hund der_maschine
der_saule der_ton der_tute dezem* dezember dichtung die_andere die_ist die_toilette disco* disku* diskussion displ*
display dozentin dreimal_verschoben drogerie druck drucke dunkelmodus durchkommen durchzug durftig eigene eine_kasse
eine_zumutung einfuhlsam eingelaufen eingerustet eingespielt einto* eintonig eintritt einweisung einzelner eiske*
eiskeller elif elterngeld entfe* entfernung enttauschung erhol* erreicht ersatzlos erster erwar* es_ist escap* escape
escape_room eselsohren essen_war essti* esstisch euro_mehr euro_munze expor* fahrgeschafte fahrradkeller familienkarte
familientarif fast_nur feder fehlermeldung feierte feins* feinsten fern fertig_sein fiat fiel_aus filmc* filmchen
filte* findet flens* flensburg fliege flop fohne* folge forel* forelle forts* fortschritt fotob* freundin_hat frier*
friert fruhstucksraum fuhlt fuhlt_man fuhlt_sich funf_minuten funfzig funks* funkstille funktioniert funktioniert_nicht
funktionierte fur_uns fusselt gabi galt gange gange* ganze_zeit ganzes gate gearg* geargert geb gebaude gebug* gebugelt
gefahr gefei* gefeiert gefuhl gegenseitig gegos* gegossen geht_das geist gekil* gekillt gelb gelbe* gelda* geldautomat
geler* gelost gemeldet_im geran* gerannt gered* geschossen geschwitzt gespielt gesprungen gespurt gesti* gestrichen
getranke gewartet_dann gewurzt gilt_nicht glanz glaser gleit* gleitsicht graus* greens grosse_42 grunden grundgebuhr
gummi gummiartig gut_aber gutge* gutgeschrieben hab_mich haben_keine hakel* hakelig halber halfte harte* hat_in
hatte_ein hatte_keinen haushalt heckw* heckwischer heisst_es hekti* herzinfarktpreise hilfsbereit hingebracht
hochgesetzt holzig horbu* hundebett hundemude hunds* huste ich_daheim ich_trotzdem ich_werde idee ideen* im_juni
im_marz im_sommer imbis* imbiss impfu* impfung in_4 in_bremen innig innig* irgendwo ist_vor ist_zum ja_auch jede_woche
jeden_morgen jetzt_in junge_frau junggesellenabschied juni kabarett kam_die kam_erst kampf kampf_um kann_ja kannte
karaoke karg kasse_offen kassen katzenstreu kaution_kam kein_internet keine_einzige keine_karte kerze* killt killt*
kinderarzt kinderbuch kindermenu kinderschuhe kinnlangem kino kissenbezug klappstuhlen klappt klausel klebt* kleiner
kleinwagen kletterhalle klima* klumpig knarzt knopfe knurr* knurrte koche kohlensaure kommt_per kompe* kompetent konig*
konnen_sie korre* korrekt kostet_jetzt kratzern kriegt_man kuchen_trocken kur kurse kurta* kurtaxe kurzf* kurzfristig
labyr* labyrinth lahm laktosefreie lange_schlange langsamer larm laufe* lauft_noch lauge* laut_meinem lautsprecher
lehne* leider_nur leihgebuhr leisten letzten_dienstag letzten_mal leuchtet leute_ein leute_in lieblos liede* lieferzeit
limo lippenstift lotto* luften mager* mahng* mahngebuhr mailb* mailbox mal_das man_im man_nicht man_sich man_wartet
mario* marz maschine matches maximal maximilianstrasse meckern media* mediamarkt mediu* medium medium_bestellt mehr_als
merke* mich_jedes mickr* mickrig milchig mindestlaufzeit minuten_fur mit_acht mit_drei mit_mehr mit_unserem mitzu*
mobilheim mochte_man monate morderisch most motiviert motzt muffelig muffelt muffig mulla* mullabfuhr munze museum
musikschule muss_ich na_bravo nach_25 nachricht nachster nachtisch nackte nagellack nahm_sich namli* namlich nebel
nebenan nebentisch nenne* nepp nette* netten neu neuer neuer* neues_handy neunzigern newslettern nicht_aber nicht_bei
nicht_dabei nicht_vorratig niedr* nirge* nirgends noch_auf noch_nicht nudeln null nur_drei nur_einen nur_mit nur_von
oberflachlich obi offnungszeit ohne_kohlensaure ohne_ton oktob* optik orangensaft oslo oster* ostern osterreich
paletten panfl* panflote papageienshow pappe pappe* parka* parkautomat parken patch pause pfandautomat pfingsten pfund*
pho pixel* platten platze platzt poliert popcorn portion portionen porto porto* posten prami* premi* premium pro
pro_nacht probealarm punkt* punktlich push qm quali* qualitat quart* rabattcode racle* raclette radio rande* rasen*
rauber raumen reinf* reinfall reize* renov* renovierung rettet_den rettete retus* riese* riesl* riesling rinns* rinnsal
rippc* rippchen rolll* rollladen rosse* rosser route* ruckr* rucksendung ruckstand rudergerat rufen_sie ruhrei
ruhrei_aus safti* saftig sagt_mir saiso* sangen sardi* sardinen sassen_wir satt saugt sauna_nur schaf schaltung
schatten schief schlacht schlange schlangestehen schlecht_beleuchtet schliesst_um schluckt schlusselkarte schmerzt
schmid schmuddelig schnaps_aufs schok* schraubstock schuhsohle schuss schwabisch schwer schwer_zu sechzehn sehr_bemuht
seife seifenspender seilbahn seit_2 sek selber_schuld selber_zahlen selbstbedienung semin* server shamp* shampoo shutt*
shuttle sie_dann sie_mich sieben_wochen siebzehn sieg silik* silikonfuge siren* sitzb* sitzbanke so_eng so_teuer sofa
sohle soll_man sonnencreme sorten sortiert sosse sosse* spanisch spannend spargel spat spedi* spedition spitz*
spulmaschine stadi* standig staub* steak steg stehe sterne_weniger steuerung stickig stifte strahnen strec* strecke
strud* strudel studium stuhle stutz summe super* support_schreibt synch* t tadel* tage_vorher tapet* tapete tatsachlich
techniker_kam technisch teigi* teigig tenor tenor* termin_in termin_um thai theat* theke_hat thema thema*
theorieunterricht tiefk* tiefkuhltruhe tierfutter tisch_war tode todmu* todmude tolle tolle* tomate topfs* topfschnitt
tour trage traub* trauerspiel traurig treue* trinke trockenen trope* tropfelt uberhaupt ubert* ubung* um_17 um_4 um_7
um_das umarmung umsta* umtausch_nur unbes* unbesetzt und_bekommt und_erklart und_hinter und_jede und_zwei
ungleichmassig unleserlich uns_noch unsauber unser_dackel unserem_besuch unsic* unsichtbar unube* unubersichtlich
unverandert unvor* ups urlaub urlaub_und veltl* veltliner veral* verbindung verbraucht vereinbarten verfahrt verfliegt
verpackung versandkosten verschiedenen verschlossener_tur verschob verschoben version verspatet verstaubt verstehe
verstehe_ich versteht_kein verstimmt versuchen versucht vertrag_lauft verzogen vier_personen vier_uhr vier_wochen
vierm* viermal vierzehn vom_feinsten vom_vortag von_8 von_sechs vorabend vorba* vorband vorbestellung vorra* vorratig
vorsp* vorta* vortag wackelkontakt wande wandf* wandfarbe war_das war_lieb warm warmw* warmwasser warteschlange
warteschleifen was_anderes waschmaschine wassr* wassrig websi* website wechseln weckt* wegbe* wegen_umbau wegen_wartung
wegen_wind weggezogen wehe weing* wenig werkt* widge* widget wie_vereinbart wieder_das wiese willi willi* wind winzi*
wir_kamen wir_um wir_zu wird_einem wird_man wird_nicht wirklich_gut woand* wochen_und wolke* wolken wollte_spitzen
wurstelstand zahneputzen zahnpasta zeichen zeigt_nur zenti* zentimeter zentrum zerkn* ziegenkase zitro* zone zu_leise
zu_recht zu_suss zu_weich zugewachsen zugig zugig* zum_geburtstag zumutung zur_beerdigung zuruck_nur zuruckgerufen
zurucksetzen zuschlag`,
      '-5': `
119 129 12_euro 139 17 1_std 2 2011 24_monate 26 30_euro 38 380 40_euro 40_min 42 420 44 48 64 65_euro 6x 7_euro 8_50 9
90_im 90_minuten abende aber_dann aber_das aber_nichts aber_trotzdem aber_wenn abflu* abgeschickt abonn* abrat* abraten
abrec* absag* abschied abschlag abzuge adapt* adapter adven* afrikanischer akku aktion aktua* aktualisiert allerdings
altersheim am_dienstag am_gate am_vormittag an_bord anders anders_als anfang anfra* anfragen angebot_aus angefangen
angerichtet angesetzt ankundigung anlauf annulliert anreise anschauen anschaut anspr* anstellen antworten anwen*
anwendungen app_sagt argert argert_mich armat* armatur auch_in audio* audioguide auf_zwei aufbau aufgehangt aufgehoben
aufgezwungen auflegen ausgegangen ausgepackt ausgeschildert aussehe austern automat_nimmt avoca* avocado badewanne
bahnen bahnhofstrasse ball bananen banki* banking baren* barendienst bass bausp* baust* beame* beamer beantwortet
bedin* bedingungen behaupte bei_einer beige beim_zahnarzt beim_zweiten beleu* beleuchtung bemuht beratung bereich
bergb* bergbahn bergm* bergmann beruhrung beschrieben besse* bestellt bestellt_im bestellt_und besti* bestimmt
betrunkener bibliothek bier_schal bild billig bin_um bis_17 bis_18 blatter blattert blaus* blauschimmel bleu blieben
bluetooth blutwurst bohrer bombi* bombig bord bordb* boxku* boxkurs boxsp* brandt brate* braten bravo bravo* brege*
bregenz breze* brezn brezn* brose* broselt brows* browser buffe* buffet charm* chips chips* code_kommt cola cordo*
cordon crois* da_nur da_waren damal* damals dann_in dann_ist das_im dem_foto dem_prospekt dem_weg den_neuen der_app
der_bus der_dritten der_falschen der_kaffee der_nachbar der_salat der_terrasse der_wiese der_zeit diamanten die_alte
die_antwort die_brille die_farbe die_jahre die_kuche die_mullabfuhr die_pizza die_rechnung direkt_neben dirndl disco
dran_war dreck* drei_monaten drei_vitrinen dreimal_die dreiv* dreiviertelstunde dritten drogenlabor drogeriemarkt
dufte* duftet dunn_wie dunne dunne* durchgeben durchgelegen duschmarken duzt ebene* ehrlich eigentliche ein_augenrollen
ein_ganzes ein_stuck einbruch eine_enttauschung einem_halben eingegangen einkaufe einreichen einsa* einse* eintritt_fur
einzelfall einzelzimmer einzi* einzige einziges eiswurfel ende_der endet endlose engli* ente enten enten* entfa*
entfallt entfi* entfiel entschuldigung enttauschend erdbe* erfahren erhoh* erreichen erst_im erst_um erwachsene
erzieherinnen es_sein euro_fur excel* expre* express fadenscheinig fahnd* fahrstunden fair falaf* falafel
falscher_farbe fand_den farbe farbt farbton fasching faser* faserig fax feierten feines feld fenst* fensterladen fernb*
fernbedienung ferns* fernsehen fiele* fielen fielm* fielmann filiale fischsemmel fitze* flache fleck* flohm* flohmarkt
flussig fohne folte* forme* fotobuch frau_an freib* freibad freil* freundlich_und front* fruhs* funf_monaten fur_acht
fur_mein fusse* fussm* gab_den gabe gabeln ganzes_jahr gastekarte gebau* gebuhren geburtstagsgeschenk gedau* gedauert
gefangen gefol* gegensprechanlage gegner gehmi* gehminuten geholfen geil geisterbahn gekli* geklingelt gekos* gekostet
gelangweilt gelegenheit genervt gepackband gepar* geparkt gerec* gerechnet geredet gerin* gering gesagt_und geschatzt
geschichte geschlagene geschmack gestell gestiegen gestresst getrennt gewartet gewoh* gewohnen geworben gibts_nicht
giftm* glanzend glase* glatter gleich_null gleicher gleis gleitsichtbrille gluhb* gluhbirnen gnocc* gnocchi golfp*
golfplatz gotti* gottingen grabg* grell* griec* gruner gruner_veltliner gruss* grusst gurke gut_nur guten guten*
gutschein hab_dann hab_den hab_kein hab_sie habe_mich haben_dann haben_wir halben_jahr halben_tag halft* hans hanteln
hat_auch hat_gefragt hat_nur hatt hatte_mir hecke* heisst_hier heizt* herre* herrl* herrlich heulen hexen* hilft_auch
hingeklatscht hintereinander hoch hochs* hochstens hoffn* hoffnungslos hofli* holpr* holprig honor* horbuch horpl*
horplatz horst horst* hut hypot* hypothek ich_denn ich_fragte ich_nehm ich_nur im_dezember im_kleingedruckten
im_nachbarort im_urlaub in_drei in_ruhe in_urlaub innenstadt inner* italien italiener jahr jahre_gekommen jederzeit
jetzt_haben jetzt_ist junio* kaffee_war kakao* kalen* kalender kalor* kalorien kalt_und kalte* kalter kam_nicht
kann_die kappe kappe* kartenzahlung karto* kases* kegelrunde kein_einzelfall kein_ersatz kein_mensch kinder_haben
kinderteller kirche kirchenglocken kitsc* kitschig klausur klebr* klebt klebt_und kleider kleiderschrank klein_fur
kleingedruckten klimaanlage klingel klotu* klotur knarrt knarzen knode* knodel knollchen kochb* kochk* kochkurs kocht*
kommt_am kommt_im kommt_nicht kommu* kontofuhrung kontofuhrungsgebuhr konzept kopfe koste* kostet_extra krapf* krapfen
kratzbaum krumel krumelt krumm* kuche_ohne kulis* kundenkarte kundennummer kundigungsfrist kundin kunst* kurse* kurz
labbr* labbrig labsk* labskaus lachh* lachhaft lacki* lackiert lag_nicht lamin* laminat lamm landk* landkarte lange
lange* lappi* lappig lebenszeit led lederhose leer_und lego lehne leichenschmaus leider leiert leinwand leise leise*
lekti* lektion letzten_update letztes_jahr licht* lieb_und lieferbar liefert liegestuhle likes likes* linie linie*
lochr* lochrig losen losen* lucke* luft lufte* luftm* luftmatratze luftung mal_butter malta malta* man_auf man_dort
man_kommt man_uns mango manik* manikure mann_wollte maria* mariahilfer mario massageol matsch matschig maultaschen mbit
mehr_in mein_kumpel meine_haare meist meiste merke minig* minigolf mir_haben mit_kinderwagen mit_zwei mitte mm mogel*
mogelpackung mogli* moglich moin monaten mord morder muffe* murks murks* music* musical musik* mussten mutze mutze*
nach_3 nach_acht nach_drei nachbarort nachgestellt nacho* nachos nadelte nahe nennt_sich nervi* nervig neues* neuestem
neun nicht_an nicht_fertig nicht_in nicht_lesen nicht_lieferbar nicht_raus nicht_wie nichtraucher nie_mehr nie_wieder
niemand_hat nieselregen noch_kein nugge* nuggets nummer_gezogen nur_das nur_gegen nur_nicht nur_noch nussschnecke
offen_und ohne_papier ohne_sosse ohrop* ohropax oktober organisieren organisiert originalkarton packs* packstation
pappb* pappbecher papps* pappsuss parke* parkp* patrone pausi* pc pingu* pinguine pixelfehler pizzen planetarium platte
playl* plus point* pointen polar* polizeistation polnische polst* polster pramie preis* preise preiserhohung preisliste
presslufthammer pro_person probe programm prufu* prufungstermin puppe* radern radfa* radfahren railj* railjet ramsc*
ramsch rand rasse* raub raubr* raubrittertum raume* reali* realitat rechner regal regal* regenradar reichlich reihen
reizend reser* rochen rosen* rosti router ruckgangig rufnu* ruher* ruheraum ruhrend rund runden sachertorte sage salzb*
salzburg samstagabend samstags sand sang sanitarhaus schade schade_drum schal_und schimmelkase schlachtfeld schlager
schlagzeugkurs schlecht schlecht_organisiert schlechter schlusselkopie schmeckt_nach schneiden schon_keine schon_weg
schritte schrott schuster sechs_wochen sehr_argerlich sehr_freundlich seit_drei seit_ostern sekre* seminar sendu*
sendungsverfolgung seniorenteller servicegebuhr servietten show sich_von sie_ja sieben_monaten siebzigern sitzg*
sitzgelegenheit so_klein socken_nach softw* software sollte_es sonntags sonst_nix spatzle speichern speis* speisewagen
spielleiter spielte_nur spinde spinnen spinnweben spitze sprachkurs sprechstundenhilfe spritzgeback spulen stadionwurst
start* starten std steakmesser steif steil* stets stets* stilles stimmt stinklangweilig stinksauer stirb* stirbt
strauss streaming stren* streng student studentenrabatt stunde stunden_zu stundenplan suchf* suchte summe* super
synchronisiert syste* tafeln tankstelle tanzk* tanzkurs tarif* tasse tasse* tasta* tastatur teilen teill* teillieferung
telefoniert termin termine terrasse tetra* tetrapak theorie thermometer ticket tierf* toast* tode_gelangweilt
topferkurs totla* traue* trauerfeier tretb* tretboot trocknet turkisches tute uberlastet uberzogen ubrigen uhr_also
uhr_mit um_13 um_18 um_22 umgeleitet ums umset* umsti* umstieg umtauschen und_ausserdem und_beim und_bin und_fur
und_hatte und_keiner und_kostet und_um und_wir und_zuruck unfai* ungep* ungepflegt unlesbar unmog* unmoglich unper*
unpersonlich unterm_bett unvol* unvollstandig unvorteilhaft uppig uppig* urlau* urlaubstag vegane verfugbar vergeben
verkauferin_hat verkleinert verlangert verliert vermisst verschmiert verschwommene versprochen vertretungen viel viell*
vielleicht vier_leute vitam* vitamin vom_wirt von_vorne voran* vorbestellt vorbi* vorbildlich vorgast vorlauf vormittag
vormittags vorso* wacke* waffe* waffen war_nur war_vom warteten was_soll wasserdruck wechs* wecke* weder weder* weich*
weinbegleitung weinp* weinprobe welke* wellen wenige weniger_als wenn_auch werktage wie_mein wieder_hin wir_mit
wir_noch wird_am wird_schon wirkten wissen_ob woanders wollte_bloss woran woran* worte wumme* wunsc* youtu* youtube
zah_wie zahlung zahnb* zahnburste zahnp* zehn_euro zehn_tage zehnt* zeit zentral zettel_dran zieht zieht* zins zu_hause
zu_lang zu_langsam zu_leicht zu_sehen zu_tode zu_warm zugep* zugeparkt zugeschnitten zum_dritten zum_strand zuruckgeben
zusammengefallen zutei* zuteilung zwei_sterne zweien zweiten_mal zwiebeln`,
      '-4': `
05 112 11_30 140 14_monaten 14b 16_uhr 18_30 1_5 2019 20_uhr 212 25_min 2_wochen 3 32 34 38_euro 3_mal 45_minuten 5_std
5_wochen 68 70 7_90 8_euro 90 95 99 9_uhr aber_da aber_die aber_drei abfah* abgegriffen abgezockt abholung abo absage
abtei* abtip* abzocke acht acht_und achterbahn achtzig adresse_im advent air alles_wie als_die am_schluss am_sonntag
an_uns anderes anderthalb anderthalb_stunden anfan* angeblich_nie angebot angestarrt anmac* anruf anrufen anstandig
ansto* anwalt_hat apfel app_sturzt armse* arztt* arzttermin auf_seite aufbe* aufdr* aufga* aufma* augus* august
ausdruck ausgabe ausserdem automatisch baff bagge* baggersee banne* banner barco* barcode basel basel* baume* bearb*
bearbeitung bedienung bei_den bei_frau bei_jeder beiden_handen beilage beim_offnen beipa* beipackzettel beitr*
beschriftet besetzt_und besichtigung besser besteht besuc* betrachten betreut betrunkene bettwasche beworben
bezahlt_hatte bezahlt_und bezie* bildern bis_zu bis_zwei bisserl bitte bitte* bleibt blend* blitz* bohrm* bohrmaschine
boxspringbett bratl bratl* brauc* braue* bretter briefmarken bring* bruch* buchung cafe capun* capuns cookie dann_kam
darf_ich das_auto das_beste das_buro das_etikett das_futter das_hier dass_man dauerte_ewig defek* defekt dem_gleichen
dem_kanister dem_paket den_abend den_ferien den_hat den_koffer der_doktor der_dritte der_drucker der_filiale
der_installateur der_kassa der_service der_teppich der_vermieter derwe* derweil desig* design deutsche die_arztin
die_bahn die_falschen die_hecke die_hotline die_jungen die_kann die_klingel die_kollegin die_lieferung dienstag diesem
direkt_vor discounter dort_drinnen dosen* drach* drei_euro drei_mal dreim* dreimal dreissig drinn* drinnen druckt
dunst* duschen_lauwarm ehrli* ein_schalter ein_witz ein_zettel eine_antwort eine_halbe eine_kraft eingeschlafen einze*
einzelnen elf empfo* endet* eng_dass entwu* erdap* erdapfelsalat erdbeeren erfah* erhoht erklarung erst ersten erwie*
es_dann es_nach es_nicht espre* espresso euro_extra export extra extra* extrawurst fache* fachelten fallt* falschem
falschen fand fantasie fassu* fehla* fehlt fernseher fesse* fesseln festpreis fitnessstudio fleck flug_gestrichen
fohnen formular frei freinehmen freis* freit* fremd freunden freundlich_aber friss* frisst front fruhe* fruher frust
fuhlte fuhru* funkt* fur_das gangen garte* gartenschlauch gastg* gasth* gebracht gebrochenes gebuc* geburtstag gedul*
gefreut gehn geht geist* gelau* gelaufen gelie* geliefert gemalt gemie* gemietet gemix* gemixt gemut* genickt gerade
gesal* gesalzen geschlafen gestimmt getrankemarkt gewar* gewun* gezahlt_haben ging_nicht gleich gluck* glutenfreies
gonne* gonnen grafi* grantig gratu* gratuliert grenz* grill grill* grolt* gross* grun grundsatzlich grunes gruse*
gulti* gultig gummi* gut halbe_stunde halt_nicht handydisplay handyvertrag happi* happig hasslich hat_es hatte_keine
hatte_nur hautc* hecke heisses heize* hektik herrenabteilung hielt_sich hingefahren hochn* hochstuhl hochzeit hofer
hofer* hoflich hohen* hoher horten hotli* hotline hotline_sagt hubsch ice ich_ihm ich_sass im_ganzen im_glas im_museum
im_schatten im_stehen im_tal im_vertrag im_winter immer_im ins_wasser installieren inzwi* inzwischen ist_aber ist_meine
ist_mit ist_nach ist_nichts ja_die jemanden jetzt_auch jetzt_mit jetzt_nur jetzt_soll jetzt_zu junge_mann kabarettist
kaffee kakao kannt* kapitel kaputte kartoffeln katas* katastrophe kisse* klamo* klamotten klang* klapp* klebrig klebte
klebten klemm* klick klingt km koche* kochen kommo* kommode kommt_nie kompl* konkurrenz konnten kostet kostete kratzt
krieg krimi* kuche kugel* kuhle* kuhls* kuhlschrank kuhlu* kuhlung kundigung kursr* kursraum labbe* labberig ladekabel
ladt lag_im lage lang langa* langatmig langem laufbandern laut_und laute lauts* leberkase leeren leide* leiser lernt
lernt* lesen_sollen leute_auf leute_mit liebevoll liedern liess_nicht lift limon* limonade lob mail mal_und man_einen
man_halt man_wird mango* mann_musste matchmaking matten mause maxim* mein_chef mein_fehler meine_grosse
meine_schwiegermutter mich_eine mietv* mietvertrag migro* migros mild min minuten_in minuten_zu mir_der mir_nie
mit_beiden mit_meiner mitten_im mixer mixer* mochte monaten_und morit* moritz mosch* motiv* mucke* mullt* mulltonnen
munze* musik muss musste_ich muttertag nach_1 nach_ner nach_uns nachbartisch nachn* nachster_termin nachz* navi nebel*
neben_uns nebenkostenabrechnung ned nennen nerve* nerven neuer_termin neues neuwa* neuwagen newsl* nicht_ab nicht_da
nicht_dafur nicht_das nicht_ein nicht_um nicht_weg nichts_dafur noch_in nochm* nudel* nur_ab nur_auf nur_bis nur_zwei
obwohl_die oh ohne_uns ohne_vorwarnung open orang* orden* palet* panda panda* parkett parkg* parkhaus parkplatz_kostet
parkplatzsuche parze* parzellen passiert_ist passt* pay pay_to peinl* peinlich per_post petra petra* pflan* pisto* plan
plane* plund* plunder ponyr* ponyreiten preis prime* probefahrt progr* prosecco prozent pudel_wurde quasi quasi*
quietschen rader* radie* radle* radler rahme* ramen ramen* raumt rausgekommen rausk* reagiere rechnet regenjacke
reichte reihe reissverschluss rennt rennt* riecht_nach ritze* robot* roboter rolle* rollen rotkr* routen rucke*
ruckenschmerzen ruckwand runde* s_bahn sagt_man salam* salami salat* satze* sauber_war saule saule* schade_ums schat*
schie* schlange_und schleife schliesstage schma* schmiert schnitt schnitzel_war schon_beim schubladen schuhen schwammen
schwiegereltern schwindlig sechst sehr seht seht_ihr sehte* sehtest seit_9 seit_april seit_marz seite* service sexy
sich_nach sicherheitskontrolle sicht sie_mir sieben sind_alle sind_dann singl* sitz sitza* sitzabstand sitze sitzplatze
solid* sommer sondergleichen songs songs* sound* spannung spare* sparen sparg* speck speck* speisekarte spinne sprec*
spruh* stadion stadt* stammlokal stand_in std_20 steckdosen stimm* stolz stolz* storniert strand strassenbahn streicht
stuck stufe* tafel* tagen tagen* tapfe* tapfer teil telefon_hiess telle* termi* teure* texte theater ticke* tiram*
tiramisu tisch* tischtuch to to_win tosca tosca* totlachen tracking traume traur* traut trennt trocken_wie tuschelte
uberb* ubrig ulm um_14 um_16 um_8 um_9 um_sieben um_vier umgeb* umgebaut umgekehrt ums_geld und_15 und_damit und_einem
unfair ungen* uni unnot* unreg* uns_hat unsau* unsere_kinder unter_einer unvorbereitet uralt* urlaub_genommen verfl*
verlegt verloren_und verschenken verschleiss versichert verstanden versteckt_sich vertrocknet vertrostet verweist
verzogert vierzig_minuten virus virus* vollgestellt volli* vollig vom_vorganger vom_vorjahr von_oben vor_jeder vorhang
vorher_per vorja* vorjahr wachst wahns* wahnsinnig walze* walzer war_da war_der war_es war_gut wars warte_ich
wasserspender wechsle weg_nach wegel* weil_die weinb* weinte welk wenig* werk weste* wie_die wiegt wiegt* wiese* wimmer
win wir_den wir_gehen wir_hatten wir_im wir_in wir_jetzt wir_kommen wir_sassen wirbt wirbt* wird_es wirklich wirtsleute
wo_mein wochen wochen_noch wochentlich wohl_nicht wohnm* wollten wunderbar wurde_nicht wurst* zalan* zalando zange*
zeltp* zeltplatz zentriert zerkr* zerkratzt zersc* zinse* zinsen zirbe* zu_dunkel zu_dunn zu_sechst zu_spat zu_viel
zu_zahlen zufri* zug zugew* zum_gluck zum_vierten zupft* zur_strasse zuruckgeschickt zusat* zusta* zustandig_ist zuvor*
zwei_euro zwei_stunden zwei_wochen zweimal_am`,
      '-3': `
12 130 14 149 149_euro 16 18 1970 20 23 24 240 250 2_tage 3_euro 4 43 45 450 5 66 80 96 98 ab_und aber aber_auch
aber_bitte aber_nicht aber_so abflug abgefahren abgelaufen abgezahlt abholzettel abnut* abnutzung abzug acht_euro
affen* agb aktiv* all alle_drei alle_schon allein_fur alles_aus alles_weg als_der als_wir also am_kinn am_montag am_tag
ameis* an_und andere anfanger anfrage angeblich_nur angeheiterte angekommen angen* angeschlagen annul* anruf* anschluss
anstr* anstrich antwo* antwortet anwalte anzeigetafel arger artik* aschenbecher auch_aber auch_nicht auch_so
aufgetragen aufnahmegesprach aufru* aus_wie ausei* auseinander ausfl* ausgefullt aussah ausser ausstellung_war
auswahlen auszu* auto_selbst b bademantel bahn bahnh* balkon balle* band_war bankr* batte* batterie began* begann
begru* begrundung behor* bei_uns beifahrersitz beim_fruhstuck ben berger besic* besser_als bestand besuch betrieb bier
bis_dahin bis_ich bitte_um bohre* bollerwagen bombe* bonus* bordk* boses boses* bots bowle bowle* braun
bremsflussigkeit bringen brockelte bruck buchu* bugel* burge* burst* campingplatz carsh* carsharing cent chatv* chris*
cloud cloud* cm creme creme* da_muss dacht* dame_am dank dann_auch dann_auf dann_halt dann_zwei das_ding das_ganze
das_geld das_gleiche das_hatte das_haus das_schnitzel das_stuck date dem_arm dem_fenster den_hab der_alten der_brust
der_dunkelheit der_eine der_falsche der_fernseher der_fruh der_karte der_luft der_nahe der_saal der_schublade
der_support desin* desse* diale* die_ausstellung die_bilder die_fusse die_halfte die_kaution die_musik die_nase
die_preise diebs* diebstahl diese* diesen direkt direkt_unter diskretion donnerstag doppelt_so dose dreht drei drei_uhr
druck* dubel dubel* dunkelheit durchgesessen duschen ec ein_halbes einen_zwanziger einer_woche einfach_nur eingegeben
einla* einlo* einzigen einziger einziges_mal eisha* eishalle empfohlen en ende enden enden* enkel entpu* entpuppte
er_dann erdnussen erfas* erinnerung erken* erreichbar erst_mal erstattung erwarte erwischt es_auch es_doch es_ich essen
etwa euro_furs euro_gegeben faden* fahre falls* falsch_geschrieben fand_die fangt fangt* febru* februar fehlercode
fehlte feier* fenster ferien fettf* fettfilm feuch* feuerwerk finde_ich fingerabdruck fischallergie fitness flieger
fliegt fliesen florist flott flugz* formu* formular_dreimal frechheit freud* freude friseurin fruhschicht fruhstuck
fullung funft* fur_den furs fussb* fusse gab's gab's* garan* gebt gebucht gebuh* geburt geduld gefahren gefan* gefre*
gefuh* gefuhlt gegan* gegangen gegend geges* gegessen gegriffen gehab* gehabt gehege_leer geigenlehrer gekichert
gekommen_ist gekur* gelbe geld_kam geld_zuruck gemeinde gemutlich genug genug* gepfi* gepfiffen gerad* gerat* geraumt
geret* gerettet gerum* geschrieben gesichtsmaske gespi* gespu* gestern gestr* gestunken getragen geweint geweint_vor
gewes* gewesen giftmord gitar* glanz* glas glasf* glasfaser glatz* glauben gleis* gluck googelte gott_sei gottl*
gottlob grosse grundlich gruselig gut_und guthaben gutsc* hab_alles hab_ihn hab_nur haben_sie hagel* hagen hagen* hahn
halb_acht halbe* halben halbes halle* hallenbad hanno* hannover hassl* hat_dann hatte_ich hatte_man hatte_zu hatten_sie
hatten_wir hausaufgaben hausc* hauschen hause hausgemacht heil heizt heizu* helfen herd herdp* herdplatte herst*
hersteller herz herzk* heule* heusc* heute_noch hier_nicht hinterlegt hoher* hoher_als holle* holzi* homeo* homeoffice
hort hose hotel hulse* hunge* hunger hustenden ich_am ich_auch ich_dann ich_nie ich_sagte ich_selber im_abteil
im_januar im_juli im_nebel im_park im_prospekt im_saal im_system in_7 in_gottingen in_zehn in_zwei inseriert inventur
isch ist_an ist_es ist_grun ist_so janua* januar je jede jeden_tag juli junge kafer kaffe* kalten kaltm* kam_ein
kam_eine kam_ich kam_um kamen kamen* kanne kanne* kapse* kapseln kaput* kaputten kartoffel kartons kasten katzentisch
kaum_noch kaute kaute* keines kindergeburtstag kiosk kiosk* kirch* kleid* klump* kneif* kneift kommentarlos kommt_aus
komod* komodie konnen_die kontos kopfhorer korb kraut* kreuzfahrt kugelschreiber kumpel kundendienst kurt kurz_gesagt
labbrig_und ladek* lampen leberkassemmel leert* lehrb* lehrbuch lehrk* lehrkraft leihg* lernen lesen lesen* licht
licht_im liebt liebt* lieferfenster liefertermin links links* lokal los losun* luftb* luftu* lusti* lustl* mails mails*
mails_antwortet mal_einen mal_in mal_wieder man_muss man_von mater* material matratze maurer mayo mecke* medikament
meer meeti* meeting mein_anwalt mein_kind mein_nachbar meine_eltern meinem_mann meiner_meinung meiner_nichte
meiner_schwester meiner_tante meinung_nach meldezettel merken messe mich_nach minuten mir_nichts misch* mit_40 mit_viel
mitarbeiter_hat mittags mittwochs mochten model* modem modem* monat* mude muden muden* musste_alles mussten_wir nach_2
nach_einem nach_kassel nach_neun nachhilfe nachr* nachstes naht neue neun_tagen nicht_mal nicht_vom nie_auf nur nur_die
nusss* ob_man oben_herab ofen ohne ohne_kase ohrenschmerzen online orange ordentlich ort pampi* pampig passf* passierte
passt passte patro* patzi* patzig pauschalreise per_einschreiben personalmangel pfand pfann* pieps* piepst pizza pizza*
pizza_war platz_fur polni* poste* probiert prose* prufung puderzucker puls rabat* ratse* ratsel rattengift raum
rausgehen rausz* rechts regale regen regen* regenschirm reich* reihe* reins* reise reklamation reserviert_und
restaurant richtig room ruft_zuruck salat salz samst* sanft sanft* sange* sasse* sassen saube* sauber sauna schachtel
schal scharf scherben schlafwagen schlagobers schlamperei schle* schlief schloss schluss schol* schon_wieder schuh*
schwagerin schwamm schwarzfahrer sechs sehen* seit_mai seit_neun seit_sechs seite sekun* selts* semme* senf shop
sich_dann sich_das sich_nicht sicht* sie_es sie_haben siebten siebzig sieht_aus silberhochzeit skulp* so_an so_einen
sobald_man solaranlage solche soll_ich sonst_nichts sorgen sorgf* sorgfaltig sorte* sowie* spani* speic* spezi
spielecke spulw* spulwasser standen standen_wir standort statt statt_zu steht_seit steht_so stehts stellte stern*
steuerberater stieg stillgelegt storn* strah* strau* stuck* stunden_verspatung suppe suppe* susses swiss* tagen_zuruck
tages* tanne* tatut* tatutata techniker_war teich teich* teile* tennisballe textbausteinen texte* torte torte* total*
tote totenstille toter toter* touri* touristenfalle trafi* trafik treppen treppenhaus trifft trotzdem_nicht trug tunne*
tunnel turen tutor* ubel uberl* ublic* ublich uhr_und um_10 um_19 um_23 um_elf um_halb umbuc* umgehauen umgeschraubt
umsatzen umsetzen und_auch und_behauptet und_ein und_eine und_geht und_wurde uns_nicht uns_wird unserem unten unten*
unterstand unzum* unzumutbar ursul* ursula vase verbl* verbogen verlangen verlangern verlegen verpa* verru* verschiebt
verschnitten verschwommen verspatung_und verstandlich verstaucht verstehen versteht verwa* verwaltung verze* verzo*
visit* vitrinen voll voller vollg* von_acht von_einem von_vier vorbeigefahren vorganger vorha* vormi* vorne vorne*
wande* war_aber war_am war_eine war_in war_nicht waren_wir waren_zu warte* wehre* weil_sie wein weint* weit
wellnessbereich wenns wenns* werbu* wichtig wie_am wie_bei wie_der wie_im wie_man wieder wieder_da wieder_zu
wiederholung will_ich wimpern wir_auf wir_nur wir_selber wir_standen wird_von wirkl* wirkt* wirts* wisch* witz witzi*
witzig woche woche* wochen_auf wochenende wohnz* wohnzimmer wordn wordn* wurde_abgelehnt wurde_die zack zahlu*
zahlungen zahnr* zaube* zehn zentrale zerbr* zirkus zoo zu_haben zu_laut zu_wegen zugem* zugemacht zugeschaut
zum_kotzen zum_lesen zumut* zur_besichtigung zuruck_und zweite zwick* zwieb* zwolf`,
      '-2': `
00 110 120_euro 164 19 19_euro 19_uhr 20_minuten 214 21_uhr 22 25_euro 29 30_grad 31 312 34_grad 35 35_euro 3x 58
79_euro 7_wochen 8 81 abend abend* aber_an aber_mein abfahrt abgedeckt abgeholt abgelesen abgewischt absen* abteil
abteilung abzoc* acht_in acht_monaten akzep* akzeptiert aller alles_gut alles_im alt altbau am_automaten am_gleis
am_meisten amt an_einem ander* andern anfas* anfassen angeben angezeigt angri* angriff ankun* anmeldung anscheinend
arbeitskollege armen armen* artikel asiat* auf_mails aufsc* aus_als ausflug ausgemacht ausgezogen ausha* aushang aussa*
ausse* aussteigen austr* autobahnfahrt autohaus babyschwimmen badew* bahnsteig banda* bandansage bandc* bandchen bedan*
beend* begrusst bei_meiner beleg* beleuchtet berat* bereu* berg berga* bergab beruf besen* besichtigt beste beste*
bestellung betra* betrag betreuerinnen betten bettw* bezahlt bibli* bilds* bille* bin_auf bissc* bisschen blick blicken
blockieren blutd* blutr* bock bogen bogen* bohrl* boots* brauche brief brill* brock* brot brotc* brotchen buchh* bugel
burger bus butte* chorp* chorprobe contr* copys* copyshop da_seit dabei dabei* dachr* dachrinne dafur dafur* dahin
damen damen* danke danke* dann_die dann_ein dann_wohl das_ist das_leben das_macht das_ticket das_wasser das_wort
das_zweite dass_wir davon* davon_nichts deins* dem_balkon dem_dritten dem_vertrag den_letzten der_haltestelle
der_lehrer der_lobby der_minibar der_rest der_schule dhl die_auf die_ecke die_filiale die_frage die_frist die_ganze
die_hochzeit die_kette die_letzten die_luft die_mails die_nachste die_saule die_strasse die_stunde die_von diese
dieselben digga digga* ding doner donne* doppelt doppelte dozen* drei_tage dritt* dritten_mal drive drive* drohn*
drohne drum dunkel durchsichtig duschkopf ecke ecken ecken* eiert* eimer eimer* ein_bier ein_traum einfach_ein
eingefangen eingesetzt einka* einkaufswagen einwe* einzeln eis eiska* eiskalt elternabend ende_august englisch entfernt
entsc* entschadigung entso* entzug er_gar er_will erkal* erkennt erkla* erklart ersch* erset* ersetzt erste erste*
erwac* erwartet erzahlen es_am es_die es_noch es_regnete essen* etike* euro euro_gutschein euro_und excel faden fahrr*
falsc* falsch falscher familienzimmer fande* fanta* farben fass fehle* fehlt* felgen ferti* fertig fett feueralarm
ficht* fiebe* figur figur* finde* fisch fliesenkleber flug flugh* flund* flunder fluss* frage_nach fragebogen freitag
fremden frida* fruh fruher_war fulle* fullu* fur_ein fur_kinder fur_vier fur_zwei furch* futtern gang ganz_normal ganze
garagentor gasse gasse* geblattert gebli* geblieben gebraucht gebuhr gedac* gedrange gefah* gegenuber geguc* geguckt
geheg* gehore gekauft_am gekaufter gekaut geklopft gekom* gekommen gekurzt gelan* gelandet gelin* gemah* gemal* gemus*
genos* genossenschaft gerate gerau* gerd gerei* gereicht gern gerne gerne* gesam* geschaft geschnitten gespe* gesperrt
gestossen gewei* gewesen_sein ginge* gingen glasb* glaubt grant* grey grube* grusse grusse_an grussen hab_im hab_meine
haben_sich halb_neun halle halt halt_an handbuch handt* handtasche hangt hangt* hat_geweint hat_keine hatte_das
hatte_die haus_ist hausa* hauso* hausordnung heiss heisse heisses_wasser heisst heize heizung helferinnen heller hemde*
hemden henke* herr_am herrs* herrschaften herum* herzi* hetzte hier himme* hingegen hintergrund hinterlassen hochg*
hochl* hochz* hochzeitstag hocker holzs* horgerat hund_ist hustensaft hutte* ibupr* ich_auf ich_aus ich_bei ich_damit
ich_jetzt ich_seh ich_seit ich_selbst ich_steh ich_wollte ihr_nicht im_briefkasten im_chat im_garten im_geschaft
im_hintergrund im_kofferraum im_oktober im_ort im_spiel immer immer* immer_noch in_vier infor* inhalt innen insek*
inser* internet ist_dann ist_immer ist_kein ja_und jahren_nicht janne* janner jeden_abend jedes jedes_mal juniorchef
kam kam_punktlich kam_und kamen_wir kamin kamin* kampf* kanis* kanister kann kann_ich kante* kaputt kartc* kartchen
karte karte* kartoffelsalat karton kasse kaste* kegelclub kein kein_wort keine kennt_man kennw* kennwort ketch* ketchup
klang klaus* knapp knapp* knarr* kochs* koffe* koffern koks kollegin konnen konnte_die kontaktlinsen kopf_und kopfe*
kopfen kopierer korrigiert kostenpflichtig krankenkasse kratz* kreta kreta* kugeln kundigungsbestatigung kunstlich kurs
lack lampe* landet lasag* lasagne lastert lasti* lastig laub lause* leber* leer leergefegt leich* leitungswasser lerne*
letzten liefe* lieferkette liess_uns liste lobby lobby* lol lose loung* lounge macht_die mai mal_im man man_auch
man_den man_eine man_ihn man_sein maria masse matra* maulf* maulfaul mediz* mehr mein_geld mein_mann mein_vater meint
meinu* meinung meisten melan* meldet_sich mikro minib* minibar minut* miser* miserabel mit_3 mit_freunden mitbr* mitta*
mittagessen mocht* modul* mohn monit* monitor monta* mords* muffi* mundl* mundlich munzen museu* musst* musste_in
mutter_mit nach_14 nach_zehn nach_zwei nachbar nachbarn nachgemacht nachsendung nachsten_tag nachzahlung nagel nasch*
nee nein ner nettes netz netzb* netzbetreiber neuen neuen* neunz* nicht_zuruck nichts nie_angekommen nix noch_immer
nochmal normal nucht* nuchtern nummern nur_eine nur_einer nur_zur nutzen ob_das obend* oberf* offnet oft ohne_antwort
ohrstecker okay onlin* optiker papier parkh* parkplatz parkticket parto* partout passau pasta pasta* patch* pausc*
pause* paypa* paypal per personalausweis pfanne pfeift pflanzen plusc* polic* police pool porti* positiv postf* probe*
produ* pulli_mit rader rahmen raten* rauch rauchte rausbekommen reagiert regelte regnete reha reif reine* reingekommen
reise* reisebus reitstunde rente* rest rezepte richt* richter richtigen ritze rolladen rosen rost roten roten*
ruckzahlung rudel ruder* russi* saal safe sah_man sahar* sahara sahen sahen* salzi* salzig samstag samstag_war sattel
saugt* scann* scanner schafft schatze schau schaum scheiben schel* scheu* schicken schlagt schlangen schliessen
schlittschuhe schlucken schme* schmeckte schmerzen schnuller schonen schublade schulterzucken schweiz sechsten segel*
sehen sei_dank seiner seit_einzug seit_februar seiten selber selbs* semmel sende* sendung sibir* sibirien sich_bei
sich_ein sich_sehr sich_um sie_das sie_kam sie_will sie_zu siebe* sim_karte sind_extra sitze* sitzt sitzt* smart* sms
so_einem so_im socke* socken sofas sofas* sohn_hat solch* sollten somme* sonnt* sonntag sound sowieso spann* spielt
spielte spinning spric* spricht spulm* stand_da stapl* statt* staub staubtrocken stecken stefa* stefan stehen_gelassen
stehn stehn* steht_in steif* stell stemp* stempel stier* stoff stoff* stosst strea* stude* stund* stunden
stunden_gewartet stunden_spater suche summt summt* supermarkt suss tag tage_lang tagel* tagelang tal tanks* tanz taucht
taxi techniker_kommt tellern teppich termin_wurde terra* text tierpark tisch tochter_ist top total trakt* traum
trauredner trepp* trub trupp* tschu* turen* turns* tursteher_hat tv uber_dem uber_eine uberf* uberr* uhr uhr_fruh um_20
um_die um_funf um_zwolf umarm* umgebracht umgeh* umgel* umkleidekabinen umsat* umzug unbekannt und_an und_danach
und_einen und_habe und_trotzdem und_viel und_wenn unfreundlich uns_aus unterm_tisch unver* urtei* urteil vanil* vanille
verargert verbinden verbrannt verbucht verbunden verfolgte vergessen vergisst vergn* verhunzt verkauferin verle* verli*
verlorene vermutlich verschlafen verschlossener verstellt verteilt_und vertragt verwechselt viel_zu viele viele* vier
vier_kindern vier_mal vier_tage viertel vierten_mal vierter vierz* vierzig volle* vom_haus von_selbst vor_ort
vor_verschlossener vorge* vorhe* vorher vorig* vorige vorige_woche vorma* vorn vornamen vors vorstellung vorwa*
vorwarnung wackelig wahnsinn war_dann war_ok war_okay war_zum wartete was_es was_fur was_sie wasch* wc wechselt wecker
weg_von wegkl* weihn* weil_der weiss_was welches welli* wenden wenigstens wenn_die wenn_man werbe* werbung werde wicht*
wie wie_eine wie_gesagt wie_von wiede* wiener will winke* winken wir_am wir_haben wir_wurden wird wirft wirft*
wirtshaus witze wolf wollte_mir wozu wurde_an wurde_ich zeite* zeiten zeitschriftenabo zerri* zerrissen zettel zigar*
zigarette zimmermadchen zombie zu zu_kommen zu_teuer zuhau* zuhause zum zur_arbeit zurch* zurcher zuruck zuruckgefahren
zusch* zustandig zuver* zwei_monaten zwei_tage zwei_und zweim* zweimal zweites zwill* zwolf*`,
      '-1': `
1 13 15 200 340 40 47 52 59 590 ab abends abgeben abgehoben abgelehnt abgereist abges* abhol* absch* abste* abstellraum
abstu* abwec* abwechselnd ach achtz* agnes agnes* albtr* albtraum allergenkarte allergenliste allergisch alte alten
alten* altes* anfangerin angebunden angegeben anmel* ansch* antwort aquar* auch aufenthalt auffi* auffindbar aufgelost
aufgezogen aufle* aufzug ausfa* ausfahrt ausfullen ausgebremst ausgerenkt ausreden ausst* autob* autom* babybett
badeanzug badet* bankomat barge* bauge* baugerust baumarkt baustelle bedie* bedient befun* begon* begonnen beher*
beinahe bekamen belastigt berater bereit berge* beruhrt besta* besuche beton betri* betriebsausflug betrug bevor
bewerbungsfotos bezah* biete* bietet bildschirm bin bis blaul* blaulicht bleic* blick* blieb* block* blod blume* board*
bolle* braune briefkasten brille brotk* bruck* buche* buchungsnummer buden* bundesstrasse bunga* bungalow burgeramt
buro burste butter cater* chanc* chinese chip chor coaching cooki* couch couch* crepe crepe* curry* dach dachte dacke*
dackel daraus dauernd davon dazu deckel delle* deppen derma* dermassen derse* derselbe derselben dessert dicke diebe*
diebi* direk* doner* doppe* doppelbett down dreis* dreist dreiz* dring* dritter drucker dumm dunke* durchgelegene
dusch* dusche duschkabine duscht echt echten ehrliche eigen* eigener einsc* eintr* elter* empfahl endli* endlich enker*
enkerl entschuldigt erleb* erwis* etikett etikettenschwindel etui eur fachl* fachlich fahrk* fahrrad fahrstunde fanden
feilt* feilte fein fiel filia* filter find finde flamm* flieg* flott* flyer flyer* fondue formulare fotos fotos* frage
frank* franken fristgerecht fruhstucksbuffet fumme* funften fur fussball fussen futter galle* gallen ganse* ganze*
garten geandert gebla* gedec* geehr* gegne* gehe gehege gelernte gelum* gemalde gemustert gerol* gerollt gesch*
geschaut geschmeckt geses* gesessen geseu* geseufzt gestempelt gestorben gesuc* gesucht gesungen getar* getarnt getre*
gewas* gewaschen gewinn gewor* gewur* gewus* gezapft gibts gibts* gleic* googl* google graz gross grund* grunk* gruss
guckt* gulas* gulasch gurke* gurtel haber* haftp* haftpflicht haken half hallo hallo* hamst* handy* hangen harml*
harmlos haube haube* haufe* haufen hausg* hell helle* heraus herbe* herbs* herme* hermes himml* himmlisch hinko* holla*
hotels hutte ibuprofen impfp* impfpass ines info innen* inserat inspe* inter* jacke jahre jeans jedem jedem* jeder
jeder* jedes* karot* kartengerat kassiererin kaufe kaufe* kaugu* kaugummi keine* keinem keller kellnerin kids
kinderwagen kirta* kirtag klar klavi* kleber kleid klein* klode* klodeckel klos kofferraum kommen komplett kontonummer
kopie korbchen korke* korkenzieher kotzen kraft kraft* krage* kragen kuchen kuhlp* kunden kundi* kurbi* laden lampe
langer lappe* lappen lapto* laptop lasch* lasst lasst* laufb* laufz* laufzeit laune laune* lause laut laute* lauter
lecke* leergesaugt lehnt* lehrer leist* leitn* lest letzt* letzter leute leute* leuten lieblose lieferte lila linken
lizen* lizenz locken login login* lokal* loschen loscht lustlos m magen mal mange* mante* marke markise marme* massa*
mast mault* mehme* mehmet meile* meilen meldet mensc* mensch messer mikro* mitarbeiterin mittag mohnk* mohnkuchen
mohns* mohnschnecke monat mrt mulle* muller mussens musste nachbarzimmer nachl* nadel* natur* ne neben* nebenraum nennt
nennt* newsletter nicht nicht* nie niemanden nimmt nimmt* notfall notig novem* november nusch* nuschelte nusse* nussk*
nusskuchen nutze* oben obere obere* objektiv obst offener olive* onlinebanking ordnung orthopade packli packp*
packpapier palette panier papag* papie* parks* passfoto passwort patienten paul pensioniert personlich pfand*
pfefferminz pfeif* pflas* piste* pistole pizze* plastik platz polie* pomme* pommes porta* portal portu* portugal postk*
postkarte premiere profile prufe* prufer puddi* pudding pulve* pulver puppe puree puree* putz putzt* qr queng* radio*
rasts* raststatte raucher raume rausb* rausch rausgeflogen reagi* rechn* rechnungen rechte regel regel* regelrecht
regio* registrierung regne* regnet reicht reiss* reits* retou* rezept riecht rontgen rosa rotwe* rotwein ruckw* rudel*
ruhe ruhig sachbearbeiter sale sanger saust* schame schar* scharfe schaue scheibe schickt schif* schla* schlaf
schlafenden schlag schliesslich schlo* schneller schni* schnitzel schock schon schra* schranke schrauben schreibe
schro* schuhe schuld schus* schweiss schwiegermutter schwimmkurs scrol* se sechs* sechz* seit sekt selbe*
selbstbedienungskasse sender serie* servi* serviette sesam shenz* shenzhen shirt* shoot* sicher sichtschutz sims single
skikurs skisc* skischule smoot* smoothie sofort souve* spater spatz* spezi* spiegel spiel* spita* sprac* sprechen
spritzt spuck* spule* st stahl stahl* starke stattdessen stecker stellplatz sterne stich still stille stimme stimmte
stock* stran* stras* strasse strich stuhlbein sucht sushi sushi* system tacho tacho* tafelspitz tage tarif taschenlampe
tatsa* terminal tierarzt tippf* tischler toile* toilette tomaten tonic tonic* trage* tragen tranen transfer traut*
treib* triff* tropf* trotzdem truppe turki* turm turnschuhe ubera* uberall uberschritten uhrze* uhrzeit um umbuchung
umfah* under* unfas* unfassbar unfre* unhof* unhoflich unterm unverschamt vegan* verbi* verbrannter verbrauchen verbu*
verdoppelt verfa* verfi* vergr* verha* verkr* verloren versa* verschlossenen verschluss verspatung verspielt verst*
verstopft versu* versuch verwahrlost video* viert viert* visite vollb* vollen vorbestellen vorga* vorko* vorla* vorna*
vorve* wann warte warten warum warum* waschkuche wasse* wasserschaden webse* webseite weihnachtsmarkt weil weinen
weisser weiter wickeltisch wintergarten wir wochenlang wofur wofur* wohl wohnt wohnt* wollt wrap wuche* wucher wurst
wusst* wusste wuten* wutend zahlen zeh zelt zerbrochen zerdr* zerdruckt zette* zeugn* zigarettenstummel zimme* zugez*
zuruc* zwei zweijahriger zweit`,
      '1': `
120 189 61 75 800 84 870 91 94 abbes* abbestellt abgabe abgeb* abgebucht abgeg* abgek* abgel* abgemeldet abgep* abholen
ablag* ables* abruf* abwarten achte* acker* adresse ahnung aktiv alarm alkoh* allen allen* alter* alteren ambie*
ambiente an anderem angab* angeblich angek* angemeldet angenommen anger* angerufen anlegen anmelden anpro* anrufe
antiq* anwaltin anzei* aperi* aperitif apfelmus arbeiten asche* attrappe auf aufgeblasen aufgelegt aufgemacht aufgi*
aufta* ausdr* ausge* ausre* ausserhalb auswe* autoh* automaten babys* backen backerei bahns* balko* bankberater barbi*
barbier bares bares* bau bauch* bauma* beauf* beauftragt beche* beendet befre* behinderten beim beina* beinp*
beinpresse bekan* bekommen beleg beraten berec* berechnet berei* besch* besit* besonders bessere bestatigung bestatter
bestellen bette* bewerbung bierd* bilder billiger bjorn bjorn* blaue blink* blinkt blinkte blockiert blode bloss*
blumen bluts* boile* boiler brach* brauchst brauen braus* brause breit brenn* brett brief* brillant brotz* brotzeit
bruhe* brust brust* buchen buchungen caddy* charmant check check* chef chinesisch code cookies da dahei* daheim dame
damensauna dampfbad daneben dann dasse* dasselbe daten daten* davor* decke* den dense* denselben deppe* der desha*
deshalb diama* diens* dienst dieser dip doch doktor donnerstags dozent dran drang* dreht* droge* drunter durch*
durchsage eier ein eine einer einer* einfach einga* eingang eingeladen eingesperrt einma* einschreiben einza* einzahlen
einzig emil empfa* enkel* enkelin ensem* ensemble entsp* erhal* erhalten erkan* erkannt erlau* erlaubnis erlaubt erpre*
erstm* erstmal erwah* erwahnt erzah* erzahlte explodiert fahrer fahrp* fahrt* falle* falls famil* familie fand'* fand's
fang fassung feierabend feine* ferie* ferse* festi* festival feuer* finn fitne* flami* flaschen flecken flughafen
flugm* folie* fondu* formuliert foto fotograf frage* fragt franz* frech* freie freig* freischaltung freiz* freizeitpark
freundin frist fuhle* fuhre* funfz* funkl* funkloch funktion fussg* fussgangerzone fusspflege futte* gabel* ganzen
ganzer garag* garage garderobe garni* garnicht gatte* gaume* gaumen gearb* gearbeitet gebaut gebeten gebra* gefangnis
geflucht gefra* gefragt gehangen gehangt gehei* gehorte gekau* gekauft geklo* gekun* gekundigt geld geldborse gemac*
gemacht genah* genaht genauso geoff* gepac* gepackt gera gesag* gesagt gesammelt geschickt gesetz gespannt gestartet
gewol* gewollt geworden gibt ging glaub glaub* gleiche glutenfreie gott gratis grune* grupp* grusste gutha* haars* hab
habe haha hakch* hakchen hakte hakte* halten handb* handschellen handschlag hansastrasse hante* hat hatten haus hauser
hausf* hausflur heck heft heimk* heizdecke heizkosten herren hetzt* hilde* hilfe* hilft hilft* hin hinter hinterliess
hinterm hinub* hinuber hinweis hitze horte* huber humme* hundeschule huttenwirt ich ignor* ignorieren ihrer ihrer* im
imita* in informiert inven* ist jahre* jasmi* jasmin jedesmal jugend junge* kabel kabelzug kaffeemaschine karten kasse*
kassenbon kauf kaut keinen kelle* kelln* kellner kern kilom* kinde* kinn kissen kisten klaren klasse klassenlehrerin
kleine klett* klopfte klumpen kneip* knieh* kniehoch knies* kolleginnen koln kommentar kompa* konta* kontrolleur
kontrolleurin kopfh* korri* krabb* kranf* kranfuhrer krank* krankenhaus krankheit kredit kreis kreuz* krust* kubel
kubel* kundigen kunft* kunftig kurve kurve* kurze* kusch* kuss lacherlich lachs* landg* landu* landung langst lauere
lauft lauft* leasi* leere* lehre* leihw* leihwagen leine letzte lied lieferdienst liege liege* liegen liegt liessen
lindn* lindner link linke* lippe* lowenzahn luchs luchs* machen mafia* makler mann manne* mannh* mannheim mappe mappe*
markiert markt marmelade mass masseur mathe mathe* matratzen maure* medik* mein melden menschlicher messe* metern mia
mich miete mietwagenschalter minus minus* mir mischling mistk* mistkubel mitgenommen mitte* mitten mittl* mittlerweile
mobel mobil* modelle momen* moment musse* nachb* nachgebessert nachgefullt nachlass nachm* nachmittags nachs* nachste
nacht nacht* nachtschwester nacken namensschild nass neunzig nimmer notau* note noten* nun ob obenr* obenrum objek*
objekt obstl* obstler oder ohrringe ol op original packc* packchen packung peeli* peeling perso* pfeiler pflaster
pflic* pflicht phish* phishing pinze* pinzette poliz* pony posit* praktisch prima prima* probetraining proze* publikum
puder* putzf* putzm* rampe rampe* rang rasie* rauch* raumt* raumu* rausgeworfen red reinigen reiseleiterin
reiseversicherung reith* reklame rente rhein rhein* riechen riesig ritte* roula* rouladen ruckt* ruckweg ruhig* runde
sache sache* sagt salon salon* sandra sarg sass sauer sauna* schaf* schau* schaut scheidung schic* schli* schmuck
schnaps schne* schnell schnupfen schrank schraube schre* schreibt schrift schru* schul* schwa* screenshots seh sehe
sekretarin selfie seltsam senio* sesam* sie sind skiku* sneak* soll sommerfeld sonde* sonne spass spass* spendiert
sperr* spieg* spital split* sport* stadt stadtwerken stamm* stammgaste steckt stehe* stehen steigen steigt stell* stock
stoss stoss* stosszeit streichelzoo strom strom* studentin studio stuhl stuhl* stumm suchen support tablet tablett
tagli* taglich tan tango* tankw* tankwart tanzlehrerin tauschte tee teenies telef* telefonnummer therapeut therm*
thunf* thunfisch tiefen toaster train* tramp* trau tribune trockner trotz* tur turnh* turnhalle uber ubers*
uberschrieben uberwachung umkle* umkleide umso unbek* und unfall unfallfrei unger* uns unser unser* unter unterhalten
veget* verar* verdient verdu* verei* verlass verleih verlo* versand versc* verschaukelt versi* verstecken versteckt
verte* vertr* video volks* vorbei vorfuhrraum wagen wahrend wartezimmer was wasser wechselte wegen wegen* weink* weite*
weize* welch* welchen wellenbecken werden werdet wertl* wertlos whisk* winde* winkt* wirkte wohne* wolle* wollte
wunscht wurze* wussten zehnm* zeich* zeige* zeigte zeitu* zelle* zerfl* zugebunden zugegeben zuges* zugestellt
zulassung zunde* zunge* zuord* zuste* zwanz* zwanzig zwar zweie* zwisc*`,
      '2': `
150 15_euro 20_euro 33 33_grad 412 4b 500 58_euro 62 79 89 890_euro abbuc* abbuchung aber_dass aber_der abgebrochen_und
abged* abgefertigt abgez* abmeldung abspe* account adres* afrik* agent* ahnun* aigne* aigner airbn* airbnb airli*
airline akten* alkohol altpa* altpapier am_bein am_handy am_letzten am_telefon an_dem an_den an_meinem anderer angeb*
angeblafft angedreht angef* angeg* angemacht angeschrieben anhan* anima* ankom* ankommen anleg* anlie* anrie* anrief
anschlag anwalt anzug* app_verlangt aquarium arbei* arbeit arbeite art auch_schon auf_der auf_einen auf_einer auf_euch
auf_ihre auf_mein auf_meinem auf_station auf_wie aufen* aufguss aufha* aufmacht aufs aufzu* aus_und ausga* ausgenommen
ausgeraumt ausgestellt ausgesucht ausrede auste* azubi bahnhof bar barri* barrierefrei beamten befunde behandlung
behin* bei_denen bei_minus bei_mir beiden bekam bekom* bellt bellt* beoba* beobachtet beque* bequem beruh* besitzer
betreff betru* beule beule* bevor* bh bike birgi* birgit bisse* blank blasen blau blind blutige boden boden* bohren
borse box boxen boxen* brannte brunn* burak burak* campi* can chefs chefs* ciao clan clara clara* cockt* d da_wird
dahin* dampf* danac* danach daneb* daneben_und danke_fur das_angebot das_auch das_erste das_man das_war das_zimmer
dass_sie dauerauftrag dem den_hals den_kollegen den_tisch den_wald den_weg depp der_ganzen der_kollege der_meister
der_nacht der_neue der_platzwart der_ruckseite der_wagen der_werbung der_zweiten deswe* deswegen detek* diagnose dick
dicke* die_assistentin die_falsche die_frau die_hat die_kinder die_kundigung die_leitung die_nacht die_nummer
die_schule die_stationsleitung die_stelle die_verkauferin die_wand die_wohnung die_zentrale diese_woche dieselbe diskr*
dorf dort dreck drehe* drehen drei_kilometer dress* dressing drohungen drunt* durch_den durfte durften dutze* e e_bike
eat echte* ehepa* ein_link ein_packchen eine_leere eine_nacht eingefroren eingehalten eingereicht eingestellt
eingezahlt einkaufen einri* eins_davon eisbaren ellbo* ellbogen empfang_ist er_in er_nichts erfunden ersten_mal
ersten_stock ertru* erwarte_ich es_auf es_erst etage euro_die euro_in europ* existiert_nicht explo* expon* fahr fahre*
fahren fahrgastrechte fasch* fest festp* fisch* fohn fr fragen fragt* fragte fragte_nach fraul* fraulein freier frein*
frisc* froh fundb* fundburo funfm* funfmal funft fur_nichts fussp* futsc* futsch gabs galer* galerie gaste gaste*
gastebuch geduldiger gefar* gefor* gefordert gefuhrt gegen* gehen gehen* gehol* gehort_nicht gehsteig geige* geken*
gekennzeichnet gekic* geklebt gelassen geldb* gelegen geoffnet gepruft gesagt_dass geschmolzen gesehen_haben geste*
gestern_nachmittag gesto* getrunken_und gewahrt gewec* gewechselt gewusst gezog* gezogen gezup* gezupft giess*
ging_durch gitarre gold gonde* googe* gps grad grossen gucke* gucken guide guide* gulle* gummibarchen gutachter haaren
hab_die hab_ihm habe_das habe_ich habt_meinen hafte* haltestelle hambu* hamburg handen handg* handtuch handwerker hat's
hat's* hat_den hat_der hat_fur hat_meine hat_mich hat_mir hat_noch hat_und hatte_eine hauses hautarzt hebeb* hebebuhne
heili* heim heira* heise* heiser herab* herr_mit herrn herrn* herrscht hervo* heulend hielt hielt* hinge* hinte* hinten
hinter_uns hinterher hintern hol horro* horrorfilm huber* huhne* hund hunde huste* ich_das ich_den ich_fur ich_meine
ich_mir ich_nach ich_wenigstens ich_zu id ihr_schon ihre ihren ihren* im_auto im_bademantel im_bett im_brief im_ersten
im_hausflur im_keller im_vierten impfs* in_dem in_der in_einem in_villach influ* influencer interessant irgen*
irgendwas is ist_alles ist_auch ist_sie ja_klar jahren jahriger jemandem jetzt_immer joghu* joghurt jubel* kabin*
kafer* kahle kalte kam_der kam_er kam_zu kanin* kann_man karussell kassensturz katze kauferschutz kauft kenne* kinder
kinder_in kiwis* klamm* klemmte klick* klingel_geht klits* knie knoll* knopf kohle* kommi* kommt_nur kontrolle kopiert
kosme* kosmetikerin kredi* kreuzung krieg* kriegst kripp* kroch* kuhne kuhne* kussc* kusschen lache* lacheln ladeg*
ladegerat laden* lag_seine lager lager* laktosefrei lan lanze* laptops larve* latte* lehrerin leichen leid leihr*
leihrad leine* leiter leitet leitu* lerns* lief liefen liste* locker loste loste* loste_sich lotterie lowe lowen mache*
macht* macht_das made mag mal_sehen mal_um malte* man_habe man_nur man_sagen manche manchmal manda* mann_auch mannern
manue* manuela mappe_mit masse* mause* meier mein_bub mein_konto mein_opa mein_profil meine meine* meine_tante
meine_unterlagen meinem_knie meinen_auftrag meiner meiner_mutter meint* meint_die meinte_ich meinungen meister melde*
mich_bei mich_ein mich_in mich_von mietwagen milch* minde* mir_nicht mit_dem mit_den mit_irgendwas mit_meinen mitar*
mitarbeiter moge mohre* monti* mops morgens motorrad motzt* musse nach_50 nachfrage nachgewiesen nachsten
nachsten_abend nacht_im nacke* nahm'* nahm's namen namen_der napf nasser naturlich nebelmaschine neben_den nehme*
nehmen neun_euro neunjahrigen nicht_der nicht_gewechselt nicht_nur nicht_von nichte nie_bestellt niede* nix_zu no
noch_was normale normaler numme* nummer nur_den nusse ob_er ob_sie oberflache obwohl_ich obwohl_im offensichtlich
offne* offnen ofter ohrri* opa_hat optik* ordner ordnu* origi* paket* palma palma* panie* passi* passiert passt_auf
perfe* person personal pfeff* physiotherapeut pichl* pichler pilze* pin platt platzwart plaud* polizist polle* prase*
praxi* praxis probeabo propo* publi* pudel pudel* punkt putzen quadr* quats* quetschte rasch rasch* rauchen regeln
reife* reisegruppe reisepass repar* rettu* riech* riecht_es riesi* rocke* rohr rolle rontg* rosti* ruckf* rucksack
ruckseite ruhige runter_auf rutsc* s sachb* saft sah samir* samira sarah sarah* sarde* satte* sauer* schac* scham*
schep* schlamm schlechte schlu* schlussel schneidet schno* schoc* schon_ein schon_eine schon_und schoner schreib
schreiben schri* schule schwi* schwimmbad schwimmweste schwimmwesten sechzig see sei_bei sei_ja seit_gestern
seit_monaten seith* seither selle* shirt sich_als sich_im sich_mit sich_zu sie_aber siebt* sieht_man sim simon* sind_es
sind_wir so_gross so_weit sobal* sobald sogar_auf sollt* sonne* spark* sparkasse spater_war spieler spina* spinat
sprechanlage spren* spruhte spuren stamperl stand_im stank stank* statt_sechs steck* steckdose steht_im stein* sterben
steue* steuer sticker stink* storno strafe streit stufe stumm* sturm sturm* sturz* suppo* tabletten taste* taxle*
taxler techn* telefon teure theke theke* thuje* thujen tierp* tippfehler tippt* tisch_und tja tocht* tod tomat* totge*
trail* trailer trans* traubenzucker traus* traust trauu* trauung treppe treso* tresor tribu* trinkgeld tropfen tue
tut's tut's* uber_den uber_mich uberm* ubernommen uberweisen uberweisung ubrig* ultra* umges* umzug* unauf* unbeg*
und_einer und_fragte und_gibt und_hat und_ich und_ihn und_in und_mit und_unten und_wieder unfal* unfreundlichste ungar*
ungef* ungefragt uns_im unsere unserer unter* unter_wasser unterlagen vaters verda* verfu* verga* vergo* vergoldet
verhu* verka* verke* verko* verlangt verlaufen verlieren verlor vermu* verrechnet verrechnete verschrieben verschwitzt
versicherung verspricht vertrag vertrauen verweigert_weil vier_minuten vierjahriger vitri* vogel vogel* vom vom_band
vom_personal von_meiner vor_der vorab* vorka* vorkasse w wachm* wachmann waffe wagen* wahre* wandern war_ja ware
warmelampe wartebereich was_gesagt waschen webca* webcam weg wegen_einer weihnachten weil_er weil_kein weins* weint
weiss* weiss_ich weisses weitergegeben weitergereicht welche welpen wertstoffhof wir_machen wird_hier wissen witze* wo
wohne wohnw* wohnwagen wollte_einen wollte_er wort wunde* wunschen wuppe* wuppertal wurde wurde* wurde_es wurden
yogalehrerin you zahlt* zahnarzt zahne* zahns* zaunl* zehen zehen* zehne* zehner zeitungspapier zerle* zerma* ziege*
zogen zogen* zu_einer zu_funft zu_horen zucker zulas* zulet* zuletzt zusammengesackt zutat* zweiter`,
      '3': `
219 219_euro 24_stunden 36 3_stand 41 50_euro 690 780 abdru* abdruck aber_es aber_ich aber_im aber_wer abgab* abgas*
abgasrohr abgebrochen abgegeben abgeschlossen abgew* absichtlich_mit accou* achseln achselzucken affen alarm*
alle_haben alle_im allein_im allein_wohne aller* alufolie am_beckenrand anabolika andere_eltern anderen_im angelegt
angem* angeschlossen angesehen angez* anlage annahme ans antei* anwal* anzeige arzt asphalt ass assistenzarzt
auf_einmal auf_meine aufdruck aufge* aufgerissen aufna* aufseher aus_dem ausch* auschecken ausgelaufen ausgewiesen
aushi* aushilfe auslauft aussieht auto backe* bad badem* bald band bank bankb* bankomatkarte barac* baracke bearbeitet
becken behandelt beim_auschecken beim_vierten bekam* bekommen_obwohl bekommt bern beschwerde besprochen bestr*
betrunkenen beutel bewertungen bewor* bierb* bilde* bin_17 bin_der bis_in biss blank* blaue* blode* blondierung
bohrloch bohrt bombe bose bot bote brann* brauch breche breit* bremsen bruhe buben buben* bunde* bunte* bursch chefi*
chefin co cousi* cousine crackpfeife crew curry da_hat da_wurde dageg* dagegen damit damit* damit_wir danach_nicht
dann_hat dann_wurde darau* das_ich das_jetzt das_kann das_labor dass_das dass_mein deckt deckt* dem_bett
dem_lieferschein dem_schlauch demente den_fuss den_ich denen denen* denen_ich denke* denken denkt denkt* deo depot*
der_abend der_arbeit der_azubi der_bursch der_einzige der_fahrer der_hausmeister der_inhaber der_landstrasse
der_nachsten der_name der_peitsche der_platz der_reparatur der_schon der_tafel der_tursteher der_von der_wachmann
der_zweite des deutete die_anlage die_augen die_bedienung die_betreuer die_damen die_halbe die_kasse die_mir
die_richtige diesm* diesmal diesmal_leider dj dokto* dort_auch drauf draus* draussen dreizehnjahrigen drinks dritt
drube* druber dunkeln durch durfe* durfen durst* ei eigenen ein_bild einbe* einbehalten einbr* eine_spritze einge*
eingerissen eingescannt eingetippt eingewohnung einlass einweiser eltern empfanger engel* entha* entweder er er_auf
er_sich er_war er_weg erbse* erklarte erkun* eroffnung erst_als es_ein es_mit es_war es_waren etage* euro_bezahlt
fahrl* fahrlehrer fahrschule feder* fehlen feier fensterbank fests* feuerloscher filmt finge* fingerabdrucke fischer
fit flach flasc* flugel flugzeug fluss folge* foto_vom fotografiert fragt_ob freie* fried* frisch frisu* frisur frost*
funfjahrige funfziger fur_meine fuss ganz gartn* gartner geboren gebraten gedro* gedroht gefilmt gefli* gefun* gefunden
gegeb* gegeben gehbe* geheu* geheult gehst* geht_um geige gekla* geklart gekra* gelas* gelegt_und gelei* gelos*
gemacht_und gemei* gemerkt_dass gemuse gepackt_und gepru* geric* gerust geschlossene geschmiert gesehen_habe
gesehen_wie gespr* gesprochen gestanden getreten getro* getroffen gewah* gewahlt gewalt gewarnt gewinnspiel gezap*
gezeigt gezogen_und gitter glasigen goldene golf grab grillen grun_und gschw* haarb* haarbuschel habe_sie haben_den
hals halt_ein ham handc* handgelenken hanne* hansa* hat_das hat_die hat_zwischen hau_ich hausbesuch hausm* hausmeister
haut hebam* heimweh helfe* helm herablassend herau* herun* herunter herze* herzinfarkt herzklopfen hier_keinen
hinterhof hitze* hochgetrieben hochgezogen hochr* hochrotem hol_ich holen holen* holz hoppe* huhn hunde* hundesalon
ich_an ich_dachte ich_drei ich_fahr ich_geh ich_hab ich_ihn ich_komm ich_mich ich_nicht ich_nix ich_wohn ichs ihn_der
ihr ihr_mit im_august im_dampfbad im_dunkeln im_gang im_karton im_kuhlschrank im_salat immer_wenn in_den in_meine
in_meinem in_unser ins inspektion insta* ist_da ist_ein ist_noch ja_nicht ja_schon jacken jagermeister jahrh*
jahrhundert jedenfalls jeman* jetzt_die jonas jonas* junger kabelbindern kahle* kammer kanar* kannten kassiert kater*
kein_problem kein_scherz keine_heizung keiner_mehr kellnerinnen kennen kennt kennt* kindersitz kinos* kiste* kittel
klini* klinik ko komischerweise komma* konnte_ich konnte_man kontoauszug kracht krallen kratzte kripo kripo* kucku*
kugel kurzer kutscher labor ladendetektiv_hat lag lagerraum land landes landstrasse lassen laste* lauer* leasing legte
legte* lehrling leipz* leipzig leistet lena lenker letzte_woche liess liess* linea* lineal linke linse* loch lohna*
losch* lowen* luftballon lunge* madels makle* mal_auf mal_richtig maler man_die man_so manager manch* mangel march*
marchen marzi* matte* maul medizin meier* mein_schwager mein_sohn meine_mutter meine_tochter meinem_freund meinem_vater
meiner_oma meinte meter meter* metzg* mich_vor milch minuten_ein mir_aus mir_das mir_mit mir_seit mir_und
mit_begleitung mit_datum mit_der mit_karte mit_ton mitgehen mitgeschrieben mitgl* mitternacht moderator montiert munzf*
muste* nach_und nachf* nachg* nachh* nachher nachnamen nachstes_mal nadin* nadine nahm name nase nasen* nasse neffe
negat* neuge* neunj* nicht_als nicht_vorhanden nichts_weiss nimme* noch_drei noch_eine notar notaufnahme notfa* notie*
notiert notig* novak novak* nur_meine offen ofter* ohne_grund olwec* olwechsel omas onkel onkel* packu* padagogisch
papagei papierkorb parfu* parfum parkt* passa* passe* passend peitsche perlen pfarr* pfarrer pfiff* pfoten physio
pille* pillen plaka* plakat praktikantin prinz* pro_nase probl* problem profe* quer quittung rache rad radl range*
rappe* rappelvoll raten ratte* raumungsverkauf reakt* reaktion reede* reederei refer* rehe reklamiert renat* renate
respekt revie* revier richtige riet risik* ritter roch rolla* rollstuhl rottw* rottweiler rucksitz ruft_mich rum runter
sagt_die sagte sagte_das sagten sandr* sass_da schaden schei* scheibenwischer scheine schick schiff schil* schild
schimmel schlafen schlafzimmer schlampig schlauch schnosel schnu* schon_zu schrieb schwager schwangere schwe* schwester
scoot* scooter scree* security sei sei_das seine* seine_hand seine_hande seinen seit_acht seit_dem seit_sonntag selte*
selten serio* serios sichtbar sie's sie's* sie_hat sie_hatten sie_ihn sie_nicht siegelring sind_da sitti* sittich
smiley sohn solange sollen sollte sonnenbrille sorge* sorte spast* sprin* sprit spruche stach* stamp* stand stand_nur
stattgefunden steine steissbein storen strassen studi* stunden_im sussl* susslich tag_und tat tause* teeni* terrarium
tiefg* tiera* tiere tiere* tinte* tochter todes* totschlag tragt tragt* tram treff* trink* trinken trinkt trotz
trotzdem_in truff* truffel tursteher uber_meinen uberh* uberlesen ubern* ubrigens_auch um_dann um_drei um_eine umgef*
unangemeldet und_fragt und_hatten und_immer und_jetzt und_man und_mich und_sie und_voller und_wohne und_zum unerw*
unerwunscht unges* unseres unter_dem unter_die unterschreiben uralte urin verde* verdeckt verdi* verdreckt vergl*
verif* verifizierung verkehrt verkn* verla* vermo* verschraubt verschwunden verta* verwe* vierjahrige volle volls*
vom_opa von_der von_mir vor_die vorschrift wacht* wanze* war_er war_leider waren_alle waren_sie warnt* was_ich was_ihr
was_von wasserflasche wegen_dem weggetreten weil_ich weine* weissen welle* wenn wenn_das wenn_er wer_hat werd werkstatt
werkzeug werkzeugkoffer wette wicke* wider* wie_sie wildfremde wildfremden willk* wimme* wir_auch wirti* wirtin wisse
wisse* witwe witwe* wo_ist wochen_spater wochen_zu wohn wohns* wohnst wolle_man wollen worde* worden wurde_der wurde_in
wurde_mir wurge* wurgemale zahl zahlten zahnt* zehnfache zehnfache_dosis zu_dritt zugbegleiter zugbegleiterin zugeg*
zuric* zurich zusam* zusammen zwanziger zwei_minuten zwillinge`,
      '4': `
1200 180 1900 2000 2016 210 2x 39 400 480 49 51 54 640 86 9_99 abgef* abgenommen_und abger* ablage abnehmen abrup*
abrupt absicht absichtlich_auf abstr* abwar* aktenzeichen akzent allei* allein alleinerziehende alleinreisendes
allergie alles_nur als_mein alufo* am_dach am_einlass am_markt am_oberarm am_stammtisch am_steuer am_tisch ambul*
ambulanz amoxi* amoxicillin ampulle an_beiden an_eine an_einer anderen anerk* anerkannt anged* angep* angerufen_und
angeschrien angesprochen angezogen anton* antrag appar* apparat arbeitgeber arm_gepackt arme arzte* assistentin attest
au auch_was auffallig aufgenommen aufgeschurft aufgestanden aufgu* aufpa* aufpassen aufsa* aufse* aus_der aus_meinem
ausgab ausgeschaltet ausgesperrt auskunft auslo* ausloser auspr* ausprobieren aussen ausweisfoto ausza* autistischen
autobahn automatik baden baden* bandscheibe barfu* barfuss bauau* bauaufsicht bauer baute baute* beamte beantragt
becke* beckenboden beckenrand bei_ihnen beifahrer beim_schalten bekam_einen belag bemerkung bemerkungen berater_herr
beruf* bespr* besuchen besucher betreiber betreuung betro* betrunken bettg* betti* bettina bezahlen bis_sonntag
bisswunden bitterlich blase* blask* blaskapelle blind* blinddarm blinddarmdurchbruch blutergusse blutu* bohrt* bohrte
bon borse* boxve* boxverein brach_zusammen brand* brauchen brech brechdurchfall brems* bremsscheiben brennt briefe
bring bronz* bruckner bruder buchs* bursc* busfa* busfahrer c cbd chatt* chron* club colli* collie conci* concierge
container cousc* couscous cousin da_nicht das_blaue das_gerat das_konnt das_personal dass_der dass_er daumen dem_auto
dem_schild dem_tag den_bauch den_haaren den_rest den_schultern den_spiegel den_termin der_ablage der_ampel
der_barkeeper der_beamte der_bote der_gerte der_gruppe der_kalte der_klasse der_kontrolleur der_leiter der_lieferant
der_nachhilfelehrer der_polizei der_sicherheitsmann der_spruch der_tasche der_trainer der_werkstatt deute* deutschen
diabetiker diagn* dich_nicht dicht* die_anderen die_fahrschule die_gaste die_gruppe die_haben die_ich die_lehrerin
die_leiterin die_seite die_sich die_zahne die_zunge dirigierte draht drauf* drauf_angesprochen draufgeklebt
dreissigerzone drink drink* druckte_mich dsgvo dsgvo* durchgerutscht durchsucht ebenf* ebenfalls ebens* ebenso echter
eck egal ein_bein ein_date ein_ganz eindeutige eine_runde einen_fonds eingeklagt eingeschrieben einloggen einre*
eintrag einwi* eisenstange eiwei* elefa* ellen* ellenbogen endete energ* energie entla* entschuldigen er_aber er_mit
er_sei erdnu* erfol* erfuh* erfun* erklaren erledigt erstk* erstklassler erwische erzie* erzieher es_gibt es_nie es_sei
es_trotzdem es_vor etwas_das exeku* fahrer_ist fahrst fakeshop falsches fassa* fasst* fasste faulh* faulheit federn
fehlt_seit fehlten ferienlager festgehalten festgestellt feuer feuerzeug filiale_am fille* filler fing finma finma*
firme* fischte flach* fliese flucht fonds fonds* fotografieren franz frau_bekam fraue* frauenarzt frech fremd*
freundliches frise* fuhlen fuhr funfh* funfhundert funfj* fur_nix gab_mir gab_uns gar_nix gartentor gasts* gatti*
gattin geben geben* gebet* geboh* gebohrt gebro* gebrochenen geburtstagskarte gefalscht gefas* gefasst gefil*
geflustert gegen gegen_die gegen_ihren gehal* gehalten gehaltszettel gehan* gehen_wir gehort gekan* gekannt geknallt
gekri* gekriegt gelac* gelacht gelad* geladen gelande geld_weg geleg* geloscht_mit genan* genannt gepos* gepostet
gerammt geraubt gerip* gerippe geris* gerst* gerte gerte* geruf* gerufen geschickt_mit geschlagen_und geschmissen
geseh* gesehen gesic* gesicht_geschlagen gesprach gesprache gesteckt gestochen gestohlen gestutzt gesun* gesund getan
getan* gewahrleistung gewin* gewis* gewischt gewundert gezei* gezie* gezielt gezwu* gezwungen gin ging'* ging's glast*
glastur glock* glotzt gluhw* gluhwein gnade gondeltur grad_im gross_wie grundschuler grunw* grunwald gsche* gschl*
gunst* gutac* gutachten gutes* haarf* haarfarbe hab_das hab_noch haben_drei haben_uns habs hahnc* halbs* halsb*
halsband halterung haltu* haltung hand_und handschuhe handyshop hantel hartz hat_bei hat_er hat_ihm hat_jemand hat_mein
hat_nach hat_vor hats hatte_den hatte_sie hatten_sich hauch* hausb* hausv* hausverbot hauta* heidi heidi* heizd* heizk*
herzc* herzchen hieb hiess_es himmel hinter_dem hinun* hinunter hole homep* homepage horen horen* hosen* hubsche hufte
hufte* hummer hundert hupfb* hupfburg ich_allein ich_bezahlt ich_finde ich_hatte ich_kam ich_kann ich_kaufe
ich_nachfragte ich_sie ident* ihm_die ihn_am ihr_hunde im_bad im_flur im_handschuhfach im_jahr im_krankenhaus im_laden
im_sand im_wartezimmer implantat in_die in_zurich inder inder* inhaberin inklu* inklusive insolvenz iphon* iphone irrer
irrer* ist_im ist_nur iv jetzt_habe jetzt_hier jetzt_selber job jugendleiter jungen jungs* juris* juwel* kabel* kam_zur
kamel kamer* kapit* karus* kassenzettel kassierin kastration katzc* katzchen katzen kaufhaus kauft* kauti* kaution
kebab kebab* kehle kehle* kenn_ich kette kiefe* kinderarztin kindern kippe* kita kitteltasche klats* klatschte klofr*
klofrau knack* knackte knete* knien knien* knobl* knochel knochen knote* knoten kokai* kokain kollaps kollege komisch
komm kommentiert konsumentenschutz kontakte kontoauszuge kontr* kontrollieren kopf kopie* korn korpe* koter koter*
krall* krankenschwester kreislaufkollaps kreisssaal krems* kriegt kuli kunde kundenservice kunds* kundschaft kurbis
kursl* kursleiter kusse* kusst* kusste lachgasflaschen lacht lacks* ladung lagen lagen* lamme* lammer laser*
laserbehandlung lasse* laube* lauf leben* lebendig leck leere leerer leergeraumt legt leite* leitung lenke* letztes
liebs* liebsten liter liter* loggt* loren* lotte* lugt_einem lust mache machen_wir madel* mal_was maler* mallo*
mallorca man_da man_nichts manag* mandy mandy* markt* matro* mault max meers* mehre* mein_bruder meine_adresse
meine_kinder meine_schwester meine_tasche meinem meinem_sohn meinen meinen_freund meinen_mann meiner_nachbarin
meiner_tochter meins meins* meinte_der meinte_die meter_weiter mich_als mich_gegen mich_nicht mich_nur mich_und mietw*
minute minuten_spater mir_an mir_den mir_die mir_einen mir_ins mistg* mistgabel mit_offenem mit_schlussel mitbewohner
mitgebracht mitgegeben mittel mobel* montage motor motorhaube mund_und murmelte mutte* mutti mutti* nach_schnaps nachd*
nachdem nachfragte nachgewogen nachsten_morgen nachtschicht nackt* nacktfotos nadel nageln nahm_mich namen* nannte_ihn
narbe narben needl* needle nehm neue_bremsscheiben nguye* nguyen nicke* nickt niere* nikol* noch_als noch_das noch_drin
notdienst nur_bei oberarm oberschenkel offen* offene offenem offnete ohne_zu ohrla* ohrlappchen oma opas ordnungsamt
originalverpackt osteo* osteopath pacht* pachter padag* pakete parkw* parkwachter paten* peits* penic*
penicillinallergie perle* petersen pferd* pfleger pfusch physi* pinkelt planschen platz_im pneus pneus* polier
polizisten polnisch postfach postl* prakt* probemonat proben probieren psychiatrie pumpe quaddeln quittungen rammt*
rammte ran rastp* rastplatz rauss* rausschmeisser redet redete regenbogenfahne rein reingetan reinh* reini* reis reite*
reiten reitl* rentnerin respe* rests* retour rezensionen rezeptionistin richtung riecht's rippe rippenbruch risse*
rissen rital* roch_es rollo rollo* rolls* ronny ronny* rostige rucken ruckgabe ruckte rumanien rumge* rutte*
sachbearbeiterin sackc* sackchen sagt_sie sagte* sagte_sie sahne sahne* sassen_auf saunagast schaffner schalten
schenken scher* schere schlafend schlaft schlagartig schlecht_und schlechtes schliessfach schlug schna* schnuffelt
schone schonmal schop* schos* schoss schreibe_ich schreibt_mir schuh schultern schuttelte schuttelte_den schwarz
seelenruhig seil seit_jahren selben seriennummer serviert sessel setzt shake shake* shisha sich_aus sich_der
sich_selbst siche* sichere sie_auch sie_auf sie_fur sie_ist sie_meinen sie_war sind_jetzt singe* sitzn* sobald_das
sohn_3 sohn_ist solle* sopra* spiegelschrank spiele spielt_sich spiki* spiking sprechstunde springen sprit* spule spur
spure* stalker stall stammen stammtisch stand_auf stand_er stand_vor stander stang* stati* station steckten
stehen_lassen stelle stellt stewardess stick stiess_mich stift store* story stram* stree* street strickjacke stroh
stunden_ohne stur stutt* stuttgart symbo* tanke* tanken tanzl* tausc* taxif* taxifahrer team techniker teiln* tempo
tempo* tickets tief_und tiefgarage tip tofu tot trainer trank trant* tranten treffe trese* tresen trick* trieb_im tritt
trott* trotzdem_wird tschudi tur_und turne* turnl* turst* uber_nacht uberfuhr uberg* uberw* um_mich um_mitternacht
um_und unbel* unbeleuchtet und_auf und_aus und_er und_gefragt und_geld und_gemeint und_ihr und_konnte und_nie und_sagte
und_was und_weiss uns_am uns_in unterschrift vater_hat velo verbr* verbracht verbruhung verdo* verdrehte verfolgt
verhungert verkaufen verliehen vermerkt vermieter vermittelte verpi* verpiss verschickt verschlag verschollen
verstorbenen verstrichen vertauscht verteilt vierte view von_aussen von_meinem von_seinem vorbeigehen vorderrad vorgang
vorgangsnummer vorsc* vorst* vorstellungsgesprach wachs wachs* walnu* wange war_auf watte* weg_ist weggerissen weil_es
weiss weiss_wie weitergemacht werde_ich werks* werkz* werts* wessi* wickelte wie_er wieder_ins wiege* wien wiesi*
wiesinger wille* willen wimpe* wir_das wir_zwei wirku* wirkung wisst wisst* wohnung wolfs* wortlos wurde_nur wurf wut
zahna* zahne zaun zeitp* zeitpunkt zeuge zeugen ziegel ziehe* zigeu* zipli* zipline zirku* zitat zitat* zittert zog
zu_heiss zu_und zufallig zugbe* zugeh* zugehalten zugeschwollen zum_hof zumutbar zund zweij* zwerg zwerg* zwischendurch`,
      '5': `
2400 57 71 740 890 950 a3 abgefullt abgen* abgenommen abgerissen abgespeichert abgestorben abgetastet abgewiesen
abgezwickt ablesen abmah* abmon* abmontiert abtra* abtransportiert abwart abzuk* achse* achtjahrige achtjahriger acryl*
adopt* adresse_und afgha* agent aggre* aggressiv aha akzen* allergiker allergischer alterer am_ganzen am_hof am_ohr
am_rucken am_strand ampel ampullen amste* amtsg* amtsgericht an_meinen an_mir anabo* angeheitert angeknackst angel*
angepobelt anges* angeschnauzt angespuckt angestellte angst anhangerkupplung anhat anhat* anlag* anony* anonyme antra*
apartment appro* arbeiterkammer arm_auf arroganter arsch arsch* arztlich asbes* asbest assistenzhund ast asthma
asthmaanfall atem atmen atmen* attes* auch_das auf_ein auf_facebook auf_meinen aufes* aufessen auffa* aufgebohrt
aufgefordert aufgehort aufgeschrieben aufgesprungen aufgestemmt aufgewacht aufhangen aufho* aufnahme aufst* auge augen*
augen_und aus_ich ausgeglitten ausgeladen ausgeraubt ausgeschlagen ausgetrunken ausgewechselt ausla* ausm auspu*
auspuff ausri* ausrichten ausschnitt aussu* aussuchen autis* autod* autog* autogramm autos* autoscooter axt baby_am
babyfon babysitter backe bafin bafin* balka* ballons bankangestellter bankd* bargeld barho* barhocker bat beamter
beaut* beeid* begeh* behan* behinderte bei_ihm bei_meinem beim_essen beklaut belag* belas* bemerkt beneb* benebelt
benut* benutzen benutzte benutzte_spritze besau* bescheid beschimpfte beschuldigte bespu* betaubt betreibungsamt
betreten betriebsleiter betruger bettwanzen beusc* beuschel beweg* beweise bewerbungsunterlagen bewertung bewusst
bierf* bierflaschen bikini billigster bin_in birke* bis_eine blaht* blahte blauen blech blei blindenfuhrhund blockierte
bluten blutvergiftung bochu* bochum bog bonbo* bonbons boot boss brandstatter braunen bringe brink* brullte bruta*
brutal bsoff* buchstabiert buhne buhne* busen busen* caesa* caesar cam camp campingwart cannabinoide cannabis carit*
caritas cashews cc chats chats* chauf* chauffeur check_in chef_hat chefa* chefarzt chiro* chiropraktiker chole*
choleriker coach* coiff* coiffeuse conta* corti* cortison da_ist dachl* danke_auch dann_gibts dann_mit dann_noch
dann_selber darin darin* das_formular das_noch daume* david* davidstern de dehyd* dehydriert deinem dem_kurs dem_zug
dement demna* demnachst demon* demse* demselben den_fall den_handen den_mund den_nachsten den_po den_schadel denno*
dennoch depot der_arzt der_bar der_barmann der_baustelle der_berater der_besitzer der_betreuer der_bub der_decke
der_garderobe der_hat der_intensivstation der_ist der_kassierer der_masseur der_monteur der_mutter der_op der_pension
der_pfleger der_praxis der_stange der_treppe deutsch diabetes dick_und die_aufsicht die_beine die_bude die_firma
die_helferin die_kassiererin die_lippen die_madels die_miete die_schuld die_tabletten die_waage dienstschluss
dienstzimmer dinge dinge* dinke* dinkel diplo* diplom down_syndrom drehte dreij* dreijahrige dreizehnjahrige drin
drohu* durchgeschoben durchgewunken durchgezogen durfen_nicht eben eh ehema* eiche* eichensarg eifac* eifach
eigenhandig ein_fremder ein_loch ein_paar eine_frau eine_kamera eine_unterschrift einer_frau eingehangt eingelegt
eingenickt eingeschlagen eingestiegen eingewachsen eini einig* einparken einrenken einsteigen eisba* eitert eitrig
energy entri* entzo* entzogen entzw* entzwei er_das er_hatte er_ist er_kam er_nicht er_soll erdnusse erfro* erfroren
ergan* erganzt ermit* ermittelt ernst ernst* ersau* es_abgestritten euch_auf euer_buro existiert exper* faceb* facebook
fackeln fahrendes fahrer_roch fahri* fahrig faust feldw* feldwebel felge* ferke* festgebunden festplatte feuerwehr
fiake* finanzamt finst* fixer* flirt* floss flotter fluchtweg flugbegleiter flugbegleiterin fluge* fluggesellschaft
flust* flusterte fma fohle* fohlen fordert fotografierte frass frass* frau frau_aus frau_dr frau_mag fresse frett*
frettchen freue* freuen freunde freundschaftsanfrage friedensrichter friseur fristsetzung fritt* frosc* fruhl*
fuhrerhaus funken fur_jeden fur_sowas gab gabel ganzen_korper gar_kein garagist garderobenfrau gaul gebas* gebastelt
gebiss geblu* gebor* gebox* geboxt gebru* gebrullt gedea* gedealt gedem* gedemutigt gedrangt gefahrlich gefak* gefal*
gefilzt gefis* gefischt geflunkert geful* gefullt gegrapscht gehau* geholt gehor* gehwe* gehweg geile gekapert gekip*
gekippt gelander geleistet geloscht gemaust gemurmelt genip* genippt genugt geohr* geohrfeigt gepack gepfl* geprugelt
geram* geraucht geraucht_und gerichtet gerup* gerupft gesas* gesass geschieden geschimpft geschlampt geschoben
geschreddert geschrien gesellschaft gespa* gespo* gespott gespruht gespuckt gesta* gestank gestreichelt gestu* getip*
getippt getraut getru* getrunken getur* geturkt gewal* gewaltsam geweh* gewehr gewer* gewerbebehorde gezappelt gezer*
gezerrt gezwi* ghb giftl* giftler glasig glass* gleiches glute* gmbh gnade* golde* goldk* goldschmied grabe* graben
grabstein gramm graps* grapscht grati* griff griff* grinst grobe* groben gruft* grund gruppe_mit gruppenleiter gulle
gurten gute gymna* gymnasium hab's hab's* hab_jetzt hab_nix habe_einen haben_ihn habt hacker hackf* hackfleisch haftet
halsk* halskette hamme* hamster hand handchen handf* handl* handlauf hands* handw* handwerkerin handyvertrage hanf
haschisch haselnusse hasen hasen* hat_eine hatte_er hatte_halt hausdetektiv hauseingang hausleitung haustur hautfarbe
heftig heimaufsicht heimkind heimleitung heinr* heinrich heissen helfe hellw* hellwig hengs* hepat* hepatitis
herausgegeben herr_doktor herzr* herzrasen heter* high hinaus hingehalten hingen hingestellt hintereingang hob_mit
hochk* holte holte* horgerate house* housekeeping humpe* humpelt hundc* hundchen hundin husten husteten hutch* hutchen
i ich_gehe ich_vom ich_vor ich_zahle idyll* igel ihn ihnen ihnen* ihr_euch ihr_treibt ihrem ihrem* im_aufzug im_becken
im_cc im_club im_kafig im_kuvert im_netz im_pass im_pflegeheim im_spind im_wasser impla* in_litauen in_meinen in_unsere
ins_auto ins_bett insol* insulin invol* involviert ipad irgendwelchen irgendwer ironi* ist_auf ist_eine ist_mir
ist_nicht ists jager* jahresabo jemand jemand_mit jens jetzt_hat jetzt_noch jobce* jobcenter johlt* joint jointstummeln
jucke* juckende jugendliche jugendzentrum jungs junki* kabine kakerlake kakerlaken kamera kamera_im kammerjager kangu*
kanguru kanns* kannst kante kanulen karpf* karpfen kasse_hat kathe* katheter kaufh* kaufte kaufvertrag kein_geld
kein_wasser keine_kamera keiner_rief kieferbruch kinderbett kindergartenkind kinderzimmer kiste klage klage* klare*
klebe* kleinholz klemp* klempner knast* knieb* kniebeugen kniff kniff* knoch* kochi* kochin kochsalz koder koder* kohle
kohlenmonoxid koma komis* konne konnte_er konsu* konte* konten konve* kopfn* kopien kopierte korne* korper
korperverletzung kowalski kralle krampfte krankgeschrieben kreis* kreuzband kribbeln kriegte kruck* krucken
kuchenabteilung kuchenhilfe kuhe kuhlb* kuhlbox kuhlr* kuhmi* kuhmilch kupfe* kuppl* kupplung kurde* kutsc* labor*
labra* lachend ladendetektiv ladun* lag_ein lag_mit lag_noch lagerfeuer lagerhalle lakto* landesgericht landgericht
lasse lebenslauf lebensmittelinspektorat lecker lehma* lehmann lehrer_hat leiterin leitp* leitplanke lenku* lenkung
leute_an leute_die licht_aus liess_mich liftw* liftwart likor likor* lina line linseneintopf linz litau* litauen
loffel_in logo lohn loschung lud luftf* lugen* lugne* lugner mach_dich madel maden maden* magnetdecke mailadresse
mal_an mama man_konne mande* mangeln manns* mannschaft mantel marce* marcel marke* markt_hat maste* matte mauschen
medit* meerschweinchen mehr_hin mehr_ich mehr_mit meine_beine meine_nachbarin meine_oma meinen_ausschnitt meinen_sohn
meinen_vater meines_sohnes melanie melder menge menschen merk metas* mi mieter mietern mietr* mieze mieze* milben
milchglas milli* minis* ministranten mir_beim mir_nach mir_uber mit_absicht mit_blut mit_namen mit_weissem mitgehort
mitgeteilt mitschuler mitten_in mittendrin mobbi* mobbing moder* moderierte moham* moped moped* mundw* munzs*
munzsammlung musta* mustafa mutter nach_dem nachdem_ich nachforderung nachste_woche nachthemd nachtkastchen
nachtpfleger nagel* nagelbett nageli nagelstudio naher naher* nahru* nahrungserganzung nannte_mich narbe* narko*
nase_gebrochen nasenbein nassen nassende neffe* neffen negative nen neun_uhr neunzehn nicht_aus nicht_ich
nicht_reingelassen nickt* nickte niere noch_den noch_der noch_einen noch_einmal noch_frei notar* notarin notfalls
notru* notruf nr nummer_vom o ob_mein oben_ohne ober obers* obszone offentlich ofters ohne_aufsicht ohne_federn
ohne_zustimmung ohr ombudsmann omi ordne* papas papas* papiere parkd* parkdeck parki* parkt parteien partn* partner
passn* passnummern patenkind patie* pedal* pen personalien pfandung pfefferspray pfefferte pfleg* pflegedienstleitung
pflegekraft pflegerin pfote pfote* pierc* piercing pinke* plans* plattform plotz* plotzlich pobelt ponys ponys* post
power* powerbank privat privatadresse profi* profil proto* psychologe pult putze* quadratmeter qualv* qualvoll qualz*
quitt* rache* rachen rauchmelder raumte raus rausgenommen rausgerissen reagierte rechnen recht* rechtsanwalt
rechtsanwaltin rechtsschutzversicherung rechtswidrig redet* reichweite reingelassen reinhardt reism* reismilch reizg*
reizgas reklamierte rempelte rene rennen repariert restschuldversicherung retri* retriever rettung rettungswagen rieb
rief_an rind ring roch_an rock rollator rotzt* rotzte routine ruckspiegel ruder runte* rupel rupel* sabin* sabine
sabri* sabrina sachen sack sagt_der sagte_die sammelt saunameister saupr* saupreiss schaben schafer schan* schank
schaute schein schenkel schenkt schermaschine schiebetur schimmel_im schimpft schimpfte schin* schinken schlafe
schlaganfall schlepplift schluck schlug_mir schlug_mit schmerzensgeld schmerzmittel schmi* schniefte schnitte
schnittwunde schnuffelte scho schon_das schones schreiner schriftlich schulbusfahrer schulter schwarzen schweine
schwimmlehrer schwindler secur* seh_ich sehn sei_eine sei_schon seien seien* seine seines seitd* seitdem sektf*
sektflaschen sellerie senioren serviceheft sesse* sessellift sette* setter setz setze* setzen setzte shots shots*
sich_den sich_die sich_eine sich_fur sich_halt sich_in sich_tot sich_vor sicherheitsmann sicherungsgerat sie_einfach
sie_liessen sie_mal sie_meine sie_noch sie_sei sie_was siebtklassler siech siech* siehs* siehst sikh sind_noch sitterin
ski smile* sohne* sohnes solan* sollt sonntagabend sovie* soviel spat_und spaten spats* spatschicht spielen spind
spore* sporen spott* spring spritzen spruc* spruche_uber sprunggelenk spuckte spurt* spurte staatsanwaltschaft
stachelhalsband stalk* stammgasten stange starr* stationsleitung steckte_eine stehen_und stewa* steward stibi* stibitzt
stich* stichen stiege stinkt stirn stirn* stohnte story* straf* strich_mir stumper styli* suizi* sulfi* susse syndr*
syndrom synth* tagesmama tags tank tanzf* tanzflache tanzlehrer taschenkontrolle tastete tatschte tauschen teenie
telefonat testa* testament thermoskanne thi tiefe* tiefer tikto* tiktok tilid* tilidin tippte tirol tirol* tobi
todesangst todkr* todkrank tor_offen torkelte toure* traf trank* trans trat_nach trats* tratscht treffen treibt
treibt_mich trieben triso* trisomie tritten trode* tromm* typen typen* tyran* tyrann uben uber_uns uberd* uberdosis
uberheblich uberleg ubersehen ubrigens ukrai* ukrainer umschlag umsteigen umwic* umwickelt umzugsleute unangekundigt
unbekannter und_als und_druckte und_kam und_lachte und_lag und_meinen und_mir und_ob und_war und_wer und_zwar
unfallschaden ungarn uns_dann uns_zu unter_der unterschrift_die unterwegs urolo* urologe vape vater vater* veilc*
veilchen veranlasst verap* verappelt verbraucherzentrum verdienen verdroschen verdurstete vereitert vergifte vergiftet
verkauferprofil verkauft verklagt verlacht vermerk vermessen vermi* verof* veroffentlicht verpfuscht verpl* verprugelt
verraten verriegelte versagt versammelter verscherbelt verschimmelt verschwinden versorgt verstort verti* vertrage
vertraut vertreter verunreinigt verwiesen verwurmt verza* verzahlt veterinaramt vierj* visa vki volk vollgetankt
vom_ordner vom_stuhl von_denen von_eurem von_kindern vorbesitzer vorher_nachher wachter wahrend_die wandert wange*
war_nichts ware_kam warf_den wartet was_gesehen was_sich watschn wedel* weg_war weggefahren wegla* weide* weil_mir
weiss_von weiss_wo weissem weitergefahren wen wende* wenn_du wenn_ich wenn_sie wer_nicht werte werte* wertsachen wespe*
whirl* whirlpool widerlich wimmelt winseln wirbel wirst wirst* wirt wissens wo_der wo_euer wo_ich wog wohlg*
wohlgemerkt wohnu* wollte_nur wurd wurde_dort wurde_er wurgen wurgte wurm wursc* wurscht yogal* z zahlungsbefehl
zahn_gezogen zahnarztin zahnk* zahnsteinentfernung zapfh* zapfhahn zapfs* zapfsaule zebra* zecke* zecken zehn_meter
zehnj* zeig zerbi* zerbissen zeuge* ziege ziehen zigeuner zimmer_mit zimmernachbarin zimt zitterte zockt*
zoliakiepatientin zooha* zu_dem zu_meiner zu_mir zuchtet zuers* zuerst zugeklebt zugesperrt zugri* zugriff
zuruckgegeben zusammengebrochen zwei_frauen zwei_kinder zylin* zylinder zyper* zypern`,
      '6': `
000 2014 3000 300_euro 36_grad 460 50er 600 90_durch ab_mittag abfot* abfotografiert abgelichtet abgem* abgeschaltet
abgesoffen abgewimmelt ableh* abschlepper absender abteilungsleiter achten achtj* afrikanischen ahorn* airba* airbag
airpo* airpods akte akten al ali allein_am am_arm am_kopf am_selben am_tropf ammon* ampel* ampul* amtli* amtlich an_die
an_mich andrehen angaben angeblichen angebrullt angedroht angeh* angehorige angelastet angeruhrt angestellten
angestellter angezahlt angst* anschliessend anson* ansonsten antibiotikum antid* antis* apartments apath* apathisch
apotheker arbeitsgericht arztekammer arzth* arzthelferin arztl* aspha* assen assen* assis* asyla* auf_insta
auf_instagram aufgegangen aufgepasst aufgeplatzt aufgeschnitten aufkl* aufkleber aufs_zimmer auftr* aug auge_um
ausdrucklich ausgehandigt ausgekugelt ausgestiegen ausku* aussehen auszahlen auszi* autoschlussel aylin aylin* azubi*
azubine baby babyf* backstube ballo* banane bands* banka* barch* barchef barke* barkeeper barma* barmann barsc* barsch
baseb* baseballschlager bauchweh bauer* bauleiter baum bcc beamt* beate beate* bedau* bedaure bedienen bedienen_wir
bediente bediente_sich bedrangt begeg* begra* behalten behie* behielt bei_33 bei_36 bei_der beim_amtsgericht beinen
beiss* bekam_die bekam_eine bekannte bekannter bekifft bekla* belac* belachelt benutzt benzin benzinkanister benzo*
bereits bergf* bergfuhrer beric* bericht beschiss beschwert bestatigte bestellte betau* betreibung betreuer betteln
bevorzugt bewachten bewah* bewegt bewer* bewerten bewohner bewusstlos bezahlte bezirksgericht bgh biene* bier_im bikin*
bilder_von bin_im bio bissw* bist black* blaue_flecken blossgestellt blutb* blutv* botox botox* brach brach_ab
brandblasen brieftrager brude* brullen bruste buchhaltung bude burki* busch* busse* bussg* butto* button callc*
callcenter carpa* carpaccio china ching ching* chiru* chirurg chorl* chorleiter cryst* da_konne dachb* dahinter
damit_die dann_reden das_anders dazug* deine deinen deiner delfi* delle dem_klo dem_kofferraum demut* demutigt den_arm
den_falschen den_hintern den_hund den_kindern den_rucken den_tank den_tropf denk depre* der_autobahn der_bademeister
der_busfahrer der_ecke der_jacke der_kabine der_kerl der_kita der_koch der_mann der_matte der_mittelkonsole der_ober
der_sauna der_spass der_stadt der_tiefgarage der_trennwand der_umkleide di diabe* diagnosen die_anzeige die_brust
die_klage die_sachbearbeiterin die_schulter die_spritze die_tur die_uhr dienstplan diese_frau dipl disponent
doppelzimmer dosenbier doste doste* draht* draussen_bleiben drehte_sich dreie* dreijahrig droht drohte druckte_sich
du_hast dufts* dunkle dunklen e_mail ehering eicha* eichamt eichh* eichhornchen eifre* eifreien eikla* eiklar ein_anruf
ein_gewisser ein_kind eine_fahne eine_familie eine_flasche eine_tute einem_anderen einer_der eines eines* eingebaut
eingebrochen eingekauft eingeklemmt eingesackt eingeschlossen einsi* einst* einstweilige einwilligung eisbar eisen*
ekelh* ekelhaft empfang_hat empfi* empfindlich entfu* entfuhrt entrumpler entzu* entzundet er_den er_meine erbrach
erdic* erdichtet erfan* erfand eritr* erled* erlog* erlogen erschwindelt ersti* erstickt erzahlt erzahlt_der
essenskurier estri* estrich etagenbett eule euren euren* eurer eurer* eutha* evaku* evakuierte evang* fabri* facha*
facke* fahrt_auf fahrz* fakes* faktu* fakturiert fassade faust* fehlg* fehlgeburt fehlte_ein felge fell fenta* fieber
filmt* filmte finger flachmann floge* flogen flugg* folgen forma* fotoa* fotog* frach* frachtraum frag fremde frisi*
frisiert fritteuse fuffi fuffi* funfjahriger funfs* futterte gafft* gaffte gahnt* gahnte garde* garne* gassi* gasten
gauner gebar* gebe_es gebis* gebrauchte gebrauchtes gebrochenem gebrochener gefalschte gefalschtem gefes* gefesselt
gefla* gefladert gegen_meine gegen_meinen gegrinst gehac* gehandelt gehauen gehbehinderte gehoren geht's_noch geile*
gekap* gekif* gekifft geknackt gelah* gelahmt gelog* gelogen gemai* gemailt gemur* geord* geordert gepan* gepanscht
gepei* gepeitscht gepre* geprellt geraten gerichtsvollzieher geruc* geruch gerus* gesca* gescannt geschaftsfuhrer
geschleift geschluckt geschuttet geset* gesetzt gesichert gesicht gestalten gesturzt gesundheitsamt getrickst getriebe
gewic* gewinne gewisser gewog* gewogen gezuc* gezuckt ghana ghana* gibt's_nicht giesst gifte* ging_mit glasi* glaube
glocke glotz* glotzte gluten glutenfreien golds* grade* grades grafikkarte gramm* grinsend groom* gully gully* guru gym
gynak* haara* haarausfall haarscharf hab_einen habe_die habe_man habe_meinen haben_mein hafer* haftu* haftung hand_auf
handedruck handler handschuhfach hanfp* hangengeblieben hanse* hartz* hasch haselnuss hast_du hat_alles hat_jetzt
hat_meinem hat_unsere hatte_zwei hausarztin hausd* haush* haushaltsgeld hautf* hautt* hebamme heilp* heim_und heimlich
heimw* heimweg heissem heizkorper helferin hemd henna* herr hielt_mich hinei* hinein hing hochbett hocken hoffe*
hoffentlich holt homop* horte hortl* hufe huhner hulle hulle* hunderter hundesitter hundi* husch* hustet hyalu*
hyaluron iban ich_bereits ich_da ich_dich ich_durch ich_eine ich_einen ich_mach ich_mal ich_von ich_was ich_weiss
ignorierte ihn_mit ihr_das ihr_habt ihr_seid im_dorf im_hinterzimmer im_kuchen im_nebenzimmer im_sandkasten im_schrank
im_schritt image* imiti* infus* infusion ing inhab* inhaber inkom* insta instagram instr* insul* inten* intensivstation
interessiert_sich intim* irref* irrefuhrung ist_aus ist_beim ist_halt ist_verstandigt jacqu* jacqueline jagat* jagatee
jagds* jagdschein jahrelang jahrigen janni* jannik jemand_anderem jetzt_bei jochb* jochbein joints juckts juden* jugen*
jung jungsten juwelen k kaferlarven kaffeefahrt kafig kahl kam_trotzdem kamera_auf kamme* kanal kanul* kapitan karab*
karabiner kartennummer kassi* kassier kassieren kastr* katal* kaufv* keift kellnerinnen_und kellners kenn kennzeichen
kerl kette* kettensage kg kicherte kind kinderhotel kindertaxi kitte* klagt klagt* klaps klaps* klauen kleingeld
kleinkind klettergerust klingeln klopfen knick* knickte knupp* knuppel koi koliken kollabiert kollabierte komm_ich
konfetti konne_man kontaktiert kopfl* kopflause kopfu* kopfuber kornf* kornflaschen kot kotzt* kowal* kragen_gepackt
kramp* krampfen krebs* kreislauf kreuz kribb* kronl* kronleuchter kuchentisch kuken kuken* kumm kummert kummert_sich
kumpels kursi* lacht* ladestation lag_am lag_drei lag_eine lag_ich lande* landete langfinger latex* lauft_nur lauscht
lautet lautete lebend leckte leg legen legen* legio* lehrlinge leihski leistungen leon lesba* lesbar lieferanten
lieferfahrer lieferschein lieferwagen liegen_gelassen liess_sie linde* lindengasse lippe lisa lockt loffe* loffel lsd
lugte lugte* lunge lungenentzundung luste* machte machte_sich magendrehung mahnu* mahnung mahte mahte* mal_schauen
mamas mamas* man_bedaure mandel mandeln manni manni* marco marco* marih* marok* mauer* maulte mausc* mausekot mdma
mehr_das mehr_sag mehrfach mein_handy meine_brust meine_ist meinem_hund meinen_arm meinen_cousin meinen_fall
meinen_kindern meinen_namen meines merkte metal* mich_am mich_die mich_los mietb* miete* mieterverein migrane mikrofon
milbe* milcheiweissallergie mir_bis mir_ein mir_ist mir_vor mir_wurde mit_15 mit_90 mit_auf mit_erfundenen mit_ihr
mit_krampfen mitbe* mitbewohnerin mitge* mitgehn mitsa* mitsc* mittelkonsole monatelang monatlich morph*
morphinpflaster motor* motorschaden murme* musch* muske* musli musterte mutpr* mutter_lag n nach_gras nachgeafft
nachgefragt nachhilfelehrer nachspiel nachtportier nachtraglich nachttischschublade nackt nacktbilder nahm_sie naja
namens nannte_sie narkose nasst* nebenzimmer nehmen_wir nele neons* neue_nummer neuem neuem* nicht_aufs nicht_ernst
nicht_vertragen nichts_mehr nieder nierenversagen noch_die noch_so nonbi* notiz notiz* november_keine nur_wir nussa*
nussb* nussf* nussfrei ob_ich obdac* oberarztin oberschenkelhalsbruch oder_ich offenbar ohne_ein ohne_helm ohnma*
ohr_geschnitten ohrfe* ohrfeigte oma_wurde onani* operiert ordin* ordinationshilfe outet* packt* packte paketbote
paketdienst paketmann panad* panade panik panis* panisch parvo* passieren patientenanwaltschaft patientin pdfs pedik*
pedikure pelle* pelzi* pelziger pension perso perve* petit* petition pflegedienst pilot pilot* pista* platzten pobelte
polizei poppe* porte* portemonnaie postler ppd praktikant prall* praller presste private professor proth* prothese
prugel pupil* pupillen puste* pusteln quadd* qualmte qualt* quatscht quets* radmu* radmuttern ragte ragte* rannt*
rannte rasiert rausg* rausl* rechtskraftig rede reden_wir refur* refurbished regre* reiche reingefallen reingelegt
rempe* rentner reservierungsgebuhr reste reste* reto rezen* rippen riska* riskant riss_die rohes rohes* rolli rolli*
rostig routi* ruckg* rucksprache ruhiggestellt rundg* rupfe* rupfen russe* russen rutsche_mit sachverstandiger sag_ich
salmo* salmonellen samme* sandk* sandkasten sau saugl* saugling saugte saure saure* schab* schadel schafe schale scham
schamen schauen_wie schaufel scheren scherz schicht schienbein schikaniert schildkrote schimmelt schleifte schleuderte
schlosser schlupfrige schlusselbein schlusselbund schmeisst schnabelschuhe schnauzt schnecke schneidezahn schniefend
schnupft schob schob* schor* schot* schreien schreit schrieb_mir schubste schuf* schufa schulwart schup* schussel
schwachere schwangerschaft schwarzmarkt schweizer schwimmen schwimmlehrerin schwindel schwor secon* secondo sedie*
sehbe* seid_schuld seit_november selfi* serviceschalter setzt* setzte_sich sex sexue* sich_an sichs sichs* sie_am
sie_mit sie_seit sie_sich siebenmal silberbesteck silbergriff sind_die sitte* skipp* skipper slip so_die so_einer
so_etwas so_jemand so_schnell soffe* soffen sohn_bekam soja sojam* sojamilch solle sop sorg sparschwein speed* sperrten
spielgruppe splif* splitter sprach sprei* sprinter spritzer spruch ssd staat* stapel starb starb* stech steckte stehl*
stellen stellt_sich sterb* steuern stichflamme stieg* stinkfaul stockwerke stone* stoned stoppte stort stort*
strafanzeige strahlfaule streichholz stroh* stromanbieter sturzbetrunken stute stute* such syrer syrer* tabak tabak*
tageb* tagesmutter tamil* taschen tatowierer tatto* tattoo tauben tauch* tauchte taxam* taxameter teenager teig
telefon_79 test testo* tiefe tierarztin tierh* tierheim tischnachbar tixo tor torbe* torben totsc* touristen tradi*
trading traue traumhaft trennwand trick trieb trimm* tschi* tuch tumor tumor* tur_zu turba* turban tutch* tutchen tuv u
ubels* ubelsten uberfahrer ubergab ubergeben uberholte uberm ubernimmt ubersat uberwiesen um_auge umfal* umfallen
ums_eck umzugshelfer unang* unbekannten und_alles und_behalten und_ist und_meinte und_sagt und_sind und_weg und_will
unehr* ungesichert ungla* unglaublich ungluck uns_angelogen uns_vor unschon unser_kater unsere_zwillinge unsit*
unsittlich unterbrochen untereinander untergetaucht unterkuhlt unterschlagen unterstellt untersuchung unterwasche_aus
unverschlusselt unvertraglichkeit us uschi uschi* uwe vapes vapes* verankert veratzt verblutete verbrannte
verbraucherzentrale verbummelt verdreht verein verfahren vergibt verhandlung verheimlicht verhohnt verhokert verja*
verkauf verkaufte vermietet vernagelt verne* verneint verpf* verpr* verra* verriet versagten versaut verschlampt
versetzt versiegelt versteckte verstoss vertragen_stand vertu* vertuscht verwaltungsgericht verweigert verwi* verwu*
veter* videouberwacht vollm* vollt* vom_anwalt vom_konto vom_schaffner von_den von_einer von_euch von_hinten von_uns
vorab vorau* vorde* vorhangeschloss vorle* vormieter vorsa* vorschlaghammer vorstand vorzuglicher waage waage* wachz*
wagenheber wahrend_wir wald walla* wallach wanderten war_beim war_kein war_keine war_mit war_sturzbetrunken waren_die
warnu* warnung wart was_passiert waschbar wegen_eines weggenommen weibe* weige* weigert weisst wellensittiche
werkstatt_hat wespennest wessi wettb* whatsapp widerruf wies wieso wieso* willkurlich winse* wissen_wir woher woher*
wohno* wuhlt* wuhlte wund wunder wundg* wundgescheuert wurde_auf wurde_mein wurde_mit wurde_vom wurgt* yogalehrer
zahlernummer zahlte zahnf* zahnfleisch zapft zehnf* zeit_hat zerrte zersplitterte zertr* zertrummert zielt zimmersafe
zog_mich zu_der zu_trinken zuchter zuchterin zuckt zugedrohnt zugef* zum_umfallen zundh* zusteller zustellung zutri*
zutritt zwang zwang* zwei_stockwerke zweier zweiten_grades zweiten_tag zweitmeinung zweitschlussel zwinger zwink*`,
      '7': `
300 35_grad 4000 900 abgefragt abgelaufene abgemagert abgeschlossen_und abgeschnitten abgeschraubt abgesperrt
abgestritten abhan* abkas* abkassiert abneh* absic* absichtlich abtre* adressen advok* ak an_alle an_meine andre*
angeblicher angefasst angefragt angekreuzt angeritzt angesengt animateur anschrift antib* anzah* anzahlung apart*
apothekerin arm arm_im arrog* asche atemn* atemnot auch_anders auf_dann auf_eurer auf_meiner auf_uns aufgeschlagen
aufgeschwatzt auftrag ausgang ausgegeben ausgehangt auslage ausschlag ausziehen babysitterin baule* bedra* bedro*
begle* begleitung behal* bei_euch beim_abholen bein beine bekif* belastet belegschaft belei* belog* belogen benom*
benommen berlin bestellungen betaubung betre* beurt* bewac* bewoh* bewus* bezeichnet bis_sie bleib blicke blond* blonde
blutete bluti* bremse brudern brullt budde* bundesnetzagentur china* coach codei* crack* da_auch dabei_war dachd*
dachdecker dame_die damit_er damit_sie darum darum* das_keiner das_mit dashc* dashcam datenschutz dealer dekla*
deklariert dem_boden dem_bon dem_parkplatz den_boden der_betreiber der_bruhe der_chauffeur der_fahrt der_ferienwohnung
der_fullung der_rechnung der_schicht der_suppe der_techniker der_toilette der_typ der_vormieter der_zeitung detektiv
die_alten die_blonde die_familie die_hand die_waren diesel dirig* dope dosis dosis* dreh dunkl* durch_und durchfall
durchs durchtrennt dusse* ecsta* ecstasy eheri* eides* eindeutig einen_schlag eines_anderen einfach_nicht eingebracht
eingelagert eingepackt eingeschlafert eingezogen einmalig eitri* elekt* elfja* elfjahrige entde* entdeckt entru*
entwendet epipe* epipen er_die er_mich erbra* erbro* erfundenen eroff* eroffnet eroti* erschien erspa* erspartes esel
euch_die ex exist* explodierte fahrprufer fahrradschloss fake fehlenden ferienhaus finanzpolizei fingern fische fixiert
flamb* flaschchen flecken_am floss* fluch* folgt foto_von frauen freund frohlich fuhrerschein funf_tage funke*
garantiert gecko* geduldet geflu* geh gehir* gehirnerschutterung geklaut gekna* gelegt gemau* gemeint gemel* gemeldet
gemer* gemerkt gemop* gemopst geoffnet_und geplu* geplundert gerichtlich gerustbauer gesagt_ich geschubst geschummelt
geschuttelt gesel* gespritzt gestellt getau* getri* gewicht gewon* gewonnen gewurgt giraf* girok* girokonto gitte*
gitterbett glutenfrei grabs* greif* greift grinste grosstante grundlos grundstuck gruppe gutscheine haar hammer hande
handy_als handynummer hast hat_ihr hat_meinen hat_sie hatte_sich hau hauss* haust* hausverwalter hausverwalterin hausw*
hauswart hefti* heima* heiml* hey hinterm_tresen hinterzimmer hob hoch_und host hot hundetrainer hygie* ich_dem
ich_eben ich_euch ich_keinen ich_krieg ich_sag ich_solle im_brot im_dressing im_eigenen im_gesicht im_namen
im_rollstuhl im_schlafzimmer imitat innen_noch ins_ohr interessiert ist_eingeschaltet ist_fur ist_laut ja_kein
jahre_alt jahri* jahrige jetzt_schon kaker* kam_an kassenpatienten kassierer kassierte kater katho* keift* keine_nusse
keiner_half kennt_den kennz* kevin kevin* kiefer kiffe* kifft* kiffte kilo kilo_leichter kindergartnerin kippte klarn*
klart* klartext klaue* klauseln klaut* klebeband klingelt koch kokst* kolik* kollege_hat konfe* konfi* kontostand
kontrolliert kopfhaut krach* krampfe kraus* krause krone krone* kuchenchef kundinnen kurier kurzel lachgas lallte
lands* lass laufband lausc* lebenden leckt* lehrl* lieferant liess_den linse lkw lobes* lobeshymnen loch_in lockt*
log_uns lokfu* lokfuhrer losgelassen luftn* luftnot lupin* lutz mach mach_ich magis* mahnb* mahnbescheid mahnk*
mahnklage maila* maklerin manipuliert manner masseurin massierte mecha* mechaniker medikamente mehr_stehen mehrf*
mein_gesicht mein_paket meine_karte meinen_brudern meiner_freundin meldete meldu* meldung metzger mich_auf mich_im
mieta* mietauto migra* minderjahrigen mir_her mir_im mist mit_allen mit_euch mit_kopftuch mit_meinem mit_mir
mobelpacker monte* monteur morsc* morsch munte* munter muscheln nach_meiner nach_mir nachbarhotel nachbarin nachts
nachweislich nager* nannt* nannte nanny nanny* nasse* nehm_ich nerv nesse* nicht_lang nicht_rein nicht_so nicht_und
nichts_zu nix_mehr noch_fragen notausgang notigung obera* obszo* oder_es offenen ohne_hinweis ohne_mein ombud* operi*
ortun* ortung papa parfums parte* passe pensi* perse* pferde phant* piefk* platzte plauderte po pobel* portier priva*
promi* promille protokoll provision pumpe* putzfrau putzk* qualm* quer_durch ratten raunz* reifen reitlehrer
reitlehrerin rentn* rief_der riss roche* rollte rolltreppe rot rote ruckgeld rucktritt rude ruini* ruiniert ruman*
sachv* sackt* sackte sagte_er sah_ich samt sanitater schaufenster schen* schik* schim* schlichtungsstelle schneider
schnellkochtopf schnippisch_und schon_mal schulden schwankte schweigt schwoll sechsjahrige seit_ich seit_vier
selben_tag selfies sich_am sich_einer sich_meine sie_an sie_hatte sie_von siebenjahrige siege* siegel skile* skilehrer
so_der sogar_die solle_ich sollte_ich sollte_man sonnenbrille_und sparb* sparbuch spazierte spend* spie springe sprun*
spulk* spulkasten stand_der stape* statt_der stech* stiche sties* stiess stohn* stott* streu* strick strie* striemen
stuhlchen stunde_spater tasche tatsc* taub taube* thc thera* tier tiers* tipp tollp* tonne* torke* toten trager
trampolin trieb* turkl* uber_meine ubergewichtige uberhitzt uberk* uberklebt uberladen ubern unauffindbar und_fuhr
und_gelacht und_gesagt und_liess und_unser und_wollte ungeb* ungeniert uns_beim uns_den uns_mit unsere_katze unseren
unters unterschrieb verabreicht veralbert veran* verat* verbruht verdr* veren* verendet verhe* verlange verlangt_und
verme* verna* verschleiert verschleppt verse* verso* versperrt verspottet vertickt verun* verur* vitrine vom_amt
vom_dach vom_empfang vom_tisch vom_trainer vor_meiner vorm vorzu* war_drin war_nie warnte was_kommt waschmittel
wasserpfeife wegen_einem wegge* weggeschickt weiterlaufen wellensittich wer_bei whats* wildf* wildfremder witzelte
wodka wollte_mit wortlich wunden_am wurde_von wusste_von zahler zapft* zappe* zeichnete zerrt* zersp* zerst* zerstort
zieh zielt* zisch* zischte zitte* zivi zoliakie zolis* zudri* zugan* zugang zuged* zuruckkommt zusti* zustimmung
zwei_manner zweijahrigen zwing*`,
      '8': `
900_euro abgerechnet abgetan alleine am_hals am_spielplatz anaph* angebliche angekettet angelogen aufgebrochen
aufgeschlitzt aufsi* aufsicht ausgetauscht aussc* backs* bademeister bauch behandelte beine* beleidigt bemer* benzi*
bezei* bezir* binde* bis_er bis_es blute* blutig brech* brull* canna* cashe* darauf darm das_auf deale* deine*
dem_fruhstuck dem_personal demen* den_laden der_massage der_strasse der_wirt der_wurst dicht die_haare die_leute
direktor dispo* droht* einde* eine_falsche eiter* entgl* entno* entnommen entwe* epile* erdnuss euer fersen
filialleiter fixie* flammen fliegen flugb* folgt* forde* fragte_ob fremdem fress* frohl* fuhr_mit funf_sterne garnelen
gas gaune* gebe gedre* gedreht gegen_den gegra* gell geplant geschlagen geschwollen getauscht getrank grob grossvater
gurt hacke* hande* handgelenk hasel* hat_unser hatte_einen hatten_die het heut hinau* hiv hochb* hof hr hubsches
ich_lag ihm ihr_noch im_hof im_stiegenhaus im_tee immer_zweimal impre* impressum inkon* ist_dran ist_raus joint* juckt*
kafig* kame kamel* kanal* kaninchen kanto* kanzl* kanzlei keine_luft keuch* kiche* kinderclub kippt* konnt_ihr kopftuch
krachte kranke krippe kriti* kritik kumme* kurie* kuver* kuvert lachte lallt* langf* laut_vor leiden losge* madch*
madchen manip* masche meine_hand minderjahrige mir_was mund nach_meinem nachttisch nachw* nadeln nebenbei nicht_bedient
notarzt notausgang_mit offen_im ohne_rezept panik* pfist* pfister pfusc* prof raste raucht rausgegeben reing*
rezeptionist rippe* rochelte sag sagte_der schaut_weg schlage schmiss schrie schwu* sei_keine seit_die sieht_sich
silbe* sojas* sondern spazi* spielhalle spran* sprang spritze stall* stank_nach stein steis* stiegenhaus streichelte
sturzte tasch* tatow* tot_im trat tropf tut_nichts typ ubers und_niemand und_schreibt und_zigaretten unfah* unfahig
ungew* unglu* verab* verarscht verba* verho* verlangte verletzt verpasste verri* verschluckt verschwiegen verstandigt
vertragen von_nichts vor_gericht wachte watsc* weinend weiss_bescheid weiss_es welpe welpe* windel wirbe* wird_sich
wodka* wollte_meine wortl* wunden zahn zeug zimmernummer zu_alt zu_boden zu_verlieren zucke* zuckt* zuckte zufal*
zufall zugek* zunge zur_strafe zuruckbekommen zwolfjahrige`,
      '9': `
abget* asthm* auf_mich augen ausgelacht beschimpft betreuerin bewei* blut bub chlor* dein dich die_kamera die_nicht
die_nie dir dr druckte du eingeschaltet elektriker erwachsener erzieherin euch eure eurem eurem* fall festg* finan*
flasche flog fort fremder ganz_offen gebrochen gerissen grins* hasch* heimgeschickt inkas* inkasso klappte kolla*
komme_mit kopft* kriegen lachg* las leichter liegt_vor lippen log lugt magne* mich_mit musli* nur_so paar pass pferd
platzwunde porno* provi* pruft pruft* pruge* psych* raste* rief rollt* rutschte schickt_mir schuler schut* schwo*
seit_der so_ein sozia* stopp* stundenlang vor_allen warf wir_nicht zigaretten zolia* zucht*`,
    },
  },
  en: {
    plainBelow: -4.19,
    unlikelyBelow: 0.05,
    likelyFrom: 4.15,
    words: {
      '-9': `
160 30_and 99_and a_saturday a_time accept after_we'd alarm_test an_app and_read and_that's audio* awaiting backs
barbecue be_done behind_a beige beige* blinds call_out came_looked can't_fault cancelled_the chatb* cloth creak* crust*
day_with died_laughing dim disco down_a draug* dull exces* exhib* fab fan fifty_minutes flavour for_eight fount*
fountain freez* gentle guarantee have_bought hem hen_do hour_and in_stock is_out it'll it'll* it's_now kick machine_at
merged mic minutes_and muddy muddy* never_arrives new_card ninety_minutes no_soap nobody_at nothing_like of_somebody
of_stock on_each open_the ordered_in over_three overpriced patchy peeli* peeling porti* postage pricey prints rattl*
reality reboo* refused_because robbery sat_at seaso* season service_charge shower_at shuff* signal slides slow slow_as
so_two soggy soggy* sold_out something_to square squas* squash squea* squeak stalls stand_on starts steak* stiff stiff*
still_waiting tenni* tennis the_certificate the_lamp they_made they_want timet* timetable to_6 to_fix too_short
took_two trolleys two_hour until_a updat* update waited_an waiting_list was_asking was_lovely watery we_drove we_missed
wiper* wobbly won't_let working_days wrong_size you_can't you_only`,
      '-8': `
14_minutes 24h 26 2nd 35 40th 45_for 48_hours 90th 94 96 a_bulb a_chicken a_christening a_church a_coin a_crime
a_curtain a_desk a_fan a_funeral a_guard a_mattress a_party a_pillar a_puddle a_sandwich a_sheep a_street a_surprise
a_twelve about_as about_her adore* adores after_every after_five after_it after_that afternoon_tea air_con all_three
an_oven and_ten and_we've annoy* assas* at_22 at_8 at_them ate_all back_twice bank_holiday bays benches berth berth*
bird bland bland* bobbl* bored* bossi* bossing broke_on broke_the browns budge* building_next bulb burgers but_two
buttons by_then cabba* cabbage cafe call_me called_it called_off came_took came_when can_i care_for cat_litter charc*
charcoal chatbot cheap_and chewing_gum chipped clunk* coach_party code_never commentary covers creas* crime_scene crust
date_and day_off days_for days_it dead_screen delivered_in did_her didn't_register died_after discount diwal* diwali
don't_really dough* downloaded draughty dribb* embar* endle* endless evenings every_ten every_year excess expor* faded
faded* fault fire_alarm first_dance fitting_room flat_as flattering flavo* fog forev* forever form_in four_pounds
four_weeks fourteen_weeks freezes full_by gem gloss* greas* greasy groom's grump* grumpy had_run hadn't_got half_time
happy_and hasnt hasnt* hatchback hated hated* hats have_you home_so hoover hours_to i'd_paid i've_already i_ate
i_nearly i_need i_open i_wasnt icy ignores inside_out instructions is_missing is_over it's_just it_left keep_a kill_for
laps lasts lasts* laven* layer* lego lift_out listed_as look_like looking_like loungers loved loved* loved_the lumpy
lumpy* meh merge* mild minutes_at minutes_for minutes_we missed_you months_now mostl* mostly mud murde* murder music*
my_coins my_line my_time navy network never_opened night_was no_just no_lift no_word nobody_can nobody_on notifications
now_it of_seven of_those off_but one_bench one_star onions only_does openi* opening pale party_of pattern people_behind
per permit pink_and pitches pity playl* playlist price_of printer puddle pushy pushy* rare rattled rebooked recli*
refund_refused registration remot* repeats resch* resto* robbed_of rode roses roses* same_one says_my scrol* seconds
seconds_of seller_says send_a sends_you senso* sensor seven_weeks shambles shamp* shampoo shower_curtain shrun* shrunk
shut_at shut_for shuttle since_before siren* sits sitting_on slot something_like sorry_we started_to steak stitching
stood_outside straps strol* stuffy surge swallowed_my swapped_it tacos tacos* tasti* tasting technical that_doesn't
the_battery the_cat the_drain the_exit the_left the_network the_pattern the_plan the_train theirs theme* then_they
theor* theory they'd_only they_promised they_wrote thought_of thund* timed timed* to_5 to_change to_hand to_like toner
toner* too_loud too_sweet took_three trade trade_in tribute trim tune twice_by two_people two_pieces un unrea* up_three
valle* valley versi* vinta* vintage was_cold was_dull was_frozen was_full was_kind was_sent was_too we_ate we_did
wedding_disco week_because wet_dog what_do widge* wipers wolve* wrong_way year_with yesterday's`,
      '-7': `
00 04 100_night 110 120 12_for 14a 15_for 1998 1_450 211 29th 30_days 312 35_minutes 55 59 5_days 611 6th 85 90_minutes
95 a_99 a_bell a_bow a_camping a_code a_day's a_doll a_film a_gem a_king a_leg a_mirror a_note a_part a_plastic
a_selfie a_shot a_smaller a_sofa a_spoon a_sweet a_tile a_tractor a_wedding abrup* abrupt absor* account_on across_town
admin_fee admission adverts after_4 after_six after_two after_update ages airbe* album ale align* all_my all_taken
all_with allowance already_on always_busy amate* and_call and_each and_free and_hadn't and_hope and_off and_twenty
ankles annua* annual are_filthy are_they as_resolved ask_twice asked_again assem* at_12 attack_when audiobook
back_until banner battery_died be_honest beside_a blank blink blink* block_of bloom* blow_dry blows blows* blunt
booked_two booking_fee bored borin* boring borrow bought_a branch_is brisb* brisbane brought_my bucks_for budget built
built* bulb_and bumpy bumpy* buns but_cold but_forty but_only but_she but_they'd but_three but_was buzzes by_7 by_and
by_hand by_nine by_six cactu* cactus cake_was called_at came_a came_on came_without campi* camping camping_stove
can't_take cancelled_by cancelled_for candy* caram* caramel carbonara cardb* cardboard carried_our case_for cashl*
cashless centi* centimetres cents cents* cerem* ceremony chap chapt* chapter chargers chat_says cheesy chess chess*
chewy chewy* christmas_tree class_was click closed_for closed_our clumped clunky cobwe* cobwebs cold_in collects
colours comb comparing confusing corner_and corners costu* could've could_come couldn't_hear covers_the crackles
crashes cream_and creased cropp* cruis* cushi* cushion cut_in dark_mode darts darts* day's day's* day_but day_early
day_no daylight daylight_robbery dear dear_for deare* dearer death_by defla* delay* delayed described desk_said dial
did_say disor* disorganised divine do_and documentary done_it down_at drips drips* drizz* drizzle dropping dry_cleaner
each_and each_month eightieth eights elsew* elsewhere embarrassed end_the entic* enticing escalators estimate even_with
evenings_of event* every_other every_visit excessive exhibition exhibits explained export eye_test fair_enough fault*
favourite fax feare* feared fed_up feebl* feeble feel_like feet_and fibre fibre* figuratively fill_it first_go
five_weeks flabb* flame fluff* follow for_4 for_delivery for_dinner for_seven forgets forgettable forgot_our
fortnight_and four_and free_but freeze freezer frosty function game gave_up generator gentl* giant giant* given_up
glazi* glazing gloom* gloomy goes_off going_back gone_downhill got_our got_up grain* grass grass* gravy* green_tick
greens had_i had_only had_set had_us hair_in half_an halloween hangs hangs* harde* harder hash_browns have_all
have_tried he_cut head_office headboard headliner heati* heating heels heels* helpl* helpline hen her_break hold_music
holidays honoured hooks hooks* house_red human_being hums i'd_kill i_send i_type identical if_you've in_6 in_reality
in_years inact* inactive include ink insan* insane installation interval ironing ironing_board is_about is_happy
is_just is_well it's_like it_needs it_shuts it_stinks it_three it_until january_and jeans jeans* just_as kettle_on
key_safe keyboard kids_were killer killers kinds kinds* knees_and knees_in know_when lag landed_at lappe* lapped laste*
lasted late late_for layou* layout leftover leg_of legro* legroom let_down letter_to like_i like_it's lime linda linda*
line_of listened listened_to listening_to loo_and loos lost_a lot_and loved_it luck made_it made_no mall man_came
man_to man_told massages matches maternity matter max me_because me_four me_when meanw* meanwhile menu met_a
meter_reading might_have min_for minutes_late minutes_to mispr* missed_our missing_its mode mon months_for move_it
move_the moved_house moved_my moved_three mug mushy mushy* music my_ears my_favourite my_next my_password my_pc
nearly_killed netwo* never_again never_has new_varifocals nice_lad nice_old night_trial no_cash no_coach no_difference
no_legroom no_paper no_signal no_whales nobody_knows nobody_said nonst* nosta* not_available not_included not_read
not_stay nov novel* now_my nugge* of_611 of_an of_chicken of_water off_next old_place on_all on_leave on_so one_finger
one_glass one_hook one_i one_out one_person one_till one_working onion* open_for open_so opening_hours order_from
order_since otherwise our_bags our_laps our_names out_if outag* outda* outdated over_an overbooked overr* pace painf*
panto panto* party_at pastry paused pence pence* people_at people_round picni* picnic pilla* pillar player plot plugh*
plughole police_station pops portion portions postponed price_and price_is price_up prici* pricing printed_on
processing projector promises puddi* pudding put_back put_us puzzl* puzzle quarter_of quarter_past quarter_to quarterly
queue_out quiz rail ran_out rattle readings reasons recip* recipe recit* recital reclined reclining reclining_seats
refit refit* registered_letter remote renewal renews repet* repetitive replacement rescheduled resiz* resized restarted
restocking ridiculous rim roadw* roadworks roast* rock rotate round_two router routes rushe* rushed safe_code
said_nothing same_number samosa sampl* samples sandals sang sardi* sardines saturdays saves saves* say_its says_on
school_holidays scroll scuffed seal seamstress seat_for second_visit see_a see_our seen_better sends_me sent_back
seven_months shadow shamb* shame_the shears sheds sheds* shifted shirt shop_with shopped shortened shot_in show_was
shran* shrank sideburn sign_with signal_in signs signs* sills sills* sink_and site_says six_days sizes sizes* skate*
sketc* slaug* sleeves slopes slow_and slow_to smashing smudg* smudged snoot* snooty so_another so_loud sockets sound
spaces spinn* spinning spins spins* splas* sprou* square_metres squeaked squeaks staircase standing_charge star_is
started_the station_next steep steep* stingy stock_online stood_by stools story* streak_of stringy strolled studi*
subst* substitute sucti* suction suitcases superb support_act supported suppose_but survey suspe* switching table_for
tags_on targe* tastes tea_was teaba* teapo* teapot telep* telephone ten_to ten_weeks tenth tenth* tepid tepid* textb*
thanking that's_it that_i'd that_would the_2nd the_6th the_annual the_birds the_church the_crack the_final the_gravel
the_menu the_neighbours the_oven the_parents the_perfume the_picture the_plughole the_poster the_rail the_replacement
the_roundabout the_sea the_seal the_seat the_slides the_stage the_start the_supermarket the_update the_view the_wait
the_walls the_welcome them_from themed there's_always they_only they_paid thinks_i'm third_visit thirty_five tho thoro*
though_one three_floors three_minutes three_people three_visits thril* thriller thursdays til till_midnight till_one
tilt time_i'd times_with to_cancel to_nine to_read to_repeat to_swap toilet_with too_big too_easy too_low too_narrow
took_ages took_eleven took_nine took_over toppi* towed towed* trailers translated trod true_crime twenty_five typin*
typing unclear undersized unfun* unfunny unman* unmanned unreadable unwra* unwrapped uphil* uphill usps varif*
varifocals version want_is wanted_the warn_me wars was_curt was_flat was_moved was_nearly was_over was_sat was_supposed
water_with way_from we_can we_felt we_knew we_laughed we_made we_needed we_saw we_stood weath* weather web wednesdays
week_so weekd* welli* were_already whales what_is where's where_they whitening who_knows whole_day whole_of widget
width width* wilte* wilted windows_open winte* with_4 with_four with_nine with_someone's without_any without_buying
wonderwall wonky wonky* worth_the wrang* york you_come`,
      '-6': `
01 05 10_for 10pm 14_months 165 18_for 1st 2018 20_on 210 22 25_minutes 2cm 2pm 3_5 3_for 40_and 40_for 4_minutes 4_on
4kg 4pm 50_mins 51 5_working 5th 6_to 7_and 7th 8_to 8_weeks 8pm 99_to a_30 a_50 a_bowl a_chair a_corner a_cot a_crown
a_cushion a_dancing a_drum a_faff a_fair a_field a_fortnight a_giant a_go a_guide a_hamster a_human a_jar a_job a_late
a_letdown a_machine a_morning a_motorway a_noise a_nuisance a_one a_packet a_person a_proper a_repair a_robot a_run
a_sad a_ship a_sign a_simple a_slot a_star a_sunday a_tomato a_trim a_tuesday a_walk about_a about_other absence
acceptable account_of activ* adapt* adaptor additional after_5 again_they agent_was agree agreed_with ahead ahead* alas
all_about all_had all_out all_they although_i always_late always_with ambit* ambus* an_admin an_ironing an_out and_4
and_an and_didn't and_hardly and_none and_quick and_three animals annoyed annoying another_and another_one answers
anyone_with apologised_nicely approval approve arch are_better are_out are_wonderful armpi* armre* armrest arranging
arrived_after arrow* as_it as_soon as_stated asked_why asses* assessor at_10 at_10pm at_4 at_5am at_first at_once
at_what audio aunti* auntie autoc* autumn avoca* avocado away_for axe baby_change back_as back_next bange* banged
barki* barking barom* barometer bass be_half be_ordered be_switched be_told beans beans* bed_flat bed_like been_with
beerm* beermat before_i began began* best_thing best_with better_and between_2 bicyc* bicycle bill'* bill's bill_is
bill_was birmi* birmingham blackpool blari* blaring blast blast* blazer bleach_smell bless bless_him bloody_mary blurry
board_game boat_trip bobbled bomba* bombe* bombed bonfi* bonfire bonus bonus* booked_for booking_page boot_prints
borrowing bosch bosch* box_in boxin* boxing brands brassy breast brigh* brill* brilliant budge buffers burglar bus_to
but_do but_i've but_its but_we'd but_who buy_the by_bus by_chocolate by_half called_a called_they campu* campus can_do
can_only can_order can_sit can_you cancelled_at candy capti* captions card_and carna* carnations carried_a cartridge
catalogue cemet* cemetery chai chairs_for changes chann* chaot* chaotic charge charge_on charming chat_with cheaper
checkouts chedd* cheddar cheerful chewi* chewing chicken_and chilly chosen christie chrom* chrome churc* church circle
clam clay clearly_not cliff cliff* clings closed_mondays closes closes_at cloud coast cold_soup collection colour
come_to comed* coming_soon comma* commercial commercials comparison_site constantly corke* corked corrected correctly
costs costs* costume cosy couldn't_make counter_for counters course_was crackled crazy crazy* croissant crooked
crossword crowded_on cruise crumbly crusty cycle cycle* darlings day_before day_in day_the dearer_than decaf decaf*
decor* dehum* dehumidifier delay_repay delayed_by delux* deluxe departures desig* designer devices devs did_warn
digital digni* dining_room dinos* dire dirtier discussing disk district dj_played doctor's does_her dollars_for dolls
dolls* don't_blame door_14 door_says doors_shut doughy drama drear* dreary dribbles dried_out drifts driver_took drives
drunken dryers dubli* dublin dunne* dunnes dutch dutch* each_evening earli* earliest earn earpl* earplugs eating_a
eating_the ebook ebook* echoi* echoing eco edinb* edinburgh elbows elevators eleven_times email_in embas* embassy
end_all end_i episo* escape even_a event every_minute everybody's everything's everything_else excellent expected
explaining explorer eyes_at fabric faff far_from fast fasti* fasting feedi* feeding feels_like fifteen_minutes
filthy_and find_our finds finds* fine_with fireplace first_date five_and fizz flabby flag flat_and flat_white flatmates
fleece flick* flims* flimsy flops flops* fly_in foote* for_12 for_50 for_about for_delay for_ninety fortn* fortnight
fortu* fortune four_evenings four_times fragi* fragile freezing frequency fridays fright from_other from_row front_with
frozen_in full_english full_i full_of funct* funeral_tea get_near gets_the gherk* gift_shop give_them glasg* glasgow
go_out goa going_up gone_up grainy grandmother graph gravel gravy grip groan* guarding guarding_the guest_relations
gull guns gutted guy_was had_asked had_since had_told haha hairc* haircut half_hour handler hando* hard hard_to harri*
has_his has_to hay heard_a heated highlights highway_robbery him_i hint his_best his_mates his_watch hitma* hitman
holes holes* hoovered hot_dog hour_late hour_line houses how_long hurri* hurried husband_asked i've_paid i've_walked
i_flew i_just i_lost i_showed ice_machine icela* idli impos* impossible in_10 in_8 in_again in_desk in_from in_queue
in_silence in_toronto in_wales in_winter in_year inaud* inaudible inducing inedi* inedible inflation inspected
instructors intercom invitations irrit* is_confusing is_from is_my is_open is_there istan* istanbul it's_a it's_the
it_a it_comes it_doesn't it_doesnt it_each it_should it_still it_wants it_won't its_in its_now itself_and jeep judo
jumps jumps* junk just_one just_to just_want just_wish karao* karaoke ketch* kidna* killed_the killi* killing kitchens
knife_was knit knob knockout label_says lacks lacks* lad_came lady_in laid lamb lanes lanes* laptops last_minute
late_checkout late_fee laughable launc* launch lavenders layer least_the lecture left_for lent_me letdo* letdown
lift_shaft lighting lights_went like_cardboard like_sardines limes* line_with litter livel* load looked_it looked_like
lounge_packed love_with loyal_customer loyalty_points lukew* lukewarm lunch_for macbe* macbeth machine's machine_empty
man_in manuf* manufacturing marathon mary matched matchmaking matt matte* maze me_which meal_was meantime meat_pie
medal mediu* medium medium_rare member_was mentioned_it microscopic midnight_and midnight_on miles_away miles_off min
mins minutes_past minutes_with mirrors misleading mobility modul* monday_to money_and monot* month's month_for
more_like mosqu* mostly_cabbage mourning mumbl* my_blood my_calls my_emails my_hotel naff namas* namaste napki* napkin
narrow neare* nearest need_a neighbour_and neighbours net never_a new_phone night_before ninja ninja* no_bus no_button
no_clue no_loungers no_music no_record no_sense no_space nobodys noisi* noisier noisy noisy* nor not_cheap not_going
notch notch* nothing_at now_got now_i now_in now_it's now_its nuggets nuisa* nuisance numbers_and octob* october
october_and of_anything of_course of_english of_everything of_hours of_lettuce of_order of_toast of_use of_whom
offer_was office_for olivi* olivia on_account on_another on_by on_hold on_how on_no on_order on_saturdays on_sundays
once_and once_been one_bar one_by one_day one_free one_hot one_lady one_man one_sheet one_single only_three only_when
open_since open_until opposite_the or_similar orang* orange order_sign ordered_2 ortho* other_passengers our_branch
our_table out_so outgr* oven overload overp* overpaid overrated owing owing* owls own_fault page page_and painful
painl* painless pam pancakes panels panes panes* partial pass_it past_four payou* payout pebbl* penal* penalty
people_on people_to people_were phone_for phone_so pickle pilat* pilates piled piled* pins_and pitch* place_and
place_with plane's planned plans plans* plate_of plates_were play playe* players pod points polish polite_but porting
pot_of potatoes potte* pounds_for predi* premiums present present_and press prices_are pride pride* print* programme
promised_for promotion protector pushc* pushchair queue_and queue_at queue_for queues quickly rain raine* rained raisi*
rare_got reali* rebook rebooted recipe_app refund_and refunds regretted rejects relig* removed_the renewed_itself repay
restricted_view retain reten* retention reuni* ribbon rides rides* rink rinse rip_off roast roasted robber robbers robe
robin* robinson robot rock_hard romantic roots roots* route* row rubber rules_i runny runny* sache* sad sage sagge*
sagged saggi* sagging sags said_at same_five sandwiches_curled sash sat_by save_your say_the saying_sorry says_open
schni* scone scone* scoops scooters scratchy scream scrum search_for seat_in seatbelt seated_in seats_were second_one
self_checkouts separately serial_killer set_to seven_times seventies shabb* shabby shaft shaft* shape* shaped shares
shave shocking show_cancelled show_up shows_me shrin* shuffle sign_says signed_it since_day since_we sink sirens
sirens_all six_minutes six_quid skimp* skimpy slanted slippery slope* slopi* sloping slow_but slower_than slushy smart*
smart_meter smartwatch so's so_we so_what socks socks* sole soles soles* sombr* some_other song soup_was spain spain*
spanish spars* sparse splash spot_on spring sprouted stained stamps standing_all stating steakhouse steal_at sticky_and
still_a stood_from stopped_working store_credit story stout stout* streak streaks streaky struc* studio stung stung*
submission substituted subti* subtitles sundays sunk sunny sunny* sunse* sunset supplement sweated sync table_with
tables_in tacky tacky* take_advantage taken_the talking_about tan target tarif* tariff taste tea_sandwiches teabags
teacher_is tells_you telly telly* template term text_at than_before than_the thanksgiving that_bad that_had the_apron
the_board the_dish the_dot the_drive the_estimate the_film the_game the_heating the_interval the_meantime the_photo
the_quiet the_roses the_rules the_sale the_self the_show the_smell the_tin the_tiny the_tv the_waitress the_worse
the_year them_on theme then_an then_cut then_it there_on therm* they'd_put they've_done they_charge they_couldn't
they_found they_moved they_sat they_sell they_shut they_then they_wouldn't thin thin_and think_it third_go third_one
this_on thorough though_and though_the threaten thunder ticket_and till_open till_two time_is timed_it times_a tiny
tiram* tiramisu to_clear to_death to_give to_resident to_support to_watch toastie today's tokens told_him tonic tonic*
too_high too_small toothbrush tortu* tournament towels toxic trainee transferred treadmills tricks trunks tuesdays
tunne* tunnel tutorial twelve_months twenty_minutes twigs twigs* twin two_minutes two_on umbrellas understood
understudy uneve* up_until updated updates upholstery us_round uses_the v valentines valid_on valve vampi* vegetarians
ventilation very_sweet view_by vinda* vindaloo vocal* vocals vodaf* vodafone volume w waiting_for wales wales* walma*
walmart wants_my was_bland was_dry was_due was_free was_fun was_grumpy was_like was_pretty was_rushed was_seated washer
waste watched_a watermark way_they way_too we'd_left we_booked we_landed we_waited we_weren't weak weeds weeds* weekday
weekdays wellies went_up were_a were_empty were_four were_robbed whenever_i where_anything where_everybody which_they
whirr* white_and who'v* who've why_does will_have winter wished with_1 with_each with_someone with_three wooli* woolies
word_of wore_it work_in workstation worried would_go wouldn't_be wrappers wrong_and yello* you_couldn't you_if you_need
you_sit your_experience zombie zone`,
      '-5': `
10_min 119 13th 1500 15_and 17 186 189 18_months 19 1970'* 1970's 1st_and 20th 25 27 28th 31st 35_for 3_in 3_weeks 404
40_minutes 43 45 450 50_for 50p 50th 58 63 6pm 72 74 80_for 88 92 9_for a_1 a_14 a_balloon a_bank a_beer a_bus a_chance
a_charge a_cheerful a_clear a_cold a_complete a_corpse a_decent a_disaster a_dump a_gold a_heart a_joke a_kind a_lease
a_list a_lock a_lost a_page a_patch a_pdf a_pen a_pound a_present a_prison a_problem a_receipt a_rest a_roof a_rubber
a_shambles a_shopping a_steal a_text a_thermos a_third a_toddler a_toilet a_train a_transit a_uk a_view a_well a_world
absolute ac_was acous* acoustics active activities actor* addit* admittedly advantage advert_after advert_for affor*
afford africa after_all after_each after_four after_paying again_to agath* agatha agree_with ai airport_in alica*
alicante all_inclusive all_on all_week altog* altogether am_a amex an_8 an_afternoon an_air an_eight an_extra ana
ancie* ancient and_6 and_9 and_clean and_kind and_look and_move and_on and_packed and_sandwiches and_slow and_small
and_those and_unfriendly and_warm and_yes angel* angels antar* antarctica anthe* anthem any_lounge anything_else apiec*
apiece app appealing appointments are_happy are_okay area_of around_it arran* arrow arrows as_good as_last as_treacle
asked_a asked_one asked_they assassin assemble assembled assistants at_five at_gatwick at_lunchtime at_seven at_walking
ate_a ate_the atmos* atmosphere attic attic* audio_guide autum* awkwa* awkward back_then backu* bacon bacon* bakin*
baking balloon balls balls* bar_service batht* bathtub batteries_not battl* bay be_fair be_moved be_seen beauty bedsp*
bedspread been_like ben best_and between_8 bewil* bins biscuits_in bit_more bless* blocked_by blunt* blunt_as boards
body_lotion books* boosters boredom bot both_the bottoms bow bowli* bowling boxing_day bridesmaids brief bright bring_a
brisk* brisket brunc* brunch buck bulky bulky* bull bullets bunkers bunni* burgu* burgundy burni* burning burnt_and
buses buses* business_and busy_chatting but_in but_no but_now but_were but_when butle* butler butte* butter butto*
by_day by_lunch by_post by_whom cache cache* call_they came_after came_and came_like came_over can_help can_see
cancellation cancelled_on candles captain's cares cares* cartoon cases cases* casse* cassette cellophane channel
channels chase checker checking_in checkouts_all chefs chefs* childrens chipp* chocolat choice_was choir choir* chutn*
chutney claim_form clean_but climbing_wall closed_and cloudy coach_c coast* cobbl* cobbler coffee_is coffees cola
colde* colder coles colour's come_at comes_on comes_with comfortable_seats comfy comfy* complete complicated condition
conditioner cone confirmation consisted consisted_of consultation convention conveyor cooli* cooling coord* corps*
corpse correct costa costa* costc* costco costs_more cours* course crackers_cheese crashes_on creaky creamed credit_for
crema crippling crois* crumb* cul cups curls curls* currently curt custom customer_services cuts dance dated dated*
daughter_had day_three day_we day_when dayli* days_to debat* decis* decision decor deflated delay dente* dented derby
derby* design designed_that desk_in desk_very desktop desserts diamonds didn't_work die_for diet_coke differ dim_sum
dinin* dining dinosaur direction dirti* disas* disaster discontinued dishwater disinterested dispe* dispo* dista*
distance don't_need don't_speak don't_waste done_to doormat dough down_one dragging drags drags* drains dram dreadful
dribble dried dried* dries dries* dry_scone dunge* dungeon dust dyson dyson* eared eared* earlier early early* ears_and
editi* edition eight_pounds electronic eleven_hours elimi* else_i emails embarrassing emoji enclosures entry_to espre*
espresso estim* europe_and eventually every_table every_two everything_about everything_i evidence_of exceptions
exchange fairways far_better fasci* fascinating fee's fee's* feed feedb* feedback felt_like fences fidge* fidgety
figur* film film_about film_was filters finale finally_got fine_but finishes first_one fish_was fittings five_past
fjord* fjords flaki* flaking flann* flannel flat'* flat's flatt* flickers flight_of float fluff fly flyer flyers foam
focus focus* font food_court food_no food_or footy footy* for_30 for_40 for_in for_international for_not for_then
from_4 from_new from_york front_room frust* fry full_at full_in full_price full_with fumin* fuming furnished galleries
games games* gangs* gangster garba* garbage gatwi* gatwick gels generously germa* german get_that ghosts girl_on gives
gives* glasses glen go_for golf_course gorge* gorgeous got_home grabbed_a gradual grandchildren graveyard gray gregg*
greggs grey_and grits grits* groups grout* grunt* guild guild* gulab gulab* had_five had_it had_no had_some had_two
hadn't_been half_of hallo* ham_and hand_dryer handover handy* hangm* hangman's happy_birthday hard_bread has_no hat
haunted have_done have_not headl* headset heavenly held_the her_best here'* here's here_on highl* hobs hole_in homes*
hon horns horns* horre* horrendous host'* host's hosts hosts* hot_water hotel_room hotels hour_layover hours_are
hours_at hours_late hours_of however_it husband_was husbands i'd_a i'd_be i'm_starting i've_seen i've_sent i_assume
i_drove i_expect i_give i_hope i_really i_use i_wish i_wonder i_wore ikea impossible_without impressed in_coach in_five
in_lounge in_mind in_october in_size in_small in_week in_which inactivity inclusive incor* incorrect indoor
industrial_estate initially inlan* inland instructions_in insufficient iron ironi* irony irony* irritating is_better
is_doing is_down is_empty is_gone is_gorgeous is_great is_horrible is_how is_like is_more it'll_grow it's_fine it_after
it_but it_does it_feels it_offers it_please it_tasted it_took itine* itinerary itself_was ivory ivory* ivy jams jamun
jamun* joke_and jolly jolly* juice_from july july_they jump just_not kafka kafka* keen key_card keybo* kille* kimch*
kimchi knees_were knowledgeable lacklustre lady_there lags last_year's late_as laura laura* lava layers layin* laying
leani* leaning learnt leeds_to legen* legend lemon length lgw libra* librarians lift_and lift_slow light_came lights_on
like_being like_they like_two limit limp line'* line's line_for line_was lines_and linin* lining lisbo* lisbon
little_food live_on lively llama llama* locked_out log_in loggi* logging long_time longer_than loop lost_in lot's
lot's* lotio* lotion loud loud_we lounge_chairs lounge_ever lounge_facilities loyal machines magician mails mails*
mainl* mainly make_sure makeo* makeover makes_no manager_in managers manua* manual map maple maple* marbl* marble
marshal martini masal* masala masks masks* mats may_as mcdon* me_they means_a meatb* meatballs medio* mediocre merel*
merely merlo* merlot milde* milks* milkshake minimum minimum_spend missing_a missing_and missions module moment_i
moments mondays monkey months_ago months_at more_for more_from more_interested morning_the mornings mosquitoes moult*
moulting mourn* move moves moves* muddl* muddled mumbled murdered murders murmu* murmur museu* museum musical musty
musty* my_direct my_fault my_gp my_grandmother's my_knees my_local my_seat naan nacho* nachos nando's nando* navig*
nearb* nearby nerfe* nerfed netfl* netflix never_came new_one new_version new_york newca* newcastle newer newer* newsl*
next_room nicer_than ninety_seconds no_alcohol no_hot no_internet no_matter no_place no_room no_sound no_staff no_table
no_taste no_time nobody_to noise_from none none_in nonna nonna* nonstop nope not_all not_an not_at not_care not_come
not_know not_possible not_provide not_recognised not_return not_take not_work novel november_and number_34 of_30 of_50
of_bread of_crisps of_eight of_money of_nothing of_one of_paper of_plastic of_some of_sparkling of_walking of_warm oh
old_version olive* oliver olives on_loan on_thursdays one_end one_has one_hour one_pan one_thing only_after only_half
only_soup only_valid only_want open_till opener option ord order_of ordered_the ordering ordin* organised oslo
other_and other_food our_flight our_toddler out_as out_since outage outdo* outle* outlet overcrowded overf* overhead
overran overs* pack packed_like pages pages* painfully paintball painted_shut painter palac* palace pan panca* panel*
panpi* panpipes papad paper_and paragraph pass_the passport_control past_my patat* patatas paths paths* payda* payday
pcs peaceful pearls peele* pek peoni* peonies people_had people_in per_head perks perks* person_at person_on pieces_of
piero* pierogi pies ping pisto* pitch pitif* pitiful pixel* place_but place_for place_to plays_the pleasure plug plump*
podca* pointless poisoner poky polis* pool_was poor_service poor_services portu* posta* postp* pottery pounds_a
powdered prawn_crackers prest* pretzel priced prices prima* princess priority priority_pass privacy private_room
probably_the professionally progr* promp* prompt proof proof* proper puddl* puppe* pushed_the put_up puzzles q
quantity_and quarr* quarry quartet question questions_about queue queue* queue_to quizz* radis* rainy rainy* raita
raita* range* rd read_the recom* recommended reference_numbers refill refills refresher refuse remad* remade remin*
reminded remotely renovation reord* reorder repainted repeats_the reply reprint reser* reserved responded restart
restock restore restricted return rewar* reward rhuba* rhubarb ribey* rice_and rich rioja rioja* ripe robot* roll rolls
rolls* room_had roomy roomy* roped roped* rug ryana* ryanair sac sachets saint* saints salad_was same_company same_from
same_time samos* sas_business sat_for sausages save says_they scary scary* scenes scram* scrambled scrolling searching
seasons sec second_hand section_is see_the see_where seen_for selection_very seniors sent_one service_at set_the sets
settings seventh shabby_and shado* shank shank* she_laughed shelv* shelves shine shirt* shocked shodd* shoddy shone
shone* shopping_mall short_on shout show_a shower_is showers_for showers_no shredded shrink shuffle_plays shut_early
siber* siberia sickl* sickly sighe* sighed signp* signposted silly silly* since_last since_march sinks sinks* sized
sized* slaughtered slept_in slice slice_of slope slow_service slugg* sluggish small_but small_for small_selection
smaller_than smelled_of smokers smoking_area smoking_room smoky smoky* snag snags snags* snore* so_a so_far so_it's
so_long so_one so_there's soda some_kind someh* somehow songs songs* sorbe* sorbet sounded_like soundtrack sparr*
speak_to speed_of spina* spinach sports_bar spoti* spotify stale stale* starting_to static stays stays* sticky
still_think stir stocked stodg* stodgy stoke stopo* stopover straighten strea* strikes stroll struck student stunn*
succe* suits suits* supervalu suppose surch* surcharge surly surly* sushi suvar* suvarnabhumi swimming_in systems
table_to tables_not tag taking_the tale talked_about tampa tampa* tapas tapas* taste* taste_of tasted_like tasteful
tasteless tasters tasty tasty* tat technically techno tell_us tells_me telst* telstra tempe* temperamental test_at
than_a than_at than_expected than_me that's_in that_are that_at that_can that_everyone that_he that_most the_1st the_3
the_5th the_app the_apple the_area the_block the_blue the_breakfast the_cable the_chairs the_cricket the_date
the_display the_earlier the_ending the_engineer the_entrance the_fog the_frame the_fridge the_gravy the_last the_layout
the_location the_loft the_meat the_mood the_nose the_online the_page the_party the_path the_people the_power
the_previous the_price the_prices the_property the_readings the_shelf the_shelves the_shuttle the_speaker the_taps
the_taste the_terrace the_thriller the_vicar the_volunteers their_best their_new their_time them_but them_over
themselves_are then_no then_tells then_this there's_an there's_that therefore thermometer thermostat they've_now
they_closed they_send they_serve they_wanted thin_as think_it's think_the this_new this_one this_point this_terminal
this_was thoroughly three_times thu ticket's ticket_i tidy tiers tiers* time_so time_we times_i tired tired* tired_of
to_10 to_assemble to_buy to_collect to_die to_his to_look to_return to_seat to_share toast_and toilet_was too_and
too_busy too_dear too_early too_few took_an took_four toppe* topped toppings toron* toronto torture tosse* tossed train
travelling travelling_with tray_of treac* treacle treas* treasure tricky trimm* true try_tomorrow tube tue tuesday_and
turki* turkish tv_and twice_i two_after two_toilets two_were two_years types types* uht umbre* uncleared underwhelmed
uneven unexp* unexpected unexpected_item uninstalled unlim* unlimited unres* unresponsive until_ten until_you up_again
up_but up_for updating uphol* urgen* urgent us_there use_them usefu* useful usher* ushers using_a vague* vaguely vanish
vase vendi* vending vending_machine verdi* verdict very_noisy very_rude very_warm vests vests* vibra* vineg* volunteers
w_a wait_at waited waive* walking_pace wall_and walls walls* warm warpe* warped was_9 was_after was_at was_broken
was_great was_helpful was_it was_lukewarm was_more was_polite was_ready was_stale was_travelling was_two was_well
was_wrong wasnt wasnt* waste_your watched_the waterfall we've we've* we_all we_could we_couldn't we_ordered wearing_a
website_says wed wedge weekend_and weeks_of were_2 were_far were_small wetsuits what_did what_my whats when_its
when_one where_were whereas which_it which_says whine* whisper whoever_designed why_it why_we wilti* wilting with_id
with_not with_old within_a without_paying wolverhampton wonderful work_on workshop worn_and worst_lounges wrong_colour
wrong_on xl year'* year's year_for years_ago yes_i yet_again york_to you_back you_cannot you_go you_may you_never
you_out you_stand you_were your_own youtu* youtube z zoo`,
      '-4': `
10_mins 11am 11pm 12_to 12th 140_for 14_days 15_minutes 15th 190 1970s 1970s* 2009 2012 220 27th 2_300 2_the 2_was 30
30_a 30_miles 30_minutes 31 33 340 38 38_each 40 42 500 56k 5_years 69 6_months 81_and 9 a_15 a_7 a_ba a_basic a_bigger
a_birthday a_bite a_boot a_branch a_break a_case a_cheese a_clutch a_cupboard a_date a_door a_drawer a_dream a_dutch
a_fairly a_fine a_form a_friday a_hard a_head a_headache a_known a_let a_light a_massive a_metre a_miss a_murder
a_napkin a_nice a_night a_pair a_pancake a_pencil a_plate a_premium a_priority a_queue a_really a_recorded a_row
a_shocker a_skin a_slope a_supermarket a_survey a_teenager a_terrible a_van a_waiting a_week aberd* aberdeen about_five
absol* ac access_the account's accur* accurate act actor actors admin* after_nine afternoon air_nz aircr* aircraft
airin* airing airlines_use airport_lounge airways_lounge album* all_costs all_day all_this allow almost_empty
already_filled already_paid also_the alteration always_has ams an_address an_advert an_angel an_elevator an_ice and_2
and_7 and_ask and_biscuits and_cheese and_chipped and_full and_go and_inadequate and_is and_its and_juice and_more
and_no and_non and_others and_people and_same and_still and_tear and_this and_tired and_uncomfortable and_unhelpful
and_well and_wifi angel annex* another_car any_airline apart apologetic apologising app_then apple approach archi*
are_large are_usually are_worn area_which argue armch* armchair arrived arrived_at arriving as_is as_most as_other
assisting assume assur* assured at_2 at_eight at_eleven at_gate at_least at_nine at_one attempt attempt_to attentive
augus* august aunt'* aunt's australian autos* available_were average_but await* awful awful* awful_lounge baby_on
back_in back_out backpack bad_the baffl* bags_and bags_of bague* ballarat bananas baris* barista basic basically bath
bbq be_better be_called be_two because_there beef been_open been_out been_the been_trying been_very beepe* beeped
beer_selection beer_was before_i'd beforehand belgi* bendi* bent better_lounge better_off betti* between_two bewar*
beware beyond_the big_and bigger bin biro biscuits blous* blouse boarded bob boiled booke* booked booked_the
booked_under books boots boots* bowl_of bows brava* bravas brochure broll* brolly broth bubbl* bubbles bucks bucks*
buffet_was bumped bunnings buoy burge* bus_home busy_at busy_but but_by but_i'm but_if but_still but_that's but_what
but_with by_it by_this cake calcu* calculator calm came_by can't_be can't_see can't_submit can_join canap* canapes
cancelled cap car_in card_machine card_the cardh* cardholder carrot carrots_and case_on castle catching caterer
chair_and chairs chairs_are chance chance_of chapel charm* chatt* chatting check_out cheer cheery children chill choice
chopp* chose* clatt* cleaning clocks closed club_lounge club_was clump* coaches cocktail coffee's coin cold coles*
color color* combi* combined come_from come_on comedy comma comparison competitors complicated_to concourses conference
connect_to connection_was conservatory consideration constant continental continued controls cookies_and coordinator
cope corn corner_with cornw* cornwall cost costl* costly cotta* cottage could_eat could_make could_not could_see
could_use coupon course_in courses cowboy crack cracker cramped crashed creaking crisp crisps_and croissants crossing
crout* croutons crowded_lounge crowded_with cry curri* curries curry_had cushions customer_service cutte* cutter
date_on daughter_was deadl* deadline death delays delta delta* delta_to dense dense* denve* denver departed derma*
dermatologist descr* described_as deser* designed designed_for desk_and deskt* desse* dialo* dialogue did_to
didn't_come different_from digit dining_area dirty_with disag* disappointed disappointed_with dishes_were dishw* disma*
dismal dispenser displeasure disturbing do_have do_nothing do_what does_not doesn't_work don't_know don't_want
don't_work done_that door_so doubt doubt* downg* downgraded downh* downhill downstairs_to drab drama* draught dream
dress dresses drink_a drink_voucher drinks_in drinks_were dripp* driver_had drove_home drugs* dry dryer* duck dumb
dusty dusty* each_way earne* earned eat_here echoe* econo* economy edge edges edges* egg_on eggs eighties eleven_people
eligible emoji* empty_but empty_the end_to ended_up enorm* enormous enquire entertained entertainment episode episodes
equipped equiv* equivalent espresso_machine essay essay* essen* even_there evening_and every_evening every_person
every_single everything_was exactly_what excel* except_for excited exclu* excluded excur* excuses exercise
exhibition_on existing expensive extremely facilities_and fails fails* fair_bit falle* fallen falls_short far_away
far_below fashi* fast_and fault_and fault_but faults favor* fee fee_for feeling_of feels feels* fifth fifth* film_on
fin find_one fine fine_and first_come fitters five_hours fix_the fixed_it flapj* flier flier* flights_are flinc* flute
flute* flyer* folder foldi* folding food_consisted food_of food_offer food_served food_there food_to footb* for_access
for_both for_drinks for_free for_half for_long for_lunch for_maintenance for_some for_ten for_water forgi* forgive
forgot_the former fortunately forty_minutes forty_people forwarding found_the found_this foundation four_with
frankfurt_and frankly freddie free_beer free_breakfast free_in frequent_flier fresh fresher friendly friendly_and fries
fries* from_12 from_brisbane from_home from_lhr from_pune from_three frost* froze froze* frustrating fun furna* furnace
fuss g gala garden garden_chairs generators germany get_in get_past get_through getting_in girls_are glori* goes_on
gold_circle gold_member gone_by good_as good_food got_was grace_was grade gradu* grain greeted grey grilled grout
grubb* grubby gutte* guy_at h had_closed had_rung had_taken had_was hairdryer hairdryers hairs hairs* halfw* halfway
halls halls* hand_luggage handle_and handy hanging_in hanoi hanoi* has_an has_not hasn't_been hate have_already
have_passed have_some have_stayed haven't_got he'd_just he_also he_kicked he_looked he_says hearing_aid heaters heaven
hedge heist heist* held_up hello hello* helmet helpf* helpful highlight him_he hinge* hinges hints hints* his_seat hob
hog home_from homew* homework honestly_the hoodie hoot hoped hoped* hosep* hosepipe hospital_waiting hospitality
hour_flight hour_in hours_in hours_sleep hung_by husband_says hyder* hyderabad i'd_come i've_asked i_call i_ended
i_expected i_felt i_love i_needed i_play i_suppose i_walked i_work i_write iberi* iberia ice_bucket icebe* iceberg
icing icing* ideas ideas* ident* if_it's if_this impersonal improve in_3 in_another in_april in_biro in_cdg in_europe
in_every in_july in_miami in_plastic in_september in_singapore in_ten in_three in_two inadequate_and inconsistent
inconvenient indus* industrial infinitely inspi* inspiring instant insurer international_flight internet_and
interrupted intro* invit* inviting ipad irritated is_84 is_absolutely is_also is_bad is_clean is_cramped is_fine
is_free is_full is_he is_impossible is_long is_neither is_operated is_outdated is_sad is_this is_to is_unacceptable
is_with is_worn ish isn't_a isn't_much it's_for it_can it_did it_goes it_i it_it it_just it_more it_needed it_no it_not
it_rained it_says it_seems it_so it_used it_will its_not its_only its_the itself_in jan jet judgi* judging june_and
jury just_before just_for kept_apologising ketchup killed_my km know_it's know_its koru kul lacke* lacked lacki*
lacking lackl* lady_who laid_out lake laminate lampshades lane latel* lately lates* latest lavatory lawn lay_in layover
least least* least_one leaves left_after lengt* less_so lessons letter_came level library lifeb* lifeboat like_its
liked liked* likes_it limited_food line_to list_then litte* little_place live_alone lol lollies long_queue looks_a
lost_its lost_my lost_the lounge_area lounge_being lounge_it's lounge_or lounge_should lounges_for lovely_and low
loyal* ludic* ludicrous lunch_time lying_on machine_that machine_was machine_which machines_were mad made_by magazine
major major* manager_shrugged mansi* mansion massage massi* massive mater* matted me_back me_first meal medicine melbo*
melbourne memories men's men's* mens merchandise message metre mia midda* midday milk_in milli* million mines mines*
mini minim* minimal mint minutes_because minutes_on mixer moderately monda* monday monotone monthly months_and mood
most_people mouths movie movie* much_in muffi* mum_was mummy mummy* my_annual my_appointment my_colleagues my_eyes
my_favourites my_opinion my_postcode my_purse my_size my_train narra* narrator narro* narrower navigate necks necks*
need_the needed_two neighbour's never_answers never_mind new_customer next_week nicer nicer* night_at nine_and nine_of
no_answer no_atmosphere no_beer no_complaints no_computers no_dedicated no_eggs no_fruit no_parcel no_real no_signs
no_wine nobody_knew noise noodle noodle_soup not_clean not_cleared not_comfortable not_do not_fresh not_have not_in
not_make not_sure not_understand not_want not_welcoming not_worth nothing_in nothing_special notice_in notin* noting
now_an now_closed now_they now_they've number_4 nurse_was nw nz oasis oasis* oatme* oatmeal of_apples of_chairs
of_cheese of_coffee of_cold of_five of_ham of_its of_lamb of_people of_service of_thirty of_time of_which of_work
offer_not old_lounge on_6 on_day on_first on_this on_top on_tuesdays once_you one_phone one_side one_way ones_and
only_had only_if only_in only_saving only_the only_to operated_by opini* or_have or_make or_so ordinary ornam*
ornaments other_airlines other_business other_hand other_star otter* otters our_cat our_luggage out_next out_they
outside_of over_by over_crowded over_in overc* overcooked overcrowded_and overflowing packet packets_of palet* palette
paper parad* parade parra* parramatta part party party* pass_to passengers_and passengers_to password pasta pasta*
pasty pasty* path patience paulo paulo* pav pay_extra pearl* peeled pegs people's people_all people_come people_sitting
perfe* perfect person_who pharmacy phone_on phone_to phones photos_are photos_the physical picked_over picks_up picture
pinching pistol pit pizzas place_in placed placement plasterboard plasters plastic plastic_cups plates_on playlists
pleasurable plug_in pm podcast point_the polite pong poor_lounge popco* popcorn pork position possible possibly post_a
poster pounds pounds_each practically_non preferred premi* premier prestige pretty_poor pretz* price* print printed
printers process products program proposed prosecco providing pumpk* pumpkin punch pune qantas_lounge qatar_airways
quant* quantity quick* quid_and quiet_area quite_clean rafte* rafters rang_me rang_the range ready_in really_need
reasonable_selection recall reception_desk receptionists reckoned recline recommend_it recyc* recycling redee* redeem
refil* refre* refunded regarding registered_in regularly relaxation relaxation_room remak* remake remembered reminders
renov* repairs replied replies reported_the research resti* resting reviv* reviver ribbo* ridiculously right_by ring_at
ring_round ripper rise robes robes* rolls_and room_has room_itself rooms_and rubbe* run_down runs_out sachet sadly
sadly* said_oh said_who saile* sailed salad_and salt sample samsu* samsung santi* santiago sao sas sat_in saturday_in
saturday_night saving_grace saw_her say_in say_that sceni* scenic sched* scheduled scones screen screens_and seagu*
seated seating_in seats_with see_your seed seemed_to selection_and sends sends* sense sense* sent_it seoul seoul*
serie* series serio* serious seriously service_in service_staff service_they set_for settled_in shack* shade
shame_about shame_for shape sharp she_called sheet_and shifts ship shocker shops shops* shouting showed_the shower_was
showers_in shuffles shuts shuts* shuttle_bus sia sick_of signed_by silk simil* similar since_april since_august
since_easter since_spring sit_in sitting_here skill* skills slat slats slats* sleev* slide* slowe* slower slush*
small_crowded smaller smart smells smile_and smooth snacks_in snapped_at so_badly so_crowded so_not so_now so_slow sofa
solid solid* some_crackers some_reason somebody_had sort_of sorted_it sound* soup_lukewarm sourd* sourdough space_with
specified spend spend* splen* splendid spoken_to spray sprouts squares squashed stabbing staff_have staff_unfriendly
stale_and star_rating starb* starbucks stars_for start starter stated states stati* station steal steel steel* stepping
sticks still_had still_no sting* stockholm stocks stood_at storm storm* strangled strap strawberries striped structure
struggled sub sub_par sub_standard subscription such_an such_as suggests sulle* sullen sunday_and suppe* supper
supposed supposed_to sure_why surly_and surprised survi* sweaty swedi* swedish sweeping sweet sweet* swimming swims
sydne* sydney syste* system t1 t5 table_had table_service tables_for tables_that tables_were take_an taken_by taps
tatty tatty* teachers tee tell_them telling_us tells tells* temperature ten_days tenner_for terminal_5 terrible_lounge
that_air that_ba that_could that_my that_way that_woman the_12 the_aa the_ad the_amount the_answer the_armchair
the_atmosphere the_australian the_bag the_balcony the_basic the_best the_carpets the_ceiling the_compere the_cups
the_day the_dining the_dishwasher the_empty the_engine the_evening the_exhibition the_extra the_fun the_glass
the_glasses the_host the_latest the_library the_lower the_many the_microphone the_mornings the_most the_neighbour's
the_new the_news the_old the_pack the_passengers the_past the_patch the_person the_personnel the_poor the_portal
the_reception the_record the_recording the_return the_right the_sat the_seating the_shopping the_sink the_six
the_stalls the_tablet the_tablets the_time the_trial the_tuesday the_wi their_flagship their_home their_job their_work
them_said then_your there's_one there_isn't there_like there_since there_would these_are thesi* thesis they_also
they_keep they_need they_offer they_really they_removed thirs* thirsty this_airline this_airport this_app this_size
this_with thought_they thoughts threadbare through_his ticket_machine tighten till_9 time_as time_at time_that
tired_and to_2 to_access to_become to_borrow to_each to_hear to_improve to_london to_match to_no to_open to_prove
to_refund to_start to_think to_top toaster toilet_facilities too_crowded toothpaste top_it tough tower tower* traff*
traffic trays trays* treat treats trek trekk* trian* tub_of tuesdays_and tulip* turf turned_to two_bars two_flights
two_hours two_sizes two_streets two_tiny uk umbrella unacceptable unappealing understaffed undo unfor* unfriendly_and
unhel* unhelpful unins* unles* unless unless_you unpre* unsta* unstaffed unwrap up_forty up_myself up_when update_it
update_the upon us_from us_not usher vacuu* vacuum valen* valentine's vans varia* veg venti* verified very_average
very_careful very_dirty very_few very_large very_old view_of visiting volum* waited_in waiting_rooms waiver walk_and
walk_from walk_to wall_for wall_in wallp* wallpaper want_it wanted_it wardr* wardrobe warranty was_10 was_all was_as
was_buying was_called was_clean was_closed was_extremely was_for was_friendly was_my was_nobody was_out was_promised
was_really was_shabby was_sitting wasnt_ready watered way_that we_do we_don't we_just we_learned we_took wear wear_and
week_before weeke* weekend weeks_and welcoming well_you were_able were_being were_bored were_dirty were_free were_just
were_made were_out were_provided were_travelling wetsu* what_a whatsoever which_makes which_we which_you whistling
why_this wifi_and will_tell window_since wine_was with_about with_ba with_different with_dirty with_little with_more
with_most with_such with_that with_this with_very with_what without_so wks wobbl* women's wool word_about worked_and
workstations worst_i worth worth* worthwhile would_find wouldn't_recommend writing_to wrong_i wrong_length yellow
yield* yorkshire you're_looking you_find you_order you_won't young_man your_money zero zombi* zones zones*`,
      '-3': `
1 10 10_days 10_minutes 12 18 1950 1980'* 1980's 1_100 1_a 1_and 1_in 1hr 20 2013 2015 20_minutes 22nd 29 2_and 2_years
30_min 30_on 3_flights 3_hours 3_times 47 4_and 4_hours 5000 60 60s 61 65 6_hours 6am 70 747 7am 8 8th 90 95_for 9am
a_9 a_b a_beard a_beautiful a_betting a_blanket a_block a_book a_booking a_boy a_burger a_car a_card a_cleaner a_closed
a_computer a_concrete a_cup a_customer a_day a_depressing a_face a_first a_folder a_four a_frequent a_friend a_half
a_hedge a_lady a_leaflet a_letter a_long a_major a_mess a_month a_much a_number a_paper a_par a_pop a_post a_raise
a_rather a_real a_result a_separate a_single a_smiley a_sock a_spare a_table a_tin a_typo a_wall a_while about_an
about_his about_sixty abrid* abridged absen* absent absolutely accep* accepted accessed ad add add_a add_to addition
admin admirals_club admire ads aer aer_lingus after_a after_an after_eleven after_i'd after_security again_in again_on
ago ah air_canada air_new airline_lounge airlines_and airport_at airport_for airport_is airport_lounges airport_so
aisle al alcoholic_beverage alita* alitalia all_passengers all_round alliance_gold alliance_lounges alone_with
alternative altho* although although_the always_a always_been am_not am_the am_writing amazing american_airlines
amount_of ample ample* amste* amsterdam an_absolute an_adequate an_announcement an_average an_experience an_hour
an_international and_again and_always and_another and_apples and_are and_as and_atmosphere and_be and_brought
and_certainly and_cheap and_choice and_cold and_cookies and_cramped and_crowded and_dated and_dirty and_does and_down
and_drink and_friendly and_glasses and_grumpy and_international and_loud and_make and_most and_never and_nuts
and_obviously and_one and_overall and_picked and_poor and_quality and_quiet and_seemed and_service and_several and_she
and_she's and_snacks and_tables and_tea and_their and_they'd and_they're and_too and_uninviting and_use and_why and_wi
anfor* anfore anniv* anniversary annou* announced announcements answe* answer any_food apolo* app_for app_said appal*
appalling appoi* appreciated april april* are_a are_for are_from are_just are_nice are_old are_outside are_too area
area_at area_in area_was areas_are aren'* aren't argui* arguing arm_and around_the arrived_with arsen* arsenic art
as_being as_for as_in as_no as_the as_worn asham* ashamed asiana asked_for asking_if assume_that at_3 at_7 at_9 at_best
at_four at_lax at_lunch at_some at_times ate_my atl atlan* atlantic attack attra* attractive aunty aunty* austr*
auto_reply availability available_for avera* average average_experience avoid_flying avoid_this avoided away_in
awful_and ba_and back_into back_my back_was backp* bad_back bag_on bagel balla* banan* barbe* barrier base bases bases*
basic* basic_no basically_the baske* batch batch* bathroom_facilities baths baths* be_ashamed be_available be_changed
be_desired be_no be_ready be_very beats beats* become_a bedroom_door been_nice been_sitting beer_and beetl* before_our
beginner begru* begrudgingly beiji* beijing being_told believe_that below below* below_par bending berli* berlin best
best_part better_to betting beverage_selection beverages_on bewildering beyon* beyond bigge* birthday_cake biscu*
biscuits_and bitter bkk blames blames_the blood_pressure blood_test blurr* boarding_area boats boats* book
booking_system bored_stiff bought_the bought_them branch_and bread bread* bread_rolls breakfast breakfast_is brewery
brie bring_it brita* britain british_airways broad* broadband broch* broke_down brother_uses brought_in brush bubbly
building bulle* bunnies bus_and busy_on but_always but_at but_could but_don't but_it but_then but_to but_very buy_one
by_text cafes cafes* calen* calendar came_at came_the came_through can't_find can_have cancel car_on card_for
card_holders card_is card_or card_reader carpe* carpet carpets carpets_and carry_the carve castl* categ* category
catering_is cause cause* cdg ceiling cell cello* centu* century chairs_with champ* champagne chance_to change_the
changed_it character charge_for charge_my chat_and chat_bot chatting_to chatty cheap* cheapest check_up cheer* chees*
cheese cheeses chemicals children_and children_screaming chill* choco* choic* christening cinna* cinnabon circled
clash* class_service class_ticket claustrophobic claw clean_with cleaning_fee clear close close* close_to closer cloud*
club_is club_member club_membership clubs clubs* cm coat_and coffe* coffee coffee_from coffee_machine coins_and
collection_of colou* combination come_back come_up comfortable_but comfortable_chairs comfortable_seating comfortably
complimentary computers_available concentrate concert concierge condi* conne* connection connection_in considering_that
containers conti* continue continues continues_to continuing continuously controller cool copen* copenhagen cork corre*
corridors could_have counted_them coupo* coupon_for covid covid* cozy crackers crackers_and cramped_and crash* cream
cream* crema* crepe crick* cricket crime crime* crisp* crowded crowded_and crowded_as crowded_dirty crowded_no
crowded_when crown crumbs cuisi* cuisine cup cup_of cups_and curtains customer customer_since cut_off dalla* dallas
damma* dammam dance* dated_and daughter_is day day_at day_five days_off de dead_straight debris decen* decent
decent_selection decorative deli delicious departing_at depen* depends depressing description deserved desir* desired
desk_for desk_staff desk_to did_it did_you didn't_have didn't_try didnt didnt* die died_of diet difference_in digit*
diner* dips direct_debit dirty_and dirty_plates disappears disappointed_by discover dishe* dishes dishwasher disrepair
dissa* distu* divided do_i does_the doesnt doing_it doing_nothing doing_their doll domestic_flight domestic_lounge
don't_ask don't_expect done_with door_had door_has door_with dotte* dotted downl* downstairs drawi* dressing_gown
drink_and drink_options drinks_are drinks_but drinks_no dripping drive_thru driver_says drops_out drown* drugs drum
dry_as dryer dubai dubai* dumbb* during_peak each each_for each_time eastern easy eat effic* efficient effort_to eight*
eighty eithe* either electrical electricity eleven_and eligi* embarrassment empty_and english_language enjoying
enough_but enough_to ensur* enter_the entrance_and entrance_to environment equip* equipment error* especially_in etiha*
etihad etihad's europe eva eva_air even_find even_if ever_experienced ever_had ever_seen ever_visited every_word
everyone's exact* exactly exception excit* excursion existence existent expec* expectations expen* experience_and
experience_of experienced experiencing expla* extensive extra extra_to extraordinary extre* fabul* fabulous
facilities_are facilities_as facing_a fair_play fall fanni* fanning father_in fault_for faulty favor feeli* feeling
fell_asleep felt ferry few_months few_of ff fi_and fi_is fiftieth fill find_in findi* finding finding_the fines* finna*
finnair firep* first_and first_experience first_floor first_to fish_and fishi* fishing fit five_minutes fizzy fizzy*
flagship flagship_lounge flapjack flat flight_a flight_from flights_from floor_by floor_to flowe* flush flush*
flying_with food_drink food_except food_if food_is food_just food_looked food_not food_offerings food_terrible
food_that football for_ages for_alcoholic for_at for_business for_help for_most for_parking for_red for_several
for_such for_tea for_this fork forms forms* fort forward found_it four_different four_in four_months four_people
france's free_food free_snacks free_wi free_with frequent frequent_flyers friday_evening fridge fried fried*
friendly_enough from_previous from_start from_which fronts frosted fruit fruit* fruit_and fuel full full_to funer*
funeral furnishings furniture_is furth* further gap garde* gardener garli* garlic garud* garuda gave_me gears gener*
generous get_a get_any get_me get_to getaw* getaway gig gin_and girl_at glasses_took gloves go_by go_there go_to goal
god_bless going_since gold_card gold_lounge gold_members gone_to good_if good_morning good_with got_four got_one gover*
government graduation grant graph* great_and group group* grudg* grudgingly guess guita* guitar had_an had_four had_in
had_not had_seen had_to half_empty half_hours half_the hall handed_the handf* handful handling hands_on happi* harml*
harmless has_always has_better has_changed has_one have_just have_liked have_missed have_paid have_they have_told
have_visited having_said hawai* hawaiian hay_fever he_did headp* headphones hear_the heard_that heate* heathrow_t5
heaving heavy heavy* heel hell helpi* helping helsi* helsinki hen_party her_eyes here_and here_since hers hippo hippo*
his_credit his_mate hkg hocke* hockey home_about home_base home_in honest horrible_and hotter hour_for hour_to hours_on
how_to howev* however hrs hub huge huggi* hugging hungo* hungover hygienist hype i'll_be i'll_give i'm_sitting
i've_used i_ask i_bought i_carried i_could i_could've i_ever i_fly i_get i_keep i_like i_live i_messaged i_slept
i_ticked i_waited i_woke ice ice_cream icn idea idea_to if_my if_you impossible_to impressive improve_the in_2
in_addition in_cairo in_charge in_circles in_february in_first in_future in_general in_many in_nine in_november in_poor
in_sydney in_too in_town in_what inadequate_for inclu* incon* increasingly incredibly indic* indication indif*
indifferent induc* industry infant infli* installed int'l int'l* interested_in interesting international_flights
international_lounges international_standards internet_connection internet_facilities intervals intl invis* invisible
invoices is_awful is_by is_comfortable is_excellent is_far is_impressive is_large is_old is_poor is_pretty is_rather
is_ridiculous is_shared is_spacious is_terrible is_unhealthy is_way is_wrong ist it's_in it's_me it's_more it_asked
it_be it_before it_down it_felt it_got it_happens it_has it_looks it_may it_myself it_on it_that it_would it_yourself
itali* italian item items_were its_a its_passengers itself_is jamme* jammed japan jerse* jewis* jewish joined_the
journ* journey juice_was jumper just_about just_be just_go just_said just_too just_walked keith* kennels kids_and
killed kills kills* kind kindly kiosk kiosk* kl lad_at lady_for landlady large_and large_lounge last_time last_two
last_update last_visit late_to lavat* layout_is layov* layover_in le left_her leggi* leggings lemon* lengthy lenti*
lentils less_than level* level_of levels_and levy lie life_i likel* likely likes likes* limited_drinks limited_range
line_and line_up linen linen* lingu* lingus lipst* lipstick lique* loft london_and london_heathrow long longe* longer
looking_for lorry lorry* loses loses* lost_it lots lotte* lottery lounge_a lounge_access lounge_although lounge_felt
lounge_itself lounge_no lounge_offers lounge_shared lounge_staff lounge_used lounge_very lounges_have lounges_i
lounges_i've lousy lousy* lovel* lovely low_quality lucki* luckily luckily_i lufthansa_lounge lugga* luggage
lukewarm_water lunch mac machi* machine machine_broken magaz* mail main_airport main_lounge mains mains* make_it
makes_it male_staff man_said managed manch* manchester mangl* many_times mark_on mas mass massage_was match* maximum
maybe_it me_every me_feel me_if meagr* meagre meals meals* means_you meant_to meantime_i mediocre_service
membership_and menu_was messy messy* miami miami* middl* middle miles miles* mind_that minimal_and mins_for minute
minutes minutes_over mix_of mixer* monday_and money_to months_on mother_is moved_the much_better much_food much_for
much_of much_the muffin muffins mumba* mumbai munic* munich mush music_so my_dressing my_eye my_friends my_gran my_nose
my_only my_order my_scarf my_thumb nappies narit* narita nav near_the neckl* necklace need_to needles needless needs
needs* needs_a neigh* never_saw never_sent new_but new_terminal newar* newark news newsletter next_day next_door
next_one nibbl* nice_but nice_lounge nice_touch night_and nip no_alcoholic no_amenities no_charge no_coffee no_lounge
no_plates no_power no_privacy no_private no_showers no_smiles no_sorry no_tv no_view no_way nobody_touched non_existent
northwest not_bad not_crowded not_enough not_even not_find not_friendly not_good not_having not_offer not_on not_only
not_pay not_recommended not_scan not_so not_that not_the not_up not_what noteb* notebook nothing_happened notice
noticed_that novem* november number_in numer* numerous o'clo* o'clock o'har* o'hare obvious occup* occupied of_address
of_beverages of_crackers of_each of_first of_free of_him of_hot of_magazines of_noodles of_red of_refreshments
of_snacks of_soft of_soup of_space of_tea of_ten of_very of_waiting of_wine off_because off_to offer_is offer_to
offer_were offering_is offering_of offers office_says often often* ok ok_but old_and old_lounges old_terminal
older_than on_about on_every on_site on_tables on_three onboa* onboard one_bottle one_corner one_could one_gas one_leg
one_shower one_the one_they one_time one_toilet one_was one_world onion online_form only_2 only_food only_for only_has
only_have only_hot only_lounge only_serve only_so operate opinion opted opted* options_and or_a or_nothing or_other
orange_juice organise other_airline other_reviewers other_times our_anniversary out_for out_it out_that outlets
outside_in overb* overflow package packed_and packets padlocks paid_extra papad* paper_on paper_towel par par_with
parce* paris partners pass passengers_are passengers_were passport_on pastr* paul pause* pay_to payin* paying pdf
pears* pearson peas penci* pencil perce* percent perio* period personal_trainer personnel perth perth* phone_calls
phone_the photo piano piano* pig pillow_and places_in plants plastic_chair platform_says plati* platinum platt*
platters played pleasant pleasant_but plus_a point point* polan* poland poles poles* polit* polite_and poor poor_and
poor_choice poor_condition poor_lad poor_quality poor_seating poor_selection pop possi* posting potat* poten* prayer
preca* precarious premium prepacked pressure_tablets presu* presumably pretty_much pretzels previously price prior_to
professionalism profiles progress promising proof_of provided_was public_areas pulled_up push put_your qanta* qantas
qantas_lounges qatar qatar* qualified qualify quality_of quart* quest* questioning questionnaire quich* quiche quick
quid quid_for quiet quiet* quiet_place quite_comfortable quite_crowded quite_nice quote race rando* rang_and rate
read_them readi* reading real_food realize really_crowded really_good really_like really_poor recent reception_staff
recliners recognised recommend recommend_this reconstituted recruiter red_carpet redes* redesign reduction reeks reeks*
reels reels* refresh refreshments refri* refrigerator refun* refurbishment regional_airport regre* reins* relaxing
renovations repeat reply_to reports resem* reservation reservations resident resolved rest restaurants resulting
resulting_in retirement reunited reviews_of rides_in ridic* ridiculous_that right_box right_outside ring_me rinse*
risot* risotto room_and room_was rooms rooms* rotat* round_a roundabout row_of rubbery rubbish rude_staff rules rules*
run_off running_around sad_to said_some said_sorry said_what salad_bar sales* same_box sanda* satna* satnav satur*
saudi saudi* saved saved* saving savou* savoury say_it's says_ask scarc* scarce scene* schedule schip* scoot*
screen_and screws script scrolled scrum* seam seat_and seate* seating_food seats seats* seats_are seats_available
seats_for see_me seeme* seemed seen_a seen_it selection_has send send_it senio* sent_the service_and service_to
servicing seven seven* seven_and several_airlines several_times several_years shack shade* shark she_asked she_is
she_signed shear* shiny shiny* shocked_at shopp* short short* shortage should_of shouldn't shower_for showers_are
shrink_wrapped shuts_at shy sick_and sideb* sides sides* sign_of sign_on simul* sin since_they single_time singles
sit_on sitti* sitting sixte* sixteen sixty_quid size sizzl* sizzle skipped skirting skyte* skyteam slack slack* slant*
slap_on slapd* slapdash slate sleeper sligh* slightly slimy slimy* slowl* slowly small_lounge smiley snack snacks_and
snail* sniffy so_i'd so_i've so_my so_on so_poor so_somebody sodas sodas* soggy_and solicitors solve some_beer
some_cases some_cold some_cookies some_food somebody_else's somewhat somewhere_to soon_as soone* sooner sorry_to soul
sounding soup space_and sparrow sparsely speak_of spent_a spoken sponge spot spotted_it spotty spraw* stabb* staff_but
staff_do staff_doing staff_for staff_is staff_not staff_on staff_tried staff_who staffing stag_party stain*
stale_bagels stand_by standard_of star_airline start* start_to starting steak_was stepd* stepdaughter stock stock*
stones stood stood* stood_up stood_with stops stops* strange strange_for streets stripes strong submit substitutions
suggested suitc* suite suite* summa* summe* sunday_roast supplies sure surfi* surfing swift swift* swims* switch
sydney_airport sympa* table_nine tables take_my taken_a talen* talk_to tam tande* tandem tangl* tap_water targets
tasted_of tea tea_room telev* television ten_past tenant tent_pegs terminal_and terminal_the terminal_was terrace
terrible terrific texas texas* tg thai_airways than_2 than_an than_they that_it that_lounge that_lufthansa that_this
that_time that_you thats thats* the_1 the_38 the_actual the_admirals the_aircraft the_aisle the_ambience the_ana
the_bags the_bath the_boss the_building the_button the_choice the_coat the_cold the_colour the_contract the_cream
the_delta the_depot the_dinosaur the_doorstep the_drinks the_end the_experience the_facilities the_fish the_furnishings
the_furniture the_gap the_interest the_kind the_kiosk the_late the_list the_lock the_male the_mats the_membership
the_nearby the_non the_opportunity the_passenger the_pocket the_popcorn the_privilege the_qf the_radio the_real
the_salesman the_scandinavian the_screen the_singapore the_snack the_snacks the_space the_standard the_standards
the_step the_tea the_temporary the_thing the_trip the_truck the_use the_vending the_wifi their_lounge their_lounges
then_came there_is there_seems thermos these_lounges they'd_changed they_all they_could they_put they_ran they_said
they_say they_swapped they_take they_will thimb* thinks third_of third_time thirds thirty_seconds this_a this_and
this_club those_in though thought_that three_hours three_hundred three_weeks through_and thus tier tights time_but
time_in time_it times_then times_this times_to timin* timing tired_looking tissu* tissue to_add to_an to_board
to_capacity to_departure to_drink to_drive to_even to_find to_fly to_gate to_many to_miss to_move to_one to_other
to_pass to_put to_queue to_send to_singapore to_sit to_six to_tell to_travel to_upgrade to_what to_which toasted
today_is token* too too_late too_long too_much took_a took_me totally_disinterested touch touch_and towel* trans*
transfer transferring transit traveling travelling_on treat_their triangle tried_the tries tries* trifl* trifle trip
trip_to troub* truly truly* try_to tubes tubes* tuiti* tuition turkish_airlines turn turn_it turned_out turnstile
twelv* twelve twice_and two_girls two_lounges two_nights two_o'clock two_or two_others two_showers types_of typing_this
typo ua unans* unanswered unappetizing uncom* uncomfortable under_it understand_why unfai* unfair unfortunately
unhealthy_and uninviting united's united_airlines united_for united_lounges united_should university unknown unlike_the
unrav* unravelled unsmi* unsmiling untid* untidy until_the unusa* unusable unwelcoming up_one us_airways us_the usa
usabl* usable usage usage* use_a use_to used_to usele* useless using_this utter utter* utterly vaccination vague
variation varieties vegetables very_good very_hard very_helpful very_much very_polite very_tired very_uncomfortable
very_well very_worn view village vinegar vip virtually visit_this waffl* waffles wait_in waited_two waiti* waiting
walking wants wants* wants_a wants_me warme* warmt* warmth warn warra* was_almost was_an was_crowded was_difficult
was_directed was_dirty was_excellent was_fast was_flying was_hot was_inedible was_just was_ok was_okay was_old was_only
was_overcrowded was_poor was_practically was_shocked was_sold was_sweet was_that was_when washrooms_very waste*
water_in we've_had we_came we_picked we_walked we_would website week_in week_since weeks weeks* weeks_it weigh
welcome_and welcoming_and went_back went_to were_also were_better were_fairly were_given were_looking were_many
were_poor were_so were_still were_too what'* what's what_it what_the what_time when_it's when_the whene* whenever
where_it where_to which_had which_the while_you whistle white_wine who_had who_has who_want who_were whole_experience
whom why_you widow wife_and wife_had wifi_but wifi_in wifi_was window_and windows_are wine_is wipe wish wishe*
with_another with_business with_every with_fish with_internet with_its with_plenty with_poor with_questions with_some
without_it wonder woode* wooden wore work_or work_stations working_and works_well worn worst_airline worth_it would_not
wouldn't_bother wrapp* write_home yawne* yawned years_on yorks* you_arrive you_could you_don't you_for you_from you_had
you_say you_want your_boarding youse youse*`,
      '-2': `
10_and 10_years 11 118 12_months 14 15 15_minute 16 180 20_mins 20p 250 25_min 25_mins 2_3 2_at 2_hours 2e 2f 34 37
3_years 4 45_min 4_times 4th 5 5_star 5am 5pm 6 60th 68 6_for 7 8_hours 8am 91 a380 a_2 a_5 a_bad a_bike a_biscuit
a_bit a_bloke a_brewery a_callback a_chat a_choice a_clipboard a_considerable a_dedicated a_definite a_different
a_disappointing a_drink a_flight a_gas a_hen a_horse a_huge a_key a_ladder a_large a_limited a_lot a_lounge a_lump
a_meal a_mediocre a_nine a_pay a_quiet a_radio a_reasonable a_reasonably a_reply a_seat a_self a_shower a_silver
a_somewhat a_staff a_suit a_united a_variety a_very a_video a_wet a_widow aa about_10 about_our about_the abysm*
abysmal access_and accommodate acted acted* actual added_to addin* adding adequ* adequate adequate_and adequate_but
adjoi* adjoining admir* admirals adults advertised_as advisor after_his afterwards again again_i ahmed ahmed*
air_conditioned air_conditioning airco* aircon airline_lounges airlines_have airlines_in airlines_such airport_are
airport_of airport_staff airports airways airways_and airways_have airy aisle* albei* albeit alcohol_is alcoholic
alcoholic_and alcoholic_beverages alcoholic_drinks alitalia_lounge all_the allia* alliance alloc* allocated along_the
alrig* alright also_had also_very although_it alway* always amazi* ambie* ambience ameni* amenities america among_the
amongst amuse* amused an_airline an_airport an_embarrassment an_evening an_improvement and_about and_air and_ate
and_back and_basic and_beer and_being and_beverage and_beverages and_boring and_bread and_can't and_champagne
and_clearly and_coffee and_computers and_crackers and_crisps and_cups and_decided and_did and_drinks and_enjoy
and_every and_food and_found and_from and_got and_had and_helpful and_in and_it and_just and_limited and_looked
and_lounge and_low and_magazines and_newspapers and_noisy and_other and_overcrowded and_plates and_pleasant and_quite
and_security and_served and_shabby and_should and_showers and_snack and_soft and_some and_spacious and_taped and_to
and_toilets and_used and_various and_very and_wait and_walked and_we'd and_will and_wine and_worn and_you announcement
announcements_in antiq* any_more anybo* anybody anything_from anything_special anywh* anywhere apart_from apologised
apology appears appears_to apple* apples_and apply* appointed appointment appreciate approached apron* aquar* aquarium
are_all are_available are_dirty are_friendly are_going are_in are_limited are_located are_no are_of are_often
are_paying are_so are_well area_is area_with areas areas* arlan* arlanda armchairs arranged arranged_in arriv*
arrived_on arrived_so arrives as_far as_he as_i as_long as_much as_possible as_there as_told as_with asked_them
asked_three asked_which asks asks_for assistant asthmatic astou* astounded at_1 at_5 at_6 at_9pm at_any at_around
at_cdg at_certain at_counter at_each at_half at_his at_midnight at_other at_our at_terminal at_three ate_it atlanta atm
attendants attitudes auckl* auckland auh austrian available_and available_as available_from available_in available_was
average_at b b18 b_lounge ba_has ba_should back_for back_the back_to back_two bad bad_i bag_was bagel* bagels ball band
bang bangk* bangkok bank_says bar_is bar_which barel* barely barely_making bartenders basic_and basic_but basic_lounge
basic_snacks basically_just basics basis basis* basket bathrooms bathrooms_were batter bazaa* bazaar be_aware
be_bothered be_described be_improved be_nice be_one be_the beach beach* bear beaut* beautiful because_i'm
because_there's becomes been_cleaned been_emptied been_going been_recently been_to been_touched beer beer_garden
beer_is beers beers* before_seven begins behind_me being_in being_there bell bench* benea* beneath bened* benedict
besides bette* better better_than betting_shop beverage beverages beverages_and beverages_but bhai bible bible* big
biggest bills bills* bin_day bingo bingo* birthday bits biz blame blister borde* boring_and bosto* boston bottles_of
bought_it bounce bouncy brass* breads breads_and breakfast_and breakfast_food breakfast_items breakfast_was brew brewe*
bring brushes bruss* brussels bucke* bunch* burger business_lounge business_lounges business_or business_passengers
busy_lounge but_all but_also but_as but_better but_food but_had but_have but_i but_it's but_not but_nothing but_the
but_there but_there's but_these but_this button buy buzzed by_eleven by_far by_many by_name by_noon by_several cafet*
cafeteria cairo cairo* calga* calgary call_centre call_it callback came_for came_in came_loose came_up can_be can_not
can_use cance* candl* capac* capacity car_park carpet_and carpet_club carro* carte cartr* cash_only caters catha*
cathay cathay_pacific ceili* cente* center centre cereal_and certain_times certainly certainly_not chair* chairs_in
chairs_were chall* challenge champagne_and change changed changi chat cheap check_in cheese_and chica* chicago chips
chips* chocolates choice_is choice_limited choices choices_of chose circl* circles circus citie* cities class_and
class_as class_lounges class_passenger class_passengers class_standards classic clean clean* clean_and clean_the
cleanliness click* clipboard_and closed_at club_at club_to clue cobbles cockt* codeshare codin* coding coffee_and
coffee_or coffee_was cold_buffet cold_cuts cold_food cold_snacks coleslaw collect_the come_in comes comes* comes_in
comfortable_and comfortable_enough comfortable_for comfortable_lounge communicate comparable comparison_to compe*
compensate compere complain_about complementary compost comprises compu* computer computers con conco* concorde
concorde_lounge concourse condensation conditioned conditioning cones cones* confu* confusing_and conge* congested
connect connection_is conned considerable considering considering_the consist consist_of consistently const*
construction contact contemporary contents continue_to contract conveniently cooking copy_and cordo* cordoned corner
corri* cost_cutting cost_me couches could_find could_get counter_and cousin's cover* cph crackling cramp* crash crewe
crewe* cried cried* crisps crisps_or cross* crowd* crowded_in cryst* crystal cucum* cucumber cupca* cupcakes currency
curta* customers_and customs cutle* cylin* daft damp dartb* dartboard date dave dc dead_on decent_food decided_to
decor_and dedic* dedicated definite delayed_and delhi_international departing departure_time depressing_place
despite_having dessert deter* devel* dial_up didn't_say difference_between difficult_to dimin* dip direct directed
directed_to dirty_dishes disappointed_to disappointing disappointing_experience disappointing_lounge disco*
discourteous disin* dispensed dispensers displ* disposable distr* divid* do_a do_so do_they does does_that doggy doggy*
dollar dolph* dolphins domes* domestic domestically don't_bother don't_take don't_think done_in done_on door_and
door_off doorb* doorbell down_for downs* dozen draft dread* drift* drink_selection drinks drinks_and drinks_at
drinks_beer drinks_is drinks_selection drinks_you driveway drops drops* drunk_on due dumpl* each_of earlier_in early_in
early_morning easte* easter economy_class edible effor* effort egypt* egyptair eight eight_weeks eighteen_months elbow
elbow* eligibility elite elite* else'* else's empty empty* empty_at empty_glasses endur* endure engineer_came enoug*
enough enough_and enough_seats entered_the enthu* entit* entitled entitled_to entre* entrees error estimated et etc_but
even_worse every_month every_morning everybody everywhere exact excep* exception_of excha* exclusive excuse_for execu*
exerc* expect expect_anything expect_from expecting experience_in experience_was experiences extended extensively
extra* extremely_poor facil* facilities facilities_in facility_and fact_it fact_that fair fairg* fairground fairl*
fairly fairn* fairness fairw* falaf* falafel far far_more far_the fashioned favours features fee_on few_minutes fi
fi_was fifty_a final final* find_a find_somewhere first_night first_thing first_visit fitne* fitness fitted five
five_months fixed_the fixtu* fixtures flight flight_i flight_information flight_to flight_was flights flights_departing
flights_leaving flori* florist flower fly_to flyer_lounge flying_business flying_first flying_in following food_and
food_as food_at food_available food_choice food_choices food_from food_limited food_offered food_offering food_on
food_only food_options food_provided food_selection food_service food_snacks food_the food_wise food_would foods
fool_me for_11 for_18 for_5 for_6 for_another for_breakfast for_cleaning for_each for_example for_first for_food
for_her for_his for_instance for_no for_one for_over for_passengers for_those for_toast for_use forecast foreign forge*
forgo* forgotten form_for forma* forty_five found_that four four_hours fourth fourth_floor frame* frames
france_business francisco frank* free_drink free_internet free_wifi frequ* frequent_flyer frequently_and fresh* freshen
freshen_up fridg* frien* friendly_or frigh* frill* frills from_8 from_another from_jfk from_one from_sydney front_and
frozen fruit_juices fryin* frying fully fully* funny_that furniture_in futur* future gallo* galwa* galway gardens
gate_area gates_and gatwick_and gears* general_boarding generally gent get_an get_it get_some get_there getting_up gift
gin give_it give_that give_this give_you given_two glasses_and glasses_from go_back go_elsewhere go_outside go_through
goats goats* golden_lounge gone_down gone_the good_enough good_selection good_view good_views goodb* goodbye googled
got_there got_through got_to grab great great* great_for greenland grill* gross* grossly grown grown* grumpy_staff
guess_i gurio* gurion had_given had_his had_just had_one had_this had_very had_we half_price half_term halved hand_over
handed_a handing handle hands_in hango* hangover hardly_any has_gone has_left haul have_become have_ever have_never
have_noticed have_one have_to have_travelled have_used having_a he_hadn't he_won't he_wouldn't hear heathrow hedge*
hefty hefty* help_you her_colleague her_phone heral* here_to hill him_at hinge hire his_back his_chest his_phone hitti*
hitting home_airport home_country hopel* hopeless hopin* hoping hoping_for horro* horror hostess hot_cold hot_food hour
hour'* hour's hour_or hours_and house_with household how_does how_they however_i human* humid* hungr* hungry hurry
hurry* hush i'd_already i'd_been i'll_say i'm_58 i'm_still i'm_told i'm_writing i've_been i've_ever i_also i_always
i_decided i_did i_encountered i_entered i_even i_haven't i_look i_may i_missed i_pay i_phoned i_said i_teach i_travel
i_used i_would idea_of ie if_i'd ignored_us immigration impre* improved improving in_2021 in_40 in_and in_any in_august
in_chicago in_coins in_eight in_fairness in_four in_here in_hong in_laws in_may in_need in_new in_order in_particular
in_pune in_short in_some in_spite in_tears in_terms inbou* inbound incheon included incre* indee* indeed infan*
inflight inform instance instantly interest international_business international_lounge internet internet_access
internet_was inver* is_adequate is_almost is_as is_barely is_beyond is_big is_difficult is_disappointing is_dreadful
is_it is_limited is_minimal is_much is_nice is_no is_often is_ok is_one is_only is_pleasant is_quite is_really is_right
is_small is_so is_such is_that is_truly israe* israeli it's it's_always it's_time it_at it_back it_for it_if it_off
it_put it_round it_till it_turns it_twice it_worse its_lounge jal jean jfk johan* johannesburg join jokes_from juice*
juices just_been just_some keepe* keeper keith kept_it keral* kerala kettle kill kilos_and king kit kitch* kitchen's
know_how knuckle kuala kuala* la labour lack lack_of lad_with lady_with lager laminated lamp lamps* landed_in langu*
language large_number largely last_2 last_year lastl* lastly late_morning later_we latte latte* laws lax lax_is lay
leaflet leagu* league leake* leaked least_a least_it leave_for leave_within lectu* left_early leice* leicester
length_of lens lent lesso* let_me lh lhr lid lids lift lifts lifts* light light_snacks like_a like_the like_to likin*
liking limit* limited limited_and limited_but limited_choice limited_to line list list_and listed lists lists*
located_in located_on locations logs long_as long_haul long_it long_way longest look_forward looked_after looked_as
looks looks* lost_all lot_better lots_of louds* loudspeaker lounge_3 lounge_before lounge_but lounge_does
lounge_experience lounge_for lounge_from lounge_gets lounge_has lounge_i lounge_i've lounge_isn't lounge_located
lounge_looks lounge_next lounge_not lounge_of lounge_on lounge_opened lounge_prior lounge_so lounge_that lounge_the
lounge_there lounge_to lounge_we lounge_were lounge_when lounge_with lounge_you lounges_and lounges_are lounges_at
lounges_in lounges_like lounges_that lounges_this lounges_which loyalty lucky lucky* lufth* lufthansa lumpu* lumpur
lunch* lunch_was lying_there macarena machine_ate made_the madri* madrid magazines magazines_and magic* magne* mahar*
maharaja main_terminal maintain make_the make_this maker makes_you makin* making malaysian man_and manage manner manni*
manning manning_the many many_airlines many_of many_people maple_leaf maps marat* march march* margi* marginally
marginally_better marie marie* market marqu* marquee marriage massa* match materials maxim* may_and maybe_the
maybe_they me_like me_wonder measure measured meat meats meats* meets meets* member_i menus menus* meters mh
mid_morning middle_and milk mind minut* minute_wait minute_walk minutes_from minutes_of mirro* missed_the moham*
mohammed mole momen* moms money_back monke* month month* month_and months months_of moped moped* more_comfortable
more_food more_fool morning_flight morning_on mortg* mortgage most_of mother_in motivated mountains moved moved*
moved_in moved_out much much_less much_to murph* must_be my_first my_form my_hands my_heart my_hips my_in my_notes
my_shirt my_tablet natural_light naturally navigation near_gate neces* necessary need_of neede* needed negat* negative
neon new_year new_zealand newly newly* newspapers_and newspapers_were next_door's nibbles nice nice_place nice_though
nices* nicest niece's nightmare ninet* nineteen ninety no_apology no_bread no_champagne no_clean no_english no_free
no_hand no_idea no_information no_reply no_service no_shower no_tea no_toilets no_wifi no_windows nobody_could
noise_level non_alcoholic none_for noon norm not_a not_been not_by not_for not_free not_great not_impressed not_much
not_particularly not_really not_see not_too not_very nothing_for nothing_much nothing_wrong now_the number_is oblig*
obliged occasions occupied_by occur* octop* octopus of_age of_airlines of_alcoholic of_any of_being of_breakfast
of_champagne of_customer of_drinks of_hard of_lounge of_old of_passengers of_reading of_rome of_seating of_seats
of_spirits of_terminal of_travel of_two of_years off_while off_work offer_their offered_in offered_is offering_was
offerings offerings_were offers_a ohio oily ok_and okay_but old_fashioned old_worn on_3 on_at on_deck on_friday on_mine
on_one on_saturday on_since on_speaker on_time one_for one_had one_is one_red one_white onewo* oneworld only only_3
only_cold only_other only_snacks only_some only_two open_area opened_it oppor* opportunity opportunity_to oppos*
opposite optio* or_at or_drinks or_showers or_something or_the order_to ordered other_lounge other_lounges other_than
our_daughter our_end our_own ourse* ourselves out_like out_past out_through outbound over_greenland overall_a own_in
own_lounge pacif* pacific packaged packe* packi* packing paddl* page_in paint* painting panee* paneer panel panin*
paras* parcel parki* parking particular particularly passa* passable passed_through passengers_who past past_five patch
patch* patte* pax pay_the paying_a paying_for pc peace* peak peak_times pearl pedic* pedicure penny penny* people_every
people_present people_using people_waiting people_with perfectly perfectly_well periods personal phone_and pick pie
pieces pinea* pineapple pirate pizza* places plainly plates platter pleas* pleasant_and pleasantly please plentiful
plugs plugs* plus plus_side point_where pointed policy_is poor_food poore* poorest poorl* poorly ports ports*
portuguese possibility pound* power_points powered practice prawn prefe* prepared_for presented presume pretty_average
pretzels_and previ* previous previous_one previous_reviews price_for privi* privilege pro probably problem_is
problem_was problematic problems professional_and proje* promised_a properly provide provide_a pub pulli* pulling
punctual qantas_club qf quali* quality_and quality_is quarter quarter_tank queen queen* queue_was queueing quiches
quid_a quieter quite quite* quite_a quite_basic quite_disappointing quite_good quite_often quite_small quote* racin*
racing radio* raisins ramme* rammed rang_on rang_up range_of rank rarel* rarely rashe* rat reached reading_material
reading_materials ready ready* really_is really_not really_the really_up reasonable reasonably_comfortable receipt
reception_was recha* recharge recon* red_wine refilled refund refurbishing regardless_of regio* regional reinstalled
relative relatively relax relax* remain remarkably reminder remod* renew* renovate renovated rent_went repea* repla*
reple* replenish replenished repli* reply* reputation requi* required requires resta* restaurant restrooms retir*
revam* ribbons right_one rings rings* rip robbe* rolled_her rolls_with rome rooft* rooftop room_is round_in round_it
round_with rows rude_and rufus rufus* rugby rugby* runni* running runs runway_and saga said_1 said_and said_it
said_they'd salad sale salesman sambu* same_for san san_francisco sande* sandw* sandwich sandwiches sandwiches_and
santa's santa* sarca* sarcastic sat_nav sauce saw_one saying_it saying_they says_so scaffolding scamp* scampi scand*
scandinavian scanner scene schoolchildren scooter scraped scratch scree* screens scrip* scuff* seagull seams*
seating_and seating_area seating_areas seating_is seats_and seats_in secon* section_of security_check seem seem_to
seems seems* seems_that seems_to seen_the selection_but selection_is selection_was selections self self_serve sell_me
senior senses senses_spa serve_alcohol servers service_on service_was several shaped_like share share_a shared_by
shared_lounge she's_been she_came she_put she_says sheep* sheet* sheets shelf shelf* shipp* shipping shock* shoes
shoes* shoot shorter show shower_facilities showers_available showers_were shut_the sidewall signa* signage signed_for
signed_up simply_the since_this singapore_airlines singl* single sister_and sister_in sit sit_and sit_down site_for
sitting_at situation six_months sixty sixty* skinf* skirting_boards sky_club skycl* skyclub slate* sleep_on sleeping
sleepy slept_on slices_of slipping slot_in slows slows* small small* small_and small_bar small_space small_with
smaller_and smallish smelling smells_like smells_of smelt_like smile snack_and snack_mix snack_type snacks_available
so_bad so_i so_many so_strong sock sofas sofas* sofas_and soft soft_drinks some_cheese some_people some_sandwiches
some_serious some_snacks some_work son_was sour south space spaci* spacious spacious_clean spacious_lounge
spacious_with sparkling special spect* spectacular spend_a spending spent_my spent_the spiced spirits_and spite
spite_of spitt* spitting split spoke* sprin* spring_rolls squeezed st stacking staff_are staff_friendly staff_if
staff_in staff_service staffed staffed_by stairs stairs_and stalker standard_and stands star star_alliance stare*
stations steamed stew stewe* stewed stickers still_not still_the stinks stomp* stood_there stories straight_away strap*
stream stree* stressful stric* strict struggled_to stude* stuff* subsc* substandard such_a suffi* sufficient sugge*
suitcase sum summer superior superior_to surfaces surpr* surprising surprisingly swap sweat* swimm* swiss swiss* syd t
t2 t3 t4 t_mobile table_was tad take takea* takeaway takes takes* takes_two talk tame tangled tap tap_that tarma*
tarmac tatte* tattered taugh* taught teasp* teenagers temperatures templ* temporary_lounge ten_minutes tended
terminal_1 terminal_3 terminal_8 terminal_b terminal_building terminal_in terminal_is terminals terms terms* terms_and
terms_of terraces thai'* thai's thail* than that's_the that_all that_day that_emirates that_if that_room that_same
that_there that_we the_4th the_afternoon the_airport the_alitalia the_bathrooms the_better the_biggest the_booking
the_box the_bulb the_carpet the_chest the_complimentary the_computers the_concorde the_dartboard the_decor
the_departure the_desk the_emirates the_eva the_exception the_executive the_f the_fact the_few the_fifth the_first
the_floors the_free the_gates the_gift the_holiday the_hour the_ice the_international the_internet the_key the_lack
the_lady the_large the_least the_letterbox the_lounges the_lufthansa the_machine the_main the_man the_men's the_mens
the_middle the_name the_neck the_newly the_noise the_ones the_park the_part the_piano the_plastic the_plus the_point
the_poorest the_printer the_qantas the_quality the_quote the_rain the_reading the_reason the_receipt the_rest the_room
the_same the_sandwiches the_seats the_selection the_side the_sign the_star the_stone the_tarmac the_third the_united
the_us the_video the_virgin the_volume the_washrooms the_way the_weather the_wedding the_windows the_world them_since
them_that them_twice then_a then_another then_i then_it's then_start then_that then_you there_appeared there_for
there_it there_they they're_still they've they've_been they_asked they_billed they_changed they_did they_forgot
they_hung they_kept they_offered they_told they_were they_would thick thick_as thimbles think_i think_that thinks_it's
thinner thinner_than this_business this_change this_facility this_has this_i this_small this_year those_of those_who
thought_it threatening three_and three_hour three_months through_a through_security thru thurs* ticki* ticking tiger
tiger* time_before time_of time_there time_they time_this time_to times_but tin tin_of to_3 to_ask to_avoid to_bits
to_count to_eat to_encourage to_enter to_finish to_first to_freshen to_grab to_have to_hong to_its to_learn to_lhr
to_lufthansa to_mr to_offer to_passengers to_pay to_replenish to_scratch to_speak to_spend to_talk to_terminal to_their
to_visit to_work toast toast* today today* toget* together toilet_paper toilets_and toilets_are toilets_in told_no toll
tomato tomor* tomorrow tone too_bad too_many took_five took_seven tops tortoise touch* tough* tour toxic* toy track
traditional training tram trampoline transit_in travel_frequently traveled travellers_are tread* treadmill treme*
trick* trolley_and trot trouble truro truro* try tuck turkey turned_round turns_out tv's tvs twenty_years twice twice*
twice_the twice_to twin_beds two_months two_stars ugly unapp* unava* unavailable uncle's unclean uncomfortable_and
uncomfortable_seating undergoing underground undon* undone uneat* uneaten unfortunately_the unfri* unfriendly unhap*
unhappy unhealthy unhelpful_staff unima* unimaginative uninteresting unite* united united_club united_lounge unlik*
unlike unple* unpleasant unsat* unsatisfactory unsub* until_i'd unwil* unwilling up_as upgrade_to upgraded upgrading
upper upper* upper_class upper_level ups upsid* upside upside_down us_for us_off usb use_it use_their use_this
used_plates used_this user uses using_it usually varie* variety variety_of vario* various vast very_bad very_basic
very_clean very_comfortable very_crowded very_difficult very_disappointed very_disappointing very_limited very_little
very_modern very_overcrowded very_pleasant very_poor very_slow very_small very_tasty very_welcoming victorian video
video* views views* views_of villages virgi* virgin virgin_atlantic virgin_lounge virus visit_the visited_the
visited_this visits volume_of waiting_in waitress walked_past walki* walkw* walkway wall_with walls_and want_a
wanted_my warned_me warranties was_about was_always was_available was_average was_awful was_being was_closing
was_delayed was_disappointed was_done was_early was_entitled was_four was_glad was_good was_horrible was_last was_let
was_locked was_missing was_on was_opened was_quite was_reasonable was_reasonably was_right was_slow was_small
was_starving was_torn wash washi* washing washington washroom washroom_facilities washrooms wasps wasps* water*
waved_at way_below wc we'd we're_in we_couldnt we_didn't we_got we_had we_have we_lost we_moved we_passed we_sat
we_visited websi* week_4 weeks_for weeks_to weights well_but went_home went_round were_flying were_indifferent
were_limited were_located were_lovely weste* western wetti* wetting whale whale* what_he whate* when_entering
when_flying when_i'd where_a where_i'd where_there whether_the which_i which_is which_isn't which_was whils* whilst
whistles who_did who_got who_have whole_lounge whose whose* why wi wi_fi wifi wifi_access wifi_available
wifi_connection wifi_so wifi_works wine_and wine_or wine_selection wines wines* wiped_it wirel* wireless wise
with_great with_limited with_lots with_lufthansa with_several with_their within_five within_the wlan wont work_for
working_for world_and world_of worldwide worn_out worse_in worst_business worst_lounge would_expect would_have
would_want wouldn't wow xbox years_now yet you_the you_travel your_flight your_table zeala* zealand zombies zrh`,
      '-1': `
08 09 13 2 2017 21st 23 240 25th 28 3 30am 30pm 32 380 3pm 3rd 50 52 612 64 780 7pm 800 840 99 9th abroa* abroad abu
admis* adver* affec* again* age agein* ageing agents aid air airfi* airfield airlines airpo* airport alcoh* alcohol
almonds almos* almost alrea* already also am an ands anima* answering anymo* anymore anyth* anything apart* appalled
appeal appear appearance appetizers apples appro* approved apron arabia argos argos* aroun* around array array* arrival
artis* asia assis* assor* assortment australia automated av avian* avianca awaited aware aware* ba ba's backt* baile*
baker* balco* balcony balle* ballet banana bangi* banging banne* baraj* barajas bars based based* baskets begin begin*
begun begun* belgian belie* betwe* between bever* bill birth birth* blanc blanc* blank* blend* block bodied bogot*
bogota booking boot bother branc* branch braun* brave brave* break* brick bride's brief* brings browse bucket buckled
buffe* bug bumbl* bumblebee bumpe* bunch burglars burri* burrito bus busie* busier busin* business busy but cable cakes
cakes* callb* callbacks came campe* can can't can't* cape capit* capital capitals cappu* cappuccino card carib*
caribbean carne carne* carou* carousel carriage carried carriers carrots carto* cashp* catal* cathe* cava cave central
cerea* cereal cereals chair chalk* chanc* chand* chang* charging cheat check chef'* chef's chine* chinese chocolate
choked choose chopped chow chris* clamp class class* classes claus* cleaner clicking clients clubh* clubhouse co cocon*
coconut code codes codes* coher* coherent coke colleagues comfo* comfortable communication compare complains complex
conce* concept connections consi* conversation cooki* copy corka* corkage corne* corpo* corporate corridor couch*
coughed couldnt counter courteous covered cows crack* create crepe* crimi* criminal crock* crockery crowd crowds culin*
culinary curry* curtain cute cutlery cx cylinder datin* dating dawn death* decades defin* definitely degrees del
delighted delivered delivery dentu* dentures depar* depart departure depending depot depot* describe desks desks*
desktops desperately detergent devic* dhabi dhabi* didn'* didn't diese* diesel diffe* difference different direc*
directly dirtiest disagreement disappointment display displayed doesn* don't don't* dont door'* door's doubl* double
doubled dpd drawb* drawback drill drink* drowned ducks ducks* duste* duvet duvet* earrings ears easil* easily elega*
elegant eleve* eleven emojis enclosed encou* encountered encourage ended ended* ends engaged engine engineer enjoyed
enlar* enlarged ensure entering entertain europ* eveni* evening every every* everything ewr except exceptional excludes
excus* executive expects exper* experience explanation explore expre* facia* facial facility facto* factor factory
falls falls* false false* famou* famous fantastic faxed faxed* featu* feature febru* february feel fenced festi*
festival fetch fetch* fetched few field field* fifti* figures filme* filmed films films* filte* filthy finally find
finished firew* first first* firstly fish fitte* fitti* fiumi* fiumicino fligh* flowers flown flown* flyin* flying
fobbe* fobbed folded food foods* forgot forkl* forklift form forty forty* forwa* fra frame france fraudulently french
frequently freshening freshly friend's friends fruits functional furni* gaps garni* garnish gate gel gentleman georg*
getti* getting girlfriend give globa* global glorious good goodn* goodness gp grandma's grandmother's grant* graphics
gratu* gratuity grave* green* greet* gripe gripe* groomer grub grunted guara* guess* guest's guide* guinea gulf gutter
hadn'* hadn't haird* half hammered harro* harve* hassle haven haven't haven* headache heave* heigh* height heine*
heineken helic* helicopter hidin* hiding highe* higher highw* hk holid* hones* hong hood hoove* hopef* hopefully
horribly hospice hosta* hot hours hours* how howle* howled hull human hunt hunte* icelandair immed* immediately
impossibly improvements including inconvenience increasing india indicate indiv* induction inexp* info initial inner
inner* ins inste* instead inter inter* intercontinental international intimate invite issues it'd items items* its
itsel* itself janua* january jobs joine* joined joini* joining joint judge* juice jumpe* just k kelly* kettl* kevin
kevin* kilom* kitchen knowi* knowing kong lady lamin* lapel* large large* larger lasag* lasagne laser lassi lassi*
laugh lavatories law law's law's* leafl* leak lean ledge* lesson letting levels lifet* lifetime light* lights like
listen liter* literally loadi* loading loaf located loch log looke* looked looki* looking lost loung* lounge lounges
lunchtime luxur* luxury macar* magnet main maint* maintained maintenance makes makes* malay* malaysia mango mango*
manned marro* marrow marte* martens mat material may meani* meaning mechanism member membership memberships menta*
mental merger mess micro* microphone midni* midnight mile minibar mirror misery misfo* misfortune misle* misse* missed
missp* mixers mobil* model modern moment monitor monitors more moroc* morocco mother's motor mouse mouse* mushrooms
mutat* mutation nans napkins nappi* natur* natural nature near nearl* nearly neat need new newsp* newspaper newspapers
niamh niamh* nicel* nicely nightly nine nobod* nobody noisiest noodl* now nucle* nuclear obser* observation occas*
occasion odd offering offha* offhand offli* offline okafo* okafor okay onlin* online opens opens* operator options
orchi* orchid originally overa* overall overcrowding overlooking overly oyster packa* packages packed paddi* padding
paint pales pales* pancake parasol parcels parents partn* partner passengers passes passw* pc's pea perfu* perfume
perso* photocopied photograph picked pickl* pictu* piece* pier pint pipes pipes* pizza plan plann* plast* plate's
playi* playing plent* plenty poisoned polon* pond porta* portal positives postcode posti* posts posts* pot potential
pots potted prescription pressing pries* priest prior* procedure product profit progressively promi* promised promo*
prope* prove provi* provides puddles pump putti* putting quality queued quicker racket radia* radio raise raise* random
rapid re real realise reall* really rear reasonably receive recen* recently recog* recognise record recordings recti*
rectify redeeming reflection refundable relaxed released remains remem* reminiscent removed renewed repai* reset reset*
retail retin* retired retur* right right* risky risky* river river* romance room rotti* rotting rouge rouge* rower rs
rucksack rudim* rudimentary rule runwa* runway russian ruste* rusted salad* sales salty salty* same samosas sand sat
satel* satellite satis* saturday sauce* sausa* says scalding scarf scarf* schem* schen* schengen scoop* scrat* screw
screw* search seat seati* seating second secretary sections seeds seeds* selec* selection sell senat* senator sente*
separate septe* september servi* service sette* settees setti* settled sever* sexy sfo shame share* shark* shave* sheep
sheet sherr* sherry shine* shirts shoe shoeb* shoebox shopping shower shut shutt* side silence silent simply singa*
singapore sinki* sinking site situa* situated six skeleton skipp* sleeve slice* slices slip slots slots* smash smile*
smili* smiling smirk smith* snack* snacks snails snap so soaki* soaking socke* somebodys somew* sorry sorry* sorte*
sorted south* spa space* spam spann* spanner speaker specialist speec* speech speeches spelled spent spent* split*
spoke sport spott* spy sq squar* stabbed stag stainless stall* standard steal* stick* still still* stool* stopp*
stopped straw* stray streaming street stressed stretched strim* strin* strip* stripe stron* stuck stuck* stylish
substance suffered suggest suggestions suit sunbe* sunda* supervisor supplied suppo* support surrounded surroundings
sushi* swindon syrup syrup* table tags tailo* tailor tasted tears tears* tech ten tenancy termi* terminal terri* text
that's thinn* third third* thirty those those* thoug* threa* three three* thumb thursday tikka tikka* tills tills* time
times times* titte* tittered toe toile* toilets tom tool top topic topic* torch total total* totally touches towel
tracking trail trailer train* trainers transformed traveler travelers trendy trips trips* troll* tryin* trying tuesd*
turke* turns* twent* twenty typically tyre unappetising uncle* undri* undrinkable unide* unidentifiable uninspiring
unive* unlock unpro* unprofessional unsur* unusu* upgra* upgrade upsta* upstairs use using using* valid valid* value
vanil* vanilla varied vat vegetarian vendo* vendor verge verge* verif* verri* verrines very victo* victoria vienn*
vienna villa* virus* visited voucher wait waite* waitr* walk washr* we weddi* wedding wedne* weird well weren* wetsuit
what wheels which which* whisp* who'd who'd* win window windowless windscreen wine wobbling won't won't* work worked
worki* working workm* workt* worktop world world* worst worst* would've wrapped wrong wrong* yes yogur* yogurt yogurts
you'l* you'll yrs zip zoom zuric* zurich`,
      '1': `
02 10am 112 2000 39 412 420 46 48 70s 77 84 86 acces* access accom* account acros* across acrylic acts actually addic*
advert advised adviser af agent* airbag airline alarm* alert* alerted allot* almon* angle* ankle* anywa* anyway
appeared appet* apply arabi* arcad* arcade army ash assaulted assumed ate attit* attitude avoid away axle backe* balan*
bank bar barked barmaid barte* bartender bathroom beard beare* become beep befor* before beginning behin* behind being
being* believe bench besid* bhaiy* bhaiya bike bindings birds* biscuit bit bite bitte* blanket blood bloody board
board* boarding bodie* bodies boile* bolts bolts* bomb booth* borro* boss both bothered bottl* bottle bottom box boxes
boxes* breathed bridge brioc* brioche briti* british broke* build* bumps bumps* bundle bunk buyin* buying buzze* by
cabin* caesa* caesar calle* camera camps* campsite canada canal canal* canno* cannot canva* car car's car's* carab*
carav* caravan cardiff cards cards* carriageway carte* cats cemen* cement chain chara* charger chasi* chasing chats
chats* check* checkout chemical china chowd* chowder cider cinem* cinema civil* claim claimed clearing clearly clicked
climbing clive clive* clock clown clown* club cluel* clueless clutc* clutch coach coach* coaster cocktails cod colle*
colli* colum* column compl* complaining congr* conse* conte* content coole* count* crab cracking crammed crawl*
crawling credi* cripp* crook* crush* crutches cubes cubes* cubicles cupboard custo* cutti* cutting cvs daily daily*
days deep deput* deputy despi* despite detailed device devot* diamo* ding disgu* disgusting dish divorce docum* done
doors doors* dope down drawe* dress* drink drone* drove drove* dug dumbbell durin* during earph* earphones earri*
edibl* egg electronics else email emailed emira* emirates end energ* energy engagement engin* enrol* escalator escap*
euro eve ever evidence exit expense explain explo* f fade families farmer faste* faster fat fees fence fence* ferry*
ficti* fiddl* fifte* fifty* finish finta* firm fiver fiver* flake* flakes flame* flip floor folk follo* forecourt
forme* franc* freddo friendlier from front front* frost gall gang garag* geran* geranium get gets ghosted giggl*
giggles girl girlf* globe globe* golde* golden golf gordo* gordon got gps grabbed grade* grandad granddaughter graphs
greet grinder gripping groom* grow guest guest* guests gym handb* handbag handbook handi* handlers handprint handr*
handrail hanging happe* happens harbo* hatch* headlock heart heat heater help here highly hips holders hole honey
honour hoodi* hospi* hospital hotel hotel* house house* hummi* humming hummu* hummus hurley i'd i'm identity imagine in
inche* indoo* infin* insist inspectors insta* instr* intensive interested interior intru* intruder irish irish* isn't
isn't* itchi* ive jab jam japanese jar jewels joel johns* johnson joint* joke keeps keeps* kinde* kindl* knees knees*
knock knocking knowl* l lab label* ladder ladle ladle* lager* lande* landed laser* lashes laughing laundry leaf learn
learned leave leavi* leaving ledge lefto* lengths lette* letter letterbox lions lions* listi* listing little lived
lived* local locat* lolli* losin* losing loude* louder loudl* loudly macaroni macca* machete magnets manil* manila
manne* manners mark marti* mask maths maths* maure* maybe maybe* me means means* meant mein melte* melted members
menti* mentioned messa* met metres miche* microwave minor miserable mistake misun* misunderstood mobile model* monkeys
mop morning mot motor* mould* multi multi* mushr* my mystery nan's nan's* nana nobody's non normally notic* notif*
nowhe* nowhere number nurses off offic* old one's one's* optic* orders organ* osteo* osteopath others our over own
owners packaging pad paid painted pairs pairs* paperwork's parts parts* paste* pavem* pavement pays peace peanu* pedal
pen pendi* pending pengu* penne* pensions peppe* perfumed petting photo* photos picki* piece pillo* pillow pin plane
plasterer plate platf* platform playground plumb* plumber police pool popul* popular port posin* posing postc* poste*
postie postm* postman potho* poure* poured prawn* pressured prett* pretty prick* prior priva* private probl* problem
produ* profe* professional pull punch* purch* purpl* purple purse pushed rabbits radiator raffl* raffle rajes* rajesh
rathe* rather rating reader recal* received recep* recorded red regardless rejected relat* relea* release remember
replaced reput* reserve resol* retre* retreat returns ribs ridde* ridden rights rubbed rude ruine* ruined run rupee*
rupees rush rye said sandeep sandra saoir* saoirse saucepan sauna sausage scared school scores scott* scottish screen's
screenshots scrub* seals seals* sean searc* seatb* secret section selfie selle* seller sent separ* serge* seria* serial
serve serviced services set setting shades shall* shallow shame* shan'* shan't shared sheri* shift* shook shook* shoot*
shots shots* should shout* showed shown shown* shows shows* shutter sick signe* silen* simple sister's sixth sixth*
skewe* skinc* skincare skip skull skull* slap sleep slept slept* slips slips* smallest smash* smelly smelt smelt*
smiles smoke* smoot* snow solve* solvent someb* someo* someone's somet* something sometimes somme* sommelier sons
souve* spani* speak* spell spide* spin splin* splits spoil* spoon* spray* springs squad* stable staff stage stain
stalked stared stars stars* starters starv* starve state* statement status stay stayi* staying stead* steer* steering
stepp* steps* steve* sting stole stora* storage store* storey straight strangers straw stret* strik* strings strip
styli* stylist sucked sugar* super* supermarket surna* surname surro* survived swag swapp* swapped sweep swept swept*
swipe* swiped taken taken* takin* taking tappe* tapped team teena* teeth tell temporary test thank* thanks theat*
theatre their their* them thing* thought throu* through throughout throwing ticke* ticks ticks* ties tight* till timer*
tow town travelled travels tray tribu* tripped truck truck* trunk* trust* tucke* tucked turne* turned turning tutor
unann* unannounced under* unhea* unifo* unkno* unlic* unlicensed unmarked unpac* unsaf* unsafe unsubscribed until
until* up upfro* upfront uploa* used vaccine valet valued vegan vegan* vents vents* verbally verification vest videos
vinyl vinyl* visit visit* voice waist wake walke* walks walks* walle* wallet wasted watching water weapon weari*
wearing wears wears* wednesday weekends welcome went wet where where* wheth* whether whipped whisky whispered white
white* who whole whole* widow* winds* woke woods woods* word would write* writi* writing wrongly wrote wrote* x yards
yards* yeah year yoghurt you you'v* you've young young* zips`,
      '2': `
07 100 130 15_to 21 2_to 3_800 41 4am 5_and 60_for 75 79 7_for 8000 900 99_on a_bag a_big a_blue a_box a_call a_candle
a_cat a_cheap a_child a_coat a_comment a_cracked a_family a_fee a_flat a_fresh a_guy a_hotel a_hundred a_lovely a_milk
a_more a_payment a_poor a_quarter a_range a_screen a_seven a_shed a_show a_slightly a_smiling a_statement a_stick
a_sticky a_stone a_thumb a_ticket a_treat a_tree a_twenty a_word abern* abernathy about_three abras* abrasive according
according_to accou* across_my actio* action address admit* admitted adult* advan* adven* adventure advertised advis*
afrai* afraid agency agent agreed airport_to all_that allowed allowed_in allows almond ameri* american among among*
amoun* amount and_chips and_eighty and_five and_four and_has and_he and_he'd and_i'll and_i'm and_i've and_laughed
and_left and_me and_my and_next and_now and_old and_paid and_sat and_sent and_shook and_slammed and_somebody and_that
and_told and_was and_were and_when and_would and_you'll angel_and angle any_time app's app's* app_is app_says
application applied arabic are_as are_three are_two artic* article as_part as_you askin* asking asks_me asleep_in
assum* at_80 at_breakfast at_dinner at_the at_you at_your attac* attacked aunt authority avoid* awnin* awning babys*
back_with backpackers bad_experience bags_on baked baked* ballo* bands bands* banis* banister banks barco* barcode
barma* barman barri* bathroom_door batte* battered be_an be_from beard* beari* bearing bears bears* beate* beaten
been_cut been_moved been_through been_using before_he bend beside beside_the best_i best_in bet bikin* bikini bit_of
black blaze* bleac* bleach blessing block* blow blowi* blowing blue board_and boat bone bones bones* bony boost*
both_in bother_to bottled bounces bouncy_castle bowed bowed* brack* brand* brandy break breas* brick* brida* bridal
bridg* broke broke_in brought_her brought_him brows* brush* bud build builders buildings burnt burnt* bus_station
but_for buyer* by_eight by_email called called_her called_the calli* calling came_back came_out camer* canad* canister
cannot_be car_keys carbo* care caref* careful carried_on cartons cartridges case_number catch* cater* catering cd cent
certi* chair_with chale* chalk chandelier change_of charm chart* chatted chemi* chemist chequ* chickenpox child*
chimney chippy chit choose_from choosing city civil claim* clamp* clapp* cleaning_the cleared climbed clini* clinic
closi* closing cloth* cocka* coffee_at colleague_and collected collecting come_and come_off comfort comic comic* comin*
coming comme* community company compensation complaining_about completed computer_says concerned concerns conci*
confidence confirm confr* confronted congratulations connected consider considered consuming conve* convenience cooke*
cooker cooler core cotto* cotton could_hear council country coupons court* cousi* cover crawl creat* credited cruel
crumbs_in crutc* cupbo* cupboard_with curio* cut cut_my cut_to cv dad damage danis* danish dare dark_and darling
day_and day_pass days_after days_of dead_by deck decki* decking defen* delhi delhi* deliver deliveries deposit_and
desk_is desk_took despe* detective detou* detour diamond did_i did_my did_this didn't_see died dig disab* disabled
disappearing disc discr* disgr* divor* dj document dodgy dodgy* doesn't_even doesnt_exist dog doing doing* donat*
donation donut* door doorm* doorman doorw* doorway down_on down_the down_when dozen* dragged draw drawer dresser drill*
drink_in drive* driver's driver_was drone dropp* dropped_the drunk* dryin* drying dual duct dumplings duplicate
during_my dusk duty_free dye easy_to eat_anything eatin* eating elect* eleva* eleven_minutes else_in elses elses*
employees employer empti* emptied engage engli* english enjoy* envelope envelopes escal* estimated_bill european euros
euros* ever_been ever_since every_day everyone evide* exist* expiry exten* extensions eyes_like fabri* facad* facade
facin* facing fail faile* failed faith faith* fat_one feath* feather fed feet fell_on fella_in felt_so fewer fewer*
fifties fill_in fille* filling filming_in fined fined* fire first_time five_year fix fixed fixed* flash* flats flats*
flattened flavor flea fleec* floor* floor_of food_i for_an for_and for_eleven for_forty for_him for_our for_people
for_show for_six for_someone for_them for_thirty for_three for_training for_us forged format foul found found* found_me
four_days four_years fraud free_to friend from_leeds funny funny* furio* furious garage gas_canister gates gates* gave
gay get_another get_away get_with giggled giggling give_out gladl* gladly glass_in gnome* go_and go_in go_into goat
goes_out going going* going_through gone gossiping got_a got_charged got_in got_me got_two grace* gran gran'* gran's
grand grandparents granted green_and greeting grill growi* growing grumb* grumbled guill* guillotine gun guy ha habit
hacked had_another had_her had_him had_three half_my ham hamis* hamish hamst* hand handc* handed_in handed_to handp*
handprints hands hands* happier harm has_a has_asked has_lost has_only has_put has_the hash have_made he he'd he_called
he_can't he_changed he_got he_knew he_knows he_wanted head heade* headed heard heard* heart* heath* held helme* help_me
helped her_own hides hides* high_as high_street highc* highchairs hit holde* home homel* homeless hope horri* horse*
hose host hosti* hottest hour_after hour_before hour_later hours_after hours_for hours_later housekeeping hr
hundreds_of husba* husband hygie* i'd_got i'd_made i've_a i_can i_chose i_couldn't i_feel i_finally i_find i_forgot
i_gave i_hadn't i_mentioned i_only i_paid i_sat i_should i_start i_stood i_talked i_won't i_wouldn't i_wrote id if_they
ignor* ignore_it im imitation impor* improvement in_asia in_at in_by in_delhi in_feb in_hand in_i in_it in_japanese
in_on in_sales in_tenerife in_this inch india* influ* influence information injection inside_and inspect insuf* insur*
insurance internet_but into_each into_it invol* involved is_14 is_81 is_basically is_closed is_cold is_hopeless
is_nothing is_two is_yours isnt it's_an it_might it_never it_out it_when it_which jack jacke* jacket john judge jumpi*
jumping kart kayak kebabs keep_the kegs kenne* kerb key kids_who kindn* kindness kiss kite knew_the knock* know
know_the knows knows* korea* labou* ladde* lads_on lakh lambs lambs* lamps landi* landing lands* latch latch* later_on
law_in lawye* lawyer lay_there leaks leaks* leath* leather_jacket led_to left_at left_my left_out left_to leg legs_and
lemons let_us lets letter_in letters letti* licence_and lifte* lifted lights_off like_that link linke* list_of littl*
loads loads* lobster local* location locked lockers locks logan logan* looked_pretty looking_at looking_up loose loose*
lorry_driver lose lot lower lunchbox lying_in made made_for magpies main_road man man_at manag* managed_to marched
marga* marke* match_the mates mates* maths_teacher me_go me_it me_the meant_for meeti* meeting melon melon* member_of
mention merch* met_us metap* meter* metro metro* mexican mice midwi* milea* mileage milk_and mine'* mine's minibus
mints mints* minus minus* minute_and misla* mislaid miss missing_on misus* mix mixed_up modem modem* mom mortu*
mortuary mothe* mother mothers motio* motorway mouldy mouth_and movers much_as muffl* muffled mugge* mugged mum_to mute
my_bank my_cousin's my_dad my_dads my_date my_daughter my_employer my_glass my_instructor my_laptop my_little my_mates
my_passport my_pram my_return my_son my_test my_umbrella my_wallet my_watch myste* nails nails* name_in names_and
needed_a neighbouring neil nephew never_been never_have new_and newbo* newborn next_morning night_in nine_months
no_explanation no_receipt no_shade no_warning nonse* nonsense north not_done not_working not_you notes_and nothing_on
noticed_they now_he now_there's nozzl* nozzle numbe* number_that of_ice of_last of_my of_nine of_our off_an off_your
offered old_ones old_school on_an on_display on_file on_it on_our on_reception on_request on_tuesday on_us once_i
one_drink one_month one_to one_would only_just only_that only_wanted open_a open_at opene* opened_with opera* ordered_a
origi* other_end other_families ought out_a out_from out_in out_without outbo* outsi* outside oven_door over_it
over_our over_there overdraft owl own_a owner's oyela* oyelaran packs packs* paddo* page_for pages_of paid_a pair
pair_of pande* parag* paral* park_and park_is parrot passed passenger passi* passport passport_and past_your paste
patel patel* patient_and patti* patting pay_up peak_hours pedal* pelle* penguin people_have pepper personally pet_shop
petrol petti* pharm* phoen* phoenix phone_had phoned photo's photos_and physically pictures pilot pilot* pizza_came
plagu* plague plain plain* planes plank* planning plated please_do plucked plus_the polic* policy poppy poppy* porter
posit* pract* preci* prefer prepa* prepared pressure price_was principle printed_at priya prizes proce* prong* property
prote* protection proud puff punct* puppy puppy* purchased put put_it pyjam* pyjamas queui* queuing quiet_and rabbi*
razor razor* reach read_it read_out reading_the receipt_for receipts receptionist reckons recor* recording reduc* ref
referred refle* reflects refur* refus* refused refuses regis* regular relations relationship remaining remov*
removed_from reprinted respe* respo* responsible restr* result returning riddl* ride ridin* riding rippe* road roami*
roaming rocke* rocket roger roger* rolle* rolled roma rooms_are rope round_to route rower* rugs ruler ruler* ruper*
rupert safe safet* safety said_she said_they're salesmen salmo* sam sat_up saw saw_an saw_him say_about sayin* saying
says_2 says_no says_to scan scann* schoo* scien* science sciss* scissors score* scratched screams sea seams seat_to
seater secured see_my seein* seeing sen sendi* sending sent_her sent_me sent_off sent_us serve* served_on set_off
seventeen seventy shared_the shared_with sharks she she_took she_was she_wrote shed shelt* shelter shop_on shopk*
shopkeeper shoul* should_keep shoulder showi* showing shown_the shrugged shut_to sideways sim since_and since_then sips
siste* sister skin_on sky sliced slipp* slive* sliver slots_are slush smack small_bottles smell smell* smelled_like
smirk* smirked smith sms snake* so_he so_i'm so_maybe so_small so_were soake* soaked softw* software sold_it solo
solved somebody's someone someone_did someone_had somewhere_else soon sore speaking specifically spelt spelt* spent_it
spill* spills spoilt spons* sponsor spoons spotless_and squee* stab staff* staff_at stage* stamp stand standing_up
staple stari* staring starving steam steam* steaming step stern stern* stick_to stitc* stomach stone stop
stopped_crying stopping stove stove* stretch stuck_on students stupi* style style* submi* sucke* sunbed sunsh* sunshine
super support_says swear* swears switched_off table_and tablet take_the taken_it taken_off taking_turns talke* talked
talked_over talks* teach* teacher teenager teeth* temple terra* terribly test_drive teste* texte* texted than_his
than_i thank thank_you thanks_for thanks_to that's_about that's_all that's_what that_of that_out that_phone the_ac
the_address the_app's the_barn the_bathroom the_beach the_birthday the_boiler the_bonnet the_briefing the_buffet
the_bus the_cash the_christening the_cleaning the_co the_couple the_cover the_cupboard the_dog the_drink the_drivers
the_dryer the_family the_finger the_fitting the_five the_form the_four the_green the_grey the_hand the_hedge the_hole
the_hot the_kitchen the_lad the_lake the_landing the_laptop the_lift the_little the_loch the_locks the_loo the_nozzle
the_nurse the_open the_order the_others the_pair the_papers the_pass the_pavement the_police the_pond the_post
the_private the_pub the_ramp the_remaining the_rent the_roof the_rooms the_salad the_saturday the_sauce the_sauna
the_screws the_sheet the_so the_sound the_staff the_state the_strap the_surgeon the_system the_tank the_toy
the_transfer the_usual the_very the_vet the_viewing the_visit the_wardrobe the_window the_work the_young their_business
their_feet their_website them_and them_is them_with thems* themselves then_for then_he then_one there'd_be there's_no
there_and there_at there_i there_in theres they're_not they_called they_cannot they_even they_had they_hadn't they_now
they_refused they_won't thirty_minutes this_so though_i threatened_to three_in three_lads three_of throw throws thumb*
ticked ticks_and tight tile tiles tiles* tilte* tilted time_my timel* timely timer times_for tipsy tipsy* tires tires*
to_carry to_check to_choose to_four to_hold to_reach to_some to_thank to_throw to_touch to_us to_waste to_write toddler
toes token told told_about told_me told_the told_they tomat* took_half took_out took_place took_ten took_the tooth*
top_up torch* torqu* torqued torto* touched touched_the tour_guide touri* tourists towar* towards trace track* trade*
tramp* transport transported travellers tray_for treatment trend* trial trial* tried tried* trous* trunc* truncheon
trust turn_up turned_the twice_in two_seats two_women typic* typical unatt* uncle under under_the underneath underwear
unheated unhyg* unhygienic unint* unrel* unreliable until_my up_after up_every uploaded urina* urinals us us_it us_on
us_that us_to usual vacci* valve* vent ventilated verification_code very_kind very_professional very_very vet vicar
vicar* violent voice* voices wage waiter waiting_on waiting_to walked_off walking_about wanted_a wanti* wanting warne*
warned was_and was_asleep was_better was_empty was_i was_late was_nine was_offered was_paying was_plenty was_shown
was_so was_there was_three was_trying watching_the water_bottle wax way_and way_home wayne wayne* ways we'd_got
we've_been we_counted we_paid we_pay wearing_it webca* webcam week_that weeks_i weeks_in weird* welded went_in went_out
went_over went_with were_all were_always were_nice were_only whack* wheel when_a when_they where_i which_has whisky_at
who_do who_laughed who_said whoev* whoever why_did wife_said will_never windowsill wink with_all with_eleven with_him
with_kids with_less with_my with_tape with_two woman_said women_and woodl* woodland word_i worked_there works worse
worse* would_rather wouldn't_leave wrapped_in wring wring* wrote_it year_i years_and yeste* you'd you'd* you'd_think
you_hear you_lock you_tell you_that you_wait your_bags yourself yr`,
      '3': `
06 150 19th 1am 2016 2019 290 2_114 310 350 49 499 50_each 600 60_in 7_days 80s 81 89 a_6 a_back a_bald a_basket a_bat
a_bath a_body a_brick a_broom a_claim a_copy a_cover a_crew a_disabled a_discount a_fire a_flask a_guest a_lad a_leak
a_mop a_non a_password a_plan a_private a_recording a_red a_regular a_stag a_state a_straw a_syringe a_tap a_total
a_trip a_voice a_way a_white aband* abandoned about_and about_this accent accor* acknowledged acknowledgement across_a
addre* address_and addressed admissions advertise african after_we again_by agenc* agree* aimed aimed* airport_the
aisle_and all_morning all_other all_over all_weekend alpha* alter* an_engineer an_inch and_after and_bought and_coke
and_could and_couldn't and_for and_handed and_less and_nobody and_put and_shrugged and_signed and_sold and_they've
and_watch and_white and_wrote angry angry* another_city another_passenger answered antihistamines anyon* anyone appli*
are_basically are_free are_good are_the arms around_for as_my asian asian* assistance at_34 at_check at_reception
at_school at_their attended au aussi* aussie auto babe baby baby'* baby's back_no backed backs* backw* backwards backy*
backyard badge bag_and bag_of banki* banking banned bar_at bar_staff barber barrel barriers basem* basement be_found
be_happier be_my be_paid be_put beam beautifully bedro* bedroom been_opened been_taken before_a before_boarding belt
belt_off benefits berna* bernadette bill_came biscuit_tin black* bladder blade blame* blood* boat_and body boiler bond
bookings boote* booted booze boss_is bottle_at bottom_of bounc* bowel* boy_in boys bradl* bradley bread_and bride*
briefing broom_handle broth* brother brother_in brought_the bundl* burned busy_with by_friday by_itself by_somebody
by_ten by_the by_way cables calf came_away came_home camp can_hear can_imagine can_read canadian cannot_even capta*
car_boot car_with card_in carry* carvery casino cat_in changing charts cheat* cheated checked_out checking chef cheque
chest chest* chewe* chewed chick* chickens children's chipo* chipolata chips_were chop ciara* cider* cigarettes
circling ciste* cistern claiming clair* clappers class_with cleaned_for cleaners climb* clip clipb* clipboard clock*
closed_my club_i clumps cogna* cognac colleague collect collected_a come_with comments_on company_same complain
complained complaint_lodged compr* condescending conduct confe* confetti confi* confirmed_by confirming contrast
control cooked corsa corsa* cos could_buy couldn't_get counter_with couple court cracked cramm* creams crew cripple
cubic* curled_up curre* cycli* d dad_with dal dande* dark_with darre* darren data daughter day_eight day_he daylights
days_later dealing_with debri* decid* decli* declined default delete dentist dentist's depos* deserve desperate destr*
destroy diagnosis did_and didn't_want disch* disgraceful dismissive dispa* disputes disti* distillery divin* do_to
do_with doesn't_have dogs doha don't_care done_the door_is down_to drain drained drape* drawn drawn* drink_was drinking
driven driver drop dropped drove_off drowned_in drunk duckl* dump dying dying* eats eight_year electrician eleph*
elephant elm emi empties end_up english_and enjoy enqui* entered entire entirely entry entry* envir* erase* euros_for
even_on everything_and evidently excuse exist expert explain_it expos* exposed eye faceb* facebook faces faces*
failed_on fake far_too fare father father's favourites fell fello* fenci* fencing fenwi* fenwick fight fight* file_and
filled_in filli* fillings find_my finger fingerprint finished_and fitter five_of flags* flat_in flat_on flies flies*
floors flown_with fluids flume flume* fool for_10 for_nothing for_showers for_twelve for_twenty for_your forced_to
forei* forget forks forks* forth forth* forty_years four_stars fox freshers fridges from_2019 from_head from_someone
from_the front_door front_row full_sun funni* funnily fur galle* gas gasse* gave_a gave_it gearb* gearbox gecko gecko*
gestu* get_my girl_goes girl_was given given* given_the glass god going_in going_like going_on gone_too good_one googl*
gossip got_hold grace grand* greenhouse grinding groomed guessing guine* guys gymna* had_been had_lost hairdresser
half_on half_six halve* hand_with handcuffed handed_it hanger has_got has_now has_three has_two have_found have_got
have_had have_my have_sent have_stopped he's he's_a he's_been he's_five he_didnt he_put he_still he_turned headb*
headed_for headmaster heads* heard_of heavens heavi* hence hence* her her_from her_life her_up here_in herself_and hes
hid hidde* hidden hide him_back him_for him_that hip_and hire_car his his_ear hit_me hit_with hoa hold_of holdi*
holding home_with horses hoste* hot_soup hot_to hotpl* hotplate house_in how_it how_the how_you huffi* huffing hugs
hundr* hundred husband's i've_lost i've_the i_bring i_can't i_cant i_drive i_go i_heard i_hold i_kept i_know i_liked
i_might i_noticed i_put i_sit i_swear i_told i_want i_wanted i_wear i_will if_i if_she if_we'd if_your image immig*
impression impression_of in_arabic in_for in_hospital in_london in_red in_wet infla* ingre* ingri* ingrid insist_on
inspe* instructor insured intac* intact intimidating into_this investment invitation irela* ireland is_their it's_free
it's_gone it's_only it_as it_by it_didn't it_go it_he it_it's it_takes it_there it_they it_where j jacuz* jacuzzi
jigsa* jigsaw job job_and jumped june junior just_shrugged just_went just_what kanga* kayak* kebab_shop kept key_in
kicked_in kid_on kids kissed kisses knocked know_if know_where know_which knows_how knows_what korean labels lace lad
lad_in ladie* ladies lagos lagos* lapto* later later* later_and laugh* laughed_and law_took leaned_on leann* leanne
learned_to lecturer left_and left_us lense* lenses less_and let_in let_our lightly like_and like_we limpi* limping
lined lined* lined_up lines lines* linge* link_to listening litre little_ones live livin* living locke* locked_the
locked_us locker logged_in login login* looked_up loud_and lounge_until lower* luke lump lying lying* madam madam*
magni* magnificent make_me makeu* makeup man_had manager manager_says mangled mangy mangy* marri* maureen me_and me_by
me_how me_is me_my me_of mean mecha* mechanic mechanic's mechanical members_of mention_the mentioned_the menu_and meter
mexic* mick might might* mill mine modes* molar monday_in money* money_for motiv* mould mount* mouthful movin* moving
mower mower* mp mum_in mushroom muslim mustard mutte* my_5 my_birthday my_booking my_brother my_card my_epipen
my_father my_father's my_feet my_finger my_girl my_good my_grandson my_hip my_house my_keys my_lawyer my_leg my_lips
my_mom my_mum my_mum's my_name my_nephew my_nine my_old my_profile my_rice my_shopping my_sister's my_six my_table
my_thigh my_tongue my_twins my_wheelchair my_wife's mysel* myself nail name_is names_on nan need_it needl* negot*
nephe* nerve nerve* never_felt never_had never_in never_made new_address next_month nice_new nice_view nine_in
nine_year no_call no_means no_seat nobody_else norma* normal north* northern norwe* norwegian nose noses noses*
not_being not_let noted noted* nothing_here now_i've numbers nurse* obvio* of_himself of_mine of_prosecco of_something
of_this of_what of_white off_a off_for off_in off_me off_my off_them off_when office_is old_boy older older* on_her
on_here on_phone on_shift on_some on_them once_they one_girl one_who ones only_thing only_went open_and open_it opened
operated operation or_two order_and original other's other_people our_bed our_next our_solicitor out_and out_he
out_then out_there outfi* outfit outside_a outst* over_her overn* overnight oyste* pads paid_two pandemic parac*
paracetamol paris* parish park_the parking_ticket passp* pastries_in pay_a pay_me payme* pensi* pension perch perch*
permitted persi* pesto pesto* petit* petro* pic pictures_on pigeo* pile pine place_was plaster plastic_and playg*
plays* plura* poiso* poisoned_the pokin* poking politely pony portaloos porte* post_it posted pouri* pouring powder
prams prams* prawns precious precisely pretty_good princ* prize* processed professor prosp* protein provided_for pryce
pryce* psych* publicly puffi* puffing pushe* put_a put_down put_in put_me racke* ramp ramse* ramsey rang_in rated
rated* rays read_that reade* reads reads* reason reason_i reason_to receipt_and recko* recov* recovery reel refer*
reference_number refurb refused_to refusing register registrar reheated removal remove rep repay* repor* report
reported reque* request resid* resis* resou* resources respect revenue review_of rib rigge* rigged right_and right_at
ring ring_road ripped risk robbed rolling roofer rotte* routi* routine rubbish_on rung s said_in said_it'd said_that's
said_there said_we salads salary same_evening same_old sandwich_and santa sapph* sapphire sat_down sat_on say_it
scanned scar school_canteen scorc* score scowl* scrap* scrape scratching screa* screaming screenshot scrubbed
second_payment secur* see_if see_that self_checkout sello* sellotape served_us serves service_station sesam* sesame
sessions settl* shaki* shaking sharo* sharon shatt* shattered she's_in she's_not she_could she_didn't shenz* shenzhen
shin shipm* shipment shish* shisha shoes_i shooting short_changed shorts shows_it shows_the shrim* shrimp shrug*
sideboard since_february single_one sister's_wedding skele* skimmed skinny slipped slippers smell_in smelled smoothie
snake so_that so_there so_was sold_me solic* someone_called son son_in sorti* sorting sounded space_is spaniel spat
speak spelling spiders spiri* squirrel staff_just stalk* standards_have standing_at started_by state statu* steph*
still_in still_there still_warm stoma* stone* storage_unit straight_out stray* strew* strewn study study* stuffed
stupid suffe* sugar sunburnt supply surge* surgery surveyor suspi* swall* swallowed swans swans* swapped_my switched_on
tab table_of tails tails* take_off talks tamsi* tamsin taxi tell_me tempo* ten_dollars tenan* tenants tende* thai
than_that that'd that's_a that_makes that_never that_nobody that_one that_she that_threw that_wasn't the_19th
the_airline the_arm the_back the_bank the_basement the_big the_bottle the_boy the_canal the_changing the_charger
the_cheek the_cheese the_children the_chips the_christmas the_clappers the_cleaners the_cot the_counter the_courier
the_crown the_customer the_daily the_dark the_delivery the_difference the_drawer the_edge the_entire the_face the_field
the_flight the_gold the_good the_hire the_item the_kebab the_kids the_leather the_live the_log the_month the_moon
the_mortgage the_museum the_neighbour the_pistachio the_pizza the_plug the_rear the_sausage the_scan the_search
the_seller the_shed the_shower the_showers the_sixth the_slow the_small the_soup the_sums the_tables the_toilet
the_trainers the_visa the_waiting the_workshop their_own them_about them_up them_were then_cried then_my then_nothing
then_we there'd there_before these these* they've_given they_charged they_knew they_let they_locked they_rang thieves
thigh things though_i'd thought_to thous* thousand thres* threshold threw_me threw_the throt* throw* thrown
thursday_and tightened till_we timbe* timber time_a to_charge to_everyone to_help to_her to_it to_live to_our to_place
to_remove to_say to_set to_sleep to_wear to_you toddler's toena* told_by told_them told_you too_old took_him took_our
toys tract* traveller trick tried_to trolley trunk turned_away tv_in twenty_three twist two_kids type_of typed typed*
tyres tyres* u unacc* unattended underage uninterested unit unloc* unlocked unpacked unplu* until_i unwel* up_by up_in
up_under upi us_every us_had used_for valet* vanis* vary venee* veneer verba* via via_a via_the video_of viewed
viewings voice_notes voicemail vouchers wages wages* waist* waiter's walked_me waltz* want_my was_behind was_dead
was_doing was_grey was_outside was_raw was_screaming was_short was_sick was_stood was_taken was_thrown was_your washes
water_to wave waved waved* way_of way_or we'll we'll* we_can't we_flew we_put we_want wedge* week_and welsh welsh*
went_down went_quiet were_in were_left wets what's_in what_one wheel* wheelchair_and when_my where_are which_i've while
while* while_i who's who's* whole_thing wife wife'* wife's wife_was will window's wine_in with_empty with_it
with_people withdrawals witne* woke_with woman woman* worce* worcester work_and worke* works_at works_with worst_is
worthless would_know wraps wraps* wristband writes writt* written years_in years_with yoga yoghu* you'd_expect
you've_got you_a you_drive you_i you_know you_still you_to youth youth* yr_old`,
      '4': `
148 14_hours 19_hours 25_and 2m 30th 410 410_for 4_kilos 62 640 650 6_200 940 a_broken a_camera a_class a_clock
a_colleague a_country a_cut a_dark a_fake a_fella a_fight a_five a_kid a_knee a_minute a_mix a_needle a_no a_pole
a_pram a_pretty a_right a_shame a_shock a_six a_squiggle a_ten a_thing a_torch a_woman aadha* accommodation accounts
acid ackno* added added* added_me adds adjuster adren* adrenaline advance advertising affairs after_being after_your
aged aggre* ago_i agreed_to all_evening all_wrong alleg* allergic allowed_into alone alone* along_with ammon* ammonia
amoxi* an_employee an_off an_upgrade and_afterwards and_asking and_broke and_doesn't and_drove and_eight and_eleven
and_everything and_glued and_her and_kicked and_orange and_punched and_says and_simply and_spent and_staff and_turned
apartment appealed appendix applied_for appre* argue* argued arrive artist as_clean asked_her asked_me asked_to
asked_what asked_whether assau* at_18 at_every at_women at_work attendant attor* attorney available_at avoid_the
away_at away_with babie* babies babies_and back_from back_when backd* bag_in bagga* baggage baggi* ban banda* bandage
banks* bar_popped barke* barn bat bc be_at bed_on bee been_given beginning_to behind_us benefit berri* berries
beside_my billb* billboard billed_me bipol* bipolar bite_marks bizar* bladd* bleed* blocked blond* blonde bog bonne*
bonnet booths born both_have bothering bots bottle_of bottles_and bouncer box_and box_had box_marked boy boyfr*
boyfriend brake brass break_in breathe bringing_the broom* brother_was bruised brute brute* btw budgie bulls* bum
bumba* bumbag bunker burne* burns_on by_two bypas* bypass cab cabbi* cabbie cabin_crew cabin_steward callu* callum cam
came_off cancelling canis* cans caps car_deck care_about cared cared* cash casin* cat's cat's* catch cater cattl*
cattle cells cells* certain chainsaw change_for changed_me charged charged_for chari* charity charl* chemistry child
chip chips_and chloe* chucked claims clerk clien* cloak* cloakroom close_and coaching collar come_down coming_to
comment commented commission commissioners commu* company_has conde* confirmed consu* consultant contempt contractors
conversations copies cot could_do could_put could_tell could_they counc* counting courier courtesy covered_in cowar*
coward creepy cryin* crying cub cut_the damages dancefloor dashc* dashcam dates dates* daugh* daughter's day_of days_in
dead_in deaf deal_with dealer debit* debiting decides delivery_boy denti* deposit deposit_for deposits derai* desti*
details_and diabetic diagn* didn't_give differently diner discovered discu* dispatch do_my do_the do_this docto* doctor
doctors documents does_he dog_in dollars_and don don't_do don't_get doors_closed dorm dosed dosed* draft* drag drago*
dressing drive_and drive_with drivi* driving drool* drooling dropped_a dropped_off e ear ear_that east eaten eaten*
either_a elevator eleven_days email_and emailed_me emma enclo* end_it enfor* engineers english_or entir* envel*
every_night everyone_in excuse_of eyebr* eyebrows eyes eyes_were face_on face_the faint* fainted farme* faro fathe*
fellow femal* female fever fever* fiest* fiesta filed_with files files* filmi* filming fingernail fire_in first_aid
first_then flask flask* flew flooded flour* flung flung* foil folders foot for_7 for_all for_anyone for_coffee
for_every for_hours for_is for_more for_nine for_weeks for_years forea* forearm forgot_to formu* formula found_out
found_them four_hundred four_new fourteen_days freel* freely friday_or frightened from_its from_staff from_us
front_desk fryer fryer* full_view gaggi* gagging gardai gave_him gdpr gems geniu* genius gents gents* geogr* geography
gestures get_used getting_a girls_on glasses_then gluten go_down go_of gone_and google got_him got_mine got_off
grabbed_my grandad's grandson grew grind* gripp* groun* ground grounds guard guard* guards habit* had_left had_made
hair halal halal* half_a hallw* hallway halves hamme* hammer hammo* hammock hande* handed handed_out happen happy_to
has_opened hassl* hatch have_gone have_the he'd_do he's_got he's_had he's_on he's_still he_couldn't he_didn't
he_laughed he_would headm* heads healthy heard_it heari* hearing hearing_aids heavier heavies heavily helpe* her_a
her_to herse* herself hi hid_it high_chair him him_do him_to himse* himself his_fingers his_fist his_foot his_mouth
his_number hit_the hoard* holds holds* honesty honey* hooked hoppi* hopping horiz* horrid housed housekeeper
housekeeping_had husband_and husband_who hygiene i'd_asked i'd_do i'd_missed i'm_coming i'm_going i'm_paying i'm_sure
i've_got i_blame i_didn't i_hear i_held i_looked i_own ico idiot idle if_no ignored ignoring imita* imper* in_advance
in_bed in_december in_its in_leeds in_our in_plain in_that in_there inbox inbox* indians indoors infection initials
injec* insol* insulting interview into into_a into_the inventory invoice ipads ipads* is_cheap is_seven it's_got
it's_my it's_not it_again it_over it_stopped it_to it_under its_size iv jogge* jorda* jordan jug junct* junction kebab
kebab* keep kept_my kept_the kev keys_and kid's kid's* kiddi* kilo kilos kilos* kisse* knack* knew know_it know_she
know_that knowledge known known* knuck* kowal* labelled lad_and lad_on lads_in land landl* landlord's lanya* lanyard
laptop leane* leaned lease lease* leather leaves_me led left_in left_open left_the legit legit* let let_go let_her
let_himself lets_himself letter_says letters_to lever licensing life lifeguard lifes* lifestyle lifti* lighter lion
litre_of little_bit little_one locals lock locks* logge* logged longer_in lug luton luton* ma'am ma'am* machine_is
made_in made_of made_us made_with make_you malag* malaga mam mama man_was manager_told marin* marked mate'* mate's
may_be me_i'd me_not me_what measures measuring medal* medicare medics messaged messages met_with midwife milked minia*
minor* mis missu* missus moane* moaned mob molar* money money_is monit* more_and morph* morphine morphine_patches
morti* mortified mountain moved_on mover* mulle* mum_has must'* must've musta* my_14 my_aunt my_autistic my_back
my_boss my_boys my_case my_change my_class my_dad's my_daughter's my_dog my_ear my_kids my_knee my_lad's my_late
my_mothers my_neighbours my_new my_number my_refund my_rent my_scalp my_signature my_statement my_two my_window
myself_for n name names names* nasty nasty* natio* near_my neck neglected never_given never_seen nice_and niger*
nigerian night_after night_carer nine_times no_batteries no_booking no_for no_id no_problem no_reason no_such
nobody_ever nobody_thought nobody_warned nobody_was non_smoking nonex* nonexistent nostr* not_open not_our not_to
noticed_the number_to oat oat_milk objec* obtai* obtained obviously of_about of_birth of_drink of_other of_rice
of_three of_whisky of_your off_and off_at off_her off_it off_mid off_with offer_and offered_us ofgem ofgem* old_man
olds on_any on_camera on_everything on_my on_thursday on_while one_more one_place one_word only_housekeeping
only_learned open_an open_on open_to opened_a opened_at operating optional order_a other_in other_side ought* our_four
out_back out_on outri* outright outstanding over_for over_his over_me overalls overcrowded_no overdue overheated overl*
overt* own_and own_money own_van owner owner* packed_in padlocked paid_to pal papers parent past_nine patie* patient
patio patio* pause pensioners people_from people_like permanently permi* petty petty* phone_got photographer pickled
pictures_of pierc* pigs pills pills* pinged pinpr* pipe pipe_in planted pluck* pocket pointing poison polle* pollen
poodl* poodle porch* portf* pram pray preparation presc* pretend profi* profile proud* pulle* pulled pulled_me punis*
punishment pure purse* pushed_me put_my put_on pyjamas_and pyram* pyramid queue_of quotes rack raised_a rapid*
rather_than ratin* ravin* raving ray reception_is recru* refurbished reg rehom* rehomed rejected_by relief rent renta*
rental rente* rented requested respond response restarts restraining restroom resul* reversed reviewers right_in
right_there rollercoaster roman* roofe* roofers ropes ropes* rough round_for rounds rourk* rourke ruled_in run_by
safe_opened safety_talk said_he same_man same_rusty sandr* say_i say_so say_we says_he says_it scalp_weeping scanning
scrapped scratched_and screwdriver scruf* seale* sealed second_floor secre* security separate_times separated
september_and serial_number served served_to service_as settle seventieth sexually shame_as shami* she's she's* she_did
she_had she_said shedd* shedding shift shock shop_is should_have should_look shouted_at shouted_by shove* shoved_my
showed_me shrug shutting sight sight* sign_in signature sill sites sites* six_and six_hours skied skied* skin skirt
slab slapp* slapped sleep_in sleeps slid small_ones smoke smoki* smoking snapped sneez* snob so_called so_did so_she
so_who socket sold somebody_put someone_elses someone_in something_off son's son's* soya spark* sparkler spat_in
speak_english spice* spilt spilt* spine spine* spit spots spots* stabl* stack* stacked staff_let staff_stepped stagg*
staggering standing_in stapl* steroids sticking stole* stool stop_on straight_in stran* stranger's strat* stress
stripped stroked struggle stumb* suffer suita* suitable supervised surel* surely surveyor's swaps swaps* swear
sweetheart swell swelling swigging_from swim switched system_and takes_the tanks tanks* tape teaching_assistant tear
technician teens teens* tell_my tell_you telle* teller telling_me tempo tempt* ten_times tend tend_to tender tenner
that_did that_evening that_isn't that_looked that_people that_should the_advert the_alarm the_american the_baby the_bar
the_barrier the_bedroom the_biscuits the_blood the_boot the_bouncer the_bridge the_cashier the_club the_cod
the_dancefloor the_driver the_email the_far the_fourth the_gents the_heat the_highway the_kid the_ladies the_laundry
the_lead the_leaders the_lobby the_lodge the_low the_manager the_mattress the_medical the_minute the_motorway the_music
the_needle the_night the_north the_notice the_number the_paper the_passport the_photos the_pictures the_platform
the_practice the_premium the_pump the_queue the_rack the_regulator the_safe the_shell the_sitter the_spa the_street
the_surveyor the_telly the_three the_throat the_ticket the_towel the_tray the_unaccompanied the_washing the_weight
the_wheels the_worktop their_page them_i them_to then_asked then_his then_took then_went there'd_been there_with
they_admit they_cancelled they_emailed they_give they_know they_set they_took they_tried they_used thief thief* thigh*
thing_in things_and this_for thousands threatened three_year tick tie till_4 till_four time_you tipped to_five to_hide
to_make to_pick to_rate to_re to_run to_save to_sell to_shellfish to_small to_somebody toddl* told_her told_to tomas*
tomasz tomatoes tony too_hot tools tools* towel_and trainer treatments try_another tumbl* twelve_year twenty_two
twice_a twitc* twitching two_fellas two_in two_lads two_year ukrai* ukrainian unabl* unable unable_to uncha* unchanged
uncon* under_his undertaker unscr* unscrewed unsol* up_a up_before up_there up_twice up_within uplif* uplift us_up
us_with used_as vacant vanished vape vegetable verbal vet_says viole* violently visib* visible visited_on vouchers_for
waitress_was waits waits* wall'* wall's walnu* wander warrant was_found was_hilarious was_mortified was_up was_working
watch_your watched_him we_are we_only we_watched we_will weed week_he weeks_before well_done went_after went_green
went_into went_missing were_at were_like were_selling were_taking what_an what_he'd whatsapps wheat wheat* wheel_nuts
wheelchair wheels_off wheezed when_he wherever while_their whipp* who_only who_runs will_need wing winni* winnings
wirin* wiring wishes with_bite with_customers with_photos with_something wobble woken woken* wolf wondering wont_be
work_here working_in worm would_like wouldn't_let write_it writing_this y'all y'all* ye year_olds you'd_have you_and
you_ask you_buy you_like you_start young_woman your_car`,
      '5': `
000 2024 31_of 3rd_floor 67 a_belt a_bench a_bin a_brand a_contract a_football a_hip a_letterbox a_link a_loan
a_patient a_piece a_plank a_reference a_retired a_routine a_school a_tip a_tooth a_towel about_you accident accre*
accredited accus* address_off adeye* adeyemi adjus* adjusted adult advisers affai* affair after_the aide airba*
airline_says alcohol_on ali all_five all_right allergies alloy aloud aloud* amend* amendment amputated an_eye
an_invitation an_old anand anand* anchovies and_april and_blamed and_dropped and_ill and_neither and_rude and_simple
and_so and_something and_suddenly and_threw antid* antidepressants antis* antisemitic any_of anyone_but appendix_burst
are_coming arm arrea* arrears arrivals as_such as_that aside aside* ask_me asked_if asked_was asthm* astray at_14 at_me
at_this attached attempted atten* audi audib* award* ayahu* ayahuasca babysitter back_after back_room backg* background
badge_said bali bank_card bank_details barged_in barna* barred battery's bbb be_in be_so beagle beati* beating
because_he'd bed_and bed_by beddi* bedding been_looking before_and behav* behind_the behind_with belit* bellowed
belongings bench_and benef* bev beverley big_lad bill_for bille* billed billed_for bitin* biting black_eye blade*
blamed_me blistered_my bolt bolte* bolted booster both_my botox botox* bowl bowls bowls* box_over brake* brakes breach
breasts breat* breeding broke_my brokers broom brothers brothers_are bruises bumper burie* buried burned_my burst
burst* bus_stop butch* butchered buyers buys buzzer by_me by_someone by_their caa cabinet call_to called_him came_down
came_round came_to camel* cameras_in campy* campylobacter cancelled_in canisters canna* cannabis captain car_had
carabiner card_details care_less carers carrier casei* casein cash_for cashed cashews cease cease* cebu chain*
chain_and chains chaperone child's childs chipb* chipboard chlor* chlorine chuck ciders cigar* cigarette cladd*
cladding claire clark* clarke claws claws* cleaned_out clerk* clipp* clippers code_and coffee_shop coil coked coked*
colin colin* colla* collar_and collarbone coloured colouring comes_back commissioner companies competition complaint's
complaint_against complaint_filed condemned confidential conju* contains contracts cook coughing council's counsel
counselors count_on countdown counter_to counts coupl* couri* court_on cousc* couscous cries cries* crooks croyd*
croydon crying_in crypto cubicle cuddle cut_and cutic* cuticles dairy dairy* damag* dangl* dangling dealers deali*
dealing deals deals* debited decide declan defau* degre* delga* delgado deman* desis* desist detec* detector diabe*
diaze* diazepam dick didn't_even dinner_time diplo* diploma discharged discs_and discuss disho* dishonest dislo*
dislocated dispute disre* dive dog_has don't_have donke* door_no door_on doormen down'* down's down_my down_there
dragon dramatic drank drank* drew drilled drooping drove_away dumped_in dupli* during_a duty dwarf* eardr* eardrum
earns earns* earring ellie ellie* embal* embalming embez* employee enquiry epipen_in escalated escor* esky eu261 eu261*
evening_the every_one examiner exchanged exchanged_for extension extinguisher eyed eyeli* eyelid face face_and
fair_trading falli* falling famil* family_place fans favour fella ferrets finally_found financial finge* fishes fixin*
fixing flat_with float* floor_is folks folks* followed for_being for_days for_months for_you foreigners forum forum*
fough* fought found_a found_by foyer foyer* fragr* fraud* free_and frisk* frisked from_an from_lagos fumes fumes*
funga* fungal gallery garda garda* gavin gavin* gear general's get_out get_rid giard* giardia ginge* ginger giraf*
girls girls* girls_in girth girth* givin* giving glassed glove glute* gluten_free gmc gobbe* gobbed god_knows
going_down gonna gonna* goons goons* gossi* got_his grabbing grape greyhound griev* grinn* guaranteed gummi* gummies
gums gut gynae* had_me had_my had_stopped hairdresser's half_and half_past hallm* hallmark handed_my handw* hange*
hanging_out harassed hargr* hargreaves has_dementia has_never has_sent haule* hauled have_i have_reported have_written
he's_six he_isn't he_landed he_stopped he_takes he_told he_vomited he_was he_wet head_in head_to headi* heading headt*
headteacher healt* health heard_her heats* heatstroke held_his helped_themselves her_and her_face her_neck hey hi_vis
hilarious him_and hindu* hip_flask his_hand his_knees his_neck hoars* hoarse holle* hooch hooch* horizontal hostel
hotel_and housing_benefit hug hurle* hurt hustl* hyste* hysterical i'd_said i'd_told i'll i'm_coeliac i'm_on i've_since
i_bet i_booked i_changed i_mean i_meant i_moved i_quote i_react i_received idiots if_he if_i'm if_that ignore ill_break
image* in_2024 in_after in_cash in_court in_croydon in_her in_hives in_my in_person in_service in_tiny in_writing
inapp* inappropriate inflated infor* inhal* initi* injun* injunction injur* injury intim* intolerant iodin* iodine
is_too is_your islan* issue* it_all it_free it_gets it_only jerke* jerked jog jones jones* judgm* judgment jumped_in
junio* juniors just_wanted katar* kennel ketam* ketamine key_to keys kg kidney kidneys kids_had kitchen_and kitten
kittens kneel kneel* knocked_off knocked_on know_why lad_was landlord lashe* last_night late_dad's latin* laughed
laughs lawsu* lawsuit lawyers leaki* leaking leave_the lectured left_behind left_me leftovers let's let's* let_him
letter_from lever* licence lifeguards lifting ligam* like_saucers lilie* lilies lingered liquo* liquor listen_to litre*
litres livery loaded loan loans loans* lobst* lobsters locate locksmith lodge lodged_with lodger logo loite* loitering
lonel* lonely look_it lumps lumps* made_me made_my made_to male manager_said marathons marcu* marcus marks marks*
masseur masseuse master matching mate mayon* mcall* mcallister me_before me_for me_he me_into me_it's me_off me_then
me_with meltd* meltdown memory menin* meningitis metha* methadone midnight_to migra* milke* minors miscarried missed_me
missing_from mixed mixed* mlm moani* moaning mods monox* monoxide months_old moron moron* moss moved_and mover muck
mum's mum's* musli* my_arm my_arms my_backside my_boy's my_car my_cat my_colleague my_credit my_daughters my_face
my_gate my_girls my_jacket my_legs my_mate my_medical my_membership my_missus my_mobile my_review my_second my_shins
my_shoulder my_skin my_son's my_van my_words name_and name_my named named* nap neate* neater negli* negligence
never_told new_brake next_thing nickel nigel nigel* no_card no_he no_kids no_nuts no_peanuts no_water nobody_came
nobody_saw nodde* nodded nose_and notes notes* noticed nsw number_from number_off nurse nurse's nursi* nursing nut
nut_allergy nuts of_gas of_his of_vodka of_whiskey off_licence off_on off_the offer_the offered_me ofste* ofsted oil_in
old's old's* old_in on_break on_duty on_him on_instagram on_to on_you one_a one_bed onto onto_a onto_another op
operations our_deposit out_loud outside_and over_a over_from overd* owner_is padde* padded pains pains* palle* palms
palms* pals pane panic* pants pants* papers_and parents_evening passing passing_a pasted pay_in payslip pecan pecan*
peel perma* pets philippa phone_call phone_down phone_out photocopy piani* pianist picked_it piglets pikey* pints
pints* plain_and plank playgroup plugg* plugged pocke* point_in poisoning pole polye* polyester ponie* ponies pools*
poolside porter_rang positive pouch* pregnant presentation presents presses pressure_sores pretending prices_for
probate prong prosecution public pulled_her pulled_the pupils_like pushi* pushing put_him puts qr rabbit racis* racist
rag raide* raided railings rails rails* ran_a rats react reacted reacts recorded_delivery records reefe* reefer reeke*
reeked reeked_of refused_a regul* regulars rehab rehab* remar* remarks renewing rent_in renti* renting resea*
residential restrained results retar* rever* revol* rid rid_of rider rider* rifled right_to ring_and ringing_the rodri*
rods romanian roofied room_number roomm* roommate root_canal rosar* rotor* rotors rough* round_my rubs run_a runs_the
russi* saddle_sores said_i said_i'd said_maybe said_you salar* salin* saline same_boat sanct* saucers saucers_and
say_my scaff* scale scarl* scarlet school_bus scoop scout* scrap scratch_on scraw* scrawled scrib* scruff second_degree
second_time section_21 sedative see_them seeing_my selfi* selling_pills sells sells* sent_an sent_them serva*
settlement sexua* shallow_end shame_on shani* shanice shard shard* she'd she'd* shellfish_allergy shill shill* shins
shins* short_and shoulders shoved_me show_fee show_me shutters sign_said signature's sikh silve* silver siobh* siobhan
siphoned site_is skipper slaps slaps* sleep_well slept_with sloug* slough snapp* snare snare* snatc* sneaked sneaky
sniggered snorting so_and so_do so_is soft_play solicitor solicitor's_letter somebody_will sores_on sort sort_it soy
spaced specially spilled spirit splitting sprea* squared_up squealing stamp* stamped stampede standing_on stank stank*
stank_of stapled started_on statements stent stepped stepped_over steroid stewards stoma stretcher stub stuff's subpo*
superglue supervision supplier surf surfa* swabs swabs* swayi* swaying swerv* swerved swing syndr* syndrome tabby
tabby* table_at table_in tabs tagge* tagged taken_out talked_to tank tax teach teaching temp tenancies tendo* tendon
terro* terrorist tests tests* tfn the_agent the_attendant the_b the_bloke the_boat the_cabin the_cage the_carer
the_caretaker the_cctv the_chain the_chair the_chicken the_class the_curtain the_dentist the_doorman the_dressing
the_duty the_emails the_fella the_financial the_fitter the_guest the_hatch the_high the_lads the_landlord the_lifeguard
the_lot the_matron the_notes the_older the_ombudsman the_pharmacist the_pram the_registrar the_rental the_ring the_root
the_service the_services the_silver the_smoke the_snow the_store the_tips the_tour the_trailer the_trainer the_tube
the_tyres the_women their_car them_at them_because them_in themselves_to then_denied then_pulled therapist therapist's
there'll there_has these_days they'd_gone they_counted they_left they_sold they_still thinking thirteen this_country
though_it three_days three_separate threw threw* threw_my through_your thumbs thyro* ticket_inspector tied_to time_he
timeshare tingling tip_off tippe* to_discuss to_my to_show to_slip to_them to_trading to_undress tobac* tobacco toby
toddlers told_a told_us tot touching trace* tracey tracks tradi* trained transaction transportation trash trash*
treated_us tripp* tuesday's tuna turn_round tutte* tutted twice_my twins twins* twirl twirl* twitt* two_bites two_quid
unaccounted under_a under_my under_our undress undressing uninv* unlaw* unlawful unlit unlit* unmar* unqua* unqualified
unsolicited unste* unsterilised until_it up_against up_front up_my up_or up_that uprig* upright upset us_down us_like
used_it users users* vacan* valuables van vapin* vaping venka* verte* vet's vet's* victi* victim viewe* viewi* viewing
violation vis visitor void waiters wall_is wandering warde* warden warni* warning was_changed was_gone was_half
was_made was_never was_shut was_standing was_totally was_watching wasn't_even water_all we_slept weight_on
went_straight what_came what_was whats* wheeled when_that where_you whini* whining whipl* whiplash whippet whites
whitl* whitlock who_comes who_does who_i who_owns widowed will_be wipin* wiping wires wires* wishi* wishing with_his
withh* withheld within_minutes without_my woman's women* won words words* workp* workplace wouldnt wreck wrench
written_by wrong_side wrote_down x_rays yanked_my yard year_old's yelle* yelled yelli* yelling you_into you_will
young_women your your_back your_driver your_front yours* yusuf yusuf*`,
      '6': `
100_for 2011 300 3am 480_to 5_stars 999 a_dog a_fat a_foot a_grown a_hammer a_kilo a_kiss a_lens a_liar a_lie a_man's
a_master a_menu a_review a_scan a_signature a_sports a_steward a_torn a_town a_traveller a_visit a_watch a_wheelchair
aadhaar about_forty about_me absco* absconded abusi* abusive accen* accid* accused_me ache address_in address_on adjud*
adjusting advoc* afro after_i after_they again_for aids airpods aisles alias alias* aligh* alight all_down all_for
all_our all_those alley alley* alternator anaesthetic anaphylactic and_asks and_blocked and_come and_his and_let
and_marched and_pulled and_set and_thought and_we'll and_which animal antib* antibiotics antih* anxie* anxiety appen*
apprentice arbitration arjun arjun* armba* armbands arse as_british ashes ashes* aspir* aspirin ass asthma astra*
at_boarding at_table at_us auction autho* baby_in back_up baggies bailiff balcony_railing bald bangle barbo* barbour
barle* barley barry barry* baseball_bat bathroom_floor beagl* beaten_with bedside_table been_so been_told before_action
before_us beggi* begging behind_my belay belay* bello* belly_up belong belongs belongs_to belts belts* bent_down
between_his bindi* binding biops* biopsy bit_my bitch bitch* bitten blabb* blabbed black_and blacked blacks blew_down
blind blist* bloke bloke* blokes bmw bogus bogus* bone_dry booze* boss'* boss's both_sides bouti* boutique box_weighed
boy's boy's* bra bra_for bracelet breached breaks bribe* brides bringing_my brooc* brooch brother's brownie browsing
brushed buckl* buddy budgies bulli* bullied bully burgled burki* burkini burn burner bus_driver bust by_her by_my
by_not by_security by_teatime called_us camera_in cameras canoe* cappe* capped carel* careless caret* caretaker
carried_her carrying carwa* carwash cashpoint catte* cattery caught_fire ccj celeb* celebrant cereb* cerebral cheating
check_your checked checking_the checks cheeky chest_pain childminder chink* chiro* chloe citizens_advice claim_with
clamper clean_through clearance cleav* climb cling clipped clone* cloned clot cmpa coach_driver codei* codeine coffi*
coffin coins_out colic colic* collapse collapsed collapsed_in collapsed_on collections collectors collie come_out
coming_down commi* communion complaint concr* concrete concu* condemned_the confidentiality confused conso* console
constable contacted contacts container contaminated conversion converted convi* convicted copied_my cord cornea couns*
couple's couple_refused cow cqc cracked_my cracked_ribs craig craig* cramps credits creep crime_number crowb* crowns
cruel* cubs cuffl* cufflinks curse* cursed custa* custard cut_it dad's dad's* dad_in dads damaged dander daru dash
dashb* dashboard daughters days_with dead_and deale* decke* decked defam* defamation delivering den denied_it denta*
dental derek derek* dermo* dermot desmo* desmond despite_the detai* details dhaba dhaba* diary diary* didn't_make
discl* disclosure disconnected dismissed dispu* divorce_papers dms do_anything dog_on dog_walker doing_lines don't_mean
door_open door_staff dose dr dreads dreamed dressed drivers droop* drug dysle* dyslexic ear_and earbu* earbuds ebay
eject* elbowed elder* elderly electoral eleven_stitches emplo* employed enforcement epi epileptic equal* equality
erasu* erasure escaped escort ethnic evacu* every_friday evict* ex excel existed faced faced* faece* faeces faked
faked* family fanci* farri* farrier fell_from fella* fellas ferre* fib fifteen_year file fintan fiona fiona* fir fist
flagg* flagged fleas fleas* flesh flesh* flogg* flogged flood flood* floored flopp* floppy flour flu foil_and fondl*
food'* food's for_real forem* foreman forwarded found_him four_were four_year fourteenth francesca free_for from_his
from_my from_them from_under ftc fund funny_how fussy fussy* ganja ganja* gashe* gashed gate_at gave_my gearstick
genui* genuine gesture ghost_train gifts gifts* girl'* girl's girlfriend's glovebox glue glued glued* gone_when goods
goods* goond* gossips got_an got_her grabb* graha* graham grams grams* grandfather's grandma grapes greyh* gripped
groin groin* gumtr* gumtree hacke* hadn't_even hadnt hadnt* half_cut hamsters hand_out handed_back has_become
have_asked have_it have_left have_your hazar* hazard hazel* he'd_found he's_seven he_dropped he_never he_noticed
head_of headbutted hearing_is hearts heife* heirl* held_my hens her_apron her_at her_back her_name her_purse herpe*
herpes hide_it hijab him_by him_over him_so himself_in his_hands his_head his_knee his_nose holder holding_hands
home_address home_alone honeymoon hooke* hop hope_you how_he hse humil* humiliated_my hung_up hut i'm_seventeen
i've_done i've_told i_bent i_cancelled i_handed i_let i_see iban icu idiot* in_bali in_case in_customer in_green
in_hull in_icu in_resus in_then in_your indigenous infections inhaler injected innue* inque* inquest insolent
inspector_has install instructed instructor_had insul* insurance_for into_my invig* invigilator invoi* invoice_says
invoice_with invoicing is_looking isn't_mine it_then itching jager* jagerbombs jerki* jerking jeweller jibes jibes*
joints joyri* junki* just_saying karen karen* kavit* kavita kayle* kayleigh kept_on keyed keyed* kicke* kicked
kicked_my kicki* kicking kidne* kids_in kim kindle kippa* kissi* kissing kitchen_door knee knee_to know_about
know_because korma kyle lad's lad's* lad_said lads landed_on lange* lass later_my latex latex* lathi lathi* leader
leads leads* left_our left_them left_two legal legionnaires lesbi* let_a let_my letter_before licen* lifeg* light_off
like_dirt like_him limb lips_swelled litig* lives lives* loade* locked_in lodged logbo* logbook lorra* lorraine
lost_his love_to m6 mackenzie made_them made_up magis* maid maile* mailed maili* mailing management manageress manha*
march_and married master_key maule* mauled me_in me_up media* mediation medic* medication melan* memor* memorised
memory_card men metal metal* metho* mince mince* mine_had miscarriage misge* missed_it mocked_my month_since moon
moppe* mopped motions mouth* mri mrs mrs_pemberton mum muslims musse* mussels muzzl* muzzled my_address my_baby
my_barrister my_bed my_bike my_boyfriend my_brother's my_brothers my_camera my_cheek my_child my_collie my_cousins
my_details my_divorce my_drawers my_elderly my_family my_favour my_girlfriend my_hair my_hand my_licence my_nan
my_pocket my_results my_twelve my_uncle my_underwear my_waist my_wrist n_word nabbe* nabbed napping nappy nappy* ncat
neat_as needi* needing needle neglect neighbor never_signed next_time nguye* nguyen nhs nicked nicked_my nicks nicks*
niece* night_manager nightclub nine_pounds nippe* no_child no_patch nobody_checked noddi* nodding nodding_off non_stop
noose noose* norov* norovirus not_given nudes nudes* numb numbered nut_free nuts_in oak oats obese obese* odome*
odometer of_15 of_everyone of_flour of_guests of_hair of_her of_petrol of_room of_rum of_skunk of_you off_his officers
old_at on_his on_holiday on_that on_their on_whatsapp only_noticed opened_by or_i'll orderly other_customers
our_holiday out_onto outed outed* outin* outing outside_my over_this overdose overloaded owe own_name oxy oxyge* oxygen
oysters p pacin* pacing paddy paddy* padlo* padlock palm palsy palsy* paperwork paramedics parro* passports paws payba*
payslips peanut peddl* peepi* peeping pegge* pegged pembe* pemberton penic* penicillin perfo* perforated permission
pest pet phant* phantom phil philip photo_of picking_up piece_of pigeons pigle* pinch* pinge* pinne* pinned pirit*
piriton pisse* pissed pistachio plate_glass pocketing pooja pooja* popped poppi* popping porch porri* porridge pose
postal postcard pouch ppd prali* principal pritc* pritchard private_ones propo* publi* puffe* puffed pulled_a
pulled_off puppi* puppies purpo* purpose pushed_my put_his put_out qr_code r racked raised_it rang_ten ransa* ratio*
reaction read_my rearr* rearrange received_a reckon red_light reeki* reeking reference referral_made refug* refused_my
relay relay* relie* removals rent'* rent's reope* repayment repeated replica reply_was residue resold resus resus*
retained retri* reuse* reused revea* reven* revenge reverse revie* review reviews rifle rolli* room_of rottw*
rottweiler rspca rspca* ruled ruled* rumma* runner running_behind russe* russell rusty rusty* said_he's said_just
sale_in salmonella same_scoop sandp* sandpit saved_for savin* sawn scaffold scaffolders scald* scales scans scans*
scare* scarr* scarred scoop_for scout screamed screamed_at see_what seizure selli* selling sent_home sesame_in set_up
sewag* sewage shant* shaved she'd_walked she'l* she'll she_couldn't she_has she_never she_told she_turned shell shell*
shellfish shop_in shore* shredding shut_up since_i since_that site'* site's ski skimm* skin_off skinn* skunk slamm*
slammed slammed_the slashed sleazy slippy slits slits* slung slung* slur slurred slurring smack* smacked_my small_place
smarm* smarmy smelt_of smoke_detector snaff* snaffled snaps snaps* snatched sniff sniff* sniffer snipp* snipped snoop*
so_at so_has social socie* society soile* soiled sold_as solicitor's soy_sauce spank* spanked spark spark_plugs sparked
spay spice spite* sprayed sprayed_in spread spreadsheet squats squig* squiggle stack stall stamm* stammer started_it
stash stash* stayed_on std steer stenc* stent* stero* steward sticker_on sticker_over still_on stinking stolen stoned
store_cupboard storeroom strok* stroke subje* subject submitted suing suing* sums supposedly swamp* swigging swore_at
swore_blind sympt* symptoms synth* synthetic syringe syringe_in tack tackl* tackled tahin* tahini tall tannoy tatto*
taxi_driver teacher's teati* teatime technicians tenne* that's_not that_week the_assistant the_babies the_bakery
the_blind the_chairlift the_chocolate the_city the_clerk the_cloakroom the_court the_damp the_dealer the_deep
the_emergency the_flat the_foreman the_gearstick the_glovebox the_grill the_ground the_gym the_handle the_hill
the_hostel the_hotel the_hut the_insurance the_job the_judge the_keys the_lab the_local the_m6 the_mat the_maths
the_mince the_owner the_personal the_pieces the_porter the_restaurant the_salmon the_security the_ski the_skin
the_stairwell the_steps the_tent the_top the_traffic the_van the_ward the_yard theft theft* thera* theyr* theyre
thicker thiev* thieved thighs thing_he think_about thinking_of this_morning this_place this_week thought_i thrashed
threatened_me through_it throwing_up thrush tied tikto* tiktok till_tuesday tits to_any to_cover to_keep to_lose to_me
to_sign to_stay to_stop tobia* tobias tock toddler_was told_it tongs tongs* tonig* tonight too_dark took_3 took_her
took_my took_one tracked traded trading trailed trama* tramadol trann* tranny trap trapp* trapped tribunal tricked
tripping tumbled twist* twisted two_fingers two_floors two_have two_hundred tyran* tyrant ulcer unaccompanied
unaccompanied_minor unbuc* unconscious uncov* uncovered undercooked union* unlab* unlabelled unlat* unlatched unmarried
unsea* unsealed until_they upheld_my us_were using_my vaccinated vanes* vanessa vapes vapes* varni* verrucas vials
vials* vikra* vikram vince vince* viola* vitam* vodka vodka* vomited wallo* waltzer was_covered was_cracked was_his
was_open was_rough wasti* wasting watchman we'll_see wear_a wease* website's weepi* weeping weevi* weighing went_for
were_asked were_cold wet_herself wet_himself what_you wheel_came wheezing where_he where_your whether_i'd whey while_he
whip whisk* whistled who_kept wired wired* withd* withdraw withdrawal without_consent woke_up wonders wood workers
wouldn't_have wound wrenc* wrigg* wrists wrong_leg xanax xanax* yanke* yanked years_old yesterday you'll_be you've_had
you_dont you_down you_park you_with younger your_doorman your_home your_house youre youre* yours yourselves`,
      '7': `
4471 75_claim 99_in a_boyfriend a_cage a_certain a_con a_crook a_drip a_e a_fifty a_fool a_golf a_hand a_knife a_mr
a_parking a_rash a_stranger a_swab a_trolley abused accused after_service again_the against_my against_the against_them
agency's airbn* airbnb alarms allergens allergy alloy* alone_on ambul* an_ambulance ancho* and_cracked and_hid and_kept
and_lied and_pushed and_slapped and_soon another_mum app_shows arbit* arm_round as_of ashtr* ashtray asked_my asleep_at
at_my aucti* authorised autistic awake awake* b_b back_door backdated bank_statements barge* barged bathroom_tiles
because_im because_we bedso* been_at been_notified before_my belly belly* belon* belt_in binne* binned bit_into bites
bites* bleed blistered blisters blocked_me blocked_the blood_on bloods bong borrowed botch* botched brace* bracket
brand_new breastfeeding breathing breeder bringing broken_hip broken_into bruis* bruise buddy* budgi* builder bulld*
by_another by_his by_three called_me called_my called_them cancer cane caravan_park cargo cargo* cashe* cashm* cashmere
cc'd celer* celery celia* celiac chairlift chamb* chambermaid chancer charge_of chargeback charger_and charges cheek
chef_came chicks child_seat chin choke chuck* citiz* citizens claims_court clocked clothes cockroach coeli* coeliac
coli coming_up committee companies_house company's concussion condu* conductor conta* contain contained copie* copied
copper cornered correction couldn't_stand county_court couples cousins crate crates crech* creche cruelty crush crypt*
cup_holder current customers cvv dayca* daycare deadn* dealership decei* deep_end dehydrated delivery_man demen*
dementia denied denies digge* digger director disappeared discuss_it discussed_my dismissal diving dj_was doctored
donkey doors_and dressed_up dressings dropped_on drove_me drugg* drugged dss dumpe* dumped earth earth* enclosure
engagement_ring entrance_with environmental environmental_health epile* epipen er ethni* eutha* exami* exhaust extin*
extor* faggo* falsi* fca filed filed* filler filth fire_doors fire_exit flare* flashed flatmate followed_me follows
food_poisoning for_sale for_selfies forced foreh* forehead forgot_my form_and found_her found_in free_trial from_behind
fuse garet* gareth gary gasli* gaspi* gasping gastr* ghb give_him given_to glaze* glazed go_home go_on goes_to
going_for going_round gone_from gone_in gone_out got_nothing got_your grape* grift* grooming grope* guide_dog guts
guy_on hammering hand_on handwriting haras* has_mine he'd_been he_asked he_has he_is he_likes he_wants head_off
head_under headc* headcount headscarf health_department heard_about heard_my heartless her_on heroi* hijab* hilar* hip
his_arm his_day his_face his_lips his_little his_own his_pocket hissi* hissing hmrc hoodies hooves humiliated
hundred_quid hurled i'd_not illeg* illegal imoge* imogen in_his in_lettings in_reception in_welts in_while indig*
infected inspector insta instagram insulted inves* investigating invoiced it_or jew jewellery joked joked* kept_us ket
kicked_by kilos_lighter kitte* kneec* knick* knickers lacto* lactose lash_glue laughed_at lazy lead leade* leaders
leash left_on legal* legio* lens_in lettings lice lied_to lifej* lifted_from like_you limer* limerick little_girl
lives_on locked_up lodge* log_shows lost_our lost_two lsd lunge* lunged macke* makes_the manager's mark_my marks_on
massaged masse* maste* matro* matron may_contain me_from me_on me_over mean_it medals menac* minutes_later misbe*
misbehaved misled mix_up mocke* mocked moles* mouth mums my_bag my_balance my_delivery my_ex my_file my_five my_gallery
my_guide my_head my_hiv my_kid my_knickers my_lap my_left my_meds my_money my_niece my_room my_tank my_teenage
my_throat nail_bar needlessly negle* never_agreed never_gave never_took nicke* night_porter no_dss noises nos not_them
number_belongs number_for number_on of_these of_yesterday ombudsman_has on_earth on_insta on_night on_ward once_looked
once_the openl* openly or_i other_kids our_room ours_was out_cold over_him overdosed overlooked paediatric pallet
paralytic param* park_at parking_lot partition passed_on passed_out passed_round passwords patch_test patches patted
pharmacist photographed photos_of picked_the picks_on pista* pneum* pneumonia pocketed pointing_at poppe* popped_open
posh preda* pregn* pretended price_on produced promise prosecuting prost* prostitutes protected pt pup pupil pups
purser quad ran_off rang_back ratings raw recalled reception_class regulator reported_to resealed resealed_with
residents ribs_showing ridge* rifle* right_out ring_was ringw* ringworm ripped_my roofi* root rot rotten round_his
rubbing rudes* rudest run_over runne* saddl* safeg* safeguarding salon salon* same_week sank saying_i scaffolder scale*
scalp scalp* scam scamm* scars scars* schoolgirls scorched secretly sedated see_how see_you sent_my sepsi* sepsis
septic seven_year sewn sex sham shame_if shamed shared_my shouted_my shown_to showr* showroom shut_in sipho* sitte*
sitter six_year skunk* smashed smug snapped_on sneak* sneered sniffing snigg* snorted socia* sold_in sold_my
somebody_at sparky sped spike* spiked spiteful splif* spoof* squared squat* squeeze staff_room stand_in steam_room
steering_locked stewa* sticking_out stole_my stone_in strapped_in strop strop* sulph* sweating swelled_up swinging
swore swore* swung swung* tablets taken_down tampe* tampered tanno* tape_over tattoo telem* ten_at tens terrier texts
texts* thatc* thc the_alley the_barman the_beard the_bedside the_bike the_booth the_builder the_campsite the_caravan
the_cistern the_consumer the_cook the_county the_curry the_ears the_energy the_envelope the_exhaust the_garden
the_hallway the_hook the_house the_pet the_playground the_plumber the_prawns the_receptionist the_rudest the_salon
the_satay the_scales the_school the_shift the_stall the_sunday the_taxi the_tip then_there they'd_had they_laughed
they_saw thrus* thump* thumped tiddl* till_he till_it till_she time_either tins to_all to_kids to_let told_my
told_nobody took_his tooth tore torn_out tourniquet trading_standards trampled treated tweak* twisted_my two_teeth
ulcer* undre* uninvited unpai* unpaid until_he up_all up_behind up_like uphel* upheld upset* ur urine urine* used_my
ute vcat verru* vile vomiting walk_with walked_back wanted_me ward was_another was_asked was_lying was_reading
we'd_been wei weigh* weighed went_under were_well whacked what_happened whatsapp wheez* where_my whiskey windows_down
winke* winked with_somebody's with_your without_permission without_telling witnesses women won't_be working_the
would_do wound* wounds wrecked wrist wrist* written_to year_old yoghurts you_really your_door your_face your_husband
your_next your_number your_office your_shift your_way zoome* zoomed`,
      '8': `
a_front a_joint a_living aboar* aboard addicts addresses against against_me agreement all_four aller* allergen alone_in
amazo* amazon ambulance amput* anaes* anaphylaxis and_saw and_your asking_me asleep_on au_pair autis* baili* bailiffs
balloons bangl* barre* barrister bcc bedsi* bedside best_before bled breac* bricks broken_leg buckle bully* bunge*
burns burns* butter_on by_midnight by_staff by_your cage camera_and can_of cant_have carbon caste caste* caugh* caught
chained charged_my choki* choking client cockr* consent coppe* could_smell county crate* creep* crook cuddl* cyber*
declared deduc* deducted degree dehyd* deliberately demanded denie* did_a did_nothing discussed dismi* doc droppings
epipe* exhau* fingered five_star five_stars flames flew_off fluid fluid* foota* footage force force* fract* fractured
from_me froze_my gave_her gf got_out grave handed_over harne* harness he_died he_kept hear_me helmets helper him_in
him_out hives hives* housi* housing i'd_put i'm_from infec* informed intolerance irs it's_still jabbe* jabbed janit*
janitor jewel* kept_in lap lash leash* left_without legs lied_about light_on lip lock_cut lock_up lot_always lung
maggo* maggots man's man's* medical meds meet messe* messed misca* missing_after mites mites* my_bell my_bikini my_boy
my_complaint my_data my_drink my_eight my_lad name_on nanny nanny* nest never_apologised niece no_cameras nobody_cared
not_welcome nothing_left of_another off_before off_him off_its old_was ombud* ombudsman on_your onto_my our_garden
our_visit out_my over_my over_with owns paedi* palme* palmed parvo parvo* patients paysl* pens phili* pickp* pilfe*
pinched plastered playstation porn pregnancy prescribed prete* proceedings prodd* prodded propp* propped punched pupils
pus raili* railing rang_my refund_by ringi* ringing roach rolled_up saddle satay satay* scalded scare scum searched
section_75 sedat* seizu* selfies septi* shake shouted shove slapped_my slash* sleaz* slurr* smacked smear smoke_alarm
sneezing sniffed snort* so_hard sores sores* stairwell sticker stitches stolen_from stranger strapped surgeon swab
swell* swelled swigg* swoll* swollen syrin* tail teen teenage texti* texting the_agency the_clinic the_council
the_drone the_estate the_eye the_fence the_head the_letters the_minibus the_pie the_vegan the_warden then_told
this_branch thras* three_years threw_a throa* throat tingl* tip tongu* tongue toppl* toppled trans trapped_in tummy
tummy* turba* turban until_she us_out visitors wande* wandered was_hanging water_bowl we_rang wee weight welts welts*
went_through wife_in wild within_an without_the worker worms worms* wreck* wrong_tablets you_did you_in you_lot
you_people you_wont your_letter your_shop`,
      '9': `
a_rolled about_my abuse* after_my after_their alive alive* anaph* and_ran ankle backside bigot* blamed blew bouncers
breed* bump carer carer* cctv cheek* class_action comments consumer debt decla* delet* deleted delib* dirt drip
exploded face_down finan* finance fingers floating from_your gave_way handled has_my he'll he'll* hidden_in him_with
hit_my hiv hostile i_never ill insulin intol* inven* invented is_coming issued jaw kid knuckles last_week liar lied
lies lips mare meth mr ms my_bra my_chest my_deposit my_toddler notified officer oil on_purpose one_eye opened_my
payments picking pics poo pupil* ram rape rash react* roach* savings shake* shopf* shopfront signature_on slit
small_claims smell_it sneer* sold_to sudde* suddenly sungl* sunglasses swapped_for swind* taken_from that_night the_cab
the_garage the_nursery they_went through_my used_in vomit* walker`,
    },
  },
  es: {
    plainBelow: -3.74,
    unlikelyBelow: 0.54,
    likelyFrom: 6.28,
    words: {
      '-9': `
a_ocho aburr* agrad* al_menos asesi* atasc* atasco caliente_y calles casero_que chirr* con_cuatro con_mas contenta
de_infarto decep* decor* deja demasiado demor* demora desin* desplazamiento desti* devolucion dura encanto eran_dos
etern* feo fria la_espera la_verdad las_18 llego_en martes_y mas_cara mata mesa_para mucha no_tenian no_vino normalito
obras obras* pantallas pero_no pica que_al que_solo ranci* retraso ruido* ruidoso se_nota soso suspi* tallas trafico
un_diez vale ventilador vino_sin`,
      '-8': `
112 25_minutos 32 96 a_tabaco aburrimiento agosto aguacates ajena al_tercero alfom* alfombra almohadas amabl* amari*
anunciado aplaz* app_del app_no artes* atent* aun_no avisan batidora beis bien_la bien_pero bienv* blanco_roto bombi*
bombilla butacas caduca calid* calidad cantando carac* caris* cartu* cebol* cerrado cinco_y cincuenta_minutos cober*
cobertura cola_y columna comisiones con_cita con_cola con_fecha con_hambre con_luz con_turno conex* conexion congelado
cortan corte_de crime* crimen cuatro_euros cuidados culpa_mia de_50 de_bote de_diez de_lata de_novia decoracion desaf*
descuentos desig* despedida devuelto dia_en dias_en dific* disfraces dos_mesas el_champu el_color el_horario el_jarabe
el_otro el_sofa en_cambio en_julio enviar escas* escritorio eso_si espanol esperamos estanterias estup* extras felic*
finit* flojo folle* fundida galleta gira gomos* gran horario_de horas_y ilumi* incomodo juntas justo_en larguisima
las_puntas las_rodillas lavav* lavavajillas lenta lenta* lento lento* les_falta luz_a mediocre minimo minutos_para
mirador muy_buenos nadie_vino nadie_y ni_a ni_buenos niveles no_cabe no_coge no_los notificaciones noventa_minutos
ocupadas otro_modelo paginas pan_de papel_y papeleo para_dentro patatas pedi_el pedimos_cambio perdimos permanencia
pero_es pero_me perros_no pintu* pintura pixel* polvo_de practica precios progr* prometieron que_hay que_llega que_pide
que_voy repite reservada responden rico ruidosa sabor* santa* se_cae se_cierra se_corta seco segundos senorita_que
simul* simulacro simulacro_de sin_ascensor sola_con solo_la suela tapas tapas* tarda tarea* tasas tasas* templ* tradu*
un_amor un_codigo un_robo un_sabado un_sol ventanas_que ventanillas verde_botella vez_me vinim* vinimos vistas y_poco
y_tardaron ya_va`,
      '-7': `
20_dias 47 50_minutos 60 8_y 90_y 92 9_de a_fritanga a_nombre a_pie a_tope abrir_y aburrio actualizacion agota* aire_de
al_ano al_hotel al_tercer album alergenos_bien aline* alpaca am amable amarillo amigas antes_era antiguos aparcar
aprendi aroma* arquitecto arreglo arrug* arrui* artificial asa asado* atento audioguia auton* averiadas barbacoa
barrio_tranquilo bateria_muerta blanda bocados bodas bodas* borrachos borroso botas botas* botas_que breve breve*
brillo burbujas butac* cada_ano cafe_quemado cafet* cafetera cambiado_a cambie campo campo* cansa* canta* cantando_a
cara_que cara_y caracol carga caro cartuchos cebolla cerrada_por cerradas cerveza_sin cespe* cesped champ* charla_de
chequ* cheque chime* chimenea chocolate choripan chupito cierra_sola cierran cinco_euros cita cita_a clarita cola
comercial_que comision_de comision_por como_para como_siempre compensa competencia comprando con_aire con_cata
con_lista con_poca con_pocos con_retraso concierto_con conduce conseguir contare correcto correo_y correos correos_con
corrientes cortinas cortisimo cortos costuras cruje crujiente cuando_por cuarenta_personas cuarto_para cuatro_pisos
cubiertos cuestas cunado_con dan_un darte darte* de_12 de_9 de_abril de_ayer de_ayuda de_coche de_fondo de_fotos
de_futbol de_gente de_hora de_juguete de_junio de_llaves de_mesa de_moda de_novios de_pago de_pelo de_piedra de_retraso
de_reyes de_sabores de_servicio de_sobre de_talla de_titular de_trafico de_viaje de_vino degra* degradado dejaron_el
dejo_de del_contador demas* demasiados den depositar desafinado desigual desor* despedida_de destinatario
destinatario_ausente destine devuelven_el dia_siguiente dias_me diciembre dificil digo_que disen* diseno distinto_al
divertida divertido dos_ventanillas dulzona eco el_9 el_camino el_folleto el_internet el_mirador eligio_el empinada
en_agosto en_dar en_dos en_septiembre en_silencio en_venir encan* enganchado ensenar entregar entrevista_de era_otro
es_cosa es_mejor escaso escen* espera_de esperando_en esquinas estaba_de esterilla estimada estudio estupendo estuve
eterna eterno excelente existe_y falla falta_el faltas farmacia_sin fastidia favorito finis* fino fluor* folleto
formato franj* fria_y frigo* fritanga fui_con fui_en futbo* gafas_con genia* genial gestoria gimnasio_en gomas gomas*
gomoso gotea gotea* grani* guerr* han_perdido harto harto* hervi* hidro* horas_sentados igual_que ilegi* ilegible
imprenta impri* imprimir incom* incomoda incompleto infin* ingles insip* internet_y inversion jaja karao* karaoke
ketch* ketchup l la_competencia la_conexion la_lentitud la_mala la_mancha la_otra la_peli la_pizza la_ubicacion lag
lago las_11 las_14 las_8 las_butacas las_esquinas las_nueve le_doy le_pedi lejos lejos* lentitud lentos levanta
limonero limpiar llega lo_demas los_bordes los_lunes los_ocho los_profes los_zapatos luego_el mago malo manda_por
mandar mandarlo mapa mas_larga masaje_de masif* me_avisaron me_ayudo me_pase me_queme me_toco media_de medio_ano mejor*
menu_de mes_para mi_paciencia mi_pareja miche* mide midio midio* min minutos_antes minutos_tarde miro_a modo molida
mosca movia musica musica_y musti* nachos navid* navidad necesito nivel* no_abre no_abria no_aparece no_compensa no_con
no_cortan no_deja no_las no_llegaba no_responde nos_sentaron novel* novela nunca_mas obligatorio obra_en ocupadas_por
odia onlin* online organizacion otro_que padel padel* palid* papel_ni papeleras para_nada parcelas parking_del pato
pegaj* pelusas perdido_un perdimos_la pero_al pero_de pero_que perros_ladrando pina pistas pistola_de pocas pocas*
por_cada por_carta por_cuatro por_dentro por_falta por_fin por_llegar por_mantenimiento por_tres por_viento pospu*
precio_de preciosos pregunta principal progresivas prohi* prohibido promocion provi* provincia pulsa* puntas_y puntu*
que_dan que_deja que_esta que_gotea que_huele que_mata que_sigue quemaba quince_minutos racio* recargo recibido
recomendo red_caida regalado repetitivo repro* resbala resec* reserve_para rico_pero ridicula rinon riqui* robado
rodriguez roza ruido_de sabia_a sabla* sablazo sabor sabores salim* salimos salsas sangran santa santiago sartenes
se_aburrio se_entiende se_pasan se_trago secas secas* senalizado servilletas si_fueran si_lo si_los sillas sin_cambio
sin_cita sin_gracia sin_hacer sin_linea sin_noticias sin_pilas sin_problema sin_salsa sin_sillas sincr* sistema_caido
sitio_para solares solo_vale son_las sonid* sonido sonrisa sufic* suite suite* suple* suplemento supone suspiro
suspiro_como susto* tambien_pero tanta tarea tarifa_de tarifas tarjeta_de tarta_de taza tecla* teclado temat*
tercer_intento tiritando todavia_no todo_bien torcido tornillos_en trajeron tratan treinta_dias treinta_segundos
tres_horas tres_meses tres_por tres_visitas tuberia turistico ultima_actualizacion un_certificado un_encanto un_lado
un_papelito un_rinon un_vale una_columna una_estrella una_persona unica vacaciones vacio_y valia valia* veinte_dias
ver_quien vez_a vez_en vistas_a volum* volumen volvere volveremos web_no wifi y_aqui y_cara y_cobraron y_estaba y_hay
y_para y_quedamos y_sigo ya_viene yo_a yo_la`,
      '-6': `
01 01_ya 10_dias 13 148 15 20 2009 21 212 30_dias 30_segundos 35 35_y 38 412 42 46 55 64 70 70_y 83 a_10 a_cinco
a_cuatro a_empezar a_media a_preguntar a_tuberia abarr* abarrotado abonaron abono aburrida aburridisima aburrieron
aburrimiento_en acabamos_en aceituna aceptan aceptaron acert* aclar* acond* acondicionado actividades actualize acues*
acuesto acuse acuse* adelanta aforo aglom* agotada agotado agotado_en agua_fria agua_templada aguac* aguad* ahora_todo
ahorro aire_acondicionado aji al_primer al_vecino alargo alfaj* alma almohadas_como alquilados alquile amable_pero
amablemente amables andar andar* anejo anejo* ano_y anticuado anticuchos aparador aparcamiento aparte_el apert*
apertura apretados aprietan arepa* arma armada aro aroma arranca arrastrando arreglaron arreglen arrepiento arruinado
artista asado ascensor_y asesinaron asesinaron_la asesino asperas atraco_a atrasa atraso ballenas balon bancos bano_en
bano_esta basic* bastante beige beige* benid* benidorm bienvenido bloqueadas boda_con bola bolas bolas* bomba_de
bonito_el booki* booking borda* borrachos_de borrar borro* borrosas bot botan* boxeo boxeo* bucle bucle* buen
buenas_noches buenisima buscador cae_cada cae_la caida* cal calamares calefaccion calefaccion_en calendario calur*
caluroso camara_de camareros camarote cambia cambia_la cambiaran cambiarlo cambio_en cambio_y campanas canales
cancelaron_el cancelo canci* cancion canel* cansa cansi* caos capital capitulo carbo* cargador_electrico carisimas
carisimo carna* carnaval caro_y carritos carru* carrusel cartagena casa_todo cashl* cashless cebollas celeb* cena ceno
centimetros_menos centimos cerrada cerrado_por cerraran cerre cerre* certificado_que champu charlando chasc* chasco
chica_del chicl* chicloso chiclosos chirrian chorr* churretones churros cierran_a cinco_horas cine circulares circulo
cita_no cita_para cm cobertura_en cochinillo cola_hasta cola_para colas_para color comba* comida_del como_de como_loca
comodo compania_en compartido compramos compu* comunica comunion comunion_de con_colas con_entrada con_grumos
con_horario con_mala con_marcas con_mucha con_mucho con_nata con_precios con_toallas con_tres conge* congela congelados
consumible consumir contrario convoca corren cortaba cortacesped crimenes croqu* cruas* cruasan cruji* cubre* cuelgan
cuota cuota_que cutre cutre* da_un darse_de de_aburrimiento de_antes de_atraso de_boxeo de_chocolate de_cola de_demora
de_despedida de_guardia de_nada de_paciencia de_peluche de_precio de_queso de_risa de_semana de_tela de_tierra de_uno
de_uso de_vacaciones debe decen* decente decepcion decepcionada decim* del_dia del_movil demasiada deneg* denme denme*
desaj* descripcion descuadrada descuelga descuidado deseo* desfasado deshe* desinflados desinstalada despierta
desportillada destiempo detalle devolverlo devuelto_a dia_de diabl* dias_despues dibujos dice_la diez_segundos
dificil_de dijera dinam* diran diran* disculpa discuto disfraz disparejo disparos dispo* disponible dispu* distinta
distinto_y distribuidora doce doce_dias doce_euros doce_personas dos_canas dos_meses dos_tallas duran duras duras* duro
el_20 el_aparcamiento el_asado el_buzon el_embrague el_parche el_partido el_pescado el_plazo el_premium el_recargo
el_regalo el_ruido el_veterinario electricidad electronica elena elena* eligio empezaba empujar en_48 en_bucle en_bus
en_espanol en_ingles en_punto en_reparto encantador encantadora enchufes_y encontraba encuesta ene enfri* engana enseg*
enseguida entrante envas* equivocado era_mejor era_todo era_y eran_para erronea es_broma es_para escape_room escarcha
escena ese_precio eso_me espad* espada espec* especias espera_es espera_sin esperaba_mas esperando esperando_una
esperas esta_en esta_que estaba_cerrado estaciones estafeta estantes estof* estresante estropeada etiquetas event*
exced* expec* expectativas exper* experiencia explico_todo explosion faltaba_un febre* febrero fiat ficus ficus* fiel
filetes filo filtrada flan floja* foros foros* fotos_con fregona frenar frigorifico frio frio_en frios frios* fruta
fruta* fue_el fumadores futbol gallo gigas gigas* gitano glovo glovo* gol golpe_en gomae* gomaespuma gorro* gracia
graficos gran_via grandes grasi* grises grues* grueso grumo* grumos guacamole guarn* guarnicion guerra gustaba gutie*
habia_que hay_donde hay_que hicim* hicimos hielo* hierbabuena hierbas hijo_dice hora_antes hora_para horas_de horni*
horro* huecos human* humedos iban_por iberi* imaginate impro* incendio_en incluye incomodos indice industrial insipido
insistente instalaciones insuficientes interfaz interior_con internet_se intui* izzi japon* jarro* jarron jugar jugar*
junio_y la_chimenea la_decoracion la_guia la_lluvia la_mejor la_novela la_pintura la_poliza la_suela la_tele las_17
las_cortinas las_ganas lastima_que lavavajillas_que lee leer lena lena_mojada leones limit* limpio lindo lindo* llamara
llame_y llamo_yo llegamos_y llegaron_a llego_la llevo_desde llevo_un lloro lluvi* lluvia lo_anunciado lo_recomendo
local_es logic* logico los_cien los_domingos los_filtros los_huevos los_mismos lucha lucha* luego_que lujo lumin*
luminoso lunar* lunes_a lunes_y mal_mi mala malag* malaga malis* manda_a mano_armada mantel_con maquinas marchas marga*
marke* marquesina mas_alta masa masificado me_arrepiento me_cortaron me_deja me_dijera me_fui me_tuvieron mechas mejor
melen* melena mencion mendo* mendoza menu menu_del mesa_con mesas mesas* microondas minibar_vacio minuto miraf*
miraflores misio* mision model* modelo montada montaje monton morim* morimos morimos_de moverse movimiento muchi*
muchos muertos_de multitud music* musica_de nadie_avisa nadie_te naranja naveg* ni_con ninos_se nivel_340 no_cabia
no_carga no_llega no_pude no_reconoce no_son noche_con nombre_mal notaria_con nula obligatorias obras_y ocho_y ocupado
olvidaron once_euros once_horas oposi* oposicion ordenadores orgullo pa pack padel_con paell* paella pagarlo pague_el
pala palidas palit* palomitas pan_duro pantalon_de para_dos para_lo parados parce* parcela parec* parecia parez*
parezco parezco_un patilla patinetes patio_de pedi_mechas pedi_un pega pegadas peina* pela pelus* pequena pequena_y
pequeno_y perdi_la perdi_mi perfecta perfectos pero_a pero_casi pero_hay pero_la pero_se pero_una personas_y pesima
pides pides* pierde pierden plan_y planos plantilla plaqu* playa_a plazas poca poca_variedad poco poda podria podrian
polan* polanco policias pone_en por_dos por_internet por_obras portes postal poten* pozol* pozole practica_y precio
prisa* privada profes programada progreso prohibida prometian propina_sugerida publicitario pude puesto_en pulpo_a
punto puntual puntuales puzzl* puzzle que_cambia que_chirrian que_da que_destine que_estar que_ir que_mande que_pierde
que_sube que_suelta que_tarda que_tardo que_volviera quince_dias racion ramen ramen* rancias rancios rappi rappi*
rascador realidad recalentado recar* recogida recogida_a reemp* reemplazo regue* regueton regueton_a relleno rematar
remoj* renovar reple* reseco resoplo responde resta* retraso_de retraso_y rinon* risa_con rolli* rollitos roman* romana
room ropa_vieja rosa roto_en ruego* ruegos ruido sala_fria salmon salsa_y saltado saltar san sanco* sandwiches sangria
se_aburrieron se_congela se_cuelga se_muere se_pega se_puede seca secas_y secuestro seguro_del seis_y semanas_y
sentaron sentarse sentarte sentimos serie* series servicio servicio_lento servientrega servir si_que siglo siglo*
siguiente_me silencio simpa* simpatiquisima simplemente sin_aroma sin_bancos sin_calefaccion sin_cobertura sin_enchufes
sin_filo sin_fuerza sin_gas sin_limon sin_postre sin_queso sin_un siren* sirena sobrevalorado socorristas solar*
solo_con soporte_y sour stock stock* subim* subimos subti* subtitulos suela* suelta_pelusa sugerida sugerida_del susti*
sustituto suv tablets tacon* talla* talla_m tanta* tapac* tapacubos tarda* tardaron_en tarde_que tardo tardo*
tardo_tres tarjetas te_deja te_manda tele_de teledirigido telefono_me telep* templada teorico termometro tibio tibio*
tibio_y tiemp* tienda_de tiesas tirando_a toallitas toby tocadiscos todas_partes todo_trapo todo_volumen toma tono
torne* torneo tortura tostada trabajamos traductor tramites tres_euros tres_sesiones trime* tristeza ultratumba un_jugo
un_mes un_muro un_piso una_espera una_galleta una_hora una_para una_sala una_vez una_voz uno_no vale_pero valen*
valentina varie* variedad vecino_y veinticinco vendedores venia_a ver_el vermu* vino_de vinos vinos* violento visitas_y
vitam* vitaminas volve* volviamos volviera vuelve_a vuelves web y_acabe y_caras y_caro y_cola y_cuarto y_frio y_pico
y_pocas y_sali y_sigue y_sus y_tarde ya_ni yo_venia yogur* yogures zarag* zaragoza zumba* zumo_de`,
      '-5': `
00 05 14_me 16 18_y 23 30 304 30_y 4_de 6 60_euros 7 74 8 90_anos a_16 a_38 a_ambientador a_ese a_nada a_nueve a_todo
a_veinte aboll* abria abria* absur* abuela_y aburre aburrieron_como aceitosos aceitosos_y aceptan_tarjeta actor
actualiza actualizar acuario_pequeno acuatico adhes* admiten aerop* aeropuerto agencia_de agotadas agoto agoto*
agradable agua_con aguadas aguado ahuma* aire ajena* ajiac* ajiaco ajo al_llegar alarg* albah* albahaca albor* albornoz
alcanzo algor* algoritmo algun alineados alquiler_de alta_que altas altas* altav* alumnos_por amable_y amarillento
ambie* ambientador_de ambiente anduv* animacion anos_pagando anuncian anuncios_cada apagados aparte apati* apelm*
apelmazadas aperi* aperitivo aplastada aplazado aprie* aprob* aqui_por arepas argen* argentino armas armas* arriba_y
asegurado asesinatos asesinos asi_es asi_y asper* aspera atascada atascan atracciones aun aviso_en avist* avistamiento
baila bajan bajarse bajon bajon* bajos bajos* balda balda* balea* baleadas bandera bar_de baraj* barajas barat* barata
barrera_no bateria bendi* biblioteca bicho bicho_raro bienvenida blancas bland* bocad* bocadillo bocadillos bocin*
bodega_con boler* bolera boleto bolitas bolleria bolsas_en bordes botana brasa brava* bravas brick brick* bueni*
buenisimo buho cabif* cabify cacahuetes cada_dos cada_enero cada_hora cada_treinta cada_visita cadaver caducaron
cafe_de cafes cafes* caja_abierta calef* calie* calienta caliente callado callos calzo* calzones cambiado caminos
cancela candados canta cantando_en capitulos capsu* capsulas cara_la carbon carbonara cargador carin* carisimo_y
carisimos carmen carmi* carniceria caros caros* carri* carros cartel_no cated* catedral cayo_y cazue* cazuela celu
cementerio centi* centr* centro cepillos cerradas_por champan chatb* chatbot check check* chila* chilaquiles chimi*
chimichurri chiquitas chirria chocl* choclo chorretones chuleton chupi* churr* cierra cita_previa clase_de clases
clases_de cobertura_de cobraron_el cobraron_la codigo_de codigo_postal codigo_que cofre* coge coge_el cojin* cojines
cola_de colas colas* colchon_hundido colchon_se colgar color_no columpios_y como_en como_los como_ostras compartido_con
compe* compre_un compresor comunicacion con_musica con_pistas con_recargo con_ruedas concha congeladas contados
contesta_con contestar convencida convertido copis* copisteria cordero cordi* cordial corea* cortas cortina_de cosqu*
cosquillas crece crimen_contra cristianos crono* croquetas crudos cruje* cruzados cuarenta_minutos cuatro_veces cubre
cuelg* cuelga cueva cueva* cumpleanos cursi* da_a da_pena de_16 de_600 de_asesinos de_avena de_cada de_delante
de_google de_hierbas de_hotel de_profe de_providencia de_segunda de_sitio de_soltera de_telefono deberes decia_que
decian decirlo decirme_que decorado decorativa dedos_de deja_el deja_entrar del_anterior del_campo del_parque
del_vecino denegaron desayunando desayuno desde_febrero desgl* deshecho desme* despega despegaron devuelvanme dia_a
dia_anterior dias_antes dias_con dieci* dieciocho diez_a diez_y diga diminuta directamente discusion disparas distinto
dolor_de donde_esta dos_cafes dos_personas dos_platos dulce* dulzo* duro_dos efecto el_aire el_aviso el_buho el_campo
el_centro el_chico el_cine el_credito el_cumple el_lavado el_medio el_mundo el_plan el_plano el_principio el_rodapie
el_sistema el_sitio el_sonido el_super el_taxi el_trabajo el_wifi electricista ella_se embal* embalaje embarque
embarullado embra* embrague empal* empalagosa empanadas empap* emparejamiento empat* en_10 en_abrir en_diciembre
en_exceso en_linea en_todas en_visto encantados encargue encha* enchi* enchiladas encontraron encontre_en encua* encue*
enemi* enemigo enfado enfria engru* engrudo entrar_con entrecot entrega_y envio envio* errat* errata es_culpa escribi
escuela_de escur* eso_fue eso_que eso_se espectacular esperando_que esqui_con esta_de estadio este_curso estrechos
estrella estro* estuvieran eternos ett euros_mas excedentes exceso excursiones exito exito* expor* exporta extra
extranjeria fa fabad* fabada fabada_de falab* falabella faltaba_una farmacia favorece feliz feliz* festi* fideu* fideua
fiestas fija finita flamenco floja floji* flojo* flojo_y folletos food foto_y franja frases frego* fria_en frias frias*
frigorifica frio_y frios_y frita* fu fu_ni fue_en fuimos_sin funcionan funcionar funcionario gallo_pinto ganga ganga*
gazpa* gazpacho gestion goles goles* gorro gotea_por goteando graduacion grand* guardada gusta gusta* gutierrez gyoza*
gyozas hablando_por hasta_para hechas heladas helados helic* helicoptero hermana_que hielo hogar hogar* honorarios
hora_de horar* hormiguero horrores hot huesped huevo_duro huevos hundido idiom* ignora ilusi* ilusion imitacion
imposible imposible_de impresas incluidos incomprensible indic* inest* inestable inexistente infinitas ingresar
inquilino instagram_y interno invitaciones invitados jabon jabon* japon juegos jurad* jurado la_agenda la_bebida
la_cafetera la_chaqueta la_deuda la_escopeta la_gana la_gondola la_graduacion la_guerra la_linterna la_madre
la_operadora la_pelicula la_promo la_tarde la_tiene la_tienen la_web laber* laberinto ladrando lamento lamparas larga_y
las_15 las_2 las_5 las_6 las_7 las_condiciones las_fotos las_normas las_seis lata_y later* lateral lavabos lavad*
lavada lavado lavados lechu* lechuga leen legua legua* lei leia_el lejis* lejisimos lempi* lempiras lenti* lentisimo
lento_en levanta_la libreria limon* limones llamado llamar llega_el llegaba llena lleno* lleven llove* llover lluvia_y
lo_arreglo lo_decia lo_entiendo lo_firme lo_malo lo_paso loca locut* locutorio lona los_20 los_correos los_gritos
lubin* lubina lupa macarrones maceta machacona madur* madura mafio* mafiosa maja maja_pero majis* majisima majo mal
mal_senalizado maleta malisimo manana_que manchas_de mancu* mancuernas mandaron_el mando_sin manteca maquillaje
maravilloso margarita maridaje marido_es marketing martin mas_bien mas_por masca* mascaras matar matarlos
me_contestaron me_conto me_devuelven me_los me_miro me_parece me_pide me_quedan me_subieron media_con media_obra
medialunas mediana medida mejoren mejores mercadona metido mi_progreso michelin mido miguel min_de minig* minigolf
minuscula minutos_lo miro_el moda modem modem* modo_oscuro mojados moros_y mostrador_de movid* movida movil_se moviles
muchisimo mucho* mucho_hielo muero_de muestras mueve musica_machacona mustia muy_buena muy_lindo muy_maja
muy_profesional nada_de nada_mas nada_que napol* naran* nata ni_fa ni_fu ni_que ni_sal nivel no_aceptan no_cierra
no_encuentro no_enfria no_entra no_leer no_veo nos_atendio nos_cambiaron nos_explico nos_tuvieron notan notan* novie*
noviembre nubla* nublado nueve_dias nuggets ochen* octub* octubre ocupa* ocupada ocupan oficinas online_con opcio*
opciones ordenar organ* orige* origen oso_de ostra outle* outlet overb* overbooking paciencia pagas_el pago paint*
paintball paisa* paje palomitas_rancias palta palta* papeleria para_decirme para_ingresar para_ocho para_ver parado
parados_en paraguas parece_de parece_una partida pasaje paseo_en pasos pasos* pastel pasto patas_de pecad* pecado
pecer* pecera pedi_sushi pedido_a pedimos_la pedir_cita pegada_al pegajosa peli pelos_en pena pepin* percha perchas
perdi perdidas perfe* perma* permanencia_de pero pero_un pesim* pide_un pido pienso pilat* pilates pinat* pinata
planetario poco_mas poke politica pongan porque_mi posib* posible potencia premium_y presupuesto previo primer prisas
probo probo* proceso producto progresivas_a promo propuse provenzales proye* publicado pudo puentes pues_nada pulgar
punto_y puntualidad pupus* pupusas pusieron_un que_cobran que_en que_esperar que_hacer que_llego que_pasar que_por
que_salia que_se que_tiene que_venia quemado_y queme queme* querian quesa* quesadilla quiere_ni quince_euros
quitaron_los rabia rabia* ramo rapida raqueta ravio* rayad* rebajado recam* recambio rechazo reclame reclame_y recli*
reclinar recoc* recogiendo recom* recuperar reembolso regular reinicia reir remontes repet* repetida repetir repon*
reprogramaron resolver resue* ridiculo rigid* riquisimo robar rogel* rogelio rotos_y ruidosa_y rumba* rural* ryana*
ryanair s salad* salon_de salsa* salvo salvo* sandalias sandw* sangu* sanguche santo santo* sardi* sardinas se_ha
se_olvidaron seco_sin seco_y seguidas seguimos segunda_mano segundo_dia semanas_de senalo senti senti* sentido serie_de
servidores sevil* sevilla si_habia sidra sidra* sigo_sin silenciosa sin_carne sin_cebolla sin_descuento sin_papel
sin_sabor sincroniza sitio smoot* smoothie sobraron sofa sofa_cama sol_de soles soles* soltero sombrillas sopa soria
soria* sosa spoti* spotify subirlas suela_se sueltan suficiente suficientes supli* suplicio sushi sushi* suspira susto
taco tacti* tactiles tapic* tarda_tres tardo_un tarot* te_de tecnicamente tela telaranas tele tele_con telonero
tematica tematico templado tengo_que tercer termo* termostato tetrabrik tiempo tiesos tipico tipo_de tiram* tiramisu
tiro_a toallas toboganes toco_el todo_muy tomam* tomamos torci* torcidos torri* torrijas tostadas traduccion transito
transparenta trasp* tres_personas tresc* trimestre trimestre_y tuber* tuppe* turno_por tutorial un_domingo un_mail
un_olor un_parte un_platano un_regalo un_ruido un_solo un_trimestre una_bombilla una_cola una_hoja una_mosca una_raya
una_sola una_ventana unica* unida* usarl* vacias vacias_en vacios vasos vasos* veces_por vega veia_el velaz* velazquez
vence* veniamos ventanilla_y veran* verano vermut versi* version viajes vidas vidas* viejas viendo_la viento vimos
vimos* vinagre vine viole* visibilidad volver_otro volvio_a vueli* vueling vuelva_manana y_ahi y_cristianos y_cuatro
y_diez y_muy y_otro y_pantalla y_solo y_vino yo_en zapatero zapatero_que zona zumo`,
      '-4': `
12 14 25 3 37 3_y 4 40 41 50_min 50_por 52 65 68 85 88 8_a 95 a_nadie a_otro a_perro abollada abre abrig* abrigo_puesto
absurdas absurdos achic* acostumbro activ* acuar* acuario administracion adorn* adorno agost* agotador agrie* agua_del
aguado_y aguja aire_y ajustes al_dia al_encargado al_pasillo al_patio al_timbre al_ver alba alemania alguien_que alisa*
alisado alred* alrededor altavoz alumnos amarilla anfiteatro animadora anive* aniversario anos_que antel* antelacion
anula* anuladas anuncio_de anuncios anuncios_de apagaron aparc* aporreando app apuntes aquag* aquagym arabe arrep*
artif* asador ascensor asientos asign* aspirador atendido audio* aun_asi ausen* automatico_y autoservicio averi* averia
ayuda ayuna* ayunas baja_y bandejas banera_y barato barato_y barrio_y basura bazar bazar* bicis bicis* bimes* blanq*
bocat* bocata bolsillos bonitos bono bordado brasa* brazo_de brind* brindis burge* burger butaca buzon* cada_cuarto cae
cafeteria caida caidos calentar calma calor_de calorazo cambian_de cambiar_una cambie_de cambio canap* cancelada
canceladas canciones cansada cargaron_el carmin caro_para carreras cartel_de carteles carto* carton cartucho casa_de
casco_de caset* caseta casi_perdemos casit* casita castigo cata catalogo cayo_el cayo_en celebrar cena_de centrico
centro_comercial cepil* cerrado_y chanclas chapinero chapo chapo* chiclosa chiringuito_con choco* chorizo cierr*
cinco_llamadas cintas cita_con citad* citas citas* clavadas clic coca coche_no cocido cojeaba colag* colageno colchon
colchon_de color* columnas combate combate_de comid* comida comis* companeros_de comprar_un compre compro comun*
con_arena con_cara con_demora con_dos con_pan con_vistas concierto condi* condiciones conducir congelar consistio
constante conste consultarme control convo* correo_con corti* costa costu* crema cuadro_medico cuando_entro cuarenta_y
cubie* cubiertos_con cuest* cuota_la cupca* cupcakes cursi cursillo curti* curtido d da_error damos damos* de_700 de_90
de_900 de_adorno de_antelacion de_cerrar de_chapinero de_cine de_cocina de_comunion de_cortesia de_cuero de_ducha
de_embarque de_fabrica de_firmar de_gestion de_haber de_ingles de_julio de_largo de_maquina de_movil de_papel
de_precios de_si de_verano decepcionante dejar_el del_todo del_verano delito dental departamento depilacion derecha
desay* descr* descu* descuento desde_octubre deseo desho* desinstale detal* detras_de dias_no dias_para dibujo dice_el
diez digan digit* digital dimin* dimos dimos* dinamica dinamita discoteca disti* diver* divin* doblada doce_por
documental dolio dolio* domingos dormi dos_dedos dos_en duele* dulce duris* echar edifi* edificio el_aparato el_bono
el_bufe el_cartel el_correo el_dni el_embalaje el_equipaje el_lugar el_mate el_minibar el_notario el_paquete el_pedido
el_precio el_rato el_recinto el_reloj el_resto el_segundo el_sillon el_sol el_toldo el_total el_viento el_vino elegi
empar* empate empujando en_2024 en_febrero en_junio en_obras en_papel en_todos en_veinte enchufes encima_con encog*
encuentro enfriar enorme entiende entrar_en entre_a entregada entregado epoca epoca* era_que erron* escandalo escape
escenario escribiendo eso_no esperaba espere espum* espuma estaba_sin estim* estrecha estrecho estupenda estupendamente
estuv* estuvimos etiqueta euros_por evento exces* exige exige* explica_todo expos* exposicion expresamente falaf*
falafel falta_de fasti* febrero_y fichas fila_de filtros fin final_me flequ* flequillo flojas flojito floristeria
fonda* fondant formulario fresc* fresco frute* fruteria fuera_y funci* funer* futur* futuro gambas garantia_no gastados
gastos gastos_de gay gente_en gesti* giran golpea golpeada grande grieg* gritando guarderia_con guiad* guiada gusta_hay
habia_dos hablaba_de hacer_el hasta_arriba helad* heladeria hierb* hija_y hola hora_punta horario horarios humed*
hunde* hundidas idiomas ikea imaginan impos* incid* incomodas inexi* infinitos ingle* ingresaron inmer* insoportable_y
instalacion instrucciones insur* insurgentes internet invit* invitaron japones jerse* joven jugan* jugando juicios
junio junio* juzgados km la_1 la_bascula la_cerraron la_cerveza la_etiqueta la_foto la_ilusion la_imagen la_lavadora
la_marca la_mitad la_musiquita la_noche la_perra la_reserva la_serie la_tarifa la_tercera la_ultima la_vez la_vispera
lado_de lado_y ladrillo lanzadera larga largu* larguisimo las_10 las_13 las_cuatro las_once las_sillas lasti* lastima
laure* lava lavadora le_gusta lentes_progresivas lento_pero levantar_la libros limpieza_de literas llamas_y llamo_al
llamo_y llegando llegar lleno llenos llenos_de llovio lo_encontraron lo_mejor lo_menos lo_unico lo_visto los_datos
los_juzgados los_mensajes los_precios los_quince los_tiene los_tornillos lucas lucas* lucas_por lumba* lumbago m magne*
manch* mancha manicura manual_en maqui* maquina marca_de marcas mareo marqu* martes_de marti* mas_el matan* match* mate
maull* me_cobraron me_costo me_da me_dolio me_enseno me_pasaron me_quedo me_querian me_sale media_hora mejor_del merme*
mermelada mes mes_y mesa mesa_junto mesas_pegajosas meses_para mia_no microscopica mierc* miercoles mil_pesos milan*
minim* minuto_y minutos_con mis_amigos misa mismos mochila_con mofon* mofongo mojada mojito_sin molde molde* molin*
molinillo momen* momento monosilabos morgu* morgue mosquitos movieron muelles muere* musical musiq* musiquita muy
muy_amable natil* naufr* naufragio navidena netfl* netflix ni_al ni_en no_funciona no_giran no_gracias no_hacen no_lee
no_pagas no_para no_paso no_pedi no_pudo no_quedan no_responden no_viene noches_y nochevieja nos_la nos_pusieron
nos_quitaron nos_reimos noto nuestro_aniversario nueva_de nueve nueve* nueve_de o_que objetar ochenta ocho_dias ofertas
oficina_de oficina_y ola olas olvida once_meses orgul* oscuras_y otra_mesa otra_punta otra_vez otro_nombre out pagando
pagin* palad* paladar paloma pan panda panda* panta* pantalla_en papel paquete_en para_ellos para_eso para_pagar parad*
parch* parece parecen parecian parquet parte_en pasaban pasillo_a patil* peaje pedi pedido pedim* pedimos pegajosas
pegajoso pegamos pelicula pelusa peor pepe pequenas pequenito perde* perdemos perdido pero_con pero_sin perse* perua*
pesad* pesos_por picado pido_la pie_y pintar pizza pizza* plantas plantillas podian podias podol* polvo por_lo
por_menos por_montaje por_otra por_seguridad por_vacaciones porque_los posta* postr* postres pract* precios_de prefiero
preguntando pregunte_por pregunte_si presenta presupuesto_por previ* primera_no pring* pringosas prisa produ* prosp*
prospecto protector prove* providencia provoleta proyector publicas publicitaria pudie* pudiera pueda puede_usar puntas
pusieron_en q que_conste que_cuesta que_dejo que_dura que_ellos que_entrar que_ha que_nadie que_no que_pagar que_pena
que_quede que_su que_un que_ya quedamos quedaron_en quemado queriamos queriendo quinto quios* quiosco raciones radio
raspado rato raton reali* recargada recargo_por recoge recomiendo reformas refri* refrigerador regalo_de reimo* reimos
relacion relaj* remon* reparacion repetiria reserva reservar respondieron restaurante resto reuni* reunion reuniones
robas robas* robles robot_que romantico rota_y rural rutin* saco_de salas_cerradas salimos_con salio_un salta salta*
sandwich satis* satisfaccion se_cayo se_ni se_pierde se_rompio se_si se_ven sea segundos_y semana_santa semanas
semanas_en semic* semicama semip* semipermanente sentaron_a serie sesiones sexto si_llego si_sin siento silen* sillin
sillon simil* similar simpatico sin_hielo sin_llamar sin_mirarme sin_stock sin_ventana sincronizacion siniestro sirop*
sirope sitio* sofa_con solo_por soluc* sombrilla sonrie sorprende sosas sosas* spinn* spinning subido subio subio*
subio_al subir* sucia sucios sudor sudor* suelo_mojado suger* suiza suiza* super supon* suspe* suspendido suspendio
sustituciones sustituyeron tacones tampo* tampoco tanto* tantos tapones tardaba tardamos tardan tarde tarde* tarde_la
tarjeta_y telefono_que tenga* teque* tequenos tercer_dia teres* teresa terma* termina terra* terraza terro* terror
tiene_nombre tieso* tinta tinta* tirar tiza todo_incluido todo_otra tomat* tomate tope toque_de tortilla tosta* traga
traje* traje_de trajeron_la trajo_la tramo tramo* trasl* traye* trayecto tres_minutos trescientos trist* truco* tupper
tuve tuve_que un_bocadillo un_corte un_numero un_rincon un_telefono un_viernes una_carta una_toalla unidad usar uvas
va_de va_el vacac* vagon vagon* vajil* vajilla valle* veces_a veces_en vecina_del veget* vendi venia_de ventanilla_en
venti* ver_los veran vermu vestido viaje* vinag* vino_miro visita_guiada vitrinas voz_que vuelve y_acabamos y_arranco
y_cada y_cierran y_de y_dicen y_entre y_eso y_fui y_llego y_llevo y_media y_nada y_pan y_siempre y_sin y_su yo_iba
yo_soy yogur zumba`,
      '-3': `
1 11 14_euros 19 2 24 50 62 82 84 8_de 90 980 990 a_48 a_alguien a_doce a_leer a_mano a_otra a_sus a_ultima abani*
abierta_un abran abran* abrir abrir_la abuelos aburrido acabamos acabar acept* achis* acost* actor* actua* adhesiva
administrativa aduan* aforo* agua_que aguacero aguanta ahora_el ahora_la ajust* al_abrir al_jefe al_lado al_pagar
al_reves al_segundo albergue alfombrillas algas algas* almoh* alta alta_en altos altos* amiga* ampli* anchoas andando
ano anterior antigua anunciada apaga* apagadas apagu* apague app_de app_me app_se arco arena arena* arrastraba
arreglarlo ascensor_lento asi_no asien* atenc* atencion atendieron atora* audio auric* auriculares ausente automatico
autos* ave aventura averiado avisad avisen b baja bajo_y balne* balneario banco_con barba* barbaridad barbe* barras
barro bascula basura_a bater* bebe_de bicho* bicic* bicicleta bien_el bikin* bikini blanca blandas bofeton boletin
bolsillo bombona borra borro bostezando brunc* brunch buenas buenos bufanda bulto buzon buzon_de cabe cabe_en cabia
cabia* cabros cada caducadas cae_el cafe calad* calan calan* calcu* callo* calor calor* cambian cambiaron_el cambios
camisas cana cance* caoti* capit* capri* carisima carme* carrera carrito casca* case casillero cata_de catalana causa
causa* ceniza cerca cerca* cerra* cerrada_sin cerraron_la charc* charl* chat check_in chef chela chela* chica chica_con
chico_de chino chiri* cien cinco_mil cinta_y circuito cita_de cita_y civil clara clase* clienta clima* club cobraban
cobrado cobraron_dos coche_con coche_sin coincide cojas cojas* cojea* cola_en colad* colcha colores colum* comad*
comadre comiendo comision completa completos con_14 con_ella con_manchas con_prisas con_seis con_siete concesionario
conductores conec* consulado contacto contadas contando contar contara contestan contrasena controles corri corrillo
cortaron cortaron_la corte* crema* cremallera cristales crucero cuando_el cuare* cuarenta cuarto_sin cubit* cubitos
cuesta cumpleanos_de cumplieron curso curso* darse darse* de_8 de_abajo de_aire de_bebe de_cafe de_camino de_campana
de_carton de_el de_espera de_freno de_ganas de_gato de_grupo de_juego de_llamar de_mayo de_monedas de_octubre de_patio
de_pie de_prueba de_surf de_tarde de_treinta de_turismo debie* decirle decirle_que decirme defor* del_brazo
del_camarero del_carrito del_cine del_desayuno del_hogar del_parking del_vestuario depar* dependientes deposito_de
desaparecio_mi desayuno_pobre desbordados descuento_y desde_el desem* despacio despegada devolvieron_la
devuelve_llamadas diarias diarios dias_habiles dibuj* dice_una dieron_la dieron_un diez_minutos difer* digan*
disparatado doce_anos domin* domingo dos_euros dos_metros dos_sillas doy ducha duchas_con duele durmieron educada
educado el_3 el_album el_aniversario el_cafe el_cargador el_ceviche el_conejo el_corazon el_crio el_desayuno el_empaste
el_garaje el_gas el_importe el_instalador el_interfono el_juego el_lector el_mando el_mapa el_menu el_mercado el_paso
el_plato el_primer el_reglamento el_tren el_vagon el_vestibulo el_vestido emoji* empaste empaste_se empatia empezar
empin* empujan empujan_a en_instagram en_mil en_noviembre en_octubre en_pleno en_toda encantado enchu* encogen encogio
enero enero* ensal* ensalada entendia entere entie* entraban entrada entrada_a entrega error_de escala escasas
escribieron escribo escua* escue* escuela esmal* esmalte eso eso_ya espejo esper* esperando_el esperar esperara
espero_que esqui esta_bien estacion estanteria esteb* esteban estilo esto_lo estud* estudiantes etiqu* etiqueta_y
euros_el euros_la examen excel* excursion_de explicaciones expre* factura_y falsas falta falto farma* fea festival
fidel* fideo fiest* fijo fila filet* fina final final* firmas fiscal flame* folio* forfa* forfait formal formulario_que
foto_del fotografo frasco frase* fregadero fresa fue_al fueran fui_al fuimos_por full funciona funda funeb* funebre
furio* galletas gallo* gasta* gato_que gente_con getaf* getafe gondo* gondola gorda_de gotas gotas* graci* gracias
grada grada* granja_escuela grise* grupo_de guaca* gusto ha_vuelto habia_sido habia_un habil* habiles hablando hacer
hambre_y hamburguesas hay he_puesto helado hielo_y hijo_se hinchable hora hora_en horas_tarde hormi* hormigas hoyo
hubie* hubiera humo_en hunde igles* iglesia igual_y iguales impre* impresa incidencia incluia incluido indig* infie*
infierno insuf* inteligente inver* irse isabe* itali* izqui* izquierda izquierda_y jardinera jarra jarra* joyeria
juego_de jugo justa* kilo_de kilom* kilometros la_actualizacion la_alarma la_autopista la_bolsa la_carniceria la_casa
la_cita la_cola la_comida la_comunion la_cuenta la_cuota la_dejo la_devolvieron la_funcion la_gotera la_grada la_habian
la_hora la_incidencia la_paella la_pasta la_pieza la_propia la_radio la_reforma la_rueda la_semana lados lados* ladri*
lampa* larga* largo las_23 las_9 las_croquetas las_de las_molestias las_ocho las_tres lasan* lasana lavan* lavar*
lavaron le_quedo leche_y lecto* lector lectura leia levantado libro* lija liquidacion literal llamada llame_el llaves
llega* llega_a llega_al llegan llego_fria llego_tarde llena* lleno_de llevabamos llevamos lloro* llovi* lo_dice
lo_mismo lo_reconozco lo_tenia los_abuelos los_coches los_crios los_cuarenta los_gastos los_mayores los_ochenta
los_puntos lote lunes lunes* magia magia* mal_escrito malet* malisima manana_con manchado manchas mandando mandaron_un
manejando manera_de mantas mantencion manua* manual marmo* marmol mas mas_me matam* matar* mataron me_apunte me_case
me_clavaron me_contesta me_dicen me_digan me_entere me_siento mecanica media medio* medio_vacia menos_los menus menus*
mes_de mesa_y meses meses* meses_y meter mi_banco mi_senora mi_sobre mia miel_y migas migas* mil_pedazos mil_por
milanesa mini minut* minutos minutos_de minutos_y miran mirar mirarme miro mis_hijos mis_piernas mitad_de mitad_del
mojad* molestias montado montar morada morir* mosca* movidas mozos mozos* mucho muebles muerte muest* mueve* mujer_no
mundo mundo* muro museo museo* musica_a muy_atento nacho* nada_a nadie_contesta nadie_en neopr* neopreno neumaticos
never* ni_la ni_me ningun no_coincide no_escucha no_guarda no_ha no_hay no_he no_llego no_pero no_quiere no_sabia
no_salio no_se no_suena noche_de noches_de noeli* noelia nombre_de normas nos_dejaron nos_dieron nos_dimos nos_hizo
nos_metieron notaria notita nuestra nueva nueve_meses numero_y nunca_esta ocho oir ojos_como olor once_de operador
operarios original_y otra_madre otras otras* otras_tres otro_banco otro_color paco padre_que padres padro* padron
pagado pagas pagas* pajit* pajita palmo palom* panales papel* papelera para_gente para_las para_los para_mi para_un
parada parches pareja parir parir* parki* parking parqu* parque partido paseo paseo* pastilla patada patines pavos
pavos* peaje* pedi_al pedi_cambio pedi_la pelicula_de pelis pelis* pelota pendiente pequeno perder perdio_la personal
pesos_y piedras pierd* pilas pilas* pimie* pintalabios pisos pisos* planc* plane* planta_de plast* platano plato_y
plaza* plega* pocos pocos* polvo* polvo_en ponen* por_cabeza por_fuera por_que por_todas porque_el porque_se porque_un
postre power* preci* precioso preguntas pregunte pregunten premio prepaga princ* principio probadores prome* prometido
promo* propia publicare puerta_que pulgar_en punal punal* puntadas que_decia que_el que_entro que_estabamos que_mi
que_otra que_para que_si que_son que_tardan que_uno que_usar queda_en quedamos_en quedo_a quemados queri* queso quince
quini* quinientos quint* quise quise* quite* racha racha* rapid* rapido rapido_pero raque* raros raros* rebajas rebos*
rebosando recal* recetar recinto reclama recog* recogerlo reconozco recup* reemb* refre* reglamento reini* relajante
remat* renfe renfe* reparto repit* reser* reservado reserve respirar respuestas resuelta retra* revisando revisiones
risa roble* rodap* rodillas_en ron ropa rosas rosas* ruidi* ruta sabado sabor_a saco_una sala sala_sin salado salas
salas* salce* salcedo saldo_de sales sales* salgo_con sali_con salia_a salir_de salon salpicadero salsa sarte* se_murio
se_notaba se_oyo se_podia sebastian secad* secadora secar secar* secreto seguian seguido seguir seis seis_semanas
seis_veces seman* semana semana_que semil* semillas senala senor_con senor_del septiembre servi* siempre_lo siete_meses
sigo sigue siguiente sillo* simpatica simpl* sin_alcohol sin_bateria sin_consultar sin_tornillos sinie* sirenas sirve
siste* sistema sobre_y sofia sofia* sol sonri* sordo suave* subas* subir sucios_y sucur* sucursal_de suete* sueter
supervisor surf tabur* tacon tacos tacos* tag talla tanto tapab* tapadas tardaron tarif* tarta te_llama teatr* teatro
telon* temar* temario tempe* temperatura terci* terminamos test tibia_y ticke* ticket tierr* tierra tiesa* tira tirit*
titular toall* tocad* tocan todo_con todos_los toldo* torcidas torni* tornillos torpes torre* trami* tramite transfer
transporte tres_semanas truck truck* truco turismo tutor* ultima_hora un_cafe un_cliente un_correo un_delito un_minuto
un_papel un_pdf un_susto un_tornillo una_barbaridad una_funda una_lampara una_lastima una_mano una_mesa unico uno_en
uno_me uno_que usamo* usamos usan use valencia vals veces_al veces_con vecino vecino_de vegetariano veinte_anos
veintidos veloc* velocidad vendan venid* venido ventana ver_con ver_mi verdes verguenza verlo vesti* vestibulo vi_la
viaje videollamada vieja_y viejas_y viendolo viene_en vino_el visib* visitas vispe* vispera vistas_al vivo_en voy_en
voz_de vuelta_en vuelva vuelven vuelven_a web_de y_del y_pidio y_resulta y_tan y_tengo y_tibio y_vuelta yendo yendo*
zapat*`,
      '-2': `
10 1000 150 18 2019 20_euros 20_y 22 29 31 36 3ºb 40_minutos 5_minutos 600 72_horas 75 80 84_anos 87 9 99 a_300 a_60
a_cero a_comprar a_hablar a_las a_menos a_mirar a_partir a_precio a_reclamar a_tiempo abogados abria_el abusa* acade*
academia accidentes aceitunas actores adolescentes adoqu* adoquin agenda aguados aguas aguas* aguje* agujeros ahi_si
al_de al_final al_grupo al_hombro al_mes al_punto alarma album* alcor* alcorcon alfil* alquilaron altis* alto
ambientador amigos amor aniversario_de anos_de anos_y anteo* anteojos anter* antes antes* antes_con anunc* apana*
apara* aparecia apart* aporr* arabe* armad* armario arrancadas arrugado ascen* aseguro asiento asiento_no asientos_sin
asignado asustado atentamente atest* atestado atun autoe* autoescuela avisa ayer bacha* bachata bajado bajit* bajito
balde balde* balon* banad* banador bande* banos banos* bar bar_con barba barre* basur* bate_de bebe_llorando bebid*
bebida bebidos bici bingo bingo* bizcocho blanc* bocadillo_de boda bogot* bogota bolit* bolso bombin bonit* bono_de
boste* botones brack* brackets brazos_cruzados brida brill* brome* bueno bueno* burbu* busca cacha* cada_dia cada_noche
cada_rato cada_uno cadav* calcetin callo calma* camas camas* cambi* cambiador cambiaron cambiaron_de cambio_de camis*
camiseta campana cancelar cancha canse* caricias carino carta carta* casa_en cator* catorce celular_en cene cero
cerraba chile* chiquita chiripa chori* ciego cierres cierto cigarrillo cinco cinco* cinco_de cinco_minutos cinturon_de
clava* clavada cobra_por cobrada coche_de cocid* cocina_sin codazos cogi colch* columpios comia* comida_de comieron
comisaria como_dos comod* companera_de compensacion completo con_carpeta con_desgana con_eso con_lluvia con_lo
con_numero con_pelos con_toda con_wifi conde* confirma consi* constaba consultar consumen contraten contrato contrato_y
copas copas* corba* corbata corde* corona correctamente correr corres correteando corri* corrige corta* cortante corte
cortes corto corto* cosa_de crois* croissant crudo* cuando_nos cuarenta_mil cuatr* cuatro cuatro_en cuatro_meses cubo
cubo_de cuchillos cuenta_sin cuentos cuesta_arriba curar* da dado_a de_3 de_70 de_abogados de_aceite de_alta de_baja
de_cien de_cinco de_compania de_credito de_cuatro de_dos de_ellas de_expediente de_gasolina de_habitacion de_hace
de_incendios de_natacion de_navidad de_nosotros de_pies de_recogida de_regalo de_reserva de_seis de_tienda de_tono
de_trabajo de_ventanilla de_verdad de_viajes decia* decir* dejaron_pasar del_barrio del_celular del_cuarto del_fondo
del_viaje denta* dentro_y depil* depilacion_laser dermatologa desaparecen desaparecio_el desayuna desde_septiembre
desembarque desfi* desgana desma* desmi* desmo* desmontaron despacito despegadas despegado devolvi devue* devuelven dia
diari* dias dice dice_que dicen dicen* dieciseis digo_yo direccion_a discr* disfr* dispa* dolia dolia* dolor dormidos
dos_cervezas dos_dias dos_mil dos_semanas dos_y doscientas educativa ejemp* el_aeropuerto el_alta el_arreglo el_arroz
el_asiento el_balcon el_bolsillo el_cajero el_cambio el_contrato el_cubo el_dia el_doble el_edificio el_empeine
el_flequillo el_juicio el_local el_metro el_micro el_pan el_pastel el_peor el_perito el_postre el_puente el_seguro
el_siguiente el_suelo el_ticket el_tio el_tobogan elect* elegi* elige elige* ellos_en empapada empei* empeine
empleada_que en_cada en_caja en_casa en_enero en_mayo en_porteria en_si en_taquilla en_tres enano* encerrados
encerrados_en encimera encogidos encontrar energia enfre* enfrente enganado enorm* ensena enten* entiendo entrar_a
entrara entre_ellos entregado_en era_el era_lo es_el es_lo es_por escaleras escan* escopeta_de espac* espacio espera
esperar_a esta_el estaba_en estante estaria este_sitio esterillas estre* estropeo etiqueta_de etiquetada euros_con
exage* excesivo excur* existia explica explicar explico_que exter* extravio fabrica factura falla* famos* famoso favor*
fecha felpu* felpudo feria* fibra fibra* figur* fila_para fila_y filtran fin_de finas finas* firma_a flipa* flori*
formu* fragi* fragil frasc* freid* frias_y fruta_de fue_lo fue_que fui fui_por funeraria galle* ganas ganas* garba*
garbanzos garci* garcia gaseo* gaseosa gasolinera gato gel gener* gestor gin_tonic goteaba goter* gotera grados_y grasa
grasa* grati* gratis grifo grifo* gritar grito_que gruas gruas* guardia_civil guita* guitarra ha_dejado habla hablado
hablar_con haces_cola halla* hambr* hambre hasta_las hay_una helada hermano_y hiciera higad* higado historia hojas
hojas* honor* hora_por hora_y horas_con hormigonera horri* horrible hospital hotel_de hoy hueco* huesp* hundio iban
imagen importante impresora impuestos in incendios inclu* incluidas indio indio* indus* ines infantil infar* infarto
inflado informacion inicio inmobiliaria instalador instalar inten* interesa invernadero invierno invita ir_a italiano
jardi* jubilado juego* julio julio* junta* justamente justo kebab kebab* la_abuela la_atencion la_boda la_calefaccion
la_cancha la_carne la_carrera la_cena la_central la_companera la_depilacion la_estacion la_factura la_final la_huella
la_letra la_madrugada la_maleta la_manana la_merienda la_mesa la_musica la_operacion la_partida la_planta la_prima
la_primera la_recomendo la_red la_resena la_ropa la_secretaria la_seno la_talla la_ventana lado lado_del lampara lapid*
lapida largo* las_diez las_galletas las_maquinas las_nubes lata lavanderia lavar le_dije le_habia le_he lectu* leone*
letra letra_pequena libre libro licuadora lima limpieza lista lista* literas_que llamadas llamamos llamar_al llamo_por
llegado llegamos_a llegar_a llego_una llegu* llegue llena_de lleve lleve* llovia lo_cual lo_negaron lo_se los_cristales
los_dos los_frenos los_lentes los_nueve los_siete los_viernes lucec* lucecita luego_no macet* macho* madre_con mail
maiz malit* manda mandan_a mande mante* manza* marav* marca marte* martes mas_que mater* mayon* mayonesa me_cambio
me_colgo me_contestan me_dejaba me_lo me_mandaron me_mira me_paso mecha* media* media_y medias medid* medio medio_del
medio_litro mejor_que menos_diez menta menta* menu_degustacion mes_con mesas_y meter* metod* metodo mi_bolso mi_dinero
mi_nieta mi_viejo mia_por micro milla* millas minusculas minutos_no mirab* miraba mis_padres mismo_y mitad mitad*
mojito monitores moqueta moreno morir motot* mototaxi muchas mudo muell* muere muero muero* muerta muestra municipales
nadie_me natillas negra nevera ni ni_caso ni_por ni_un nieta nieta* nieve ninguno_de nino_la no_a no_baja no_cubre
no_devuelve no_entiende no_eran no_habia no_lo no_pueden no_puedo no_reclina no_te no_vale no_vi noches noches_en
nos_dijo nos_lo nos_mandaron nos_paso notario notic* novia novios nubes nubes* nucle* nueva* numeros nunca_llego o_sea
ofert* ofrecieron_un ojala ojala* oler olor_a olvide olvide_la once once_dias onda opcion operacion opina* orientacion
oscuro_y otra_cosa oyes padre_con padre_no pagar pagar_el pagina palmo* pan_y pantalla pantalon papel_que paqueteria
para_cambiar para_la para_tres para_una parag* parecia_el pared_y parej* parking_a parte_del partes partidas partir
pasan pasaron pasillos paso_a pastillas_de pasto* patat* pedaz* pedazos pedi_que pedi_sin pedid* pedido_de pedirla
pegad* pegada_a pegar peli_de pelic* pelos pelos* peluc* peluche peque* perdi* perfectamente perfecto pero_el pero_ya
persianas perso* persona_y personas pesado pescaderia picada picor pide piden piden* pidieron_el piens* pies_de pieza
pieza* pinta* pinto pista* pladu* pladur plan plancha plano* plastico plastico_en plataforma plato plato* platos_y
plazo* plazos pobres podologo poliz* poliza pollo pollo* pondre ponen por_ciento por_salir por_sms porque_solo
portero_me postizas preciosa premi* presu* previa primavera primer_dia problema profesores prometio promo_era protestar
proveedor prude* prudente publicidad puebla puede puede* pueden puedo puedo* puent* puerto pulpo pulpo* pulse* pulsera
punta* puse_una qr que_casi que_cobra que_eso que_estaba que_estaban que_habia que_hace que_la que_lo que_pedir
que_queria que_tenia queda quedaron queria queso* quinc* quitar quito quito* raro rata rayada rayar* rayaron
recepcion_y receta receta_de recetas recibe recitaba reclamar_el reclina recoger_a reconoce reconocidos refor* rehab*
rehabilitacion reirs* reirse requi* requisitos resecas resena resolvio respaldo resulta resulta_que resultados retirado
reves reves* revisado revise rinco* rincon rinde rinde* rinones robot* rodapie rodillas rodri* ronda ropa_de rosar*
rosario rotas rotas* sabad* sabe_y sal salon* salvo_el se_acabo se_durmio se_fue se_hundio se_levanto se_ve se_veia
secos secos* secre* secue* segun_la segundo seguro semana_y semanas_con senor_de senoras senorita_de senta* sentencia
separ* septi* sera servicio_de sesen* sesenta sesio* si_el si_le si_nos si_un sido siemp* siempre siempre_a signo*
sigue_goteando sigue_igual silban sin_senal sin_sombra siqui* siquiera sobra sobre_los sol_y solo solo_el solo_queria
solucion sombr* sorpr* su_companera suave subia subid* subida subio_el sucursal sueno sueno* suscripcion tabac* tabaco
tajad* taman* tamano tapado tapon taquillas taquillera tea telefono_de telev* tened* tenga tensi* teori* terce* tercera
tercera_vez tia_se tibia tibia* ticket_y tickets tiend* timbr* timbre timbre_con tinte tinte* tinto* tintoreria
tobogan_y toco toldo tomaron tonic tonic* tonto torme* tormenta tornillos_de torti* tortuga total* tour trabajar
trabajo_de tractor trafi* traga* traslado_de treme* trescientas triple tripo* tripode tumbona turnos turro* turron
tutea* uber un_agua un_ano un_anuncio un_burro un_cupon un_desastre un_descuento un_match un_muerto un_ojo un_poco
un_senor un_sitio un_taco un_video una_caja una_cita una_copia una_cuenta una_llamada una_puerta unas_de unico* unive*
universidad usd vale_de valoraciones vara vecinos_de veint* veinte veinte_euros velas velas* velo ven vende vendia
venir venir* ventanilla ver_las ver_un veranos verda* verdad verdo* verdoso vergu* vez vez_y vi_por viajar viaje_y
video_con viene viern* viernes vigilante_me vino visit* vista* voces voces* volab* volantes volver volvera volvi
volvi_a vuelv* web_y y_cobro y_cuesta y_es y_hasta y_les y_no y_perdi y_poca y_pusieron y_quince y_toallas y_un
ya_estaba ya_lo yeso yo_lo yoga zapatos`,
      '-1': `
0 100 114 214 27 312 34 340 380 4471 45 5 500 59 700 71 aboga* abogado abrazo abrieron abril abril* abrir* acabaron
aceit* acomodador acordado acuat* adema* ademas aduana advertencia aerol* aerolinea afoni* afonica agarra agend*
agujero ajustar alarm* alcal* aleman alguno alime* amarga andan* andre* andres anfitriona animal anotar antic* antig*
apagado aparecen aparto apelmazado apena* apenas apoyado aprieta aprov* arbol* ardiente armar* arrancar arreglar arroz
arroz* artis* asoci* aspir* aspiradora atendiendo atrac* aunqu* aunque autom* avanz* avena avena* aveni* avenida
avisada avisaron azule* azulejos baile baile* banco* bandeja baner* banera barbero barco barco* barrio bascu* basta* be
beisb* beisbol besos besos* bibli* bien black black* blando bloqueada bloqueado boliv* bolsa bolsa* bolsas bolso*
bombe* bonito brasas bufan* bufe bufet buffe* buffet bulto* bus busca* buscaba caballero cable caduc* caja cajer*
cajero cajones calce* calcetines calle calle* calza* camara camina caminar camiones camisa campu* campus cancelacion
cancelaron caner* caneria cangu* canguro canon canon* capa cara caras caras* carga* cargu* cargue caric* carpa carpa*
carre* cartas cartel castillo cater* catering cd cebra cebra* cemen* cenic* centimetros centralita cerem* cerraron
cerve* cerveza chancletas charla chica* chico chino* chuec* chule* cient* ciento ciert* cigarros cintura cinturon
civil* clara* clarito claro claro* clausurado clavaron cobran cochi* cocina codig* codigo cojo colib* colibri come
companeros compartida compi* compl* comunidad conch* condenada confirmado consiguio conso* contenido contento contesta
contestaron conve* conversacion conversando copia* corre* correo corsa corsa* corta cortada cortados cortar cortesia
cosa cristal criti* cruda* cuadernos cuadras cuadro cuanto cuarta cubierto cuchillo cuenta cuento cumpl* cumple cuota*
cupon cupon* cura custodia das degol* degus* degustacion dejarlo delit* departamentos depen* depor* derre* desbo*
descuentan deses* desesperada despego destino deter* detergente devolverla dicho* diciendole diecisiete diferencia
dirig* divino dj docena dos droga ducha* duchas duena durmi* duros duros* echan ecogr* ecografia edred* edredon efect*
eh electrico eligi* ellos ellos* empan* empez* empuj* enano enanos encaj* encargada encerraron enchufe encie* encierran
encuentra encuentre enred* ensaladilla entendi entid* entidad entor* entorno entra* entrar enviado eps equipaje eramo*
eramos eran escalones escondido escrita escucha espaldas espana especial espej* esquina esta estaban estad* estan*
estat* estatica este estom* estomago estrellas estresados estropajo euros euros* exame* exclusiva excursion expli*
explico explique expres falta* faltaba faltan falto* familias farol* farola fecha* fiesta flores fondo forma* foto
freidora fresa* frida* friday fue fuimo* fuimos funcionaba funda* fusil* gabinete game gana gane garbanzo gastada gatos
gatos* gente gente* gesto* giro gps grabar gradu* grafi* gratu* gratuita gritaban grupo guapo guapo* gusto* habiamos
habit* habitacion hacen hacen* hacer* hacerme hamac* hamacas hambu* han has hechos hermanas hilo hipot* hipoteca horas
horas* horos* horoscopo hotel hotel* hucha hucha* huele huele* huelg* huell* hundi* impue* impuesto impun* impuntual
incluida india india* infan* ingleses inmob* insis* insta* instructora intacta interior intolerante jardin jersey
jubil* juego jugue* justi* justo* kg ladra ladra* lavab* lecci* leche* lentes leo leyen* libre* liebr* liebre limon
limpi* linea linte* liter* litro llamarle llegamos llego llego* llorar loco luces luces* lugar lugar* luz macetas
machos maestras magic* maletas malos malos* mandan mando manera mango mango* manguera mantel mantenimiento manzana
marca* marid* marido marque marron marroqui marta marta* masaje matem* matematicas mateo mateo* matri* mayo mayor*
medicina medico medidas medit* meditacion megafonia mellizos melones mensaje mercado merec* meten meten* metro metro*
minima minus* mirar* miren* mixta* mixto mixto* moderna mojit* mono montu* montura moque* movia* mucha* mudanza muebl*
multa multi* muneca nada naranjas naric* narices natac* natacion naturgy negado nena neuma* nieve* ninguno ninos ninos*
no nombre norma norma* nota novia* nuevo nuevo* nugge* numer* objet* objetos ocupa ofrecian olvid* orden* ordenador
orien* ortod* ortodoncia oscur* oscuro otra otro pacie* pagam* pagamos pague pais palo panaderia panal* papas papas*
papelito paque* paquete paradas paran paran* parche pared pared* paredes parla* parte* parti* particular pasa pase
pasta pasta* patillas pedir pegada pegam* pelea peleo* peleon peluqueria pendi* pequenita perch* perdidos perfiles
peritaje perjuicios perro pesos pesos* pestanas picat* picatostes pidiera pilar pilar* pinchos piramide piropo pisaron
pisco pistacho pitab* pitaba plant* planta plate* platos playa playa* plaza plazo pobre pobre* polar polar* polen
polen* polit* pondr* pone ponerle pones pones* ponga* pongo pongo* portabilidad porteria posta posti* postu* postv*
postventa preguntamos premium presto prima prima* prime* primera probar probl* productos psicologa publi* pueda* puesto
pulso pulso* punta punto* que quedas quedo quedo* quiero quimico quinceanera quitaron quite radio* rasguno raton*
rayita rebaj* reban* rebec* rebeca recet* recibos recuerda recupere reforma regalaron regalo regio* regional relig*
relle* reloj reluc* repetido repis* repue* resen* reservas residencia respu* resto* resul* rever* rey reyes reyes*
ricas ricas* ridic* robo robot rollo rollo* rompen rotul* route* router sabanas saber sabes sabes* sabie* sacar salada
saludaban sana sanda* sanit* sano saque secuestrados seda sede seguimiento segun* selfie sello sepa separadas serrano
sexto* shamp* shampoo show sient* siest* siesta sigue* silla* sin sirve* sirvieron skins skins* socio solos solos*
soltera sombra sonia sonia* sopor* sorbi* spa sucia* sucio* suegra suegros sugerencias sumin* suministro supongo
suspende talad* tamal* tamales tambor tarifa tarje* tarjeta telar* teled* teles* telesilla televisor temas temas*
tenian tension tercero termine tetra* texto texto* tienda tiendas tieso tipic* tirado tiron toda tomates tonte* toque
torcida torno torno* toros toros* torpe* tos total traje trampa tranquilo traslado trein* treinta tren tres triza*
trizas tuerca turbi* turno turno* tutor ubicado ultima uno unos usaba usaba* usados usarlo vacio* vasit* vasito veces
veces* vecin* veintiocho velada vengan venian venta* ver verificacion vieja* viejo viene* vient* viniendo virtu*
virtual visad* visado visita visto visto* volando vuelta vuelvo walla* wallapop ximen* yolan* yolanda zara zombis zulo`,
      '1': `
0800 140 17 26 54 86 a abono* abrie* abrim* abrimos abuel* abusiva abuso abuso* acaba* accid* acele* acent* acento
acosan acuerda adiestrador admision adria* adrian agenc* agencia agentes aguan* aguanto ahora ahora* ahorr* airbn*
airbnb aires aires* al aleta* algui* alguien alino alino* alquilo alumn* amort* anali* analisis analitica andad*
andador anden anden* anfit* angel* anos antiguas antiguo anton* anuncio aparato aparecio apiladas aplic* aplicacion
apren* aprende apres* apret* apurada arbol arnes arreglan asegu* asi atada atend* atendia atendio atiende atrav* audif*
audifono audifonos aula autentico automaticas auxiliares ayudo ayudo* azotea azulejo baila* bailando bajad* bajan*
bajas bajas* baje bajo balco* balcon banco bano banqu* barra barra* barrera barro* bebiendo bigote bolsi* bomba bomba*
bosteza botella botellita boton* bravo bravo* bronca buceo buceo* buena* bufete butan* butano caban* cabana cabina
cable* cabre* cabro* cachopo caido calde* calvo calvo* calzoncillos camar* camarera camarero camino camio* campamento
campi* camping canal canar* canas cancu* cancun canin* canina caram* cargo* carne* carpas carpe* carro* cascos casi
casos casos* castellano catal* celulares cenicero cereal cerrados cerrar cerro cerro* certi* certificada certificado
chapa* chapi* chava chavo* chiqu* chiquito chiringuito choque cierras cinta* clausula cliente coches cocte* coctel
coger coger* cogie* cogieron coja colegio colgada colon* comed* comedor comente comento comercial comercializadora
comes comes* comi compadre compr* compra comprar comuna conci* conejo confirmada confirmar confu* conoce conocen
consumido conte conto conto* contr* contratado copia coraz* corazon corazoncitos corazones corch* corcho costa* crede*
credencial credito creia creo crepe crepe* cript* crisi* crisis crist* cuade* cuadra cuban* cuchara cuelan cuent*
cuerp* cuerpo cuidadoras culpa* curry curry* dani danos danos* darle datos datos* decat* decathlon declaracion del
delan* delante delfines denti* dependiente derma* derretido desab* desaparecieron desas* desastre desca* descansar
descarga descosido desen* desga* desgu* desguace desnuda despe* despl* despo* desvi* devoluciones diero* dieron
direccion directo disco* divorcio doble doble* domes* duena* dulzon dupli* echarnos educa* ejecutivos elast* elegir
ella embar* emergencia empleado empleo en encoge enfad* enfermeras entera entre entrenar envia* enviaron envol* equip*
escribio escrito espal* espan* espejos espon* esponja estabamos estafados estando ester* estil* estreno estufa estuvo
euro examenes exami* examinador excel exclu* excus* excusas exist* facturas familia fatim* fatima favor feria ferne*
fernet ferreteria ferreyra filete filtr* filtro firmamos fisioterapeuta flaut* flore* folio fonta* franc* free fregar
frena* fuera fuera* fuerza fumad* funcionaria fundi* furgo gabin* gamba* ganch* ganso* garaj* garaje garrafa gestora
gigan* gimnasia gimnasio gin ginebra ginecologo girab* giraba golpe gordas goteras grabado grado* grano* grave* grua
guard* guardo guia guiri* guiris habitaciones habla* hagan hagan* hasta hasta* hemos hemos* herma* hermana hermanos
herme* hicie* hicieron hierba hoja hombros horiz* horizontal hormigueo hueso ignoro igual image* imagi* impec*
impecable impor* incen* incendio ine inexistentes inicial intento inutil invie* jacuz* jacuzzi jajaj* jajaja jamon
jarab* jarabe jubile jueve* jueves jugado juici* junto junto* kilo ladrones lamen* largas laser laser* latin* lavadero
lavarropas leccion leche letra* licencia literalmente llama* llamaban llamaron llave* llegaron llenas lleva llevo
llevo* lloraban llueve logop* logopeda los luego luego* madre madre* madres madrid majos majos* malhu* maltratador
maner* mangu* manos manta* mantequilla mar marcos marea* mareo* martillo masaj* maste* master me mecha medicamento
mediodia menci* menudo metid* metros mezca* mezcal mi micro* milagros mirad* mirado miraron miren mismas mojado molesta
molestaramos moned* monos* morta* mortal mosta* mostrador movil* mu muerto multa* munecas murcia murio murio* narcos
natural negoc* negra* negro* negros nenes nenes* nervio niegan nomina nos nosot* notit* novio nuest* nunca nunca* o
ochoc* ochocientos ocupaba ofici* oliva* olla operada oreja oreja* organizado origi* oro ortog* ortografia ostra* oye
oyero* oyeron pad pagab* pagan* palabras palan* palanca paliza palomas pantalones panue* panuelo papa parac* param*
parte pasad* pasamos pasar pasillo patio patio* pausa* pdf pedir* pedirle pegab* pegaba pelar* pelo pendientes pequenos
perdo* permi* perra perro* persa persa* persi* pesca* pescado picad* pie piedr* piedra pies pijam* pijama pincha pinos
pinos* pinto* pintor pio placas plata* plieg* pliega poder poder* podia* polic* ponga por porta* portatil porton potit*
practicas prefe* prefi* primo proba* profesional profesora prometia promocional propinas pueblo puente puert* puerta
pues puest* pulserita pura queda* quedaba quedarme queja quejado quirofano quitarlo radia* ramir* ramiro rasca* razon
razon* re reacondicionado recibo recoger recon* recue* red regal* regul* reina reloj* repar* repas* repiten repli*
replica repuesto resac* resid* resol* resop* resulto reten* retrasada reviso revue* rica robar* rodan* rodando rodilla
rojos rojos* rompi* ronca* rosad* rosal* rota rutina saber* sabia* sacad* sacam* sacamos sacan salgo salgo* sali salia
salio salio* saludos sarten segur* selfi* sello* semaforo sena senal senalado sende* senor senor* senora sentado
servidor sesion si silla sirven sitios sobraba sobre* sobri* social sonab* sonaba sonan* sonando soporte sotan* sotano
suben suben* subes subes* subieron suelo* sueltas sufrio super* surti* taburete taller tambo* tapan* tarta* tecnico
telef* telefonica telefono temporada tenia* tequi* termi* terue* teruel tesis tesis* thai tiene tiene* tijera tiradas
tiran* tiros tiros* tocaron todas todas* todos todos* tomada tonto* torer* torero tornillo trabajo trago traiga trajo
trajo* transferencia tripl* triste tuvim* tuvimos ultimo ultra* un una unai unicos uniforme uso valer* valeria valid*
vallas valor* valoran valorar vaso vayan vecina vegan* vegano vela veler* velero venda vendidos venen* venganza ventas
verde verlo* viaja* video video* viendo vigilancia vinie* visitante volca* vuelt* vueltas ximena ya yo zombi*`,
      '2': `
110 28 63 79 800 900 a_11 a_diario a_la a_oler a_saber abajo abajo* abier* abierta abona* abriera abrigos abrio abrio*
abrio_la abuela_se abund* acababa acabo acabo* acentos acera* acompano acoso acoso* acto adelantado adelantado_y
admitio adolescente agarro_del agua_de agua_y aguja* ah ahi ahi_y ajenas al_cliente al_fondo al_otro al_telefono
al_vater al_volver albaran alcan* alcohol alergenos alergica_a alergico algo algun* alguna alpac* alquilado alta_y
ambul* ambulancia amenaza anill* anillo anima* animales antes_y antipatica anulado anunciaban apare* aparecieron
aparecio_en apoya* app_y apreto apura* aquel* aquello arbitro arnes* arque* arranco artificiales asalt* asalto aseso*
asomo asomo* atada* atan atien* atienden ato atraccion atrapados auten* autob* autoc* autocaravana autoinyector autop*
autopista avioneta avisa* avisadas aviso aviso* avispas ay azafa* azul bajaba bajo_el bala baldo* baldosas banca*
banco_no bandi* bandidos bano_de barrio_con bate bebes_con bebo benito bichos_en bigot* bizum bizum* bloquea blusa*
bolet* bonos bonos* brasi* brasil broma* bufet* bunga* bungalow burro buset* buseta caballo caballo_se caballos cabeza
cabia_en cacao cacao* cachimba caducado caducidad calab* caldera calva calva* cama camarero_me cambiar cambiarla
camino_a camisetas cancelan canda* candado canje* cara_de carajillos carni* carpi* carpintero casada casco_y casin*
casino caste* casti* catalan cejas cejas* cemento ceniz* cervezas chafa* chanc* charo* chau chavales_de chica_de
chica_que chico_con chico_que chile chillan china china* chispa chist* chiste chuli* chupitos ciclo* ciega* cierra_la
cierre cintu* circular citada ciuda* ciudad clari* claus* clavado clavado_en clave* clien* cliente_y coach cobra* cobro
cobro* cochecito cocina_a cocina_con cocina_y codaz* colas_de colgo colgo* coman* comanda comentando compa* comprador
con_maletas con_medio con_nosotros con_otra confirmacion conoz* conozco const* consu* consulta consultas consumo conta*
contador contestaba contestan_que contracciones contratar contrato_de coord* coron* correa cortado corto_el cosas
cosas* cosio cosio* costura credi* creia* criptomonedas croni* cronica cruda cuaderno cuando_le cuant* cuartos
cuatro_anos cuatro_de cuatro_kilos cuatrocientos cuenta_y cuerpo_y cuiden cumbi* cumbia cunad* cunado custo* dandole
dar dataf* datafono de_14 de_4 de_5 de_84 de_abrir de_agua de_aluminio de_cristal de_horario de_humo de_los de_menos
de_mi de_mis de_murcia de_nacimiento de_ninos de_nuestra de_otro de_perfil de_pino de_primera de_ruedas de_soja debaj*
debajo debian decia_la decid* decir_que dejaba dejado dejado_en dejan dejar* dejaron dejas dejo dejo_en dejo_todo
del_aseo del_bufe del_cartel del_coche del_de del_pan demas dentr* dentro depri* derec* desal* desar* desarmo desayunar
descampado descanso desde_enero desganada despu* despues deste* detector detra* detras devolver diario dibujito
diciendo_que dieron_una diez_dias dije dijer* dijo_que diner* dinero dio_un dios dira direc* diria diria* disculpas dni
dobles docen* docto* doctor domicilio donde donde* donde_estaba dormida dormido dormimos_en dos_chicos dos_veces duran*
durmiendo echan* educacion efectivo el_acto el_alquiler el_altavoz el_anfitrion el_armario el_asunto el_auxiliar
el_caballo el_celular el_chavo el_codigo el_comprador el_conductor el_crucero el_fondo el_helado el_horno el_juez
el_laboratorio el_loro el_mar el_movil el_no el_novio el_parking el_pin el_pollo el_problema el_proximo el_revisor
el_telefono el_tinte el_traje el_video el_vigilante elefante eleme* elemento elisa elisa* ellas ellas* elvir* elvira
emparejo en_el en_la en_otro en_plena en_todo en_treinta encia encim* encima encima_se encon* enlac* enlace ensene
enseno_el enteramos entero enton* entonces entras entre_los entreno entrevista envoltorio era_un era_una error* es_muy
es_un escalera_de escol* escolar escopeta escriba escriben escribes escucho espos* esposa estaba_cerrada estam* estar*
estimado estirado estoy estoy* existe explicacion extintores fabrican facia* facial facil facturacion fallo falta_un
faltaban_dos famosa fecha_de fechas ferna* ficha ficha* fideos figura firmado firmar firmo firmo* fondo_y fotos_a
frascos frega* freno* fruto* frutos frutos_secos fue_culpa fuego fuegos fuegos_artificiales fuert* fuerte fuerz* fui_a
fumar furgo* galpo* galpon garita gasolina gemelos gimna* ginec* gitan* glori* golpe* googl* google grabada grana*
granada gritos guantes_de guapa guapa* guarda_la guardaron guarde gym hablaba hable* hacer_y he hebil* hebilla hecha
heladera hermano herna* hicieran hicieron_esperar higie* histo* hizo_un hoja_de hombre horas_sin hospi* hotel_canino
hoy_me hubo hueco huella hundia ibiza ibiza* idea imita* imposibles incre* increible inflable inici* instagram
instituto instr* interfono intol* inuti* inventario iphon* iphone ir_al irme itv jamas jamas* jiraf* joaqu* joaquin
juicio juntos juzgado_de la_ambulancia la_analitica la_bici la_cafeteria la_caja la_carpeta la_comanda la_copa
la_diferencia la_enfermera la_escalera la_feria la_funda la_garita la_hoja la_inmobiliaria la_ley la_llave la_nina
la_pagina la_parada la_pared la_pista la_playa la_plaza la_profesora la_prueba la_rejilla la_revision la_salida
la_taquilla la_tasa la_tripulacion la_valla la_version laboral lacto* lana langostinos las_4 las_cosas las_monedas
las_notas las_toallas lata_de lavabo le_digo le_falta le_pregunte le_pusieron legal legal* leon letra_chica letras
levan* levantaron libro_de licua* limpios liquido llamo llamo* llego_sin llego_un llene llene* llevar lleve_el llevo_el
llora* llorando lo_deje lo_dieron lo_dije lo_encontre lo_pedi lo_peor lo_tiene lobo los_abrigos los_cables los_cinco
los_cuatro los_otros los_padres los_peques los_seis los_tacos los_vecinos ludot* ludoteca luna macar* macha* machu*
madrugada mamog* mamografia mampa* mampara manta manti* mantiene marchar marco marco* maria* mascota match me_agarro
me_cargaron me_dio me_manda me_ofrecieron me_ofrecio me_puse me_quedaba me_sentaron me_vendieron medic* medidor
mejillones mendi* menor mensajeria mensajero mensual mesa_de metes metes* mezclados mi_abuelo mi_carpeta mi_coche
mi_cunado mi_hijo mi_nina mi_novia mi_novio mi_paquete mi_plato mi_sobrina mias mil_kilometros minib* mira mirando
mirando_la miro_y mis misma misma* mochila molid* molie* monis* mostr* mostrador_me motivo moto motor motor* mover*
movil movil_y moza mueble mujer muletas mutua* nacid* nacim* nacimiento nadie_le nadie_sabe negro nervi* ni_las ni_te
nicho nicho* nico nido ninguna ninos_en ninos_y no_contesta no_devuelven no_les no_me no_mira no_quedaba no_quiero
no_sube noche_en nocturno nombre_del noqui* noquis normales nos_dio nos_enteramos nos_fuimos nos_toco nosotros_la
nuece* nueces nueve_horas nuevos o_me ocho_de ocho_meses ocurr* ofrece ofrecen ofrecieron oia ojo olvidado once_anos
once_y orden original oscura oscuras oso otono otono* oxidados oxxo padre pagaba pagaron paler* palermo paliz* palma
panam* parado_en pare parte_de partir_de pasada pasap* pasas paso paso_una paste* patas patas* payaso pedic* pedicura
pegado pegar* pegaron_con pelado peluq* pensamos pense pense* pensi* perdi_el perdieron perfi* perit* perito
pero_cuando perro_en perro_se persiana_y persona pesan pesan* pescadera pesimo piano piano* picor* piel pierc* piercing
pierna pin pingu* pinguinos pinon* pinones pinzas pipas pipas* piram* pirop* piso pizar* placa* place* plan_de plano
plati* platino plazo_y policia polig* poligono poner_la ponerlo por_adelantado porque_la porque_lo porte* poste
precio_por preguntar pregunte_tres preparada primera_vez profe* promete propi* propios prote* provo* proxi* proximo
prueba puerta_el puerta_en puerta_nos puertas punte* punteria puntos pure puse pusie* pusieron que_abre que_casualidad
que_con que_eran que_fue que_hable que_me que_ni que_sepa quedo_con quemada querer quien quien* quieres quiso quiso*
quita* radiografia rampa rampa* raspa* rayo rayo_el recep* recepcion recepcionistas recin* reclamar reclu* reconocio
recuerdo recurro regad* regadera relac* remate remit* rendi* renov* repitio resba* resenas reservamos reset* respi*
responsables resultado retorcio retuvieron reventado reventaron revuelto ricardo rio robada robaron robaron_las rompio
ronda* roto_y rotos rotos* ruedas_de sabana sabe saben saben* sacan* saco salia* salid* salida salida_de salio_a
salio_en salsa_de sat se_abrio se_hace se_rio se_sento se_tomo se_va seguia segundo_que semaf* semanal senales
senor_que senora_de senora_me senores senorita ser_un servian seten* setenta si_las siempre_el siete_de siguen
sillas_de sin_comprar sin_gluten sin_motivo sin_que sin_tapa sobre sobre_todo sobrina socia* sola solo_si solto_un son
son_de sono sorbo* sorpresa soy_de speed speed* subidos subie* subte* sucio suelt* suelta suena suert* suerte sumil*
sumiller supo taller_de tambi* tambien tambien_se tanque tanto_que tapados taqui* tarde_a tarjeta_regalo tasa tasador
tatua* taxi te_la tecnico_de teleferico telefono_en tempo* tendran tener* tengo_el tengo_en tenia terminado terre*
terremoto textu* tia tiene_la tiene_mala tijeras tio tipo titul* toalla tobogan tocado tocar* tomar tomo_dos toque*
tortugas traba* trabaja trago* tranqui trans* trapo trapo* tras_el trasq* trata* tres_numeros tribunales tripulacion
tritu* trona* trope* tumba turbo turbo* tuvo ultimos un_accidente un_anillo un_arbol un_error un_golpe un_grupo
un_ladron un_rayon un_robot una_chica una_cosa una_empleada una_lata una_limpieza una_resonancia una_y unas unas_gafas
unifo* urgencia urgente usado* vacia vacia* vacun* vacuna valij* valladolid vamos_por van van_a veinte_personas velad*
vemos vemos* vendidas veneno venga venia* verba* verbal verdura verificar veter* vez_del vez_no vez_que via viajaba
vida vieja vienen vinieron_a virus virus* vista vitri* volvi* vueltas_y vuelvo_a whatsapp y_al y_cincuenta y_dejaron
y_ella y_era y_faltaban y_fue y_guino y_habia y_jamas y_me y_ni y_otra y_si y_tres y_vamos ya_le ya_nos ya_te
yo_tambien yo_tengo`,
      '3': `
000 128 14_meses 2011 2022 49 66 67 72 78 900_euros a_cobrar a_diez a_esa a_gritos a_lo a_los a_medio a_mis a_tener
a_tu a_un a_una a_ustedes abraz* abren abren* abuela_con abusi* aca aceite acord* adelante adelanto admin*
administrador admit* admitido adoptado adultos agarrado agua_el ahora_tengo al_colegio al_contenedor alergia algo_mas
aliex* aliexpress alqui* alquiler alumno ameri* americana amigo amont* amoxi* amoxicilina amput* amputaron anda andam*
andan anteriores antes_del antiguedad aplau* apues* apuntando apuntaron apunte arana* arrancaba arrima asomaba
asqueroso ataca* atender atras atrev* audi aunque_le auto_de auxiliar_de averg* avise_y avisos azote* bajam* bajamos
bajaron_a bancarios banda banda* baris* barista barra_de barra_me baston bebe bebes bebes* benit* benzodiacepina betun
betun* billete_de billetes bloquean boda_en bodeg* bodega boli bolle* bombones borra* borrosa bota botella_de botellas
boton brazos brik burro* busque cabal* cabez* cacah* cacahuate cachi* cachorra cada_una caer cagadas caja_fuerte cajera
cajon* calvas cama_en cama_y cambiar_la camello camine campana_de campe* canch* carce* carcel cardenas carro carta_del
cartero casad* casados casco casco* casero caso casua* cayer* cedio cedio* celiaca celiaca_y cenar cenar* cerrajeria
cerro_la chancla chaqueta_y chavales chavo chica_y chich* chicos chill* chistes choqu* chorreando chulo chulo* cierv*
cinco_anos cinco_personas cincuenta_y cinta ciruj* cirujano citac* citacion clavi* clavicula clinica cobrarla cobro_y
cocinando codo cojea cojo_y cole coleg* coloc* colon comandante comer comer* como_ella como_le como_yo companera
compania compradores compran compre_el con_alguien con_betun con_cinta con_ellos con_forma con_las con_otro con_su
con_tarjeta con_todos conac conac* conce* conectado conejitos confi* confundio_de congr* congreso conse* consultorio
contenedor contesto contesto_que conversar costaba costado creat* crecer cree cruce crudo cualquier cuando_proteste
cuando_se cuando_volvi cuatro_a cuatro_entradas cuatro_minutos cuatro_personas cucha* cuenca cuidadora_le cuide* cupo
curvas cutic* cv da_al daban daban* de_7 de_a de_atras de_baile de_boda de_enfrente de_fin de_golpe de_hambre de_latex
de_limpieza de_pagar de_plata de_reclamaciones de_sol de_un de_urgencias debajo_de deber* debia debia* decida decirmelo
dedic* dedos dedos* dedos_marcados dejad* dejam* dejamos dejan* del_bebe del_camping del_centro del_instituto
del_mostrador del_piso del_probador delante_que delfi* delic* demanda depos* deposito desaparecidos desconocido
descontaron desde_que desfa* deshi* despachando detec* devolveis devolvio devuelve di_de diagnostico dias_por diciendo
digo dijeron dijeron_que dijo dio direccion_de discos disparo dolar* dolares donde_la dormi* dormido_en dormimos
dos_dientes dos_lineas dos_minutos dosci* doy_un duda dueno_me durmiendo_en echando echaron_a edad el_ascensor
el_bizcocho el_calentador el_capitan el_casero el_comedor el_cuello el_de el_descanso el_dj el_doctor el_enchufe
el_estacionamiento el_fontanero el_hombre el_hotel el_hueso el_informe el_labio el_mini el_monitor el_mozo el_nino
el_olor el_oso el_parque el_porton el_sujetador el_taladro el_taller el_techo el_vidrio el_vuelo elegimos elevador
ella_que ella_sola emboc* empezo empie* emple* en_brazos en_cinco en_clase en_esa en_los en_mi en_silla en_una en_vez
encar* encargado_me encendido encontro enfermera enfermo engan* enganar engancho engano enojo enojo* enseno entender
enter* entran entrar_por entre_el entrenador envej* envuelto envuelto_en ernes* ernesto error escal* escondida_en
escupio esquis esta_lleno estacionamiento estamos estas estas* estet* estir* esto estuvieramos expediente fabricante
falsa* faltaban_los feos fiebr* fiebre fiesta_de finan* finde finde* fisca* flaco flaco* flamencos floje* flojera
fondos forro forro* forzar fotocopia frenazo fuego* fuera_de fuera_del fueramos fuero* fueron fuerte_que fuimos_a
fumando_marihuana fumet furgoneta galli* gallinas gallos gallos_de gancho garan* gastritis gemel* genio* gestion_y
globo* gonzalo grado graves grito_el grosera grupos guardarropa guino guino* ha_pasado habia_pedido habian hablar
hacem* hacemos hacha hacha* hacian hago hasta_la haya hija_a hija_se hijo hijo_y hizo_el hizo_una hombres honor hora_a
hora_del hosta* hostal hoy_no hueso* huespedes iba id igualito iman implante importe inconsciente indir* indirecta
infor* ingeniera inmuto inscr* inspector insti* insulto integ* integral inund* ir jaiba jaiba* jamon* jorge jorge*
joyer* juega* juez jurar* juraron juzga* kevin kevin* la_bandeja la_cadera la_camioneta la_carcel la_cartera la_charla
la_clienta la_clinica la_cobran la_copia la_culpa la_directora la_encontre la_ensalada la_escuela la_freidora
la_funcionaria la_gente la_lampara la_litera la_maestra la_obra la_piscina la_plancha la_plata la_pobre la_polea
la_policia la_proteina la_proxima la_rampa la_recepcion la_reja la_tarjeta la_tela la_tintoreria la_transferencia
la_tutora la_vendedora la_voz labia* ladrillos ladro lanza* larguisimas las_bolsas las_llantas las_noches las_propinas
las_puertas las_sabanas las_zapatillas le le_avise le_pegaron le_reclame le_toco levante levanto licen* linea_y llamaba
llanta llave llego_a llego_al llegue_a llevaba_una llevado llevan lloraba llore* lloviendo lo_dejaron lo_devolvieron
lo_dijo lo_encontro lo_pone lo_primero lo_saco lo_tengo lo_tomo loro los_auriculares los_calcetines los_carritos
los_chicos los_papeles los_pies lucia lucia* luego_te luis mafia mafia* maite maite* mama_y manana_en manana_no maneras
manga* manipulada manit* mano_con manol* manolo manotazos marcha_y marro* masajista matad* mato mayo_y me_abrio me_dan
me_decia me_devolvieron me_escupio me_hicieron me_hizo me_levante me_llama me_llego me_lleve me_pagan me_pillo
me_quitara me_sente me_solto me_tocan me_trajo megafono menos_y mensa* mentira menu_sin menud* merca* merceria merece
merit* mero mete mi_caso mi_hija mi_me mi_placa mi_suegro mi_vecina midie* mientras_la mientras_tanto mios mira_que
miran* mis_companeros mis_papeles mismo_en mochi* monedas_de monit* monitor monitoras montana monto moratones moren*
moscas mostre motiv* movie* muchacho_de mudan* muerto_de muerto_en mujer* mujer_con mulet* murci* muy_bonito nacido
nacio* nadie_pregunto nafta nafta* nativ* nativo navaja necesitaba negad* ni_idea niega* nina ningun_sitio no_avisaron
no_deberia no_era no_estaba no_estaban no_hizo no_hubo no_le no_sabe no_soy nos_dejo notar* nuestro numeros_de nunca_le
objetivo oblig* ofrec* olvidas operaban organizada orill* orilla orque* orquesta ostras otra_compania otro_y oxida*
oxidado pacientes pacta* pactado pagadas pajar* palab* panad* panel* paquete_de paquetes para_avisar para_bajar
para_devolver para_su parara parqueadero parri* pasa_a pasajeros pasam* pasar_a pasen* pases pases* pasti* patinete
patri* pedal pedi_una pedia* pediatra pegados pelad* pelea* pelig* pelot* penal* peques perdio perforada perju* perra*
perri* perros pesar pesas pesas* pican* pidieron pidio pidio* pieda* piedad pierdo pinche pirata pisar pistola pitan*
pitando pizzeria placa placa_de plastificada plata_no playe* playero podia podri* polea polea_se polon* polonia poner
poner* ponis ponis* por_cinco por_correo por_el por_ese por_los por_megafonia por_mi por_no por_su porque_a porque_no
portada postre_y preguntan pregunte_y pregunto_a preventa primero_que priva* profesor propina proteina proxima prueb*
prueba_de prueba_gratis psico* publica puerta_sin puerta_y puesta punta_de que_dijo que_hacen que_hizo que_los que_paga
que_sabia que_soy que_tienen que_todos quedan quede_con quedo_en quemadas querian_cobrar quien_lo quimi* quisieron
quitara quitaran rapidos raquel ratit* recha* rechazaron rechazaron_el recib* recie* recien recien_nacido recla*
reclamaciones recogi recogio reconocieron refun* regla regreso reina* reja rellenar rellene renta repartieron
respirarme restos_de retoc* revis* revol* robad* robo_de rodeos rostr* rostro roton* rotonda sabia_que sacado saco_un
sacos sacos* saldo saldo* sale_a salian salieron salir salir* salto_el sangr* sangre se_confundio se_cree se_enojo
se_habia se_hacen se_nos se_rie se_solto seguridad seguridad_y senor_mayor senora_que sentada sentada_en sente sento
sento* septimo serra* si_fuera si_les si_y sienta silba* sin_arreglar sin_chaleco sin_decirlo sin_explicacion sin_la
sobre_el sobre_las socios sola_al solita solo_a somos somos* sonrio soplo soplo* soy spray spray* su subiendo suegro
suelto sueltos sus suscr* suspendi suya tablet tan_fuerte tanga tanga* tapo tarde_y tecnicos telefonillo temporal
tempr* temprano tener tengo tengo* tengo_las tenia_el tenia_que termino tia_de tiene_su tijer* tipos tipos* tirar*
tiro_al toca todos_en tomaba tomando tomar* trae traer tragara tragu* traguito tranq* transportista tras trasera
trastero traum* tres_metros tumbaba tumbo* turno_en tutora tuvie* tuvieron un_audio un_banco un_buzon un_cartel
un_chaval un_chico un_coche un_contrato un_credito un_cuarto un_dia un_pollo un_sofa una_camara una_linea
una_radiografia una_tablet urgen* urgencias urgencias_con usado usand* usando usuar* vacia_y valija valla* vamos vamos*
vapea* vaqui* vater vater* ve veces_si velat* velatorio vendedor_de vendedora vendr* venia ventana_abierta verdu*
verem* veremos ves veterinaria vez_de vidrios viero* vieron vista_de vivo_sola vole volva* volver_de volvimos volvio
vomito vuelto whats* y_cuando y_faltaba y_mal ya_esta ya_medio yo_solo yo_y zapatillas zombi`,
      '4': `
2016 240 40_y 8_anos a_comerse a_decir a_hacer a_llorar a_mechones a_mi a_oscuras a_patadas a_su a_trompadas abierta_a
abierta_en abiertas_y abierto abrirla absoluto abuelita acaba acabe_con acomodadora acomp* acordar acril* acuer* adela*
adelg* adies* administrativo adulterado agarro_a agent* agoni* agonizando agonizando_en ahogada ahogada_en ahora_me
al_equipo al_ministerio alambre albar* alber* alerg* alevines algo_por alian* alianza alien* aliento almue* almuerzo
alter* altisima altur* altura alzo amarg* ambulatorio amena* amist* amistad amparo andaba anfitrion anos_en anos_tiene
ansie* ansiedad anual anunciaron aparecer apellido apend* apendicitis apestaba apestaba_a apode* apoderados apodo
apodo* apost* aposta apoyada apretar apunt* apunta arcad* arcadas arran* arras arrendatario asaltaron asi_de asi_se
asque* asunt* asunto atado atraganto atras_no atropello autismo avellana averigue avisado avise* avise_de aviso_a
aviso_de avisp* bajab* bajaban bajando bajar baje_en baje_y bajo_de balaz* balazos banan* banea* basto* batido bauti*
bautizo bebida_de bebio bebio* benzodiacepinas bermu* beso bisabuela blancos bofet* boleta boletos bombo* boque* bordi*
bordillo borrado borre botel* boton_de boxea* boxeador brazo_y bruno bruno* burra burra* buscando buscar_a cabe_un
caben caben* cabezas cables cacheo cachetes cachorros cada_manana cadena_de caia caigas calam* calentador callar
cambiaba cambiada cambiadas camillero camioneta cancele capac* capitan capo captu* cara_a carde* carit* carita
carretera carrito_del casa_y casar* casil* casualidad cayo cebad* cebada celul* celular chalecos chicas_y chiquillas
chupado chuparon churro cicat* cicatriz cierra_a cigarro circulara cito claramente clausuren clavaba clave clini* clon
cloro cloro* coach* coche_era cochera cochina cogio cogio* colectivo colgaron coloco combi* combos comerse comido
como_a como_quien comoda comprobo con_chaleco con_que con_restos con_ustedes conciencia cono consta consumicion
conte_en conteste contra_la convulsiono copia_de corrio cover cover* creida crimi* criminal crio crios crios* crudo_y
cruza cruzo cruzo* cuando_fui cuantos cucharon cuello cuestionario cuida* culpa_de cumpleanera curva curva* daba dando
dando* dando_vueltas de_100 de_19 de_2 de_aqui de_decesos de_esa de_eso de_gas de_madera de_mantenimiento de_noche
de_otra de_salud de_segundo de_yoga deces* decesos decolorante dejab* dejas* dejaste dejo_a del_bus del_dueno
del_gimnasio del_mundo del_suelo demandar demos* derecho derra* desat* desconocida despa* deuda devolvio_el di
di_cuenta dia_que diagn* dicta* dieron_mi diez_de difun* dije_que dijim* dijimos dime dio_el directora discutimos
discutir docum* documentos domingo_por donde_vivo dormiamos dos_hijos doscientos duena_nos dueno* durante ebrio ebrio*
echar* echaron_algo educadora el_14 el_administrador el_arriendo el_autobus el_ayudante el_bebe el_borde el_bote el_bus
el_cajon el_caldo el_camillero el_casco el_cuadro el_dedo el_dependiente el_despacho el_hueco el_jefe el_masaje
el_mecanico el_numero el_paseador el_patovica el_profe el_queso el_quinto el_quitamiedos el_rellano el_sabado el_timbre
el_tubo el_viejo el_zapato elefa* eleva* embolso embri* emili* emilio empel* empiezo empresa empujo_a en_esta en_mano
en_persona en_que en_recepcion encadenada encargado encima_nos energ* enfer* enrol* enrollado enterrar entregan
entrenamiento entro_a es_alergica es_tan es_una esa_misma escalera escalera_y escar* escon* escuc* escupieron ese
ese_dia espab* espero esta_a estaba_con estaba_vacia estaf* estafa estariamos estrellas_y estrenar estudia euros_del
evang* evangelica evide* evidente ex exagero explicarme explo* exploto ezequiel facil* falso falta_la faltaban
farmaceutica ferre* firma firma* firme_nada fisio* flotando foto_con fotog* fotos_y frent* frente fuimos_el fumaba
fumado fumar* galgo garit* gas_y gasa_dentro gatita gesto gil glute* gluten golpeo goma_en gordo gota gota_de grababa
grapa grite grite* grito* groom* groomer guada* guadalupe guantes guardamuebles gusanos habia_hecho habia_visto habid*
habido habitacion_de hable habra habra* habri* habria hacia* hacie* hacienda han_dejado hermano_en herramientas_de hija
hija_es hija_la hija_le hijo_con hipop* hipopotamo historias hizo hombr* hombre_que horas_a humedades humo humor humor*
iba_bien identificacion ignor* ignoran imaginense imbec* imbecil incru* informe ingresado inhalador inqui*
insinuaciones insop* insoportable inspe* intima invito ivan jalon jaloneo jaulas jefe jefe_de jehov* jehova jeringa
jeta jimen* jimena jueza jueza* jura justicia kilos_menos la_azafata la_camarera la_camilla la_camiseta la_cobro
la_cocina la_comision la_cuchara la_discoteca la_entregan la_espalda la_excursion la_farmaceutica la_fiesta
la_gasolinera la_grabacion la_grua la_iglesia la_jubilacion la_lengua la_lima la_lista la_matricula la_mochila la_moto
la_mudanza la_nuca la_oficina la_penicilina la_pension la_senal la_superintendencia la_tapa la_toalla la_torta ladro*
lamia lamia* lapiz lapiz* las_cartas las_entradas le_dejo le_dijeron le_dio le_grite le_metio le_rompio le_tiro legales
leido leido* lengua lente lentillas les lesiono levantaba leyer* leyeron liaba liaba* liber* liste* litera llame_al
llamo_a llave_de llegaron_las llego_con lleva* lleva_el llevais llevare llevo_dos lo_cuenta lo_del lo_habian lo_han
lo_llama lo_solto loren* lorena los_dientes los_muchachos los_que los_tres los_vestuarios luego_a mader* madera madri*
maldi* maletero malha* malhablada maltratan mami mamit* mamita manchada mandaba mandon manguitos manias manil* manillar
mano manos* manotazo marcados_en maris* me_atendio me_baje me_cerro me_cobro me_dijo me_las me_llaman me_siguio me_tuvo
mecan* mechones mediar medicos medio_de melli* menos_en menos_que mensajes_a merce* merie* merienda merlu* merluza
meses_esperando metaf* metafora metio metio* metio_a metio_un mi_cedula mi_clave mi_correo mi_ex mi_familia mi_movil
mi_nombre mi_nomina mi_numero mi_primo mi_recien mi_saldo mi_trabajo mi_usuario mientras milag* mio mirando_a mire
mocos monitorio montana_rusa monterrey mora moreton moretones mostrador_y motos* motosierra muchachos_del muela muertas
munic* nacho nacional nada_en nada_me nadie_lo nadie_sabia navaj* necesidad negar* negaron ni_disculpas ni_se ninas
ninas* nino ninos_por no_da no_dijo no_entran no_hace no_paraba nomas nomas* nomin* novias nuca nuestros nueve_y
numerito obligo ocho_horas ocultaron oferta_de ofrecia oian ojo_y ojos_y olia_a operario orujo orujo* otra_ciudad
otra_y otro_lado oveja* oye_todo paciente paga pagar_antes pagar_la palabra palma* palmada panch* pantalla_con papeles
papelina para_hablar para_que para_siempre parid* parida paro pasab* pasaj* pasando pasar_por pase_a pasear pasillo_de
paso_dos pastillas patadas patovica patron paz peato* pedirme pegan pego peliculas pellizca pensa* pensaba pensaba_que
perfil perfil_y perro_guia pescar pesta* petic* peticion picar picar* pidie* pidiendo_que pidiendome pie_de piedra_de
piern* piernas piernas_y pilla* pinchazo_en pincho pintado pinza pinza* piso_estaba pito plataforma_me plena plena*
plomo plomo* plumas ponia_en ponian poqui* poquito por_donde por_edad por_error por_escrito por_poco por_whatsapp
porros postura prali* praline preguntaba preguntandome preguntar_por pregunto prenda prepotente presentaron prest*
primero princesa privado probador procedimiento pront* pronto proteccion_de protesis psicologo puerta_del puertas_del
punetazo pusiera pusim* pusimos que_iba que_las que_llevaba que_venga que_yo quedo_dormido queje queje* quere* quiera
quiroga quitaba quitamiedos quitamos quitarme racista rajo ralla* rasgados rastras ratero rayit* rayon rayon* rayos
rayos* reacciono reaco* real reboz* rebozado recepcionista receto recien_parida recogerla refle* regalos registro
regre* reia_solo rella* rellano repartidor resbalo resopla respe* respeto respondio_que restos revelaron revisor reza
rie rien riendose risit* risita robados robaron_el rodeo rojo rompe* rompi rottw* rottweiler rozando rozo ruedas_y
rulet* ruleta rumanos rusa rut sabiendo saco_del sacri* sacud* salga salie* saliendo salio_el salud salud* salvaje
sanat* sanatorio sanos sanos* saquen se_atraganto se_la se_puso se_reia se_rien sedado segun segun_el sellada sendero
sentara si_a si_esta si_queria siend* siendo siguen_cobrando siguieron silic* silicona silla_contra sintr* sintrom sms
sobran sobre_la sobrecargo sobrinito sobrino socie* sociedad sola_y solo_estaba soltar sombrero sopap* sopapo
su_alianza su_edad su_propia subsi* subsidio suena* suero_y sujet* sujeta superior surte surte* susurro tabiq* tabique
tacha* tahini tapada_con tapados_con tapar* tardaron_una tardes tarjeta_no tasad* te te_lo tema temblaban tenei* teneis
tenia_los testigos tetas tetas* tiesa timbre_a tirandome tiron* tobillos tocar_el todas_las todo_desde todo_en
todo_perfecto tomab* tonta tonta* tontos torniquete toro torta_de trabajaba traia tranquila transparente tras_la
trasero tratar tratar_con tribunal tripu* trompadas trona tufo tufo_a turbia tusi un_bebe un_charco un_clavo
un_manotazo un_nino un_peso un_plato un_punetazo un_seguro una_alarma una_botella una_gasa una_gota una_lente
una_pareja una_piedra uno_y urbas* urbason usa valla varia* varias venda* vende* vendedor vender venga* vengo vengo*
venim* venimos verdulero vered* vestir vi viajo viajo* vida_intima vidri* vigilando vigilante vio vitor* vivir vivir*
volcamos volvia volvieron vos voy_a vueltita y_adios y_alli y_dejo y_ese y_he y_le y_lo y_queria y_se y_seis y_todavia
y_todo ya_hemos zamarreo zanja zanja* zapato zoom`,
      '5': `
0000 10_euros 2015 248 400 5_y 640 a_casa a_ella a_empujones a_ir a_levantar a_nosotros a_revisar a_ron a_saludar
a_terminar a_ti abajo_y abandono abdom* abiertos abofe* abofeteo abriendo abuela_de abuelo abusivo acababan acabe_en
acariciandome acaso acaso* accidente accion acciones acera acomodo acred* acuerdo adent* adentro adiestramiento admis*
adver* aesa afectados afuer* agarro agarro_de agente agres* aguantando aguantar aguir* aguirre ahija* ahogaba ahora_no
airbag al_aire al_cambiar al_crio al_nino al_que al_senor al_siguiente alamb* aleja* alejamiento alevi* algo_a algo_en
algo_para alli almac* almacen alquilan altanero aluci* alucinogenas alumi* aluminio alzhe* alzheimer amanecio ampar*
ampolla anabo* andab* andaban anota* ante_el antibiotico anticipo apedr* apela* apell* apellidos aplas* aplastado
aplasto aplaudiendo aport* apoyo apoyo* aprendio apretado apropiacion aqui_no aranazo arbitraje ardie* ardio ardio*
area arenero arete* aretes armado arrancan arranco_la arrastraba_las arrastro arreb* arrebato arreglamos arreo arreo*
arriba_abajo arriba_de arriendo arrieta arrin* arrincono arroj* asiento_y asistenta asmatica asomando astillado ataban
atado_a atina* atinaba atrag* atrapo_el autoi* autor* autorizacion avent* ayudante azafata azucar baboso bajo_a balsa*
banana bancario banis* banistas bano_y baranda barandal barbilla barra_del bebe_y beber bebia bebie* begon* begona
benja* bermudez beso_en besuq* bibliotecaria bipol* bipolar birla* bisab* bloquee boca_y bolita bolsa_de bolsillo_del
borde borraron bote_de botellazo botij* botox botox* box braga* bragas bragu* bragueta brazo brazo* bromas bronce bruta
brutal buena bulldog burki* burkini burla burla_de burlon buro burros caballito cabeceaba cabelludo cables_pelados
cabra cadena cadera caen cafe_y caiga* caigo caigo* caimo* caimos cajon calesa call calla* callaron callate camarita
cambiaron_por campeon campera candadito cangrejo canic* caniche carab* carcajadas cargada cargadores carlo* casei*
caser* castr* castracion catalizador celad* celador celiacos cera cerdo cerdo* cerraban chaleco_de chamaca chamo*
chant* chasi* chasis chava* chaval chicos_y chinches ching* chiquillos chism* chispas chocado chore* chuches chupe*
ciati* ciega cifue* cifuentes circonita cirug* cirugia clavo clonaron cobar* cobarde cobra cobrando cobranza cobros
codazo cola_del colchones colchoneta colec* colectiva colgante colgaria colgu* colgue colla* colo colocado combo*
comen* comentario comim* comimos como_la como_no compren con_fotos con_quemaduras con_sorpresa con_sus confeso
confirmaron consejo conserje consumidores contado contiguo conto_a contra contractura convi* convulsionando copet*
copete corneal corredora cosid* costal cotiz* coxis coxis* crack crack* creditos creido crema_de creye* criadero crias
crias* criat* criaturas cristalero cruzar cuadros cualq* cuando_te cuarto_a cuarto_y cubata cuela* cuell*
cuero_cabelludo cuida cuidadito cuidate culat* culit* culito curado dar_la de_15 de_45 de_adulto de_almendra de_cara
de_cerveza de_cuarto de_datos de_down de_estos de_ingreso de_lado de_llegar de_mano de_milagro de_quien de_su de_sus
de_trapo de_tu de_unas decirnos decla* decoloracion dedos_en defen* degen* dejado_el dejaron_entrar deje_a del_asiento
del_bolsillo del_bolso del_colchon del_colegio del_consumidor del_cuello del_dedo del_local del_pie del_portero del_spa
del_techo del_turno del_viernes delante_del delfin dentista_me denunciado depre* desan* desaparece desaparecido
desaparecio descalza descalzos desde_ese desde_mi desencajada desgarrada desgracia desnudo despacha despertar despido
despr* despues_que destrozado destrozo destrozo_el desvio deuda* devolvieron_un dia_con diagnosticaron dialisis
diamante dice_q dices dices* dientes dieron_a dijo_a dijo_la diligencias diminuto dio_una disco dispe* dispensador
distr* distribucion dober* doberman dolares_y domic* domiciliacion don dona dos_asientos drena* drogada dron dueno
duerma duerme duplicaron echaba echo_el edema* ejecutiva ejecutivo el_aliento el_arnes el_barco el_barman el_brazo
el_capo el_chofer el_companero el_conserje el_cuidador el_culo el_disco el_dormitorio el_estomago el_expediente el_guia
el_hocico el_lavadero el_maitre el_pedal el_piso el_portatil el_portero el_profesor el_propietario el_que el_recibo
el_recreo el_relleno el_secador el_tobillo el_transporte el_unico el_y ella_no embargos embustero empas* empec* empece
empen* empleados empre* empresas empujo_contra empujon empujones en_consumo en_diez en_este en_observacion en_otra
en_pie en_profeco en_tu encadenados encer* encerrada encerrado encia* encias encima_del encontre encubre endod*
endodoncia enferme enfermedad enfermero ensenan enterado enterar entero_y entienden entrada_y entradas entrado entrando
entrenador_de envueltos equipajes equivoco_de era_de escalera_sin escara escob* escoba escribio_al escribir ese_senor
esfumo eso_lo esos espalda_y espanola esparadrapo esquema esta_vacia estado estan estanque etiquetar euseb* eusebio
eutanasia evari* evaristo exact* exagerada exijo exijo* existe_la exmar* exmarido exped* explicarle expuestos fabio*
fabiola faceb* facebook facha* fachada facturados facua facua* falda falda* faltaba_la famel* fantasma felino femenino
fianza_de finiq* flaca flota* force* forcejeo forma forma_de forzaron forzaron_la foto_a foto_que fotos_del
fotos_intimas frase fraudulenta freir freir* freno frota* frotaba fuga_de fumaban fumadisimo fumarse fusta fusta*
gafas_de gallinero gamba ganador ganas_de garganta garra* garzo* gasfi* gasfiter gatitos general genit* genitales
gestionaron girando globo gloti* glotis golpe_de golpeaban golpi* golpiza gomin* gominolas gonza* gordo* gorgo*
gorgojos gorra gorra* grabo grabo* graciela griet* grietas gripe gripe* grita* guagua guantera guardaba guardias guaro
guaro* guarradas guaya* gustos habia_una hablamos hable_con habones habran hacia haciendose hacin* hacinados haga harta
harta* hasta_el hasta_que hemorragia hemos_ido herida herni* hernia heroi* hicieron_firmar hicieron_un higienista hijas
hijas* hijo_por hinca* hincho hocic* hocico hogue* hoguera hombro hombro_y huevo humillaron hummu* hummus hurtaron
hurto hurto* ictus ictus* ignac* ignorada ignorantes igual_con ilegal impla* imput* incum* incumplimiento indem*
indemnizacion indicaron infeccion infla* infri* ingresada ingreso inmut* inscripcion insistia insistio_en inspeccion
insufrible insulta internado interpuse intimas intimo inventadas inventado inventaron investigacion inyecto ipad irrit*
jalo jeringas jubilada jugad* juzgado kilometraje la_acera la_audiencia la_auxiliar la_barbilla la_barra la_cabeza
la_caldera la_cara la_carretera la_cedula la_cocinera la_cuarta la_cuna la_dentadura la_dra la_encontro la_entrevista
la_fachada la_fusta la_garganta la_guantera la_jaula la_junta la_linea la_mandibula la_mesilla la_mona la_montura
la_nariz la_panza la_patita la_peluquera la_propina la_psicologa la_pulsera la_recepcionista la_sauna la_sierra
la_silla la_tablet la_tia la_uci la_unica la_vacuna la_ventanilla la_via la_zona labio labor* labra* lactando lactante
lango* langosta lanzo lanzo* larra* las_chicas las_costillas las_mochilas las_tijeras latex latex* latig* le_daba
le_grito le_jalo le_paso le_pidieron le_prendo le_puso le_salieron le_solto lean lengu* lengua_de lenguita leona*
lesiones levantamos levantara levantarse ley liant* liante licenciado licor licor* limpia limpiaron linda linda* litro*
litrona llaman llamandome llamarme llamarnos llamas llame_a llant* llantas llave_para llave_y llego_el llevaba
llevaba_la llevo_a lo_bajo lo_confirmo lo_reporte lo_sacaron lo_supimos lo_tiro lo_tuvieron lo_vio lobby lobby* locur*
locura los_ancianos los_aretes los_bebes los_brazos los_conejos los_de los_empleados los_meseros los_pasaportes
los_pasillos los_voy lozan* lozano lsd ltp lunas lunas* mache* machete madre_en madre_se madriza maestra maico* maicol
mails mails* malcriada malen* mama manana_me mando_a manga mano_en manot* marcaba marcha_atras marcho marib* maribel
martina mas_tarde masco* mataduras matones mayusculas me_agarra me_cayo me_cogio me_dejo me_devuelvan me_echo me_empujo
me_espero me_estampo me_gritaba me_han me_metieron me_metio me_planto me_preguntaron me_pusieron me_puso me_respondio
me_saco me_vendio medal* medicacion mejil* menin* meningitis menor* menos_a mensualidad mercancia mercantil meren*
mesad* mesada metal metal* metalica metem* metemos metfo* metformina metian metida metie* metieron metieron_en metio_la
mi_alergia mi_companera mi_denuncia mi_deposito mi_diagnostico mi_esposa mi_exmarido mi_mama mi_nene mi_perra
mi_perrita mi_sobrino mi_tarjeta mi_y mias_en microfono mient* milagro mirara miril* mirilla mis_pechos mochilas modis*
modista moho molus* momia* mongo* monitor_de monos monts* morad* morat* mordidas mordido mordisco morfi* morfina mostro
movil_en movimientos mozo muchacho muelle mulat* municipal nadar nadar* nalga nalgada narco* nariz nariz* nariz_y
nause* nauseas nave necesitar negaron_el ni_levanto nie ninos_a niquel nitro* nitroso no_dejaba no_hice no_no no_tengo
noche_el noctu* noque* nos_ibamos nosotras nudes nudes* numero_para nunca_he obligaron obligaron_a obligatoria obsce*
obscenos observacion ofend* oficial ofrecio ojos_rojos olia orden_de ordeno ordin* oreja_a orine* orines otra_persona
otros_dos oyo pagada pagados palos palos* paqui* par para_preguntar paraba parabrisas parar partidos parvo pasa_de
pasea paso_el paso_por patan patan* patio_del patit* patita patov* patro* patru* pavo paypa* paypal pedia pedirlo
peeli* peeling pegan* pegarme peine* pelda* pellizco pelotas penic* penicilina pensaban pensar peque peral* perforado
perfume perica perico perrita personas_en peru pese_a pese_al peso pidan pidan* pidiendo pillo pillo* pinas pinas*
pincharon pinchazos pintadas pis pisan* piscina_sin piso_la pisot* pitbull plana* plata plego plego* plome* plomero
pluma* plumo* plumon poden* podrido polea* polo polvi* polvo_y pomer* pomerania pone_el ponerme ponie* por_segunda
por_toda por_trabajo porqueria porra porri* porrito portero positivo preguntarme preguntaron_si prejudicial prend*
prendo_fuego prensa prepotencia prese* presentada prestamo preve* preventivo prieta primera_linea primo* procurador
procuradora procuraduria profe_me propietario propietarios propu* protectora psiquiatria puerta_de puestas pulmo* puno
puro puso puso_la que_borre que_color que_linda que_pidio que_ustedes quebro quech* quechua quedais quedo_mirando
queja* quejarme quemo_el querella quieb* quiebro quimica quiro* quitarle radiografia_de rajada rapar* rapin* rasgo*
rastreo rateros rayas rayas* rayitas rebozada recibir reclamo reconoci recur* redonda refer* referencias reflejo
regalaba reia rellena repen* repente repin* reponedor resar* residente residentes responsabilidad resulto_ser retirar
reto retor* reven* reventadas reventar revie* ricar* riend* riero* rieron risas risas* rocod* rocodromo rodeo*
rodillazo rodo rompieron_la rompio_un roper* ropero router_y rozandome rulo sabanas_con sabem* sabemos sacab* sacaba
sacar* sacarlo sacaron_a sacaron_la sacudio sala_llena salchichas salidas salis salis* salto salto* saluda saludar
sangrando saque* se_acaba se_ahoga se_burla se_hizo se_iba se_rieron se_tenia secta secta* sedada segunda_vez
seguro_que senci* sencillo seneg* senegales senos senos* sentarme sento_en sepa_que sepsi* sepsis ser serem* seremi
seria seria* serio sesamo setas setas* sexo si_acaso si_en si_tenia si_vivia sicar* sicarios sifil* sifilis siga silbi*
silbidos silla_del sin_comer sin_el sin_gafas sin_guantes sin_los sin_mi sin_parar sin_preguntar sin_querer sin_receta
sin_tocar sin_ver sindi* sindrome_de sinte* sirvi* sitio_de sobor* sobre_mis sobrecitos socia soja solas solas* soled*
soledad solicite solto_el somie* son_los sonriendo sorte* sorteo soy_yo sufri* supremo supuesto surtidor taberna tac
tajo tanda* tapada tarjeta_por tarta_que te_meto te_va te_vas tejad* tejado telegram tendr* tenem* tenemos tengo_fotos
tengo_un tenia_novio testa* testamento testo* thiag* thiago tiene_que tienes tios tipif* tirados tocaba tocar
todo_normal tomado toman tomas tomas* tonay* tonics trabo trabo* trae_el traia* traicioneras traig* tramp* trase*
trast* trata_de traza* trazas trece trece* trenz* trenzas tres_anos tres_cuadras tres_dias tres_ninos tres_noches
tribu* tributaria tripa* tripas tropezo trozo trozo* trozo_de trucha tu_pais tubo tuerc* tulli* tumbadas turno_noche
uci un_bidon un_billete un_camarero un_chiste un_esguince un_gatito un_juego un_poquito un_trapo un_trozo un_vaso
una_bomba una_contractura una_desgracia una_libreta una_silla uno_de usada usadas usurp* vaca vacil* vacilo validez
vegana vendaje vendi* vendieron vendieron_un venec* venia_por ventana_y ver_si verduleria verja verja* verno* vernos
vestidores vias vicen* vicente vidrio_y vieron_la villa ville* viuda viuda* vivia_sola volaron_los volcan volco volco*
volun* vomitos voy vuestro vuestros webca* webcam whisk* whisky wilme* wilmer y_bajaron y_cai y_cobran y_despues
y_ellos y_llevaba y_os y_siguen y_soy y_tuvimos ya_les ya_tenia ya_van yo_nunca yonki* zamar* zurro zurro*`,
      '6': `
250 450 480 4_me a_aguardiente a_cuarenta a_darme a_lado a_medianoche a_menores a_pleno a_poner a_presion a_que
a_quedar a_salir a_ser a_solas a_uno abeja* abejas abierto_y abonan abonar abort* aborto abri_la abrio_el abroc*
acabo_con acaro* acaros acelero acido acido* acompanado acorr* acorralo actos actos* acudi* adeud* adeudo admisiones
adormecida adren* adrenalina advertir aepd afect* afuera agarraba aguardiente ahoga ahorco airpo* airpods al_huevo
al_oido al_suelo al_tocar al_volante albanil alberca alega* alemana alergia_en alergica alguien_le algunos alla
almendra almohadillas alquilada amanado amanecer ambas ambas* amenazan amenazan_con amiga_le amola* amoladora anacardos
ancia* ancianos anclar andal* andamio anisa* anisakis anoni* anos_con anos_le anos_sin ansel* ante_la anteb* antebrazo
antib* antip* antro antro* anual* anuda* anule anule* apago apago* aparecio_una apila* aplicaron aplv apocrifo aprenda
aprop* aprovecho apuntan apuntando_a aranazos arbit* arder arder* arene* armar arram* arras* arrastraron arreglado
arrepentir asesora asfal* asfalto aspirina astil* asust* ataba* atado* atados atendemos atendieran aterr* atlet* atleta
atrap* atrapo audie* audiencia aulla* aullaba auto_y autorice autov* autovia auxiliar avala* avalancha avest* avestruz
avise bailaba bailo bailo* bajando_el bajar* bajara balanza banco_de barbi* barma* barman barte* bartender batida
beber* bebia* bebido becar* benzo* beodo* besar* besit* besitos besti* bestia bidon bille* billete bloquearon blusa
boca boca_con bocado bofetada bolic* boliche bolig* boligrafo bolsos bombonas boqui* boquita borre* botellines botul*
brase* brasero brech* brecha bronquitis bruta* bully* bullying burofax burri* cabel* cabezazos cabras cacahuete
cadenero cadenita cader* cadera_rota cagad* calambre calderas califique calla callaba callara camadas camaron cambiando
cambio_la camilla camion_y camuf* camuflado cande* candela cantidad capaz capaz* capta* cara_con carajillo carca*
cargaron cargas cargo_y cargos carie* caries carnes carta_con carta_documento cartera_y carteristas casa_con casan*
casi_lo casi_nos casilla castigado castigaron cayen* cayendo cayeron caza ceden ceden* cedie* cedieron ceja celiaco
cerradura cerrajero cerro_con cesarea chabo* chach* chama* chamaco chapa chapucero chatear chats chats* chichon chillo
chinos chiquilla chisp* choca* chofe* chofer cholo* chorizos chupa chuta* cinch* cinco_estrellas circo* circula
circulos citar* citaron clavos clienta_anterior clientas cobay* cobos cobos* cobrador cobre* cocinan cogen cogen*
cogid* colchonetas coleccion colega colegio_de colgados colgando coli colic* colir* colirio colocaron comenta
comentarios comiendose companeras comprado comprarlo compras comprobar_el con_bata con_heridas con_orden con_unas
conad* conciliacion_el conducia condusef conej* confirmo congelador conoc* conocerte conservas consuelo contaba
contestacion conti* contigo contrasenas coque* corne* coronavirus corra* corral corredor corrige_la cortadas cortisona
corto_la cosas_de cosco* costilla costr* costras cotil* creid* crios_en crust* cruz cruzo_la cuando_me cuarto_del
cubierta cucaracha cuello_y cuenc* cuenta_con cuentas cuerd* cuerda cuidador culpo culpo* cupon_de curad* curro curro*
dada danad* danado dano datos_y de_calderas de_camaron de_casa de_caza de_clientes de_coches de_culo de_embarazo
de_marca de_miedo de_mota de_mujeres de_oferta de_pan de_pescado de_propina de_puerta de_rodillas de_ronchas de_sala
de_seguridad de_turno de_venta deberia debieramos declarar decol* dedo dejaron_una deje deje_en dejen dejen* dejo_sin
del_almacen del_banco del_cajon del_camion del_casero del_colectivo del_conductor del_gas del_hotel del_jardin
del_juego del_pasillo del_profesor delat* demen* demencia denuncia_en denuncie denuncie_en desalojo desap* desaparecer
desgarro deshidratado desis* desmayo despacharon despacho despensa despertador desplomado desplomo despota desprendio
despues_me despues_sin desvalijaron desve* deudas devolverme devuelvo diama* diarr* dias_de dias_lo diera diera*
dijo_ser dilig* dio_con diplo* diploma direcciones director discapacidad disfrute disimulado dislo* divul* dnis
doblaron dolores dormia dormida_en dormitorio dos_hombres doscientos_euros dosis dosis* down drogados drogandose
duchaba duermo durmio_en e echab* el_anestesista el_anillo el_antebrazo el_asesor el_asfalto el_bate el_batido
el_cadenero el_collar el_cuero el_cuerpo el_director el_encargado el_escaparate el_gerente el_historial el_hombro
el_inspector el_joyero el_maletero el_masajista el_mensaje el_muslo el_padre el_pasaporte el_pecho el_pediatra
el_pestillo el_relaciones el_retiro el_segurata el_tanque el_taxista el_trasero el_trastero el_vecino el_viaje elimi*
embarazada embargo embes* embut* emper* empujaron empujo en_botella en_pijama en_polvo en_ropa en_su encargo encen*
encerrado_en encerro encima_a encontrare encubierto enfie* enfoc* enganaron enloq* enloquecido enormes ensenaron
entre_cuatro entre_tres epine* equivoca esa esas escalon escap* esconde escondieron escondio escop* escritas escritura
escupe eses esgui* esguince esofa* esofago espar* espia* estafadores estafaron estampo estilista esto_a estor*
estrangulo estrellitas estuvo_en etapa etapa* evaporo exactamente exhib* exigia exigieron exigio existen expedientes
exploracion expue* extasis extin* extracto ezequ* fajar* falsedad falso* falso_en fanta* farlo* felin* femen* fenta*
fentanilo feste* fiamb* ficti* ficticio fierr* fierro filmaba final_de financiera finca firmados fiscalia fiscalizar
fisgo* fisur* flaca* flaqu* flaquisimo flojos forzado fractura fuga fular fumab* fumandose fumet* fumig* furgon galer*
galeria ganado ganancias garrapatas gasa gasoi* gasoil gastroenteritis gatito geolo* geren* gerente ghb girad* girada
gober* gobernanta golpes gordito goril* gorila graba* grabando grabaron graduadas gritaba gritaron grito guagu* guant*
guantazo guind* guiso guiso* gustan habian_entrado habitantes hablaban hablar_me hablo hablo* habon* hace_cinco
hacen_los hacerse hachis hacia_mi haitiano halle halle* hamsters hare hasta_mi hay_un hemat* hembr* henna henna* hered*
herpe* herpes hicieron_quitar hidra* hierr* hierro hija_de hijo_en hijo_la hinch* hirvi* hirviendo historia_clinica
hiyab homol* hospe* hostia huama* huaman huesos humar* humareda humilla husme* identico identidad ignorante imitaban
impag* implantes impreso incompetente incon* incub* incubadora industria infecta informo ingen* ingre* iniciada inmig*
inodo* inodoro inspeccion_de instancia instructor_de insul* intereses inventada invento invid* invis* inyectaron iran
irene irene* irres* irresponsable jadea* jaula_de jhon joel jovenes joyas joyas* judio* juridico juris* juro juro_por
juro_que justo_ese kart kilos kilos* kines* la_administradora la_alergia la_alianza la_aseguradora la_autovia
la_bajaron la_barandilla la_barriga la_boca la_botella la_cabina la_ceja la_cintura la_colonia la_crema la_cuerda
la_dejaron la_familia la_finca la_furgoneta la_gestora la_gobernanta la_goma la_harina la_jefa la_ludoteca la_mano
la_matrona la_mejilla la_mesita la_mirada la_monitora la_motosierra la_multa la_muneca la_ocu la_olla la_omic la_pareja
la_peluqueria la_petaca la_pierna la_sarten la_tomo la_vereda la_visita la_vitrina labio_partido lactantes lacte*
lacteos lado_a ladrona lagun* lamentable las_clientas las_escaleras las_herramientas las_manos las_plumas las_ruedas
le_cortaron le_dicen le_echaron le_hicieron le_metieron le_pego le_sirvieron leidy leidy* lejia lejia* lesbianas lesio*
letrado liand* liandose libreta lic licenciada limpiadora linch* lineas lisas lisas* llagas llame_para llavero
llegamos_con llevara llevaron llevarse lo_dejo lo_digo lo_ha lo_hace localizador locos locos* los_billetes los_chavales
los_guantes los_huespedes los_labios los_ojos los_parpados los_pendientes los_viejos luego_en lupin* maced* macedonia
malcr* maleducada maltrato mamad* mando_un manej* mania* manicurista manip* mapuche marce* marcela marihuana_en marim*
mascotas masiv* masticar maton* mayus* mdma me_avento me_culpo me_echaron me_ensenaron me_esperaba me_explico me_falta
me_grito me_pego me_pidio me_pregunto me_presento me_quemo me_quito me_rompio me_sacaron me_soltaba me_tumbaron me_va
me_vaciaron mecanico mechero mechon medianoche medica medicas mejilla mensu* mensuales merca mereces mes_siguiente
mesit* mesita meti meti_la metia meto meto_el mi_apellido mi_cuenta mi_favor mi_neceser mi_nino mi_pasaporte
mi_telefono miedo_a miente mientras_me mintio_sobre mirandonos mis_datos mis_dos misma_noche misma_tarde miss miste*
modal* modales mofo monja monja* monoxido montaron montones moqui* morado morales mordida morena morenos moret* moros*
mosqueton mosso* mossos mostraba mota moviendose movio movio* mucam* mucama muchachos muela* muelas muerd* muerde
multinivel musul* nadan* nadando nadie_ha neceser necro* negaron_a negociado nena_de neumonia ni_agua ni_hablar ni_los
ni_nada no_abonan no_en no_existe no_pagar no_un no_va nocturna nominas norbe* norberto nos_pidieron nos_saco notas
notas* notificada novio_y nudil* nudillos numero_en nuria nuria* obligada obligan obser* ocultado ocultas ofreciendome
oi ojos ojos_del ollas ollas* olvido omic ong operaron oral ordenaron orina oscar oscar* oscuras_en otitis_y otro_nino
oxido oxido* oyo_mi pache* pagan pague_por panal pancho panel papel_de papil* para_comprobar para_no paral* parar*
parpados parto_la parvulos paseador pata patea* pechos pegatina pelados peleas pellizcos pelo_a pension perez* perfu*
periodico periquitos permanente perras perre* pervertido pesa pesaron pestanear pesti* pestillo peta petac* petaca
peyot* pezun* pezunas photo* photoshop picot* pidio_que pidio_una pinchar pinchazo pintores pirat* pirul* pirulas
pitbu* planto plata_de pleit* pleito polle* pollera polli* pollitos popper por_culpa por_hora por_instagram por_uno
porno porno* porra* porro_en positiva post precintada precintado pregunto_si preju* prema* prenada prendas prendo
prens* prepa* prepara preparate preparo presento prieto primaria primos_y problemas proce* prometo proteccion
proteina_de provoco proxima_vez pruebas pruebe publico puedas puerta_abierta pug pulgas punet* pupilas pupilas_como
puse_la pusieron_a pusieron_el puso_el que_bajara que_firma que_jamas que_paso que_que que_ser que_tu quebr* quedaban
quedarse quedo_el queja_en quien_es quiero_que quiropractico quita_el quitaron_la radic* radiografias rajad* ramon
rasgada ratas ratas* ratones reabr* recau* recepcion_me recibio reconocimiento recorrido recre* recreo redes redes*
redon* reenv* refrescos refug* regalan regle* regleta relaciones relojeria remed* remedios renta* repartidor_se repetia
resolucion restrego retenida retro* retrovisor reuti* rider rider* ridiculiza riesg* riesgo robab* robaban robadas
rocia* rociaron rocio rocio* rodea* rodrigo rojas rojas* rompieron_el rompo_la ronchas ropa_y rosada rosales rosalia
rubio rubios sabei* sabeis saberlo sabia_donde sabra* saca saco_a saco_el salchicha sali_de salva* saman* samanta
sanci* sandr* sangre_en satay satay* satir* saturnino se_inventa se_le se_negaron se_que seguidos seguros sellado
sellos senal_y senso* sensor sentadilla sepan sepan* sepro* seprona sergi* seria_una serio* serna* sernac serop* serpi*
servicios servirnos sever* severa sexual si_te siguiendome silbando silvi* sim sin_anclar sin_cambiar sin_correa
sin_dormir sin_necesidad sin_pedir sindr* sindrome sinve* sobres sola_por solda* solito solta* soltarme soltaron solto
solto* sonda sorpresa_y sorti* sortija sospe* soy_celiaca spam srta su_instagram su_reloj subo succi* sudac* sudacas
suelos suelto_en sujetaron sujeto sumar* supe superintendencia superintendencia_de supervisora supre* supurando
sus_partes susur* sutur* sutura suyos suyos* taber* tabla tahin* taller_y tamba* taquicardia taquillero tarjetita taser
taser* taxim* taximetro te_ofrece te_saco te_vea telefono_a telem* temblaba temblando_y tende* tengo_los tenid* terap*
terceros terminal terri* testigo testimonios textual thinn* thinner ti tigre* tikto* tiktok timad* timadores tirano
tiro tiro_del tocab* tocar_la tomad* toman* torcida_y torcio_los torta torta* toxic* trabajador trabajando traer*
tragos traigo trans transa transferi transportin trata tratamiento trato_de trave* tres_en tres_lineas tripi*
trituradas troci* trocito trocito_de trona_con tu_moto tumbaron tumbo tumbos tuntu* tuntun turista turistas tutela
tuvieron_que un_auto un_aviso un_bote un_cable un_companero un_cuartito un_cuchillo un_dedo un_diente un_guantazo
un_metro un_movil un_paquete un_prestamo un_reloj un_supuesto un_tipo una_cadena una_camilla una_deuda una_financiera
una_noche una_piscina urban* usada* usted usuarios usura* va_a vaciaron_el vais vais_a valet valet* valio* vapeadores
varic* vario* varios vehic* vehiculo veinticuatro vena venci* vendiendo vendria venezolanos veras veras* vereda verte*
vesti vi_con vicio vidrio viera viera* vigilan villa* viniera vino_abajo vino_encima vino_la visio* vision vitrina vive
vives vives* vivia volad* volte* volteo vuelvas vuestras xenof* y_dentro y_desde y_dijeron y_lleva y_nueve y_nunca
y_pedi y_tu ya_en ya_habian ya_tiene ya_veras yegua yeguas yesen* yesenia yorki*`,
      '7': `
120 a_golpes a_proposito abajo_con abandonaron abonos abrazados abri_el acariciaba accio* aceto* acetona acosador
administradora adorm* adulto afila* agarr* agarre agente_de agresor agujerito agujerito_en ahijado ahorros airba*
al_aviso al_juzgado al_recoger al_salir al_sol alas albaniles alcoh* alergica_al almen* alquilar altan* alumnas amarr*
amarrado amenazo ampollas anaca* anafi* anestesia anestesista anfet* anillo_de antid* antih* antihistaminico
aparcacoches aparcas apilados apunto ardiendo arrancaron arraso arrendador arrie* arrim* arrog* ascensores aseguradora
aseo asi_me asist* asmat* asomado aterrado atrop* autista auto auxil* avento azuca* babos* bajaron_la bajo_con balan*
ban banar* banaron bano_del barandilla barbara baret* barriga barrotes base basta bebe_en becad* becados benef*
benefica benga* bidon* biops* biopsia blanco_y borracho botiq* botiquin bots brillante bronq* brota* bujia* bujias
bulld* burlo burof* busqu* cabra* caca cachetada cachorro cadenas caderas cagar* caja_de calefon cales* calif* calzada
camad* camareras camellos cangr* canna* cannabis capar* caparazon capturas cara_en carad* caradura caraj* cargando
cargo_de carnicero carrito_de casera cayo_a cayo_de cco cedul* cedula celiacas celular_de cenizas ceril* chaleco chate*
chicas chip choco cinta_de cinturones circulando cizal* clavo* cobrarme cobre cochino cocinera colaron colegas collar
colombianos columpio comia comio comio* companero comprobar con_candado con_certificado con_crios con_fiebre con_gente
con_harina con_llave con_tu con_uniforme conciliacion conejos confirmacion_y confundio conju* conjuntivitis conmi*
conmigo conmigo_en consentimiento constancia consumidor contaminada contaron contra_el contra_mi convu* coordinadora
copia_a copio copio* correa_de correo_de cortina_del cortocircuito costillas cread* criad* cristiano cruel* cruza*
cualquiera cuando_sali cuartito cucarachas cuchilla cuela cuenta_en cumplen curio* damia* damian dato de_18 de_alergia
de_alquilar de_arroz de_bano de_buceo de_claro de_conciliacion de_confirmacion de_crack de_curso de_ese de_marihuana
de_mierda de_morosos de_pesas de_punta de_todo de_todos de_vida deamb* defensor dejaron_la deje_mi del_balcon del_carro
del_entrenador del_mes del_pelo del_taxi deliv* delivery dentadura deposito_y derecho_de derramado desacato desalojar
descolgo desconocidos desde_entonces desgr* deshidratada desnu* despacho_en desperto desplumados desprecio despues_del
desta* destellos destr* desva* diagnosticos diali* dient* dinero_por dinero_y direccion_y divorcio_en donat* dra echa
echaron echen* ejecu* el_aceite el_analisis el_arrendador el_auto el_campamento el_candado el_caparazon el_carnet
el_castillo el_cenicero el_columpio el_deposito el_dr el_guarda el_guardarropa el_guardia el_logo el_mesero el_mio
el_monedero el_ojo el_parte el_patio el_peluquero el_propio el_puesto el_pure el_recepcionista el_socorrista el_termo
el_tipo el_turno el_vestuario el_vuelto el_whatsapp elastica email email* empezo_a en_alto en_banador en_google
en_internet en_marcha encerrona encontramos encub* endil* endilgaron enfada enjauladas ensan* entregaron entro_con
enven* envue* envueltas epile* equivoco era_mi eres eroti* esa_noche escaparate escondido_en escot* escote escribe
escribirme escuche escup* ese_local espanoles espanta espin* esque* esta_la esta_semana esta_y estare esterilizar
esto_no estos estos* estoy_en estrello estudios eutan* evapo* excre* expul* extintor falle* fallecio falsa false*
falsos favores finca* fingi* fisio flor flotando_en foren* forense fraude fular* fumadero fumando galgo* ganan* garab*
garabato gases gases* gastr* gatea* gente_de golpeado gordita graba gramos grapa* gritan grose* grosero guardas guarr*
guill* habia_ido hablan hace_falta hacke* hamst* harin* harina hasta_sangrar helado_de hepat* hepatitis heridas herra*
herramientas hinchada hongo* hongos hostel humil* humos humos* hurta* ido ido_a iguan* imagenes impresentable incin*
indec* indecopi infantiles infladas informatico infra* ingresados inmov* interna inundado inven* inyeccion jalon* jaula
jaula* jefa jefa_de jeringuillas joyero judicial junto_con jurid* kayak* keta la_anestesia la_cabana la_camara
la_casera la_cisterna la_compania la_consigna la_correa la_costura la_cria la_cuidadora la_demanda la_denuncia
la_estanteria la_frente la_itv la_llama la_manguera la_muela la_ninera la_noria la_queja la_razon la_saco la_sena
labio* labios laboratorio lactosa_y ladrar lanch* lancha lapto* laptop las_caderas las_camaras las_cejas las_copas
las_duchas las_gafas las_piernas las_practicas lasci* latas latas* latinos lavo le_arrancaron le_dijo le_vendieron
letre* letrero levantada levanto_la litros llave_maestra llaves_de llaves_del llevaban llora lo_sabe lo_saben logo
los_clientes los_dedos los_demas los_duenos los_examenes los_gatos los_guardas los_mios los_nombres los_pacientes
los_pedidos maest* maitr* maitre mal_y maleducado mamas* mandare mandibula mapuc* marcha marihuana mariscos mascarilla
mastu* matarratas maternidad matro* matrona me_bloqueo me_devolvio me_escribe me_escribio me_nego me_robaron me_rozo
me_tiro meche* mecho* mediacion membr* memor* memoria menores mensajitos mentirosa mentiroso merod* mesero meseros
mesil* mesilla metan* metia* mi_abogada mi_agenda mi_bebe mi_cocina mi_direccion mi_divorcio mi_enfermedad mi_firma
mi_habitacion mi_mano mi_papa mi_por mi_puerta mi_queja mientras_yo mierd* mierda mil_euros minis* ministerio minti*
mintio mirada mis_ahorros mis_fotos mis_primos mocos* molido mona moneda monitora morac* morados moral* morosos
moscas_encima muchas_ganas mujer_y mujeres murmu* murmuro muslo muslo* nalga* nego_la nene niner* ninera ninos_al
nique* no_dio no_pagan no_pedimos no_podia nombre_completo nombre_y noria noria* nos_negaron note nuevas nuez nunca_se
obrer* obreros ocho_anos octog* ocu oculto oido olvidan opinion orina* os os_voy otiti* otitis otro_cliente
otro_mecanico oxige* oxigeno pague_la panza panza* paquete_y parab* pareja_de parqueo parvo* pasaba pasajera pasaportes
paso_con pastillas_a patata pechu* pechuga pedidos pedra* pego_un pelado_de pelos_y peluquero penal pendientes_de
perchero perdieron_a perdio_los perdio_mis perfo* perio* periq* permiso persiana_con persona_con personal_de perve*
pesab* pesaba pesar* pese petar* petardos pibes pibes* picaduras pidio_el piensalo pille pille* pilot* piloto pizze*
pizzero poppe* por_tener porro posit* precinto preex* preexistente prena* prepo* profeco proposito propuso psiqu*
publicaron puerta_a punos punos* pupil* pus que_pasaba quedar quedaron_con quedo_mi queja_ante quemaduras_de quemaron
quemo quemo* quincena racis* rampa_y rasga* rater* ray rebajada reclamo_en regis* regulador reloj_de reloj_y remol*
remolque renovaron reporte respondio responsable revento revisar revisaron rivot* roja rompe rompieron rompo rompo*
ronch* rozan* rubri* rubrica sabian saco_la salch* sale_en salga* salmonela salmonela_confirmada saltando salvavidas
sangrar sanid* sanidad saqueado sarna sarpu* se_a se_burlo se_comio se_descolgo se_equivoco se_los se_parece se_partio
se_quedo se_vino secci* sedad* sedan* segura segurata seis_anos sella* sello_de servidos servimos sesam* sexuales shock
shock* siete_anos sillita sin_consentimiento sin_huevo sin_tacc singl* singluten sirviendo sirvio sobre_de socor*
solto_que son_del sonda* sorda sorda* soste* sosten soy_alergica su_llave sucias suelta_en suenan suero suero* supla*
supue* supur* sustr* tacan* tacc tan_tranquilo taparon taxis* taxista te_hago teleg* tengo_la tenia_en tenia_un termo
terne* terraza_el tirita tiro_el tiro_la tirol* tirolina toni torcio tosie* tosiendo trabado tragar tranc* trigo trigo*
tromp* truca* trucho tuercas tumor tumor* turba* tutel* tuya ucran* ulcer* un_beso un_comercial un_desconocido un_globo
un_hombre un_tal url urticaria usaro* usaron usted* usted_no ustedes uva vago vales vales* vamos_a vendio venez* verme
verme* vete vicio* viejos vienen_familias vigil* vigilado vigilantes virge* virgen visa viva vivia* vivos vivos* vocea*
vodka vodka* volado volar volar* vomitando whatsapps y_cerraron y_listo y_soporte yo_nos yonqu* zaran*`,
      '8': `
50_en 89 90_cada a_gas abierta_y abri acari* acceso acta adred* adrede adult* agred* agreg* aguar* agujas al_agua
al_bebe al_seguro alergias aliento_a amana* ampol* animador anito* anitos antes_que apale* aparcan apest* apocr* apto
arregla arren* asco asfix* asma audios autis* autocar avell* avisar_y bajaron baran* bata bolsita bombon braya* brayan
burlo* callejon camel* canti* canut* carne_viva celia* chale* chamu* chapu* chuch* cocinero cogol* colar* colom*
complice compradas con_cajas con_ganas confe* correspondencia costi* cristal_en cubatas cuenta_de cuentakilometros culo
cuotas curri* curriculum de_madrugada de_manual de_paso dejaron_a del_hostal del_taller delante_de deman* denun*
denuncia descarado desperte detector_de detras_del diente disca* disim* documento droga* duerm* el_animador el_camping
el_cerrajero el_cocinero el_codo el_cuarto el_datafono el_del el_dentista el_dueno el_entrenador el_instructor
el_jacuzzi el_maestro el_perfume el_personal el_piano electrica embarazo embau* embus* en_carne en_ese en_urgencias
en_voz encendida enganosa enjau* entro_en enviada escapo escondidas esfum* estal* estallo estra* extas* facturan
facturaron foco fotop* frenaba garga* gatit* gitanos gordi* gramo* gusan* hachi* hemor* herid* hija_con historial
hiyab* homof* hosti* ident* igual_a ilega* inhal* inquilinos instructor inves* inyec* jerin* la_almohada la_empresa
la_fuerza la_guardia la_hamaca la_mia la_nota la_punta la_tengo la_trona lacta* las_buenas lavam* lavamanos le_pase
le_quitaron lesbi* leyo llaga* lo_conto lo_llevo los_monitores machi* maestro malas malas* maled* mandado manejaba mani
maric* marih* masti* me_facturaron me_negaron me_tomo me_trato me_vacio meser* mi_abrigo mi_acento mi_ficha mi_perfil
mirandome monedas_del monox* monte* nadie_vio negaron_la negras neumo* nos_echo nos_veremos notarial oficio opiniones
paciente_anterior parpado parvu* pasea* pasillo_del paso_la pecho pecho* pegat* pelli* pleno_julio podrida por_detras
por_esta por_pedir por_si por_sus porro* preguntaron presentado presi* presion priet* primos probe probe* propio propo*
pusieron_una que_hora que_usted quemadura quemaduras ramon* rastr* reacc* reaccion recibi repartidor_me repor* reque*
respiracion retir* retiro reviento roban* rompio_la rubia rubia* rubio* ruman* sacaron sapo sarna* se_bajo se_llevo
se_paso si_nada sin_frenos sin_las sin_permiso solic* solit* su_casa su_culpa subir_a suegra_con sueld* tal talla_de
te_espero te_voy temblando teodo* testi* thc tiene_mi tiraron titulo tobil* tobillo tranquilos trapi* truch* tumba*
un_bate un_celular un_empleado un_plan un_postre una_resena una_tal urtic* vacio_el vas vea veces_la vencido vendian
venta ventilacion vih voy_con voz_alta y_cobra y_papel yegua*`,
      '9': `
a_cambio aband* acosa* ahoga* ahorc* ajeno ajeno* alban* amane* ancla* anest* ante asoma* avisados avisamos bloqueo
bolsitas burla* cache* cacho* caden* cai camaras chinc* chupa* clientes clona* colga* comun con_sangre contratamos cria
cubat* cucar* cuidadora debit* del_grupo dentro_del dijo_el dr echo el_motor embol* encad* entraron esnif* esta_noche
exigi* falsi* filma* firmaron forza* fract* fraud* fuman* ganad* grita haiti* hospitalizada hoste* ibamo* ibamos infec*
insin* insistio intim* intox* judic* junta la_bodega la_cerradura la_comunidad la_pata la_ruta le_dieron maltr* mandi*
mando_una maria me_corto me_llamo menti* mi_cara mi_dni mi_foto mordi* nego nombres ocult* opini* partio peric* pinch*
por_ser procu* profesor_de reclamacion restr* rompio_el salio_de se_donde se_las se_llevaron se_quedaron sexua* sin_luz
sober* soberbia sobre_mi socorrista sola_en sr sra tembl* tomo traic* tu tus vaciaron vas_a venden vendido vientre
viola* volaron volo vomit* vuest* vuestra`,
    },
  },
  fr: {
    plainBelow: -2.35,
    unlikelyBelow: 1.33,
    likelyFrom: 5.45,
    words: {
      '-9': `
65 a_refaire adora* adorable alors_qu apres_trois assas* auven* auvent avait_dit bof bruya* caout* caram* cher chere
chere* comed* complique courte de_nouveau de_passage decal* decev* decu dossier_en du_jour en_papier en_rupture ennuy*
estim* fade fait_ce fermeture_a grinc* hors_service illis* illisible interminable jauni* l_ame la_batterie le_chien
lent lente lente* les_enfants loin long longue mais_il mais_on menu merci_a molles montures non_plus on_regarde passi*
peu_d plate prevue progr* programme qui_ne rassi* redem* repor* reportee repou* sans_explication satur* se_fait sec
serveurs sombr* sombre stock supplement table_pour temps_de terminee triste trop_petit une_etoile une_salle`,
      '-8': `
31 380 a_18 a_3 a_9 a_gauche absentes affichette ai_cru alarme_incendie ampou* ampoule animations attendais au_moins
augme* automate baguette banal* bancale bornes bouchonne brasserie brill* bruyant capri* carbonara categ* categorie
celui_du cette_annee ceux_de chambre_pas cheveux_dans chiche chien_etait cintres clim cloch* combl* compote connexion
conseils correspondance crene* d_accord d_air de_8h de_ca de_monde debor* deborde deco decor* decue decue* deguisement
deja_ca delai_de deux_au deux_etoiles devine diffi* difficile disaient doux du_vieux ebrec* empeche en_maintenance
en_retard en_six essaye est_passe etroi* exigu* expir* fatig* ferme_pour fermees fige final flech* formidable fumeu*
game genoux_dans gresi* groupes heure_au heures_par humai* humain il_faut incendie_a indus* infer* introuvables invites
jamais_recu jamais_recue l_agenda la_concurrence la_rentree le_garcon le_soleil legen* lisai* lisait livre_sans livree
location_de lui_ne magaz* mai_on maintenance mais_a mais_quand marchait me_propose mecha* mechant mignon milieu_et mou
mous n_arrive nombr* on_attend ourle* pale pas_prete passionnant penib* penible peu pistolet_a pixel* plat
plus_maintenant poli prix pro promo_refuse quarante_cinq quatre_mois quinze_euros rayon_de redui* reduite reprendra
reserve_au reserves reste_du ridic* rien_en sans_ascenseur sans_discuter sans_nom savon se_ferme secs selon_ma
sept_heures serie service_apres service_en siecl* siecle souriant strapontin supermarche surco* surcote taille
telephonique temps_d tire_bouchon trist* trop_cher trop_courte trop_long une_demi uniquement up venti*`,
      '-7': `
11h_au 12_euros 14h 1h30 380_euros 3_jours 3eme 412 4_jours 50_min 64 82 89_euros a_15 a_6 a_7 a_jour a_plus a_quoi
a_repondu a_taille a_tomber a_voir agace agace* ai_envoye ai_mange aimab* aimable ame angle* annoncait annulees
appelle_on apres_nous araignee armes armes* arrive_jamais articles aspirateur attendais_a attribuee au_tel au_top
audioguide aureo* auton* autonomie avais_pris avait_recommande avis_de balancoires bancs bancs* banques bibliotheque
biscu* bloque_sur bonde* bords bords* bourru bout_d bruyante buche* budge* bulle bulles ca_coupe ca_pique ca_plante
caramel carres carte_des catalogue cendriers centime centimes cff chaines chaises chambre_double chaque_appel charm*
charmant chasse_au chauffee cher_et chocolat choix_de classique clavier clic clima* cohue cohue* comedie
commande_annulee commander commandes commence_a comment_je compliquee compte_bloque comptoir_de congeles contente
cornet couches coupe_pas couper courant_d courent creneau creux creux* crime* croissants croque_monsieur cuir_qui cuit
d_annee d_ennui de_10 de_dire de_fidelite de_file de_foot de_fusil de_grave de_jardin de_musique de_pain de_pluie
de_stationnement de_tabac decale decevant decid* decus decus* defra* defraichie delav* demag* depli* depuis_onze
derriere_un des_traces des_voisins deux_euros devait_me diffe* different dirai* dit_rien dommage_pour doute
douze_minutes du_marche du_parking du_prix du_vol dure dures dures* durs durs_comme ecail* echanger echeance eclai*
ecour* ecrans editi* edition en_3 en_double en_etait en_formation en_hausse en_magasin en_mousse en_octobre en_option
en_parlerai en_pause en_place en_poudre en_travaux en_vacances en_veux ennui ennui* enterrement entet* erron* essayer
est_affiche est_tres estime et_soir etait_bonne etait_gentil etait_mieux etait_tres etait_une exercice exercice_d
expediteur expire exposee facon facon* fait_deux fane fanta* faut_un fenetre_qui fete fidel* file file_jusqu file_pour
filets fille_qui final* fins flou fois_de fois_on formi* formule free frotte fut gachee garantie_refusee garer garer*
gaufre gazon gazon* gens_de gentil gentils glace_fondue gresille greve greve* grince groupe_trop heure_pour hold
hold_up hs huit_minutes impossible impossible_de inaud* incomprehensible indis* inega* injoi* injoignable inspi* insuf*
interet intro* inuti* inutile irreprochable jamais_arrivee jamais_venu je_change je_peux jour_du joyeu* joyeux
justificatifs karao* karaoke kot l'a_donne l_auvent l_echeance l_expediteur l_option la_clim la_dessus la_fete la_gare
la_lampe la_maj la_partie la_pub laissant lambeaux lassa* le_2 le_6 le_cadeau le_dernier le_distributeur le_long
le_menton le_plat le_portail le_vendredi leger les_bouchons limit* liste_d lit_ses livrees loint* m'a_regarde
m_attendais m_avait magazine mais_cher mais_pour maj mal_au malgre_mes mangeant marteau_piqueur mauvaises mcdo
me_souhaite me_tue meme_mon meme_morceau merci_mais mes_frais mes_petits mes_remarques meteo meteo* metre mi midi_et
min_pour minuit_et minutes_d mise_a moche modele moitie_des molle mon_gout monot* monotone moyen musiq* musique m²
n_empeche n_etaient ne_coupe ne_passe ne_va nivea* niveaux noir_de non_remboursable notic* notice notifications
nous_avait objet obscu* occupee offres on_devait on_entendait on_sort orage orage* oublie_le oublies ourlet pages
pages* pansements papier_peint par_contre par_personne par_tete parcm* parcmetre parco* parcours park parking_plein
parlerai parles partir_de pas_comme pas_pratique passage_dans passages patin* payante peage peage* peint perd_ses
perruque piles piles* piqueur pistes places plains plaisir plantee plantes plats plats* plein_d poisseuse polar*
police_d policier portabilite portions pots pour_travaux pour_trente poussif pratique premier_jour prevoyez prevu*
promises propose_une quali* qualite quarts quatre_et qui_accroche qui_craque qui_goutte qui_gresille qui_grince qui_lit
qui_tient racket raconter ranges rappel rares rares* rassise ratees realite recharger refuse_pour remarquez
remboursable rencontres reparee repondeur reponse_automatique repousse resilier retarde retours retraite_de retre*
revoir ridicule riqui* riquiqui roulette salee* salles sans_avis sans_doute sans_gout sans_interet sardi* sardines
sature sauve_la saveu* se_garer se_sent semaines_avant semel* sent sent_le seringue_a seul_guichet seulement_en shamp*
shampoing sirenes sol_collant sono sonor* sonore sorties souriante souris_d spect* spectacle splen* splendide
supporters sur_deux sur_douze swiss* tachee tailles tardi* tarifs tend tetin* theme theme* tiede tiede* tomate
toujours_au toujours_ici toujours_un tout_en tradition transfert transparent trop_de trop_doux trop_sucre trous
trouve_une trouver un_bonjour un_bouton un_distributeur un_panneau un_repondeur un_velo une_baguette une_equipe
une_journee une_ordonnance une_planche usure usure* va_bien vaiss* vaisselle vendeuse_qui ventilateur ville
voiture_trop voyant_la wifi_inexistant`,
      '-6': `
10_jours 12_jours 13h 142 14_km 17h 185 18h 196 19h40 19h40* 2011 2015 20_minutes 21h 25 26 310 35 3d 40_min 410 4_fois
58 5_jours 5h 74 8h30 8h_a 8h_un 9h40 a_13h a_14h a_17h a_20 a_21h a_29 a_34 a_apporte a_bien a_couper a_fond a_me
a_mieux a_parler a_plat a_trouver a_vecu abat accueil_froid acheteuse acteu* adorables affut* ahmed ahmed* ai_propose
aime air all ambia* ambiance amer amere amien* amiens anglais_seulement angles annulee_sans ans_un appli_de appor*
apprecie apres_deux apres_dix araig* archi arrive_le assassin assassinat assommer attendus attente_au attente_de
attente_longue attractions attraper au_contrat au_devis au_final au_fromage aucun_geste augmente autocollant
autocollants autre_age avait_l avait_pris avalent avant_on avec_cinq avec_tout avenu* avenue baclee bagage_arrive bagel
bagel* base_de batterie_morte battus belle_soeur berli* bien_la bien_mais bienv* bienvenue bijou blague blanq*
blanquette blase* bloque_a bof_bof bon_c bon_j bon_sens bonbon bonne_et borne_de bouchon bouchons bougo* bougon
bouilloire bouquet bourguignon bousculade bouteille_d braquage break break* breto* breton brouillard brulant bruyants
budget bug bugge* but ca_a ca_m ca_m'a cabos* cabosse cafet* cafeteria camion_poubelle camion_trop canap* canape
capricieuse capricieux captc* captcha caraf* carafe carafe_d casseroles ce_jour ce_prix cellu* centre_et certificat_de
chaot* chaotique chaque_mouvement charmant_mais charme chate* chatelet chauffage cher_pour cheres chipo* chips chips*
choco* choisissez choix choix* choucroute ci cimen* ciment cinq_fois cloches cm coffres coincees colis_a collante
comble comediens comme_annonce comme_demande comme_toujours commune complet_a compris_dans compter condi* conditions
confidentielle confitures confu* connectee conseillee content contrat_de contre_deux convention coop corni* cornichons
costa* couette_trop coulu* coulures courants courte_que courtes couru couteau_qui couteaux coutent couture
couture_defaite coutures couverture couvertures creves crime crimes croirait d_evacuation d_examen darty darty* de_17h
de_9h de_bureau de_classe de_contact de_massue de_neige de_perche de_printemps de_prix de_tir de_tiroir de_voir
debout_avec decalee deche* decide decider decod* decodeur decollee deconnecte decorative defai* defaite defonces
degres_dans degus* degustation demandent demenage demonstration depart_en deplacement depliant depuis_juin depuis_lundi
depuis_octobre des_coulures des_midi des_miettes des_pates des_trous desac* destinataire_absent deux_couches
deux_passages deux_sans deux_semaines deuxieme_paire dever* deverrouillage devoirs diabl* diable diapos differente
differents difficile_a dirait discotheque docto* doctolib dois dommage donne_sur dont_la dormaient doses doses*
du_dimanche du_genou du_palais du_voisin dur eau_a eau_chaude eau_froide ebreche ecaille ecoeuree ecoul* ecourte egaree
emous* empec* emploi en_bonne en_boucle en_carton en_compote en_gare en_novembre en_panne en_plastique en_retraite
en_service en_sus en_un en_vrai enfants_s enigm* enlevees ennuyes enregistrement enter* entre_chaque epee epoqu* epoque
erafl* est_adorable est_fini est_gentil est_long estimation et_au et_peu et_rien etagere etaient_au etait_adorable
etait_au etait_bien etait_de eu_peur evacuation exageres excep* excur* exercices expo fabricant faire_part fait_en
fallu fallu* fatiguee faut_attendre fauteuils fee ferme_sans fermee_le fermee_pour fetar* fetards fichue fidele figee
figee* filan* file_de files files* film film_de fissure fleche fletr* floue* flous flous* forum* frais_de france
franchement_decue francs_le frien* friendly friss* frites_molles fumeur fumeurs galet* gaufr* gendarme genti* glaces
glissent gondoles gout goutt* grandes grass* grasse gratin green* grises habite_a happy_hour hausse_de helas helas*
heros heros* heure_et home honor* horai* hour houss* housse humeu* humeur humid* il_pleut immobiliere impre* imprecise
impri* inaudibles incli* incom* incomplete inconfortable inconfortables indiquee indisponible inegale inson*
insuffisant insup* insupportable internet introuvable inventaire invit* irreg* irreguliere isola* jardinerie jauni
je_dois je_pars je_prefere je_teletravaille je_vis jeans jeans* jeun joints jours_ouvres jours_pour jus_en kit
l'a_remarque l_ambiance l_assassin l_attente l_ete l_index l_inverse l_ombre la_formule la_mairie la_mauvaise
la_nouvelle la_pauvre la_saison la_seconde labor* laisse_des lancer lapin laque laque* lassant le_cadre le_certificat
le_chat le_couple le_debut le_devis le_lac le_match le_premier le_salon le_standard le_supplement le_surlendemain
le_tabac le_traitement le_vide legendaire leger* legerement lenteur lents lents* les_heures lever_les libra* limitee
linge livre livre_dans livreurs lointaines longu* lumin* lune m'a_vendu m_agace m_annonce ma_matinee maint* maintenant
maintenant_c mais_au mais_c mais_quelle mais_trois major* malgre_tout mange_des manque_un manque_une manue* manuel
marche_de mari_l'a massu* massue matin_meme meches mediatheque medio* mediocre meilleur meme_avec meme_pour menottes
menu_enfant merci_pour mercr* mercredi mes_collegues meurt meurt* meurtre meurtres micro_ondes miett* miettes miles
miles* minab* minimum minuscules minutes_dans minutes_par moi_j mois_et mois_ils mois_pour moment_de monsieur_tres
monst* monstre montage montagne montant montre_connectee morgu* morgue mortes mot_sur moule* mouli* moulin mourir_d
moyen* muet munic* municipale murs murs_en myste* navettes ne_me ne_se neces* negat* normal_mais nous_annonce nous_l
novem* novembre nuit_d obligatoire_a obscur octob* octobre offre* ok on_avait on_demande on_derange on_dirait on_en
on_mange on_n'a on_paye ondes ondes* onze_jours options orang* orange ordonnance_de organise otage* ou_l ou_le ouvres
pagaille page_9 pain_sec panne_et par_courrier pareille parfaits parking_de pars part_en partent partiel pas_assez
pas_mais patience patron_qui peign* pellets pente pente* pepit* pepito perdu_un personnages petit_pour petits_enfants
piscine_municipale pixel place_a plante_au plateau_de pleut pleut* plomberie plus_chere plus_courte plus_le podcast
poissonnier pop poudreuse pour_nos pour_six pour_vent pousser pousses pouvaient pralines preav* preavis presentoir
press* pressee prevo* print* printemps prix_du production produits projecteur promettait promp* pubs puis_a puits
puits* puzzl* puzzle quand_les quant* quantites quatrieme que_de que_prevu que_sur quel_dommage quelqu'un_pour
qui_annule qui_avale qui_coince qui_ferme qui_marche qui_soupire rangees rappellent rarem* rarement rassis rater rater*
ravio* rayee rayee* rayons_vides rdv reali* reche* recompenses redemande redemarre reduc* reduction refaite reflets
regarde_l regle_et reglement reglement_interieur regret regrette reini* relais_a relances relax* relaxation relie*
relief rembourses remettrai remplaces rendu_l renvoie renvoie_au renvoie_le renvoyer repetitifs repetitive repondait
repondu_a reponse_depuis reporte repose repoussee repri* requins reservations reserve_pour resol* reste_a reste_dans
retard_d retard_et retour_refuse reveillon revenir revenues reverrez revet* revetement reviendrai revise ridicules
rien_le rigid* ringa* rire_devant rire_les risques ronfler rosier roti_etait rouge_a rouleau rouleaux rue_du ryana*
ryanair saccade saignant saisons salee samedi_a samedi_c sanitaires sans_payer sans_piles sans_plus sans_sonner
sauf_que saveur savon* se_croirait seche_cheveux secher semaine_avant semaines_pour semelle semelle_decollee semi
separees serait_bien serum* servi_dans seule_caisse si_le sieges silic* silicone six_fois soirees soit_disant solaire
son_permis sont_ennuyes sont_les soudeur soupire_quand stage_de stand stand* statu* stm strap* strapontin_derriere
subli* succe* sucree sugge* suggere suppl* sur_cinq surbo* surge* surle* surlendemain surpe* sus suspect swisscom
tabac_froid table_bancale table_voisine taill* taper taper* tarif* tec techniciens teinte tel tele telecommande
telephone_pour telet* teletravaille tensi* tenue_de terminee_la tiedes tir tissu tissu* toile tordues tournent
traduction tranches trente_euros trois_euros trois_quarts trois_relances troisieme_fois trop trop_cuit trop_epais
trop_grande trop_loin trop_sucree troues trouve_ca tueur tueur* un_an un_cafe un_compte un_enterrement un_pied un_pot
un_rappel un_trimestre une_adresse une_ampoule une_cabine une_piece une_place valises vecu vedet* vedette veget* venu
veran* veranda verite vertes vetus* vetuste victo* victoire vide_a vide_en vinaigre voisins vol_annule vole_la
voleur_de vue_mer`,
      '-5': `
0 10h30 10h30* 11h20 11h20* 11h30 11h30* 12h15 12h15* 138 14_euros 15_min 17 17_degres 18 1ere 20 2016 22_euros 2_fois
2e 38 3_le 3e 40_ans 44 50_le 60_euros 612 6h 780 7h 80_le 8_et 8h 90_par 9h10 a_11h20 a_18h a_22 a_6h a_8h a_95
a_celle a_chaleur a_compter a_dire a_dormi a_droite a_fallu a_froid a_leur a_namur a_redire a_sauve a_se a_venir
a_vingt absente achat_valable achem* acheminement achev* activites adapte administration adorait affichage ag ai_eu
ai_quand aides aides* airli* airlines aller_le alles alles* allumer amandine americain an_prochain andou* anglais
animation annees_80 annex* annonce annonce_en annul* annule annule_la annules ans_j aperi* appelait application
apres_vente arc arrete_en arrivant arrivee artistique assassine assassins assom* assommant aster* attendre_le attendu
attente attente_avec attente_pour attraction au_menu au_revoir audioguide_en aureole aussi_mais automne autre_et
avais_deja avais_paye avais_pose avare avare* avec_quarante avec_trois bache banale banni* banniere bar_a barbe*
barbecue batai* bataille bave baveu* baveux bel biscuits blabl* blablacar blanchit blase bloquees boissons boit bonde
borne borne* borne_en bouches bouchonnee boude* bouees bouloche bouqu* bpost bpost* bracelets brest brest* brocante
bruit brush* brushing bruss* brussels bruyant_a buche buffe* buffet buffet_a bugge bugue* buguee caddie cadeau_de
caisses caisses_automatiques calee* canad* canada canape_livre canards caoutchouteux caracteres carbonisee carbonnade
cardi* cardiaque carnaval carottes carrefour caser* caserne casto* castor categorie_inferieure celle_de cent_kilometres
chambre_minuscule champ champs changer chantaient chantait chapi* chapitre chaude chere_que chevilles chouc* chron*
chronopost cinq_mois cinquante_minutes cintr* citad* citadine citronnier claquent cles_a client_a climatisation clos
coca coeur coins coins* colles comedien commande_deux commande_en commandee comme_a commencait comprends compromis
conce* concept concurrence confirmer conforme conforme_au confort confus connecter consignes cordo* corn corre*
correspondance_ratee corro* corrompt cotisation couleurs coulo* couloirs coupait coupe_rien courage courageux
courait_partout coure* court_de courts coutu* creer creer* creme_solaire crepes creva* crien* crient crimi* crise_de
croqu* croyait cru_a culturel d_aller d_avance d_avocat d_entrer d_epoque de_compte de_courant de_douze de_friture
de_leurs de_ligne de_mode de_pret de_provence de_quatre de_queue de_rechange de_retour de_rire de_sejour de_sucre
de_telephone de_tenue de_trente de_vent de_vie de_vin debarrassees debit debloque debordee debordes decale_de decaler
decales decat* decathlon decor decouverte decrit defait defiler degar* dela delave delirants demande_une demandee
depareillee depit* deplo* deposer depuis_deux des_annees des_bouchons des_chips des_pistes des_sardines des_vins deser*
desert deses* desinstalle desordre detendre devai* devait devel* developpeurs devore diges* digestif disco* disparait
dispu* divin divin* doive* doivent domma* donc_on donnant donnant_sur dormi doublage drach* drache droite e eats
ebrechee ebrechees echangeable echantillon eclairage eclaire ecole_de effritent electronique elevee emousses en_bon
en_conge en_famille en_juillet en_meme en_peluche en_pente en_quinze en_stock en_trois endormi_sur endroits enfants_ont
engie engie* enigme enigmes ennem* ennuye enterrement_de entracte entre_8 envoye_le epine* epong* eponge epuise erabl*
erable escap* escape escape_game essaye_de est_aimable est_doux est_juste est_leur est_penible est_repartis estimee
et_mal et_personne et_puis et_quart et_sur etait_rentres etoiles_et etouffant etouffante etrangler etroites etudiant
eu_le euros_a eviter_le excellent exceptionnelle excessif excursion exemp* exemplaire exigue exorb* exorbitant
explications expo_sur expresso extension extraordinaire facture_au faire_des fait_tout fantaisistes fatigue faute_de
ferie ferie* ferme ferme_a ferme_le fermee fermer fetes fetes* fidelite file_interminable fines fines* fini_a finitions
fizz flan fleches fletris floue floues fois_pour fond_derriere food format forte forte* forum fournies fragi* fraic*
fraicheur frais franchement franchise frange frisson fritu* friture frois* froissee frous* frousse fun furieuse fusee
fusee* galette gangs* gangsters gendr* gentille_mais gentillesse givre givre* glisse_un go gourmand gouttiere gras
gravi* gravier grincait grott* grotte guidee guides hab haha herbes herbes_de heures_au horaire horaires hors
hors_stock hotli* hotline hotte hotte* hublo* hublot humidite il_parait il_passe impat* impot* imprime imprimees
inaudible incha* index index* indic* industriel ineff* inefficace inferieure inond* inonde inscriptions insip* insipide
installee instant isolation j_appelle j_attendais jamais_en jaunit je_joue je_reviendrai je_voulais jeu_de jours_au
jours_sans juill* juillet justificatif karaoke_jusqu'a kine_a kiosque km l_aeroport l_automne l_ecoute l_expo l_heure
l_instant l_on la_borne la_commune la_connexion la_feuille la_fondue la_montee la_musique la_note la_poste la_vaisselle
la_voisine laboratoire lassi* lassitude lave_vaisselle le_15 le_20 le_bouton le_chercher le_coup le_fabricant le_jeu
le_menu le_mercredi le_mois le_parc le_quatrieme le_samedi le_ticket le_tout le_troisieme lent_a leonie les_5 les_draps
leur_musique liban* lieu_du limite livre_a livre_avec livre_en loin_de lol long_que loto lui_est lumineux m'a_envoye
magazines mairi* mairie mais_alors mais_j mais_je mal manches maneges manteaux marat* marathon marchande marra*
massacree mat matinee_de mauvaise_teinte me_l me_reclame meat melange melon* melons meme_eu meme_temps mensualite
menth* menthe merites merve* merveille messagerie mieux mieux* migro* migros min minable mince minus* minutes_a
minutes_pour minutes_sur miroirs missions mobil mobil* mobil_home mobiles model* modem modem* moi_je moi_moins
moitie_du moitie_prix mon_operation mondi* mondial mondial_relay monta* montre_en motiv* mouche moules mousse moutons
mozza mozza* music* musique_d mystere n'y_peut n_ont neerl* neerlandais neige neige* netfl* netflix neuf_euros niveau
noircissent nombreux non_remboursables non_rembourses nonch* normale nos_billets noyees nuage* nugge* nuggets nul
numerotees obligatoire ok_mais ombra* ombrage on_s'y on_se on_travaille on_voit ont_dit optio* orche* orchestre otage
outil ouvert_en ouvrir_la pain_etait palmi* palmier panne_au par_coeur par_telephone parac* paracetamol parait_que
paras* parking_payant partager pas_avant pas_dans pas_des pas_j pas_reconnu pas_vu passe_pas passee_a patine patinoire
patins patisserie pauvre payan* paye_le peignoirs peine peine* peinture pelou* pelouse peluc* peluche pendule perde*
perdez pere_qui perma* permanente personne_au peu_de peut_rien philo* photocopie photos_prises piece_detachee pilie*
pilier pinte pinte* piquant piqure_de pistolets places_a plan plante_a playm* playmobil plein_tarif pleines pluie
pluie* plus_long poignee point_relais polar polars polie polie* pop_corn popco* popcorn porte_close porter pose_ma
possible_a postes_canada pour_cause pour_ce pour_conges pour_deux pour_rien pour_son poussiere pouti* poutine prefe*
prefecture preferais_l premiere_partie premiers presses pret pret_a prete_a previenne prise_par proces progressifs
promi* promise promo promo* propre_et provence pub puis_un qu_en quand_le quarts_d quatre_heures quatre_jours questions
qui_colle qui_donne qui_etait qui_gratte qui_hurle qui_plante qui_traine racco* raccompagne raccourcie radis radis*
rage ramen rappelle_pas ras rate rdv_a rebel* rebelote recen* recevoir recha* rechange reches redec* redir* redire reel
refai* refaits refuse_parce refuse_sans regarder_des regul* reimp* reimpression reinstallee relay rembo* remboursables
remplacees remplacer rendez_vous rendu_le renouveler reouv* reouverture repartir repartis repond reponse report repris
reprise rer resea* reseau reservation reservee respe* respectee ressortis ressu* retar* retard reveil_a rez_de rien_d
rien_de rigides riz_trop ronfle rosti rosti* rythm* rythme sac_a saignante saiso* saison salle_mal samed* samedi sandw*
sandwichs sans_bulles sans_manche sans_saveur satis* satures sauvez savait_pas scolaires scone* scones se_bat se_voit
seconde secondes_entre secretariat sel semaine_et semelles sentier serres_comme service_lent sessi* session set
seule_pour shein shein* simon* sinis* sinistre smoke* smoked snack snack* soignees soin soiree_a soleil_brulant
sous_garantie sous_titres spams spams* standard style style* succes sucres supprimee sur_internet surgele suspense svp
synch* table_d'a tache_de tacos tacos* tajin* tajine talons tambo* tange* tant_pis tartiflette taxes taxes*
technicien_devait tendr* tendre tension terme* terreau tgv theat* theatre tient_pas tombent top toulo* toulouse tour_de
tousser toute_facon traitement transfere transit trente trente_secondes tresor trian* triangle trime* trimestre
tristounet trois_pistes trop_forte trop_longue trop_petits trop_rapide trop_sucres trouve_que truc tueri* tuerie
un_anniversaire un_au un_bonnet un_certificat un_clic un_coin un_lapin un_mail un_mois un_pilier un_poteau un_produit
un_rdv un_rideau un_tracteur une_citadine une_etagere une_seule une_tuerie usees usees* vaut vegetarien vendeur_m'a
vendredi ventee verre_de vers_le vie_de vieillot vieillotte vient_d vingt_cinq vins visio* vite vitree voir_un voisin_a
voisin_de vol_au voulais voyais vraiment_pas vue_sur wifi zalan* zalando zombi* zombie`,
      '-4': `
10 11h 12_mois 15 15h 164 16h 18h02 18h02* 1998 19_euros 1h10 1h35 2 20_min 21 22 25_min 3h_du 41 48 48h 5h30 60 62
6_euros 75 80_ans 8h_et 9 a_15h a_24 a_5 a_5h a_attendu a_ce a_couru a_eau a_force a_laver a_lire a_main a_mi a_monte
a_mourir a_neuf a_pleure a_prendre a_pu a_rallonge a_s a_six a_souffle a_toujours a_tour a_toute a_trouve abandonne
abonn* absen* absent_alors accel* accepter acteurs adaptateur addit* addition aerop* aeroport affiche_a agneau
ai_demande ai_du ai_ecrit ai_fini ai_paye ai_perdu ai_pleure ai_recupere ai_toujours aime_le aime_les aimer ainsi
ainsi* album algor* algorithme ambiance_de anciens angla* angle animalier annees annon* annonces annulee antoi* antoine
aout_et apero appli appoi* appoint apporte apres_ils apres_un arrete arrivee_avec arsen* arsenic art artificielle
ascenseur_en asiatique atten* attendait_avec attendue attentifs attri* au_balcon au_bout au_debut au_niveau au_nom
audio* aurait autob* autobus autom* automatiques aux_fraises avais_demande avait_deja avait_le avait_mal avait_mis
avanc* avocats bacle* bacon bacon* badge_a bagage baguettes baillaient balade balis* bananes bancales bateaux battu*
bavar* beauc* beaucoup bell belle_mere bibli* biere_tiede billes blanc_sur blanches bon_et bonnet borde* boss boucle
bouda* boudait boude boules bouquin bourr* bowli* bowling bref broui* brouilles bruit* brula* brunc* brunch buffet_de
bulle* burge* burger ca_me cabines caches cadre cadre* cafe cafe_a cafetiere caisse_ouverte calme calme* cambriolage
campa* campagne carbo* cashl* cashless casses cause_du ce_sont cela cellule cendr* cette_maison chacun chambres chance
change changees chape* chaque_semaine charmante chateau chauffe chaus* chaussee chaussures_de check check* chevres
chois* chrono cigarette cinq_minutes clavi* clics clics* client client_absent close* code_pour colla* collant comma*
comme_du commissariat complete comprises concessionnaire concu* confe* conference conforama conge* conges conseille
constatee contre_visite coordonnes copains cordonnier correct correspond_pas corri* costaud cote_des coudr* coudre
couloir coup_d cours_de court court* courtois cowor* coworking craque creneaux crepe* criminel croquettes crous*
d_avoine d_office dans_cette dans_des dans_trois datait datee* datees daten* datent de_chantier de_chauffage
de_chaussee de_coeur de_couper de_dossier de_faim de_fermer de_garcon de_juillet de_mariage de_mutuelle de_noel de_pubs
de_quelqu'un de_regler de_retraites de_revenir de_sable de_satisfaction de_table de_travail de_travers de_tri decem*
decembre decevante decoration delic* demande_un demander_si demarrage demenage_a demi demi_heure demi_journee
demi_pension depuis_septembre depuis_un des_assiettes des_l des_lunettes desor* dessert desservie destinataire deten*
deux_cafes deux_casseroles deux_clics deux_heures deux_mois deux_nuits devenu devis diapo* diman* dimanche direct
dison* disons dispo* distr* distributeur dit_pas docum* dommage_que donc_j donna* dont_l dormi* doublent douillet
du_bas du_site du_tribunal ecaillee echange echoue eclair ecoeu* ecrit_au effil* effor* eglis* eglise elega* elegance
en_anglais en_boite en_decembre en_face en_fevrier en_mai en_manque en_permanence en_reste en_tout en_travers en_voyant
encod* encode enfer enfum* ennuyaient ennuyeuse entendait entre_8h entre_temps entrecote entrees entretenu envoyes
espagne esperais espre* espresso est_en est_jamais est_moi est_mon est_plus est_sortie est_trompe est_vrai et_avec
et_ca et_deux et_quand et_trois etait_ecrit etait_juste evene* evenement examens excel* excellente excursions excuses
exped* expedie expediee expiree expliquer express exten* facil* facilement facture_sans faibl* faiblarde faim faisant
fausses faut_le faux_plafond ferme* fichu* file_a filet* filtres fin finale fini_par flatt* fois_d fois_j fonct* fondue
foot formation formu* formulaire foule fragile froid froid* froide frontale gabri* gabriel gatea* gateau gateaux gazeu*
gazeuse genee* geniale gentil_mais glace* glaco* glacons gondo* gonfleur goutte gps gradi* gradins grais* graisse
grava* griffes grimpe habitude habitue handicape hausse hauteur herbe* heure_de heures_et heureusement honne* honneur
horodate hors_de hugo huit_mois huita* il_fallait il_manquait il_n il_pouvait ils_nous impossible_a imprimante inchange
inclu* individuel inexistant infernale inoub* inoubliable insonorisee intac* intact interface interieur interminables
intui* inver* inverse italienne itine* itineraire j'y_ai j'y_suis j_esperais j_irai jaune_poussin je_fais je_signale
jean jetons_non jeu jeudi jeudi* jour jour_ou ketch* ketchup kraft kraft* l_assiette l_enseigne la_brochure
la_conseillere la_deuxieme la_mise la_moitie la_nausee la_plateforme la_regle la_suite la_va la_vis la_voix laissaient
laissent lambe* larmes_aux lavag* lave_linge le_3 le_5 le_choix le_compteur le_dimanche le_film le_lundi le_midi
le_pont le_roi le_secretariat le_site le_son le_souffle le_temps lecon* lecons legal* leque* lequel les_dents les_dix
les_entrees les_frais les_memes les_pieds les_pointes les_premiers les_tarifs les_valises lesqu* librairie lidl lieu_d
lignes limon* limonade lion lions lions* livraison_reportee lourd loutr* ma_belle magasin_de magnifique magre* magret
mais mais_avec mais_la mais_le mais_les mais_un mal_organise mamies mangee manque_de match match* matin_et me_dit
me_renvoie me_repond menage_a menus menus* mes_resultats metro metro* mieux_qu migno* min_de min_debout minibar minis*
minutes_montre moche* mode_sombre moi_qui moind* moindre moine* moins_de mois_c mon_traitement montes moquette morte*
mosqu* mosquee mots moue murde* murder musique_a musique_et musique_trop nage nausee nems nettoyes newsletter noces
noces* noces_d nom_a nom_sur nombre nous_y nouvelle_carte noyee* nuit_je oeufs_brouilles oigno* on_est on_n'y on_part
on_pouvait on_repassera ont_pas onze opera operer option orpi oublier ouvertes ouvre_a ouvrir paint* paintball palai*
palais panne panne* panne_depuis panor* panorama papi papot* par_du par_mois par_mon par_semaine par_son parait_qu
parasol parc pardo* pardon parking_du parra* parrainage parti_a parties party party* pas_pris pas_que pas_terrible
pas_une pass passager passe_de passe_sans patis* payant peint* pendant_qu pendant_vingt perd perdue perimees perip*
perle perle* permanence phrases pile_a pire pis_pour pisto* plafo* plafond_de plann* plantait planter plate* pleuraient
plume plus_depuis plus_fort podca* poiso* poison poke pompe_a ponctuel ponctuelle porte_qui pose_de pose_un poter*
poterie poudr* pour_ca pour_des pour_gagner pour_ma pour_noel pour_notre pour_nous pour_savoir pourri pouss* poussin
pouva* pouvait_pas preavis_de present presse previ* prevu prior* pris_a pris_trois pris_un prix_d probl* probleme
progression pull puy quart* quatre_euros quatre_fois que_du que_si quel quelc* quelconque quelques qui_laisse qui_tire
qui_vous rabais rachete raclette rail rapide rappe* rayures recharge rechauffe refaire refait regarder regarder_les
reglees regre* relai* relais relan* remboursee remet* remets remettez remontees remplacement rende* rendez rentree
repas* repas_froid repassage repassee repassera reper* reportes repos* resil* resolue ressemble ressemble_a ressortent
ressorti ressuscite restent retouche retrouvent reuss* reussi revis* revoi* rien_ne rien_vu risqu* robot robot* roi
roulettes rtt ruban ruban* ruptu* rupture sac_oublie sale salees salle_et sandwich sans_elle sans_lever sans_rien
satisfaction scalp* scalpe score score* seche seche* seche_linge sechee secondes_de sejou* sejour self semaines
semaines_on semestre semou* semoule sept_minutes servait service service_a serviettes seulement si_la simples soir_la
sombres sonne_dans sont_a sophi* sophie souci souci* soufflant soufflerie souhaite_une soupc* soupconne soupe soupe*
souvenirs souvi* sprit* spritz stati* station struc* sublimes sucre* suici* suicide suis_alle suive* superbes supplice
sur_nos sur_quatre sur_trois surf surgeles surta* surtaxe synchronisation synthetique tabourets tapis tapis* tarif taux
telec* tellement_qu temperature terri* teste* tete_sous the thoma* thomas thyro* thyroide ticket tombe_en tordu touchee
toujours_pas tourtiere travaux trent* tromb* trop_etroites trop_facile trop_froid trop_grand trop_petite tutoi* tutoie
un_ami un_cable un_carton un_client un_cote un_jour un_jus un_mardi un_metre un_nouveau un_numero un_samedi un_service
un_siege un_technicien une_appli une_blague une_cliente une_courroie une_deuxieme une_haie une_heure une_nuit
une_serviette une_video une_vitre uniqu* use utile* va_vite vacan* vacances vais_faire vaisselle_qui valab* valable
valises_sur vehic* vehicule veille veille_au velo vendeurs vendeuses venus venus* vernis verre_a verres version
viennoiseries ville* vin visite_pour visites vitres voies voies* voiture_a voiture_de vol vol_de volet volet*
voulais_juste voulait_juste voulo* vouloir vous_attends vous_decale vu_la zombies zumba zumba*`,
      '-3': `
10h 11 11_ans 12 134 149 14_mois 16h30 16h30* 18_h 19 1er 2022 24_mois 27 2eme 2h10 30 34 37 3_euros 3_fois 4 45_min
4_50 5 55 61 79 8_euros 9h a_16h30 a_4 a_adore a_attendre a_changer a_cru a_deja a_dos a_eviter a_moitie a_peine
a_propose a_qui a_tourne abrit* absent accep* accepte accepte_pas accro accue* achete_une acheter adapt* affames affic*
affichee affilee agressif ai_change ai_donc ai_ouvert ailleurs_et aimer* alcools allais allait allait_bien aller alloc*
amour an anana* ananas annee* anniv* anniversaire annue* annuel anse anti aout appli* apprend apres_mon aquar* aquarium
arrive_bien arrivee_a arros* arrose artic* artif* artis* assey* assiettes assis assise assure_qu attend attendait
attendre au_dos au_lieu au_moment aucune_reponse aujou* aujourd'hui aura_une aurait_pu automatique autos autos*
aux_genoux aux_mails aux_yeux avait_pas avance avant_c avec_cette avec_du avec_lui avec_ses avers* averse bache* bacle
balance_de balayage ballon banca* barbe bas_de basses batim* batiment bavard beaucoup_de beaucoup_moins beaux_parents
bebe_et belge* bennes besoin_de bien_de bloque_en boiss* boites bombe bon_la bondee bonne_chance bordeaux boueu* boueux
bouffe branches braqu* brique broch* brochure broncher bross* ca_part ca_sent cable cable_trop caf cafe_imbuvable
cafe_qui cailloux caissiere_qui canadian carte_bancaire casiers_a casserole catal* celui_d cent centu* chacu* chanc*
chang* change_d chantal chapeau charb* charbon chari* chariot charmants chaussettes chaussures chemin cherche chich*
chocolats cinq_heures clair claque clope* close closes cocktails coeur* coiffeur collait collees color* commande
comme_tout comprise comptees concert condescendant confirmation confortable confr* connait_le conne* conseillers consi*
contradictoires contre_l controleur_a conve* conversations copieux copines coque cordon correcte corrects corrige
corse* couin* coula* coulait couleur coupo* coupon coupure courtoisie couru* coute coute* couverts craqu* cris croises
cube cultu* d_affilee d_attendre d_attente d_eau d_eleves d_habitude d_immeuble dame_avec damne* damner datai* de_22
de_45 de_bus de_deux de_doigts de_fruits de_huit de_jeux de_main de_mousse de_paques de_plus de_remboursement de_retard
de_salle de_sauce de_soixante de_tout debite debrouillez debrouillez_vous declare decli* decollee_au decri* defau*
degou* deja_a demande_a demande_le demie demie* depasse deplacement_pour depuis_mardi depuis_on dermato des_cles
des_cours des_vestiaires desag* desagreable desin* desole dessus_le deux_petits devait_passer devalise devin*
disponible distrait dit_au dit_dans dix_jours document dolip* doliprane dolla* donc_le dont_personne dormir
dossier_ouvert douche_avec douche_qui douze_mois draps draps* drive drive* du_camping du_compteur du_coup du_debut
du_haut du_mois du_pain echar* eclairs ecouteurs ecran* ecran_de ecrase electricite elle_les elle_m elle_nous
elles_etaient elles_sont embal* embarquement emplacements en_ai en_aout en_cinq en_cuir en_dix en_peignoir en_plus
en_revanche en_sortant encore_le encre encre* endiv* enfants_et enfermes_dans engagement engou* ensei* enseigne ensem*
ensemble entree_et envoye_une epaules_et epice* equitation erreurs est_excuse est_excusee est_que est_signe est_vide
et_ce et_demie et_encore et_ne et_sans et_un etait_bon etait_mort eteinte eteintes etern* etiquettes etroit euros_la
euros_pour evidemment exacte exage* exces* excusee exerc* explosion facture_de faible faire_changer fait_avec fait_de
fait_ses falla* fallait faut fautes ferma* fermait fermee_a fetai* fevri* fevrier fier fille_etait fin_de finalement
fini_en fitne* fitness flaqu* fois_cette fonds fonds* foraine forfa* forfait forme fort fou fournie frais* francaise
frigo frigo_qui frite* frites frites_a froids froma* fumer fumer* gagnants gais galerie gang garder gars_qui geneve
genia* gere gestionnaire glace glacee glacial glissant golf gosse gourm* grain* grise* group* groupe_de guichets h
habitants haie hauta* haute* herbe heure hiver hiver* honnete honoraires huit huit_heures humide idee idees idees*
identique identite_a ikea il_l'a il_regarde ils_disent ils_etaient imbuv* imbuvable importe_quoi impro* indiq* indiv*
inscr* intolerant inventaire_de invis* invisible irai isole itali* j_en jardi* jaunes je_paye je_preferais je_renvoie
jetab* jete_par jeune_qui jeux joint* jolis jolis* jours_de julien jus jusqu'a_minuit juste juste* karti* karting
kilometres kiosq* l_aller l_autre l_averse l_eglise l_etage l_hiver l_ouverture la_belle la_bougie la_bouilloire
la_caution la_clientele la_conversation la_robe la_rue la_seule la_signature la_station la_troisieme la_veille
la_visite langues lapin* latte* lavage lave laver* laverie le_30 le_beurre le_bouquet le_bus le_code le_couloir
le_deuxieme le_droit le_grenier le_panier le_plafond le_plan le_reglement le_reste le_robinet le_sel le_service
le_suivant le_tarif le_toboggan le_transporteur le_voisin legum* legumes les_billets les_bras les_genoux les_murs
les_pieces les_poubelles les_regles les_trois les_verres leur_site leurs_frais lever lever* liber* lille lille* linge*
liquide lire lisan* lisant litie* litiere livraison livre* logic* logiciel loter* loterie lourd* lui_ai lumiere lyon
m'a_explique m'y m_expliquer m_ouvre ma_seance machi* machine machine_a machines mais_l malgre_le manquant manque
marcel mari_qui marrant massa* massacre medai* meme_l meme_la meme_ma memes memes* mere_etait merin* mes_amis messa*
message midi mieux_avec mince* minuscule minutes_de miracle mode moderation mois mois_a moisi moiti* moitie molla*
molle* moment mon_ancien mon_echarpe mon_temps monospace mortel mouil* mouri* mourir mourir_de mouto* mouvement n'y_a
n_accepte nageur_qui nageurs namur namur* natel natel* ne_rappelle nerfs nerfs* neuf ni niece_a noel nom_de normes
notre_table nouve* nouvelle nouvelles noye nuls objet* oblig* obligatoires oblige_a oeufs oeufs* oignon ombre ombre*
on_aurait on_dit on_me on_perd on_voulait onze_heures operation_du ordinateur oreillers organ* orthophoniste ose_pas
ou_on ouvert_a ouverts ouverture panie* panier panneaux papet* papotait parapluies parce_qu parei* parki* parking
parquet partait partie_en pas_du pas_sur pas_tres pas_venu passable passer_la passez passez_votre patates patiente
pause pause* pendu* perdent perdre_un perdu_une pere_de peuve* peuvent phare phare* piass* piasses pique piscine_a
pistolet pizza plafond plage plage* plais* plan_de planning plast* plastique plein_a pleines_de pleure plus_et
plus_haut plus_jamais plus_personne plus_vite plutot_que poele_qui pointes polis* ponce porte_a porte_etait
portes_closes posees position potea* poteau poudre pour_cent pour_changer pour_dire pour_regarder pour_sa pour_se
pour_trouver pouvais prati* preferais premier premieres prendre pression prevoir pris_en pris_le prise prise* prise_de
prix_et produ* profs profs* programmation promesse promotion propose_un proposent prove* pu puis_on pyjama qu_avant
qu_ils quand_c quand_ma quart quartier que_dans que_l quell* quelle question qui_en qui_fait qui_fuit qui_s qui_saute
qui_sent racle* radiateurs rando rapid* rappele rappelle ravis ravis* rayon recet* recherche reclamation recom*
reconnait refusee_pour regard regardez regards regularisation reins* remar* remboursement remer* remercie remplir
renda* renvoie_vers repas repasser repet* reprennent requi* reservez resiliation restaurant restauration restes_de
retard_de retourne_au reuni* reunion revan* revanche reveiller revenez revenu rever* rez robe romai* roman roman* ronde
ronde* rosie* rue rue_de s_arrete s_asseoir sacre* sales sales* salle_des salon salon* sandwich_a sans_broncher
sans_cesse sans_dessert sans_fin sans_papier sans_pile sans_reponse sans_suite sapin sapin* sardo* sardou saucisses
saucisson saumo* saumon sauvait sauve sauve* scene se_decolle secon* secondes semai* semaines_apres sent_l senti* sept
sept_jours sept_mois septe* septembre serveur_a seule_au seulement_a siber* siberie siege* site_de situe six
six_minutes six_semaines sncb soire* soit soixa* soixante sonnent sort sortant souhaite soupe_de soupire sous_notre
stationnement stock* succession suis_retournee suis_tombe super* sur_de surcl* surclassement surpr* sympa sympa* synth*
tables tache* talon* tardive tarte tarte* tasse tasse* telephone_une telephoner telle* tellement temps temps* tenu
terrain terrasse terrible tiede_au tienn* tiennent tient tient* titres tombait tordu* toujo* toujours toujours_les
tournant tourne tourt* toussaint tout_allait tout_mon toutes toutes_les train traine tram transat transformee transport
transporteur travailler traversee trempe tres tres_bon treso* tri trois_fois trois_semaines trompe_d trop_court
trop_peu trop_tard troue* tube tue tue_l tues un_acte un_cadenas un_code un_etre un_euro un_gobelet un_groupe un_lavage
un_moment un_peu un_pneu un_sourire une_flaque une_fois une_personne une_prise une_pub unite unite* usee utile
utilitaire vagues vapeur varie* vase vendeur_me vendr* vendu_comme vent venu_avec verification verni* vert vide vides
vides* vingt vingt_ans vingt_minutes vis visios vival* vivaldi voir voir_avec voisi* volant_de volets votre_chemin
vous_en voyage vrai vue water* week week_end wrap y_aura zen`,
      '-2': `
100 14 17h30 17h30* 20h 230 24h 28 290 2_euros 3 30_min 39 40 420 46 49 4_euros 5_semaines 69 6_fois 6h_du 7 8 96 99
a_10h a_16 a_17h30 a_200 a_8 a_cles a_manger a_mes a_naples a_papa a_quelqu'un a_rien a_sept a_vu abime abonnement
acceptee accroche accueil achal* achat achete_pour acte_de activite adore adore* ados adultes affai* affaibli affaires
affiche affichees age agence_de agnea* agrea* agreable agressive ai_attendu ai_compte ai_failli ai_fait ai_laisse
aiguilles ajust* album* align* alle allees allemand allumee amend* amende amere* ancie* anglais_avec animaux annee
annulation annule_a apercue apero* apparemment appel_de aquag* aquagym aquat* aquatique arreter arreter_de arriver
arrives_a artifice ascenseur asiat* assem* asseo* asseoir assez assez* assie* attendant attends attente_interminable
au_chocolat au_ciel au_concert au_depart au_restaurant audio aura aurai* aussi_le auto autre_a autre_cote autrement
avais_qu'a avancer avances avant_le avant_midi avant_qu avec_de avec_eux avoin* avoine avril avril* bac baches bagag*
bagarre balco* balcon banc banque barquettes barre_de baseb* baseball basilic batterie battu beau_pere beaux beaux*
beigne bien_que bio blesse blond boisson boite bon bonne bonne* bonnes bons bouch* bouchee bouee* bougez bougie
bouillant boule_de boulets bourg* bourre_de bout_de bouton broca* brulee brulure bugue bureau bureau_pour ca_j cabin*
cable* cadavres caddi* cadeau cahie* cahier caisse_et canar* candidats canicule cantine capte* carabine cartable
carte_a carte_de carto* carton casque casque_et ce_qui ce_serait ce_temps celle celle* celui celui* cendrier centi*
certe* certes ces cesse cesse* cette cette* cette_fois chais* chaise_haute chambre_au chambre_de chambre_en
chaque_annee chaque_fois chariots charn* chasse chat_dans chatb* chatbot chaussette chequier chez_la chez_lui choisi_le
chora* chorale chou chutes ciel cinem* cinema cinq_jours cinqu* cinquante clair* claqu* class* clign* clini* clinique
coince colissimo collegues coloc* commande_a comme_d commence commencer comment commerce compl* complet_et compo*
compte_les comptoir_a condamnee conde* conduit conduite conse* conseiller_m conserve correcte_mais correctement costu*
costume cote_a couine coule* coupe coupee_par coura* courait cours cousc* couscous couve* cremerie crian* criant criar*
croir* cross* cru_que cuir cuisine culture d_achat d_agence d_anglais d_artifice d_autre d_honoraires d_ici d_une
dame_derriere date de_80 de_baseball de_bebe de_billets de_bon de_ce de_demander de_douche de_faire de_feu de_frais
de_garde de_glace de_parler de_passe de_reparation de_retraite de_se de_sortie de_surveillance de_temps de_toute
deballage debordent debou* debout debut debut_a debutante decol* decouvre defaut degres degui* dej delais delir* demai*
demain demenagement demoiselle denta* dentaire depar* depassement_d depen* depouilles depuis_hier depuis_plus
depuis_six derangeait derriere_l des_le des_lieux des_toilettes des_trois desab* desme* desmet desse* dessi* desso*
dessous dessus_a detachee detail deux_cents deux_jours deux_pas deux_services devant_leur devant_mes devie* devient
deviner dijon dijon* dire dire_que discu* dit_c divorcer donnes dossier_de dossier_est droit_a drone drone* du_10
du_client du_dessus du_me du_parc du_patron du_quartier du_service du_tout eau_de eau_en echan* echarpe ecran effacees
eleve* eleves elle_etait emballage embet* en_attendant en_avoir en_feu en_janvier en_personne en_rade en_rayon
en_reparation en_supplement en_terrasse en_vingt encom* encore_a end energ* enrhu* enterre entier envoye envoyee_a
envoyees epaule_a epingle epuis* equit* erreur_de escalade espec* especes essay* est_arrive est_comme est_dans est_du
est_ecrit est_l est_le est_notre est_pareil est_partis est_sans est_son et_aucun et_des et_j et_l et_laisse et_meme
et_n'a et_on et_pas et_pour et_qui et_si etage* etageres etages etaie* etaient etaient_pas etait_en etait_marque
etait_tiede etape etape* etat_des etion* etions etoil* etoiles etudi* eu eu_un euros euros* euros_j euros_le eviter
exact exact* exame* examen excel exigee expert_passe expli* explication expos* extensions exter* exterieur extinction
fabri* facad* facade face face_au failli_mourir faire_le fait_la fantaisiste faute faute* faveur federal ferai fermes
fermeture festi* festival feuille fiat fibre fibre* filet filet_de fini finit* fissu* fleur* fois_ce fois_dans fois_par
forai* forma* formulaire_de fourchette fourn* francs_la frappe fromage fromager fuit furax furax* gache* gagner gala
galer* gamme garan* garantie gares gares* gaufres genoux gentille geste gesti* ginge* gingembre googl* google graines
gravats grave grenoble grimp* gris grogn* grognon guerr* guerre habit* happy happy* hauss* haut_en haut_que haute
heter* heure* heures heures_sur hivers hommes honteux horod* humides hydro hydro* idee_de il_manque il_n'y in inada*
indem* indig* induc* induction inexi* infect information instruction inten* inter* interphone intoxiquee irait irait*
j'y j_attends jai jamais_la japon* jardin je_commence je_demande jeter jeter* jeton joint jouet* jour_de jours jours*
julie* jusqu_en juste_un kilo_de klaxo* klaxon l_abonnement l_adore l_air l_arrivee l_avait l_enfer l_interieur l_une
la_bague la_boutique la_carte la_chaine la_chute la_coupe la_course la_couverture la_date la_fin la_haie la_lecon
la_maison la_marque la_mer la_moutarde la_personne la_photo la_piece la_pluie la_premiere la_presse la_reprise
la_retraite la_taille la_terrasse la_tour la_vie la_ville laisse_un lait_d lampe lasag* laver le_14 le_9 le_bas le_cafe
le_canape le_dessert le_formulaire le_magasin le_mardi le_mur le_palier le_prix le_rayon le_second le_sien le_siphon
le_sourire le_suivi le_support le_tram le_travail le_week lendemain_a lentement leroy leroy* les_ados les_oreilles
les_parents leur_service leve_les libres lieu lieux lieux* ligne* linge_a linke* linkedin litige livra* location louees
louise lourde lourdingue lucie* lumie* lundi_il lunettes m'a_conseille m'a_crie m'a_servi m_en ma_fenetre ma_propre
ma_rue ma_vie magasin magni* mails mails* mais_bon mais_ca mais_elle mais_pas mais_plus mais_que mais_trop maiso*
maitresse malentendant maneg* mannequin manquait marce* marche_pas mardi mardi* marke* marketing marocain marte*
marteau marti* matel* matelas matinee mauvaise me_dire me_le medicaments meill* melan* menage menot* merci merci*
merit* mes_courses mes_parents met methode meuble mieux_que ministere minut* minutes minutes_et miroi* mis_la moi_j'y
moins_et mois_de mojit* mojito momen* mon_beau mon_compteur mon_conseiller mon_portefeuille moniq* monique monop*
montu* mot_de mouch* mouille mouss* muett* musee musee* n'a_pas n_ose naple* naples navet* ne_connais ne_nous ne_repond
ne_sait ne_suis ne_tient ne_vient nerve* netto* nettoyage neveux nguye* nguyen noires note nous_est nous_etions
nous_ont nouveau nouveaux nuit_et nulle nulle_part objets_trouves obtenu occup* odeur odeur* office_de olives omele*
omelette on_decouvre on_fait on_les on_nous on_refuse on_s on_venait on_vous ont_remis ordi ordin* ordonnance
ordonnance_a osait osait* ou_presque out ouvra* pack pagai* pain palais_de panne_de papier papil* paquet paquets
par_dessus par_plaques parai* parait parfa* paris* parti_en partir pas_a pas_ce pas_voulu passait passe_devant passe_le
patat* pate pates pates* pateu* patienter pdf peignoir peinture_qui pench* penchait pensa* pense perceuse perche perdu
perdu* peris* permanent perroquet perru* personne_de personne_ne petit_dej petite_fille peuge* peugeot peut pharmacie
phili* philippe photo_du photos_du piano piece piscine place* plateaux plateforme plein_de plein_milieu plein_mois
pleins pluie_sans plumer plus_a plus_les plus_que plus_rien pneu_creve poele poele* points poire* pokemon polis
politesse porta* porte_monnaie portes posan* posant positifs possi* poste poube* poubelles pouli* poupe* pour_l
pour_trois pour_une pour_voir pourq* pourquoi pousse pouvait prali* prece* preci* precise_que preleves premi* preparee
presq* presque presser pressing prete principe prison promis propres prothese provi* proximus publicite puis_elle puree
puree* pyjam* qu'a qu_un quai quand_on quarante_ans quart_d quatr* quatre que_le quelqu'un_avait quest* qui_charge
qui_couine qui_me qui_ont qui_regarde qui_reste quinze_jours rache* racke* rade radin* ralenti rallonge rallume rang
ratee* rayon* rayons rayur* re recois recommence refon* refuse_le refusees relancer relever rembourse rembourser remou*
rempl* remplace remplacee remplis renco* rendues renou* rentrer renvo* renvoyee repon* repondu_qu reser* reserve_en
reserve_un respecte ressorti_avec resta* reste resto resto* resum* retard_a retou* retour_a retourner retraite
reunion_de reviendra revision ridea* rideaux rien_c rien_du riz role roses roses* roule* roule_sur rues rugue* rugueuse
sable sacca* salad* salade salle* sans_la sans_son sauce sauce* sauf saura sauvegarde se_passe secre* semaine semaine_d
semaines_d sens senti septieme serieuse serpi* serrer serva* servi* shirt shirt* sien silen* silence simon simpl*
simple siphon sirop_d site soeur_a soiree sois solai* somme sonner sont_propres sorta* soude* souffrance souri*
sourire_et sous_sol spa sport* store* stores suis_a suivante super superbe suppr* supprimer sursa* sursaute surto*
surtout sympa_mais systeme t_shirt table table_a tant tapis_qui tard tarma* tarmac tarti* tasses tatouage te_fais teint
tenait_avec tenni* tennis termine terra* terre_et therm* tiede_et timbr* tiroir toujours_en toujours_la toujours_le
touri* touristique tours tours* tous_mes tout_fait traces tract* tradu* traiter trajet tranche transats trava* travail
tremblais tremp* trente_minutes trop_chaude trous* trouve tu_te tubes tubes* un_autre un_de un_dimanche un_formulaire
un_gardien un_grand un_mariage un_message un_parking un_qui un_seul un_soir un_truc un_vol un_vrai une_assiette
une_banque une_collegue une_faute une_rayure une_reaction une_robe une_trace une_voix vague* valis* vapeu* vapot*
venait venait_de vendeur_en venez venez* vente* venu_a ver verses vestiaire_obligatoire veux_pas vide_de vient vient*
vies vingt* vinte* vinted virus virus* visite visse* vitam* vitamines vite_fait vocal vocal* voisin voisine voisine_du
vole_par voudr* voula* vous_a vous_dit voyag* voyant vu_un weeke* weekend y_en yaourts yeux_au zoo zuric*`,
      '-1': `
110 1200 12h 16 2009 2021 210 24 240 29 340 400 42 50 6 71 740 84 870 89 aband* abord abord* absents achete acte activ*
affil* agenda agglo* agglomere agonise ah aider aille* ailleurs allai* allum* allumettes alors alors* amazo* amazon
ameli ameri* ami ampoules ancien anima* appel appellent appla* appro* archi* arome arome* arrange arret* arriv* arrive
arrives article artisan assemblee assiette assistance assomme attitre attra* attrape attribue aube aucun autre avant
avant* badge badge* bagages baign* baignoire bain bal balay* balles ballo* ballot banco* bancomat barre base basil*
batte* bavai* belle bertr* bertrand bien biere biere* billet bizarrement bloque boeuf boeuf* boite* bol bombe* bonjo*
bonjour bougi* bouil* boula* boulangerie boulevard bousc* bout bouto* boutons brave* briquet brosse brules bulot*
burea* bus ca cabine calcul calendrier calmement canard candi* canti* capsu* caresser carna* carre carre* carrossier
carte carte* casiers casqu* catas* cause cedric cents cents* ceram* ceramique chamb* chambre changement chaqu* chaque
charges chargeur chaud* chemi* cherchaient chevet cheveu chevre chewi* chewing chign* chignon chimique chinois chome*
chuchote cigar* cinq cinquieme ciree* cirqu* cirque claire cliente clubs clubs* colon* complet comptait compteur
comptez concurrent conduire confo* confuse conge congelateur connait consoles contenu contrat copro* coque* correction
correspond cote couchage coupa* cour courante courrier courriers cours* coursier couss* craquer cree creme* creuse
crevette crevettes crois croit croit* croque cru cuisi* curieux cuvet* cuvette d'a danse danse* decha* dechire decolle
decon* decrocher delai delai* deliv* demarre deneige depanneuse depart deplume depui* depuis deriv* derniere descendre
desinvolte desir* desja* desjardins desol* desormais dessinee detai* devis* devrais diagnostics dieu discute disen*
disent dista* distance dj dog dont dorment douche doule* douleur doute* dpd drole eau echaf* echafaudage echou* eclatee
ecroule egard egard* egare egare* eleve emeches emmenez empla* employee enceinte encor* encore endormi endormir endro*
enfermes enorme ensui* ensuite entou* entra* entrer envoy* epais epicerie epila* epilation episo* episode epuisees
escab* escabeau escar* escrocs etais etais* etiqu* etudiants europ* evacu* evacues evite* evitez excus* existait
exposition extincteur facture facturer fauss* fausse favor* fele ferry ferry* fiches fiere fiere* fil filtr* finirez
flaque flottant fois fondu* formulaires foule* fourni fous fraiche franc* frang* frigo* fruit fruit* fruits funeb*
funebres furie* fusil fusil* fuyez fuyez* galop gamba* gamel* gamelle garco* garcon garconnet gardiens gare gauch*
gauche genda* genev* genial genre genre* gentiment geste* gilets gin girar* girard glaci* gonflable gorgees gouttes
grace grace* grande graphismes gratu* gratuit gratuite greni* grenier gripp* grise guepes guichet guillotine gum hache
hachi* hachis halet* hamma* hammam hier histoire histoires hoche hoche* homon* homonyme hopit* hopital hotel hotel*
ident* idiot* imaginer immob* incendie indique infirmieres inscrits instagram installateur institut interieure irrep*
isole* jeann* jouer jouet journ* journees juin kilom* kilometre kine kiwi lac laissait lambert lame lames lames* langer
large* larme* larmes laser laser* lavee lavee* lea lecon lende* lendemain lesquelles leve liege liege* ligne lisse
litig* loi louis* lucie luge lundi lundi* lunet* magas* mai mail maison maitrise malgr* malgre malpo* manch* manche
manege manqu* manquants marche maria* marque masques masseuse matin* mauva* meche* medaille menag* mer meres meres*
meringue messages mets milie* milieu minces mine minui* minuit minute miroir moins moins* mojitos monde monde* monos*
morceaux morte mouillee mouve* moyens muette muettes muret muret* n'y naef nappe* nationale nause* nicol* nicolas non
nord norme* nouil* nouilles nulle* oeuf offre oisea* oiseau operateur ordinaire oreiller origines ose oubli* oubliee
oubliees ouvre* page paire paire* palie* palier panca* panneau panse* parapluie parce parce* parents parfait paris
parler part parta* parto* partout pas passa* passe patch* pateuse patie* pauvr* penalites penche pendu penser periph
personne personnel petit physique piche* piece* pietine pile piquante pis piste* pizza* place plane* plant* plante
plants plastifie plongee pneu poesi* poesie poireauter poissons pokem* pommes ponce* porc portail portefeuille portique
pose possible potes potes* poubelle poupee poussette praline precedents precise prefere prelevement prene* prenez
prennent prenom preparation preparatrice prese* presentent prevenir princ* prises professeur promenade promesses promos
propre puces puces* quara* quarante queue* qui quinz* quoi quoti* ralentir rallo* ramadan rame rampe rando* range*
rappels rare ratee rattr* raval* ravalement reapp* recette recev* reclame recommande reconditionne reconnais recre
recti* recu recue reell* reelle reflechir refusee regar* regretterez rein relay* releve remarque remarques remonte
rencontre rentres reparation repondre repos repre* resilie resis* reste* rester resultats retenues retenus retour
retourne retournera retra* retraites rhone rhone* rideau rien rigolo riviere ronfl* royal s'y sable* sachet sachets
sain saint saint* salades salle sanit* sans sauci* savais saven* savent scene* seance secte* selle selon selon*
semblait sente* serie* series serres serve* servi seule* sienne siffle simplement singes siren* situe* sms snob soda
soignee soldes solei* soleil sommi* sommier sonda* sondage sonne sonne* souder souriait sourire souve* souvent sport
stade stade* stagi* stagiaire stephane store su sucre suite suite* suivi suppo* surch* suret* surete surex* surprise
sushis sympas sympathique syndic t2 table* tablee tache taches tecke* teckel teint* telep* tenue tenue* termi* terminer
texte* ticke* tiers tiers* timbres tisan* tobog* tomat* tomber tour tourn* tournoi tracteur tradi* train* traje* trans*
traverser tremb* triqu* trique trois trois* troisieme trottoir trouv* truck truck* tuer tva usine usine* vacci* vaccin
vache valentin valide vanil* vanille venai* vendeuse venue verse versi* vestiaires veux viand* viande vice vidan*
vidange videos vieil* violente visibles visit* vitre* vitrines voile voit voiture voleurs vote wagon wagon* whisk*
whisky yoga zaven* zaventem zero`,
      '1': `
112 2024 22h 3h 45 4h 54 81 85 95 abatt* acceptes acces accident accompagnement accou* accoudoir achetes acque* actio*
action adresse affaire afficher aider* airbn* airbnb ait allemande allonge alter* alternateur amande amis amuse*
analyses animes appar* appel* appelle appels appre* apprenti apres apres* arabe architecte argen* argent argenterie
arran* association ateli* atelier attit* au aurai auror* aurore autan* autant authentification authentique autoc* aux
avine* avions avoue baclees baill* bailleur baladee balancoire balle* bambin banan* bande bande* banqu* basse basse*
batons beaut* beaute bete beurr* beurre bieres bijoux bizar* bleu blond* blonde boire boire* botte* bottes bouchees
boucherie boucl* bouillon boule* boulot bourre bourres bours* box brass* brossage caban* cabane cabinet cafard caiss*
calcu* calva* campi* camping canic* canne cappu* cappuccino carbone carot* carreaux carreleur casie* casquette
catastrophe cave cedri* celles chalet champagne champignons changent charg* charge charleroi charlotte chat chaudes
chemise cherc* chercher chers chers* cheveux chevi* chien chinon choisir cidre cidre* cine citro* classeur cles coche*
cockt* coeurs coffr* coiff* coincee coller coloc combi* comme comme* commu* compare compe* comprenez compris compt*
compte condamne condamnes conducteur connaitre console const* consultation continuer controleurs copai* copie corbeille
corde corriger couet* couette coupable courr* couvre crabe crasse crech* creche creve* crise crise* crisse croire
croyant cuilleres cuisse cuite cure curry curry* cycle cycle* cylin* cylindre dange* dates dates* debat* degat degra*
deja dejeu* demander demandez departementale depas* depou* derma* derni* dernier des dessin desti* detac* detar*
detartrage detour detre* devant deven* devoi* devrait diagn* difference diner diner* direction disai* discussion disney
divor* domai* domaine donnait donne dos dose dossi* doubl* douce* drap drogue du due eaux ecole ecole* econo* ecout*
ecrasee ecrir* ecrire ecrit* effac* effri* elect* embra* emeche empoche empreinte encad* encaisser enclo* enclos enfan*
enfin enfin* enfon* engag* enlever enrou* entend entre entre* entree entreprise envers envoi envoi* envoie envoyer
epais* eping* equip* equipe equipes erreur escal* escalier espace esper* et ete etre eux event* evident excuse expert
expertise explique exposees extra extra* facia* faciale facile factu* facturee faill* failli faire faire* fais faisait
fait faite faite* faites famille fanees fanto* fauteuil feder* felee* fenetres ferai* feuil* feuilles feutr* feux
fiche* filleul filleule finit fiole fixat* flash* fonce* fonte fonte* forme* fraises fric friteuse front* gabin gabin*
gagne gagne* garage garcons gauches gazol* gazole gel gendarmerie gener* gerance gestes glaciale gondole gourde grand*
grele grele* grelo* grill* guepe* gueul* habituel halal halal* hamster hanches harcele helen* helene homme* hote houmo*
houmous huile* huitres id identifiant identiques identite image* images imita* importe impression imprimee incendier
indecent indif* indifferent indigne ines inqui* integrales interdit interdites interne ira jacuz* jacuzzi jambon je
jeune* jugem* jugement julie jure jusqu* justement karim karim* l labra* labrador laches laine laine* laissee laisser
lait le legere les lessi* lettr* leur levres licence limog* limoges liqui* lisib* lisible liste* liter* literie lomba*
louee louee* loupe loupe* loupee loyer loyer* lucas lucas* lues ma maigre mange* manger manquante manquee marchal mari
mariee marocains marqu* matchs matiere matri* mauvais me medecin media* medicament medit* mercredis mere mesur* mesures
metre* mettait miel mien minim* mirac* missi* mixes mixes* mobile moder* moisissure monte montent montre montreal
montres mort moto nagea* nageu* naiss* naissance nante* nappe nettoye neuves nique nique* noie noir normal notaires
nourr* nourrice objets obtenir occasion oeuvre offer* offert offerte ongles ont ophta* ophtalmo oral originaux ortho*
orthodontiste ou oublie ouvrez paille palettes pan paniq* panique panta* pantalon par pareil parfu* parla* parle*
parlent partage parti parti* passe* passer pastilles pave paysa* pelle* pension perim* perro* petard peter peter*
petits peux photo* photocopieuse photographier phras* piano* pieds pieds* pif pince* pins pique* piqure pisci* plaide
plateau pleur* pleuv* plume* poche podol* podologue poids poids* pois poiss* police polit* pompes portable porte posee*
poser* poses poses* posit* positif pote poten* potence pourboire pouvo* pouvoir preco* prend* prepare preparer pres
presente presidente prie pris proce* prochain proches produit prof profe* professionnel profils prolo* prome* proposee
pseud* pseudo puait puait* pueri* puiss* quato* quatorze quelq* rabai* rabro* radiologue rafis* rafistole raide raide*
raiso* ralen* raler raler* rapporte rayure recal* recoi* recol* reconnaissance reconnaitre recrache regie regie*
relance relev* releves remboursez remis* rend rendr* rendre renouvele repar* reserver respect respiration resso*
restait restes resti* resul* retap* retirer retro retrouvera revenue ri robin* robinet rose roti rotul* rotule rouille
roule routi* rouve* rouvr* royal* s sait salue saucisse saute* sauter sauvetage savai* scoot* se sechement securite
seme separ* serai* serre serre* sert serveur serviette shot sieste signaler sirop sirop* sixie* sixieme skipp* skipper
snobe* soeur soie soir solaires sommeil sommes son sont souffler souha* sous speci* special spray spray* stockage suis
suivie support sur survecu suspendu syndi* tabac tabac* tabou* tacit* taire taire* tampons tapee tapee* tenir tenir*
tenus tenus* tester tete thon toboggan toile* toilette tombe tonde* tondeuse tonto* tonton tordue tort tot touffes
tourniquet tout toute toux trace* traiteur tranquille travaille tremblay trottinettes trouves tuyaux uber urgences
urssa* urssaf utili* utilise vaccins vache* veill* venue* verif* verre* vers verte vetem* vetements video video*
videotron vinai* violets virag* virage visib* visible vites* vitesse voien* voient vois volai* volaille volant voleur
voulait voyait voyon* voyons vu yaour* zebre zebre* zone`,
      '2': `
000_euros 1 120 171 17_ans 214 280 2_ans 2_jours 4e 59 690 77 84_ans 890 90 a_79 a_84 a_bruxelles a_de a_deux a_disparu
a_double a_en a_ete a_failli a_le a_mange a_meme a_mis a_nos a_notre a_offert a_part a_rate a_tenu a_tous a_un a_vole
accid* adult* affam* africain agend* ai_appele ai_ete ai_rien aiguille ailleurs_en airbag ajoutez alarm* allee*
allergique_au allia* amate* amende_de amoureux an_dernier animalerie anis annea* anneau annonce_a annoncees annulee_par
ans ans_de aperc* appele appele_le appeler appeles appri* appris apres_sa arbitre arcad* arcade aretes armee armee*
armoi* armoire arrete_le arretes arriere arrive_en arrivent assoc* assur* assure attendez au_bord au_camping au_centre
au_club au_dessus au_festival au_mauvais au_pied au_sous auron* auront aussitot autour_d autour_du autre_dans autres
avais_mis avait_ete avait_plus avale avale* avalee avant_que avec_deux avec_les avec_mon avec_nous avec_un averti avez
bachee bacs bagno* baisse_le balan* baleine bambi* bancaire bande_de bapte* bapteme barbi* barbier barqu* bassi* batea*
beagl* beagle beau_frere beign* benne* bien_le billets bizarre blanc* blous* boite_de bord botte bouge bouge*
boulangere boule boum bouti* boutique briga* brise brouillon brule_une bulletin_de bunga* bungalow ca_casse ca_va
cache_derriere caddies cafes cafes* cambr* camer* camera cameras camil* camille canal_est canettes carro* carte_d
casier casquettes casse casse* casser cdi ceinture celui_que centimetres certificat chaque_soir chass* chasses
chauffe_eau chef_de cheff* cheffe cheval chez_moi chez_une chien* chino* chlor* chlore chocolatier chum chute
cigarettes cinquante_euros circu* classe cle client_m'a clignote club cocktail coco cocot* cocotte coffre coinces colle
collegue_a comme_la comme_on comme_un commence_par commo* commode comptee comptoir condu* confi* confirme confirme_par
confiture conna* connais connaissez connu conseiller_a consigne conso* contact continuent contr* contre controle
controleuse cool copiee corbi* corbillard cote_on couch* couchee coups coups* courroie course cousi* crabe* cramee
crames creuses criai* criait crue cuites cuits cuits* d_acces d_adresse d_ambiance d_anniversaire d_apres d_assurance
d_avant d_avocats d_elle d_entree d_oeuvre daign* daigne dame dames dames* dans dans_les dans_sa dansa* de_19 de_30
de_4 de_9 de_biere de_chou de_cours de_cuisine de_deplacement de_dos de_finir de_justice de_livraison de_lunettes
de_mariee de_me de_mort de_nous de_papa de_payer de_pieces de_place de_portee de_rendez de_rentrer de_souci de_souris
de_sport de_surf de_taxi de_tickets de_votre de_vue debal* deblo* debloquer decen* dechi* decongelee decouvrir defil*
defon* dejeuner demande_si demar* demenageurs demon* dentiste departement depla* deplu* depose depuis_janvier derri*
derriere derriere_nous des_bottes des_gars descend desinscription dessert_et dessu* dessus detache deux_autres
deux_bouteilles devan* devra* diabe* diabetique diagnostic diama* digic* digicode disant_que dit_d dit_la dit_non dite
dix_centimetres do docte* docteur doit dollars donne* dorma* dorva* dorval douce douches douil* drague dresser droit
du_appeler du_carton du_comptoir du_conseiller du_couloir du_fil du_lit du_mauvais du_plat du_regard du_rez
du_technicien du_vin eau_et ecart* echantillons echappe echel* echelle ecoute ecris ecris* ecrit_a ecrits efface effec*
electrique elle elle_a elle_qui elles elles* empoisonne empre* en_a en_costume en_cuisine en_fait en_fiche en_haut
en_main en_miettes en_serie endroit engueule enlev* enorm* enreg* entho* entor* entre_les entree_pour entretien enver*
envoles enzo epaule equipage es_seule essence est_deja est_elle est_meme est_presque est_revenu est_tombe et_d
et_jamais et_mes et_plus et_renvoye et_se et_tout etablissement etais_a etinc* etiquetee etouffe etranger europe
euros_sur evide* execu* exige* exist* exper* exploit explose extin* failli_y fait_avoir fait_des fait_trois faudr*
faudra faudrait felic* felicite femme* femme_de fendue fermi* fermier fiche file_d file_par fille fille* fille_de filou
fils_de filtre finit_a flamm* flottaient flout* fois_a fois_parce folle foncee fontaine foot_avec formidables four
foyer foyer* francs_et frere frere_a froides fuir fuite gache gage galope gamins garde_meuble garde_mon garderie gardez
garnie garou garou* gars_a gaspa* gaspard geles geles* generique genou* gercu* gercures gilet* gite glisse gobelet
gonfle gourd* griff* grima* gsm guide* guidon guill* hanga* hangar haut herit* heure_avant histoire_de historique
homard honte* hot hugue* huile ici il il_m il_reste ils_ont immat* immatriculation impay* impoli incid* incident
inconnus infirmiere inspection instr* interessant intol* it jamais_quand jardinier jaune je_garde je_la je_lis
je_marche je_n je_parlais je_parle joli jolie jure_que juste_a kayak kayak* kebab kebab* kilos kilos* l'a l'a_pris
l_acte l_adresse l_ai l_argent l_armee l_arret l_avion l_entree l_equipage l_equipe l_etiquette l_herbe l_humour
l_image l_immeuble l_infirmiere l_institutrice l_odeur l_operation la_buvette la_clinique la_corde la_drogue la_farine
la_faute la_fenetre la_matinee la_peau la_pharmacienne la_piste la_plage la_poubelle la_puce la_route la_salle
la_secretaire la_soupe la_valise la_veilleuse la_vitrine labo lacet* lacher laeti* laetitia laiss* laisse lange*
lasagnes lausa* lausanne lavabo le_22 le_bras le_cercueil le_controle le_cuir le_directeur le_dossier le_garage
le_guichet le_haut le_jeudi le_miroir le_moment le_monde le_monsieur le_mot le_paillasson le_pain le_panneau le_papier
le_pare le_pire le_quai le_rachat le_remplacant le_reparateur le_retour le_rideau le_soin le_soir le_steak le_veto
les_dames les_epaules les_fleurs les_jours les_machines les_petites les_soirs les_travaux les_vestiaires les_visiteurs
lettre_de lettres leur_a leur_propre leurs leurs* leve_la licen* ligne_pour lis lisbo* lisbonne lit_et livreur_a
local_a locat* locau* locaux lou lu luc lui luxe m m'a m'a_dit m'a_parle m'a_sorti m_envoie ma_facture ma_fille ma_haie
ma_niece magnifiques maigr* maire maire* maitr* malad* malen* malin mandat manque_la manteau marc marro* massage matos
matos* maux maux_de me_demande medec* meme_les meme_plus menace mensu* mensuel mergu* merguez mes_beaux mes_filles
metta* mettr* micro micro* minet* mini mirei* mireille moi moi_le mois_sans moisi* moitie_vide mollet mon mon_chat
mon_chum mon_employeur mon_fils mon_frere mon_salaire mon_vieux monsieur_est monte* montee montr* montrant moteu*
moutarde mouton n'a n'y_etait n_ai natat* natation natio* nature ne_decroche ne_m ne_marche ne_plaisante ne_prend
ne_voyait nicke* nickel niece niece* noctu* noisette nom nos nos_trois nous_n nu nuage nuit_dans nuit_en nuits nuits*
numero_d numero_de numeros nuque obligee obseq* obseques offert_un offic* olive* on_connait on_m'a on_n on_tombe on_y
operee opticienne ordre ordre* oreil* oreille orteils ose_dire osteo ou_je oubliee_dans ouver* ouvert_avec ouvert_le
ouvraient ouvri* paie paiement paillasson papa par_une parap* pare pare_brise paresseuse parfum parfums parlais parlez
parlo* parlons partenaires pas_chez pas_eu pas_les passeport patron patron_est payee* payer payer* payes payes* peche
pedia* peintre pendant_le percee perch* perfo* perime personne_n petites pharm* piece_d pieti* pigeon pille pinca*
pincant piste placard place_de plaie plaisante_pas planche planches platre pli plomb* plongeoir pluie_le poche* poign*
poignees poignet_casse poitr* poitrine poivre pomma* pommade pompe pompe* pompe_3 ponct* pont port porte_et porti*
portillon portrait posee poser post post_it postes postf* postfinance poulet pour_1 pour_les pour_passer poussettes
premiere prenn* prepa* pres_des presente_comme prevenu pris_la priso* proch* prochaine prochaine_fois proje* promene
propo* propr* proprietaire psy puis_l'a puis_la pur pyramide qu_une quand_ils que_j que_je quebe* quebec quelqu'un
qui_a qui_clignote qui_nous qui_passe quotidien raccr* racon* radiateur radio radio* raides raison rale ramad* ramen*
ramenee rappel_de rappelez rappo* rassu* ravie reagi* recoit reconduction reconnue recousu recra* recto recto_verso
recu_les recup* redes* reflet refuse_car reglee regler releve_a rembourse_la remise_a remonter remplacant rend_la
rendement rendue renov* renovation renverse reparti repen* repense repli* repondent repondu reprocher resid* ressort
reste_de restitution resultat reten* retournee retro* revei* reveil reven* revue rhum rigolait roiss* roissy roues
roues* rouge* roulant roules s_en s_est s_etait s_il sa_mere sabre* sac_le sacre saigner sais sait_pas sandrine sangu*
sans_excuse sans_me sans_ombre sante sante* sauna sauna* savait savoi* savoir savoir_si scanne scanner scola*
scotch_sur scout* scouts se_cache se_tenir seche_comme secretaire septi* seren* serenite serin* seringue serrees
serrure servi_a servis_en seul seul_pour short* show si si_t siest* signature signe signe* soeur* soignes soins soins*
soir_le solde* son_prenom sonne_chez sorci* sortait sorte* sorti* sortie sortie_de sou souk soula* soupirait sourit
sous_une speed stadiers stagiaires sueurs sueurs_froides suffi* suis_au suis_infirmiere suiss* suisse suit suivre
supporte sur_l sur_la sur_six surcharge surveiller sylvi* sylvie syste* tacite tacti* tactile tante tante* tanto*
tapis_de tarif_de tatou* taxe taxi tempe* tendu_un tenta* tentative tente tente* terminal terre tiram* tiramisu tire
toilettage tombe* tombe_sur torchons tordu_le tortue total* touchant touche_les tourner tous tout_l train_a train_de
trajets transforme trave* tribu* tripl* triple trois_ans trois_jours trois_nuits trompe trop_foncee trop_tot trou
troub* trouble trousse_de tuiles un_bain un_jeune un_par un_plat un_post un_poste un_sachet un_vendeur une_assurance
une_bombe une_entorse une_gastro une_histoire valait valen* valise veilleuse vendait vendait_des vendeur vendeuse_a
vendre vendu vendu_sans verba* vergl* verit* verre vesti* veterinaire videos_de vieille vienne viennent vieux vieux*
vif vignettes vingt_six visiblement visite_d visiteurs vitre vitri* voisine_a volan* volat* vole voles voles* voleu*
vous vous_ne y y'a y_voit youss* youssef`,
      '3': `
000_d 14_ans 2000 350 36 4_ans 52 60_ans 6_ans 70_euros 78_ans 7h30 87 90_euros 9_ans a_23h a_40 a_cafe a_decouvert
a_elle a_lui a_onze a_payer a_pose a_rappele a_saute a_son abime* abrib* abribus abuse* acces* acomp* acompte admis ado
adopt* adres* affichait afric* agression ai_encore ai_la ai_le ai_pose ai_rappele ai_rempli ai_tout aide_soignante
aigui* aille air_et aire ajoute alarme albums alcoo* alcool alite* aller* allergenes allergique_a allume amand* ameli*
amene* analy* analyse ane angin* angine animateur_a animateurs animatrice ans_en ans_que aplv appliquee apprentie
appris_a appui appui* apres_cinq apres_leur apres_une arbre arret arrie* arrive_avec arrivee_il asper* aspir* aspirine
assoi* assureur attaq* attendu_l au_bar au_buffet au_cimetiere au_distributeur au_laser au_parking au_tabac
au_troisieme audit* authe* autocar autor* autou* autour autre_chose avaie* avaient avait_bu avait_laisse avec_l avena*
avenant avons avons* bague_de balader barre_la barriere bas bassin basti* bat batte begaie ben beton* biber*
bibliothecaire bien_a bien_les bleue bleue* bloc bloquee bloquer bon_de bosse* bouee boxe brace* brais* braise branc*
brancardier braque bras brico* brise* bronz* broye brule* buvai* buvait cadenassee cagna* cagnard calcule cale calec*
camio* camions cance* canne* carav* casse_en castaing centr* cents_personnes cerea* cereales ceris* cette_semaine
ceux_qui chaine chambre_du chaque_passage charc* chauffeur_a cherchait chevreau chez chez_eux chez_nous chez_un chiens
chiff* chiffre chiffres chiru* chirurgien choisi_cette chose chose* chose_que choses chute* cils cimet* cimetiere
cisea* ciseaux clients cloison_des cloit* cocho* code_de coin coince_dans collectif collection collee comba* combine
commentaires commis compagne compagnie comptable con confirmee congo* connecte connu* conseille_de constat contenait
conti* conto* contradictoire contre_le conventionne convo* cooki* corde* corinne coupee coupes couples couraient
courtier cousin couturiere crach* crache cravate credit crout* crypt* cuisiniste cuiss* cuite* cul curie* cv d'y
d_amande d_argent d_autres d_ecole d_essai d_hopital d_hotel d_ouvrir dans_l dans_le dans_une date_de de_5 de_6
de_bieres de_cabine de_fil de_leur de_liege de_location de_mamie de_namur de_papier de_partout de_poche de_poules
de_velo de_vous debit* decede declarer decle* defilent degager deguises delat* delattre delit delit* demandant
demande_de demarrer demonte dents dents* depan* depassait depot depot* depuis_dix depuis_il des_cauchemars des_gens
descente_du desolee dessus_de dessus_en deux_enfants deuxieme_fois deval* devant_la didie* didier diese* diminuent
direc* distribue dix_huit djerb* djerba domic* domicile donc donne_a donnees dort dorto* dortoir doudou douze_fois
dragu* dread* du_cabinet du_chef du_coiffeur du_coin du_logement du_meme du_salon du_temps du_village echangee eclater
ecrev* ecrevisses elle_en elle_n emplo* employeur empoc* en_boutique en_catastrophe en_dessous en_hurlant en_lui en_or
en_recommande enerv* enfer* engue* enquete enten* entie* entierement entre_l entres entres_sans envoyee epaul*
epaule_luxee epaules epave epave* essen* est_connu est_entre est_entree est_note est_pas est_rentree est_restee est_si
est_toujours estom* et_aucune et_de et_en et_hop et_l'a et_lui et_me et_nuit et_qu et_sa etait_complet etait_pour
etouf* etude* eu_les eu_lieu euros_d euros_l evapo* exagere exige existe experience explique_que expre* fabie* fabienne
facte* facteur facture_d facture_un faire_la faire_un faisaient fait_rire fait_voler famil* fantomes faveu* felees
femme ferait ferrand fievre fille_en fille_et fils finissait flacon flottait flute_de fois_le font fonta* force foulard
frapp* frappee frere* frole fuite* fumaient fumee fumee* furieux fuyai* gagno* gagnon gaine* garag* garanti garantis
garde garde* garde_l gars_du gay gemme* gemmes genie* genievre gens gifle glacant gobel* gosse* grand graph* greno*
grenouilles grippe gross* guido* gymna* gymnase habite hamac hamac* hanch* herni* hernie heures_pas homme homme_qui
honte hop huitr* humou* humour il_a il_etait il_n'a il_ne il_restait ils ils_avaient ils_l ils_ne ils_sont impas*
impor* imposee incar* incarne inconnu inconnue indec* inexistante infir* info infra* institutrice interets intervention
invite j_habite jambe jambe* jambes jante* je_connais je_le je_prends je_vois jete jetees jetons jolie* jouait jours_d
jours_on jusqu jusque kg klaxonne l'a_vu l_abribus l_achat l_ambulance l_anesthesie l_appareil l_appui l_assistante
l_assurance l_avocat l_electricite l_epilation l_expert l_hote l_hotesse l_installateur l_ont la_baignoire la_boisson
la_bouche la_bouteille la_box la_chaudiere la_cle la_commande la_couette la_moquette la_mousse la_petite la_portiere
la_pour la_poussette la_prise la_prochaine la_reservation la_salade la_sauce la_serveuse la_sieste la_societe la_tasse
le_11 le_bailleur le_bar le_bassin le_bureau le_burger le_chantier le_comptoir le_contrat le_courant le_detecteur
le_dis le_double le_filet le_foot le_four le_fromage le_lien le_livreur le_mail le_masque le_menage le_nom
le_photographe le_prenom le_prof le_proprietaire le_quartier le_remboursement le_riz le_sac le_sait le_sang le_sejour
le_tapis le_tiramisu lefor* lefort les_comptes les_garcons les_makis les_mois les_petits les_portes les_quatre
les_rayons les_toilettes les_vingt lessive levee* libre* libre_sur ligne_qui logem* logement longe longe* louch* louche
lu_mon lui_a lumieres luxee luxee* lys m'a_arrache m'a_balance m'a_coupe m'a_demande m'a_ecrit m'a_jure m'a_mis
m'a_prise m'a_refuse m_avez m_est m_explique ma_compagne ma_cuisse ma_femme ma_montre ma_place ma_tante macar* maes
maillot maintenant_je maitre_nageur makis makis* mangu* mangue manquaient mapaq mapaq* marec* marechal marie* maroc
masse mater* maube* mec medecins memes_dates merci_l mes mes_albums mes_bras mes_cles mes_genoux messi* messieurs
metres mette* meubles miens miens* mineur minutes_au minutes_avec minutes_en mis_un mis_une modif* mois_la mon_ado
mon_argent mon_caniche mon_colis mon_gars mon_verre moniteur moniteur_a moniteurs monos monsi* monsieur montais mort_en
morts morts* mot_d mouta* multi* n'a_verifie n_en n_existe nager* nageur natur* naturel ne_les ne_sont ne_veut noeud*
noeuds noix nom_d nomme non_merci notai* notaire notre notre* nous_demande nous_dire nous_le nous_vous nuit numer*
numero objec* objectif occupe occuper odieux offert_a on_lui on_recoit ont_coupe ont_ete onze_ans or origi* origine os
oslo ou_il ours outil* ouvert ouvert_il ouverte ouverte_et paiem* paler* palerme paques par_des par_la par_recommande
pari parle parle_a parle_d parleur partie partie_avec pas_aux pas_qu pasca* pascal passent pasti* patient patro* payai*
payait payants paye peche* pelle penda* pendait pendant pendant_que pendant_tout pensi* perce* perdus pere_et permis
personne_pour petan* petanque petar* petite_est pharmacienne photo_d pigeons pille* pimen* piment piquer pistache
placa* placer planc* plaques platr* plein_cagnard pleine plomb pompi* pompiers poney* portait portr* pot poule poule*
pour_pas pour_que pour_vos pourb* pourr* pouve* pouvez precedent prelever prena* presi* prestataire prete* preve*
prevenez principale pris_deux procedure prof_a promet proposaient proprement proteines pruni* prunier puce puis_si
purulente quand_je que_les que_nous que_pour que_quelqu'un quelque quelque_chose questions_sur qui_dit qui_m'a quitte
racin* radios ramasser rameu* rampe* rangee rapaces rappelle_jamais rappelles rasoi* rasoir rayes rayes* rebor* rebord
recep* receptionniste recroise recto* recu_un recul* recupere recuperee reference reflechis regardant regle remis
remor* remorque remplie repare repei* repond_que responsable retie* retir* retour_du revient rien_dit rien_n rigol*
rivie* robes robes* rottw* roue rouge_qui rouler roupi* route route* rue_a sa_caisse sa_collegue sacha* saign*
saisonniers salue* salut salut* samedis sans_arret sans_demander sans_eau sans_frapper sans_raison saute sauva* scand*
scandale scann* scenes scolaire se_faire seances seau secours secret secur* semaine_a semaine_prochaine sembl* serai
serru* serrurier servies servir ses ses_pieds sexe short showr* showroom sienn* sifflet signa* signale signe_a sim
singe* sinon sinon* six_heures skis smile* soignante soir_meme soirs soirs* somme* son_frere sont_pas sont_restes sorti
sourd* stadi* stop subst* sud suedo* suedois sueur* suis_allee suis_fait suis_la suis_une suivants sur_le sur_sa
sur_une sur_whatsapp surfa* surveillance tabar* table_de tablette teddy teddy* teleski telev* temps_que tenai* tenait
tenait_la terrasse_a titre* tomates tomba* tombes tondu touff* tournevis tout_a tout_le toute_la trace trait trait*
trampoline tranquilles traverse treize_ans tremblait trente_cinq tribunal trie trier trier* tronche trop_fort trott*
trouvent tuile* un_accident un_beau un_billet un_bleu un_couteau un_est un_oeuf un_paquet un_salon un_sandwich un_vieux
une_autre une_lettre une_palette une_soiree une_tablette unifo* uniforme urine urine* va_voir vaccine vaches vais
valai* vas_manger veau vend vendu* vendues vendus verda* verdatre verifie verifier vermi* vermifuge verrouille verse*
vertige vestiaire veter* veut videur_m'a videurs vingt_deux vise visibilite vit voiture_est voix vous_je vous_laisse
vous_m vous_pouvez voyez voyez* y'a_pas y_aller yeux yeux_dans zinc`,
      '4': `
118 119 130 13_ans 1h_pour 2017 300 300_euros 480 5_min 67 6_000 78 86 91 91_ans 940 a_150 a_45 a_bu a_coupe a_des
a_dit a_dix a_empoigne a_finir a_genoux a_hurle a_imite a_insiste a_jete a_liege a_lu a_moi a_mon a_parle a_perdu
a_plaque a_pris a_recommence a_refuse a_rendu a_rigole a_ses a_signe a_table a_traite a_vous accen* accent accidentee
accord admin* administratif admis* aere agent agit ai_bloque ai_deja ai_depose ai_jamais ai_plus ai_rate ai_signale
aide airba* aisse* aisselles alertee alliance allocation amene amf amies amies* amputee angoi* angoisse ans_a ans_et
ans_il ans_s antihistaminique appat* appelez appels_par appet* appetit apprendre apprendre_a appuye apres_le apres_ma
arachides archives arete* arrime as_un asloc* asloca assume assure_que asticot attache attei* attendait_au atter*
attestation au_beurre au_feutre au_micro au_soleil aurez_ca autorisation autres_mamans aux_toilettes avais_coche
avait_une avant_meme avertir aviez aviez* bac_a balai balle baraq* barrette barri* bas_des baske* baskets bateau batta*
battante bebe bebes bebes* begai* belle_fille berger betes betes* bibin* bibine bidons bien_fait bien_sur bisou
bloque_il boite_a boldu* bolduc boubo* boubou boucher bounc* bouncer bourd* branche bras_de bricoleur bruno bruno*
brusq* brutale bu_la bulletin ca_comme cables cache* cache_dans cacher cadav* cafar* cagno* cagnotte caill* caissiere
calen* call canca* canette caniche canne_blanche capture_d capuche carab* carac* carbu* cares* carne* carnet carou*
carouge carpe* carrement carrosserie carte_et carte_vitale case cassee cause_de causer cente* center centre certains
certi* certificat_medical chambre_12 changes chauffeur chauv* chauve chef chequ* cherchez cheva* cheville chialeras
chicha chine* choc chope chope* cire citron civil* clause clauses cle_usb clich* cliches clopes cloque clou clowns cnil
cocai* cocaine cochee coffret coincer combien_de commandant comme_ca commissaire commun compare_les comte comte* concl*
conservatoire consommateur consommateurs consu* conta* continue continue_a contre_un copine corin* cote_du cotes_felees
couco* coucou coule coupe_la coupees couvr* cp crani* cranien crava* cravache crema* cremant crepe creve crie croche
croye* croyez cruch* cruche cuisine_est culotte d_ecran d_epingle d_equipe d_origine damie* dans_la dans_mes dans_notre
de_13 de_50 de_charleroi de_chaud de_conciliation de_m de_ma de_mes de_mon de_morphine de_peur de_protection de_quinze
de_reception de_sa de_sac de_sept de_six de_train debar* debranche dechiree decla* declaration decongele decrirai
decroche dedan* dedans defenseur_des degag* degat* dehor* dehors demande_deux demandees demis demol* denom* denomme
denti* depos* deposee_a derobe des_comptes des_enfants des_filles des_fraudes des_lundi des_tetes des_yeux desce*
descends descendu detro* deuil deuil* devant_tout devor* dialy* dialyse disan* disant discretement discriminee dispa*
disparu dit_il dix_fois dix_neuf dixie* dixieme doigt doigts_sur dorme* dossier_medical doudo* doudoune douteux drape*
drapeau drogu* du_centre du_compte du_consommateur du_cou du_garage du_robinet du_vendeur du_vestiaire dylan dylan*
echog* echographie economies ecrit_sur ecrou* effet effet* effra* effraction egares egorg* elle_fait elle_m'a elle_s
embrasse embrayage empes* empoignee en_erreur en_rentrant en_reunion en_rigolant en_tete encore_des encore_en enleve
enregistre entame entiere entieres entre_avec entre_sans entree_de envole eparg* epargne epeau* epeautre epero* epina*
epinards epluc* epous* epouse equipe_de espio* espionne est_d est_decede est_mort est_ouvert est_pour est_qu
est_ressorti esthe* estheticienne estomac et_du et_fait et_mon et_votre etais_au etait_dans etait_le etang etang*
eteint ethylique etran* etre_la etude etui euthanasie evanouis exactement exclu* excuse_et existe_pas explo* expose
expres_pour expul* factures faineant fait_un fameu* fameux fantome faux fendu* fermee_et fermez ferreira fesses
fichiers fievr* filles_en fin_du finir finir* firmi* firmin fisc flaco* flacons flott* flute fois_que folle* forcement
formee fouette fouille_ma fourbure fourc* fourgonnette fraudes frein* frere_et frottait fugue fugue* fume gaeta* gaine
gamine_de gamines ganja ganja* garde_le gardien_de gare_a gars gars_de gasoi* gasoil gaz genevois genou_dans gerant_m'a
gerar* gerard ghisl* giraf* glaca* gonflement greffe griffe guichetiere gym gyneco hamid* hamst* hamsters heritage
hesit* heure_a heure_vous hippo* homar* hospitalise hotes* hotesse houspille huiles hurlant hurle hurle* ignor* ignore
il_lui il_va illegal imite immon* immondes impol* incro* incroyable infec* infirmiere_a inhale insiste_pour insulte_les
integ* intestins intimite intub* intube islam* jamais_vu je_dors je_saisis je_sors je_vais je_venais jerri* jerrican
jetes jetes* jette jette* jeunes jolies jouai* jouen* jouent jumea* jumeaux jusqu'a_ce jusqu'a_la jusqu_au jusqu_aux
kevin kevin* l_annee l_atsem l_aurez l_avant l_avis l_energie l_entendait l_entrepreneur l_etablissement l_evier
l_inscription l_oeil l_un la_barriere la_camionnette la_cantine la_colle la_commode la_couleur la_fibre la_gorge
la_ligne la_location la_machine la_mienne la_nuit la_receptionniste la_reponse la_serviette la_tire la_viande la_vue
lacrymogene lampes lance* langu* lapins le_barman le_beton le_biberon le_chauffeur le_chef le_col le_collier
le_commercial le_cou le_cuisinier le_froid le_grand le_jardin le_patron le_plus le_pull le_rendez le_samu le_sesame
le_stationnement le_surveillant le_talus le_toit le_veilleur le_vendeur le_ventre le_vol lendemain_on les_animateurs
les_choses les_clients les_crevettes les_degats les_dossiers les_douches les_gars les_residents les_tables levai*
levre* libre lilas lilas* limac* limace litre livreur longt* longtemps lot loue lui_qui lustr* lustre lycee* lynx
m'a_crache m'a_entaille m'a_etrangle m'a_fait m'a_propose m'a_soutenu m_ecrit ma_caution ma_couleur ma_grand ma_valise
macha* madam* madame main main_en main_propre mains mains* maitre malentendu malgre_l malhe* malvoyant mamans mamie*
mamie_a mangez mannequins manques marab* marabout marie marmo* marron masse* mastu* matin_a mayo me_suis mediateur
medis* meme_chose menaces menti_sur menui* menuisier mepris meprisant mere_pour mettre mienne milieu_des mime
minutes_apres minutes_plus mis mis_ma mise_en mixe mon_amie mon_avocat mon_code mon_epouse mon_pere mon_sac mon_velo
monit* monitrice monox* monoxyde montrer moque* mousseux moustache murmu* n'a_vu nadia nadia* ne_le ne_peux ne_s
ne_voulait neveu* nez noir_sur noirci noire* noirs noirs* noise* noms nous_avec nouveau_ne noyes noyes* numero_et
numero_sur nus occas* oh olivier ombudsfin on_attendait on_hurlait on_l'a on_voyait ongle* ont_mis ont_oublie opc
ophel* ophelie organisme oser otarie otite otite* ou_etait ou_pas oui oups ouvert_l paies paies* palef* palefrenier
palet* palpa* palpation palpee palpi* palpitations paquet_de par_erreur par_huissier par_le par_mes parent parlait
parle_de parlera pas_pour passee pasta* pastis patients paye_trois paysagiste pdl pelot* pendant_deux pendant_un penic*
penicilline perdu_mes pere permi* permis_de perso personne_d personnellement petite_de physi* physiquement piece_montee
piege piege* pigeo* pilot* piqur* pirate pista* pistaches pitie pitie* pizzas place_du plage_et plaid* plain* plannings
plier plier* plong* plus_bas plus_d plus_la poil poivr* policiers pommeau poncelet porte_le porte_ouverte portee
pose_sa posee_sur pouce pouce* poules pour_aller pour_mes pratiques prelevee prend prends prenoms preparateur prescrit
prest* prevenus pris_ma profi* profite propose_de protoxyde proximite psychiatre public puisq* puisque punie punie* pv
pyram* quatre_etages que_rien questionnaire qui_avait qui_l'a qui_m quitt* raccroche rachi* racistes ralai* ramassage
ramene rapport rase rats raye rayer* rea reagi rebou* reception recollee recommande_en recon* reconnu recredite
recroisera recu_la recupere_mon refaites refourgue refug* refuge refusent_de refusez relat* relu rentrant renvoye
reparateur repart repes* repese repondu_que reponses repression_des resin* resine respo* responsables retenue retour_de
retrouvee_sur revend revenue_avec ricanait ridiculise rien_demande rigolant rires rires* risque risto* ristourne rode
rond rosse rosse* rouba* roubaix rouges roule_a rudoy* s_appelle sa sa_couche sache sage sage_femme saisi_le salai*
salaire saliv* sans_gluten sans_les sans_lumiere sans_meme sans_motif satay satay* sauf_qu scotc* scotchee se_sont
secho* sechoir seize seize* sentait_la serree servi_du servis seul_a seule_ce si_elle siege_auto sifflait sifflee
signal signer signer_un signes simul* sinus* snapc* snapchat socie* societe soigneur solde son_beau son_passe sorti_la
sortie_avec souille soule sous_huit sous_le sous_les sous_nos souscrit soutenu spara* sparadrap speed* squat squel*
stero* steroides suivies suivr* sur_blanc sur_insta sur_leur sur_vos surdosage surveillante_de ta_plaque tabasse
table_avec talus talus* tapais tapait tape_sur tapote teigne temoin tempete tendu tendu* tentes test testo* tete_sur
thermos tiend* tire_au titul* titulaire toilettes_on toitu* toiture tole torti* toucher touchez tout_au tout_ce tout_et
touto* toutou tramp* tranq* transmis traumatisme tribunal_administratif tripe* trois_enfants troisieme_etage trompee
trou_perce trouvait tu_m tuyau tuyau* tympan tyrolienne u15 un_bisou un_box un_chien un_filtre un_gars un_geste un_gout
un_jerrican un_joli un_menteur un_mur un_oeil un_petit un_retard un_telephone un_verre une_balle une_boite
une_enveloppe une_famille une_nouvelle une_petite une_plaie une_voiture unia urgen* uv va_se vapoteuses veillee venais
venda* venio* venions vento* ventoline ventr* ventre verbalement verifiez verra verra* verra_si verrouille_la
verrouillees vertebres veste veste* veto vieilles viendra viens_avec vient_de vietn* violace viole* violent violettes
vital* vitale vitrine voie voila voila* voitures volon* vomissements voulait_savoir voulu vtc y_avait y_est yaourt
yasmi* yasmine youpi*`,
      '5': `
150 160 18_mois 200 2019 21h15 21h15* 312 50_ans 68 700 79_ans a_appris a_balais a_continue a_coups a_dans a_enfonce
a_faux a_fouille a_gifle a_mordu a_nie a_oublie a_ouvert a_recupere a_servi a_ta a_une a_velos a_verrouille a_voix
a_voulu abandonnes abces abces* absence acariatre accom* accor* accuse_de accusee achar* acharne acheteurs adjoi*
adjointe adoption adulte affir* affirme afsca afsca* agent* agent_m'a agonisants agrafes agresse ai_crie ai_des
ai_prevenu ai_repris ai_retenu ai_travaille aile airpo* airpods alerte alime* allaiter allege allegee allergies
allergique allumette alors_on ambre ambre* ammon* ammoniaque amput* annua* annuaire anony* ans_est antibio
anticoagulant antivol apercu appart apprends arabe* arbit* ardoi* arnaqueurs arrache arranger arrieres arrivais
arrivait assigne assistante assistante_maternelle assoit asthmatique atsem atsem* attache_dans attend_a attou*
attouchements au_courant au_feu au_gouter au_nez au_poste au_sang auberge aurez aurez* autoradio aux_urgences
avait_jamais avait_promis avc avec_vos aveugle avine avocat_a avoue* baffe bagagiste bague bagues balance_mes balei*
ballons bambo* barce* barcelone barmaid barman barman_a bas_du bas_pour bascule baton baton* baux beant beant* bedo
begue* benal* benali benne benoi* benoit bequi* bequille berce* berceau beugl* beugle beuh biberon bidon_de bidouille
bijoux_de billets_de bisqu* bisque bless* blesses bloquait blouse boche boche* boitait boiteuse bonbonnes bouche bouff*
bougeait bouscule bout_a bragu* braguette bras_et brassiere bronc* bruits brulees brulu* brute* bureaux burki* bute
ca_je ca_passe cabas cabas* cable_de caden* cadenas cage_d caisse_4 caisse_de cajou cake caleche calva cambriole cames
cames* camionnette camp canet* canine capot capot* captu* capuc* car carap* carapace caravane carnage caron caron* cars
carte_bleue cassa* casser_la casta* ce_patron ceint* ceinture_de celeri celibataires centre_aere cerises certaine
chambre_des chantant chaparde chaque_matin chaque_mois chargeurs charl* chassis chatouille chatt* chatte chaudiere
chefs chefs* chenil chenille chevaux chevelu chez_ma chez_vous chimi* chiots chose_a chums chums* cible* cinq_etoiles
circule civie* civiere claquee claques claud* claude claus* clavicule clef clin clin_d cliqu* clique co coach coach*
cogna* cognac cogne cogner cohen cohen* collard college colliers comme_c comme_par commercial completement_bourre
comprendre compresse_dans comptage comptoir_et conciliateur conciliateur_de confie conjo* connaissait conseil_de
consentement conso consulte contactee conteneur contient contraste convu* convulse copain copie_colle coton coton*
coude coude* coulis coupe_le coupelle coupures couro* couronne courriel cousine coussinets coussinets_a couvreur cpas
crame crass* crever crise_d criti* critique croise croisee croix croix* croutes cueillir cuill* cuir_chevelu cuisine_et
culot* culpa* curieuse cyber* d_adrenaline d_appeler d_auto d_escalier d_eux d_inde da da_silva dangereux de_15 de_600
de_bien de_bras de_cette de_fumee de_genou de_lait de_meme de_mer de_moi de_moins de_ne de_nos de_onze de_paie
de_plainte de_poing de_sante de_secours de_ses de_soleil de_suture de_vitesse de_vos dealer deballe debile debranchee
debutants decac* deces deces* declaree decline decoloration decro* decroche_plus defen* defenseur defile defunt degats
demandait demis* denig* dentiste_a denud* deplace depouille depuis_elle depuis_mai derobee derobes derriere_les
des_chiens des_donnees des_droits des_gamins des_marques des_medecins deshydratation deshydrate destinataires detecteur
detourne dettes deux_billets deux_cotes deux_dents deuxieme_degre devant_chez devant_des devanture devisse diall*
diallo diamant diffa* diffamation dinai* dinais diplo* diplome disait disciplinaire discrimination discrimine
disjoncter disques distribuer distribues dit_elle dit_oui divorce dix_euros dogsi* dogsitter doigt* doigts don dont_le
dormait dormez_bien dos_a douan* doubles douze_ans dresse du_barman du_bureau du_bus du_car du_chenil du_depanneur
du_doigt du_guichet du_personnel du_support du_tram du_voyage dyslexique ecarte echap* eclat eclate economie ecroulee
ecsta* eczem* eczema educateur effon* electriques eleveuse eliot* eliott embau* embauche embob* embou* embrasser emmen*
empil* employe_du empoche_la empoigne emprunt en_bas en_copie en_foret en_fout en_la en_maillot en_me en_moins
en_passant en_plein en_prime en_riant en_rouge en_uniforme encore_la encou* endormie_dans endort enfant enfermee_dans
enfonce_la enlevee enque* entam* entendu entendue entorse entraine entrepreneur enveloppe_avec envoyee_par epile*
epileptique erect* erection eryth* erytheme escale escarre escroquerie est_decrochee est_ecroulee est_effondree
est_evapore est_lui est_rentre est_reste est_revenue est_sorti est_tombee et_depot et_garde et_m'a et_maintenant et_son
et_y etaient_tous etait_beau etait_ouvert etait_plus etait_vide etour* etrip* etripe etudie eu_une euros_en euros_sans
evoque exclu exclus excrements exploses factr* factrice faiblesse fait_a fait_pipi fait_semblant fait_signer
fait_sortir famille_a familles fanny fanny* farce farce* farin* farine fauche fausse_couche faux_cils femur femur*
fendu ferez ferez* fesse fesse* fessee fesses_en feu_rouge feutre fiancailles fictives filme filmee filoute fini_au
finie* finir_a finiras finma finma* fiole* fioles fissures fixan* fixant flamb* flasq* flasque flemme flexi* flexible
flics flics* flori* florian fois_et fond_du fondu forces fosse fosse* fouet* fouin* fouinait foula* fourgon fournis
foutre foutre_en fraca* fracasse fracture_du francais frappait frein frelatee frigos frolait frole* front fsma fuite_de
fuites fume_du fumees funer* funeraire fusil_de gaffe gaffe* gamins_de gants gants* garde_ma gardi* gardien
gardien_nous garnier garrot gastr* gastro gavee* geant geante gele gelee* gelules gemis* gemissait genan* genci*
gencive gendarmes genep* genepi gener gifle* gifles gilet girafe glute* gluten gnole gnole* gonfl* gonflees gorge*
gorge_pour gorge_qui gosses gosses_de gouja* goujat gourmette gouter gouve* gouvernante grand_mere grang* grange gratt*
greff* grego* griffee grossesse gruge* guett* guichetier guide guignol hagar* hagard haiti* haleine_de harce* hasar*
hasard hein hemat* henne henne* hepat* hepatite homards homop* hospi* hospitalisee huile_d huiss* huissier huissier_a
huit_jours humilie_les humiliee hurlait hurler hygie* hygiene hypog* idiote il_me il_riait il_s il_tenait illeg* ils_m
immol* implants imposition inami inami* inde informations informe informe_de inhum* injection injon* insen* insensible
insistait insiste inspe* insta insti* insulte intacte intensifs interdite intolerance intra* intraveineuse iphon*
iphone irres* ivre ivrog* ixell* ixelles j_apprends j_imagine javel* je_dis je_me je_mets je_revois jetee* jorda*
jordan judic* judiciaire juge jumen* jument jupe jupes jupes* juridique jusqu'a_vomir ketam* ketamine kilos_en kosov*
l'a_signale l_agence l_agent l_assignation l_atelier l_educatrice l_ehpad l_employe l_entretien l_epipen l_escalator
l_etat l_expertise l_huissier l_ordre l_osteo la_barre la_bisque la_bonne la_brigade la_conscience la_cuillere
la_descente la_douche la_foule la_fuite la_gencive la_gendarmerie la_gerante la_langue la_main la_meuse la_nature
la_neige la_nounou la_piscine la_pochette la_rangee la_reparation la_sangle la_secu la_sortie la_surveillante
la_tablette la_trousse la_vodka lache_le lache_les lactose lactoserum lance langue latex laurent le_bebe le_capot
le_carrelage le_casier le_chemin le_club le_conciliateur le_conseiller le_crane le_cuistot le_dentiste le_depanneur
le_dj le_dos le_fond le_gardien le_genou le_hall le_linge le_maitre le_manager le_mecanicien le_mecano le_pantalon
le_plombier le_poisson le_porte le_portier le_pouce le_prochain le_siege le_steward le_stylo le_torse le_tribunal
le_vestiaire le_veterinaire leche leche* lefeb* lefebvre lentille les_chiens les_cotes les_cuisses les_flics les_freins
les_levres les_ouvriers les_patients levie* levier lezar* ligne_avec like litres livrer livres livreur_m'a loque loque*
loup lubri* ludiv* ludivine lui_et lui_il m'a_appelee m'a_lance m'a_menace m'a_pogne m'a_souffle m'a_touche m'a_traitee
m_as ma_banque ma_carte ma_copine ma_galerie ma_gamine ma_nouvelle ma_plainte ma_soeur ma_veste ma_voisine macaq*
macaque macon macon* magasinier main_dans mains_sur maintenu maitre_d malab* malabars maladie_coeliaque malaisant
malgre_ma malhonnete malhonnetete malinois malle malle* maltraitance mamad* mamadou mandate manie* manip* manu marchand
marche_avec mari_est marques_de marre* marse* marseille masseur_a matai* matait mate mathieu matie* maton* matonge
maxime me_disent me_foutre me_regardant mecanicien meche medecin_a medecin_de medic* mefie* melangent memoi* memoire
menac* menagere menotte mensonge menteurs merci_la mes_ecouteurs mes_enfants metal metisse mettent meuse meuse* miche*
mienn* miennes mignonnettes migraine millions mineurs minou minou* moderateur moi_avec moi_on moins_le moins_les
moisissures mollets moment_du mon_accord mon_arret mon_cas mon_compte mon_cv mon_manteau mon_nez mon_ventre monsieur_du
montees moques mordu_le morel morel* morph* morphine motif motif* mousqueton mur muscl* musclee musea* museau mycos*
n'a_meme nager national ne_l ne_lui ne_m'a ne_rien ne_sais ne_tenait nee nee_a net nez_casse nez_en nice nom_et nomin*
note_a notre_arrivee notre_fils nous_faire noyad* noyade noyau* nudes nudes* obsce* obscenes obsed* occlu* occlusion
oceane odieu* olivi* one ont_demande ont_donne ont_envoye ont_laisse ont_passe open opere* ordonnances oreilles
orthographe oxyge* oxygene pacan* pacanes paiements paix palette papas papas* papiers papy par_de par_hasard par_l
par_negligence par_qui parav* paravent pares* paresseux paroles partis parvovirose pas_mon pas_vue passant passe_au
passeports passer_le passerait passes passo* patau* pataugeoire patchs patchs_de patronne pattes pauvres payeu* pc
pediatre pedic* pedicure peles peles* pelote pendu_a pensait pepe perce perdu_la pere_a peritonite personnes
personnes_a petards petro* petrole peur phala* phalange phoque photo_a phrase piano_a pickp* picku* picotements
pied_par pilon pilon* pincee ping pioche pipi_au pirat* pisse* pitte* pittet place_il place_un plaie* plaig* plaignants
plaint plainte_a plainte_deposee plaintes plancher planque plaque plaque_et plaquee plein_soleil pleurait plombier
plonge plus_envie plus_tard plus_un plus_voulu plus_y plusi* plusieurs pochon pochons pogne pogne* pogne_une poing
pointe poisson pompette pompiers_ont poneys pong poppe* poppers portieres positions potag* potager poudre_blanche
pour_avoir pour_du pour_en pour_quarante pour_votre poursuites poux pr premiere_fois prenne prenomme prepo* preposee
pretendu pries pries* pris_les prise_pour prochain_technicien prochaine_etape procu* procureur produit_de prof_de
profil proposition proprietaire_a proprio protection_des prudence publiees puis_s pupilles_comme purulent purulents
quand_elle quatre_ans qui_coupe quincke raccordes raclee radio_de rails rails* raisi* rajou* rajoute ralait rallongee
ramassee ramenes rapac* rapace rappr* raser* react* reaction reani* reanimation recommence_avec recro* rediges
reflechissez refoule refus refusent refuses regisseur registre rejete relen* relents remis_a rendant rentre
rentree_avec reparle repeint repete reponds_plus reponse_de repro* reserve_et resilie_en respirait respirer
responsabilite retire retournes retrouve_sous retrouvee retrouverai retrouves reuti* revele revenait revenu_avec riant
riant* ricanements rodee rodee* rosiers rouge_et roula* roussel roust* rouste routine roy rsa s_endort sa_maison
sa_tete sabots sadiq* sadique sagou* saigne salmonelle sandr* sang sanguin sans_chauffage sans_l sarra* sarrasin saure*
saurez scannes scarl* scotch scrup* secou* secouee secret_medical section selfies semaine_apres semblant senta* sentait
sentait_l sentait_le sept_ans serais serez serez* seropositif serpe* serpent servent servi_sans ses_genoux sever*
severe sexuel sexuelle sexuelles si_vous siffl* signature_sur silva silva* siphonne siret siret* sirotait sniffait
sniffe soign* soigne soins_intensifs solan* solange solli* sollicitee sommelier somno* somnolait son_alliance
sont_entres sont_passes soufflait souleve souleves sourde sousc* souterrain soutires speciale squat* staphylocoque
stupe* stupefiants subti* subtilisee suffo* suintantes suis_partie sujet sujet* sur_des sur_l'a sur_mon sur_son
sur_tout surdose sure surnom surveillante surveillee suspendue sutur* suture syrie* ta_vitrine tabas* tabassee table_du
tac tahin* tal tamar* tamari tampon tangu* tapai* tapet* taximan te_croise temoi* temoins tenait_plus test_vih tete_de
texta* textait texto* thera* therapeute tibia* tic tigre tikto* tiktok tique* tiree_par tirel* tirelire titubait
titubant tombee_dans tombez ton_adresse tonne* torchon torsi* torsion tousse trainer traitant traite_de traite_les
traite_ma trans travers_la tremblant tremble tres_mal triche tripo* tripote tromp* tronc tronconneuse troqu* trousseau
truff* truie* tutoyee type_de ukrai* ulcer* un_abonnement un_agent un_ancien un_ballon un_bidon un_d un_demarcheur
un_ecran un_gamin un_livre un_mal un_matin un_papa un_virus une_camera une_camionnette une_certaine une_dame
une_decharge une_facture une_seringue une_volee usage* utilises va vais_me vais_t van vapes vapes* vapeurs vas_te velos
velos* vendue veritable verre_d vers_la verso verso* verti* vertiges veterinaires veuve veuve* via vicie* vide_par
vierg* vierge vigil* vigile vinas* vinasse viole violee violo* violon vip visa visag* visage viser viser* visiter
vite_arrive vivant vivante vivants voile* voix_haute volantes volontaire volum* volume vomir vomir* vos_bureaux votre
votre* voule* voulez voulu* voulu_me vous_aurez vous_etes vous_voulez voyait_les vraie* vues vulga* vulgaire vus wallo*
winte* y'en y'eta* y'etait y_compris yanni* yannick yeux_ne`,
      '6': `
000_km 06 150_euros 15_ans 16_ans 19_ans 200_euros 3000 4000 5_etoiles 70 88 88_ans 900_euros a_10 a_bon a_crache
a_defonce a_envoye a_file a_glisse a_lausanne a_menti a_perce a_quelle a_remis a_sa a_tape abandonnee abimee abste*
abstenir abus acari* acces_au accessible accompagne accrochee actes actes* adhes* ado_de adren* adrenaline adresse_a
adresse_de affame agence_est agent_d agent_immobilier aggra* aggrave agoni* agrafe ai_refuse ai_retrouve ai_une aide_a
aide_soignant ailes ailes* aimai* aine airdr* aire_d ajout* alain alain* alban* alertes alger* algerien allee
allergiques alu alzhe* alzheimer ambulance ambulancier amian* amiante amie amoxi* amphe* anaphylactique anesthesie
anesthesiste ans_elle ans_sans antibiotiques antic* antidepresseurs antih* antipathique antis* antiv* appareil_auditif
apparement appelee appen* apres_votre arabes arach* arachide argent_des arme arnaq* arrache_par arraches arrim* ars
aspire assignation assise_sur assoiffes assum* astic* atroc* attac* attachee attaches attendrai atterrissage attes*
au_bloc au_flanc au_lait au_matin au_noir au_point au_refuge au_visage aucun_souvenir audi aurelie autiste autorite
autre_maman autres_clients autrui avaler avant_pour avec_nos avec_son avertissement avise avisee avoir_demande b baffe*
bagnole bail baiser balai* balais balance balance_dans ban bancal bang banquette barbotes barma* barreaux bascu*
batterie_neuve bec belles betis* betise beton bient* bientot bijoutier binai* binaire bisou* bisous bistr* bistrot
blattes bloquee_par bocau* bocaux boita* bon_entendeur bonbo* bonbons boucles bouge_pas bougn* bouillotte bouledogue
boursoufle bousculee bousi* bousille bouteilles_de boutonneux bouts bouts* brancard brandi bricole bricoles brief*
briefing brisee brown* broyee brulante brune brutal bu ca_c ca_deale cacahuetes cachets cagou* caillou calin* came
cancer canin* capture carabinee caressait caresse carotte cas casse_net cassees catalytique cauchemar cauchemars
cauchemars_depuis cbd cc ce_monsieur ce_sera ceintures celib* celibataire cercu* cercueil certain certifie cet
cette_nuit chaine_en chair* chane* chanel chantage chapa* chasseur chaton chatons chauffeur_uber chef_d cheni*
cheveux_crepus chial* chien_guide chipe* chlam* chloe chloe* choc_anaphylactique chose_avec chris* cicat* cinq_ans
citat* citation cite clame* claquettes cleme* clois* cloison clone* clonee cloquee cloques cloue* clown* cobay* cochons
codei* codeine cogne* coler* colique collegiens collier colorant combien comme_une commente communale communique
compagnon complice composition comprendrez compresse comptable_a concierge conciliation conduisant confondu consc*
conscience constate constater contactera contre_cinq controler convocation cookie coordonnees coqui* cornee corps
corps* cortisone cotes cotes* cou couli* courtiere couvercle covid covid* crache_dessus crame* cramp* crane crane*
crasseux creances crepi* crepus crochet croup* cruis* crustaces cuisinier cuivr* cuivre cutte* cutter cuvai* cuvait
d_autoroute d_effacer d_enlever d_estomac d_etre d_experience dame_qui dans_ma dans_son dans_tous dans_tout dans_vos
dauph* ddpp de_2019 de_cacahuetes de_coups de_danse de_famille de_folle de_frein de_notre de_paix de_pied de_plage
de_port de_poudre de_quatorze de_sortir de_suivi de_treize de_vache deale debarque debil* deced* decollete decoupee
decrochee dedai* defonce defun* degre deja_loue delivre delva* delvaux demandes demange dentier denut* depassant
deplacees deposee deposition depression depuis_trois dermatologue derniere_fois derobees des_bonbons des_coeurs
des_collegiens des_jambes des_lilas des_messages des_parents des_prix descendait descende desseche desserre
detecteur_de detou* detournee detresse detru* detruit devale devant_mon devinez devit* diarr* dick diffu* digit* dimin*
directeur dis_ca disjo* disparaitre dissi* dit_en dit_l dit_qu dites dites* dixit dixit* donne_du donne_mon
donne_raison donnee_a doorm* doorman doree doree* dormez dors_plus dosag* dosage dre dress* dresses dresseur drogues
droits du_bon du_cheval du_colis du_festival du_froid du_gars du_gerant du_resto du_sav du_vide eau_dans ebouillante
eclat* ecoliers ecrases ecrases_dans ecuri* ecurie educa* educatrice effacer effondree ehpad ehpad* eleph* elle_ne
elle_y emballe empestait employe employe_a empru* en_argent en_charge en_demeure en_justice en_mon en_parle en_scooter
en_se en_soute en_touchant encer* enchaine encore_au enerve enfants_au enferme enferme_dans enfla* enflamme enfle
enflee enjam* enleves enormes enqueteurs enrouleur entai* entassees entasses entendeur entends entendus entraineur
entre_le envol* envoye_en epipen erupt* eruption es escam* escroc espere_que essayez est_allergique est_fait est_passee
est_venue et_dit et_note et_ses etait_mon etait_un etale* etalee etes etiquete etouffait etrangeres etrangers euros_et
evanouie evapore eve eventre evoqu* ex exami* excre* exigees extorque facie* facies facture_des faine* fait_une faits
faits* falsifie fatal* fatoumata fausse_route fauti* fautif faux_jeton femme_enceinte fenta* fentanyl fer ferment
ferra* ferre* fesses_a fiancee fibre_a fiche_de ficti* figur* filee filee* fille_est filles filme* filou* fils_en
fini_aux fixe flama* flanc flemm* flipp* flippant foi font_passer force* forcee_a formel fouil* fouille foulee fourb*
fourche fourrer fout foutr* foutu foutu* fracturee frangins frela* frottant frouz* fruits_de fumai* fumait fumet* furet
furet* g_au gamin* gamin_de garagiste garde_mes gardienne garrots gave gelee gelul* generale genou gens_comme gerant_a
gerante gitans glissee glissee_dans glous* gluant goute* grammes grand_pere grano* granola grivo* groui* guita* guitare
gynecologue habil* habille habitez hallu* hanche handi* handicap handicapee happe harcelee hemorragie heris* holla*
hollandais homos* horri* horrible hors_du hosto hosto* housp* hurla* hurle_dessus hurle_sur ignorer il_arrive
il_connaissait il_fait il_le il_m'a imaginaire imaginaires imagine imite* immobilier incompetent infecte infectee
infes* infirmier_m'a infor* informee_de ingri* ingrid inhal* initi* initiales injecte insistant inspecteur installe
instrument insultes interdits interesse interimaire intes* intimes intoxication intru* inven* inventee iode irreparable
irresponsable irrup* irruption issue issue_de ivg j_arrive jamais_appele je_depose je_lache je_sortais je_viens jerom*
jerome jete_a jetee jointe josia* josiane jurid* jusque_dans kango* kelle* keller keta kippa* kro l'a_dit l'a_trouve
l_allee l_anesthesiste l_appartement l_arriere l_ascenseur l_electricien l_entraineur l_enveloppe l_essai l_est l_homme
l_hosto l_inspecteur l_inspection l_interimaire l_ongle l_oreille l_ouvrier la_baby la_banquette la_barquette la_bas
la_boulangerie la_camera la_clio la_cloison la_coke la_compagnie la_cuisse la_cuvette la_gardienne la_joue la_machoire
la_mini la_monitrice la_nacelle la_nourrice la_patte la_pharmacie la_pile la_pizza la_poutre la_puericultrice la_queue
la_radio la_reception la_regie la_repression la_responsable la_roue la_securite la_serrure la_tata la_toiletteuse
lacer* lacere lache lache* lachees lacto* laisse_dans laisse_en laisse_la laissees laisses lance_a lapine latex* laure*
le_caissier le_cheval le_chirurgien le_coach le_coffre le_concierge le_conducteur le_doorman le_dr le_facteur le_feu
le_fusil le_gamin le_juge le_labo le_medecin le_moniteur le_moteur le_parking le_personnel le_poignet le_poney
le_serveur le_staff le_tableau le_type le_videur le_vigile le_whisky lentilles les_charges les_cheveux les_debutants
les_demenageurs les_doigts les_femmes les_fesses les_filles les_mains les_vieux les_voitures leste* leur_parking levee
leves leves* ligam* ligament lingerie liquidation lise litre* local* locataire locataires loges loges* loulo* louve*
louveteaux lui_meme lynch* m'a_bouscule m'a_pousse m'a_suivie m'a_t m'a_traite m_appelle m_ont ma_bague ma_boite
ma_cave ma_demande ma_fiche ma_main ma_moto ma_sacoche ma_signature ma_tete maigri mail_qui main_est main_sur
mais_voila maladie malheur malho* malvo* mam maman* mamie manager manchette manda* manipulation manon manon* manquantes
maquillage maquille marquee marques marre martine maternelle matou matou* matraque maudi* maudit mayon* mayonnaise
me_jette me_prevenir mecan* mecano mecano_s mefiez meme_de meme_jour mene menin* meningite mensongere menteuse
mentionne mepri* mes_cheveux mes_deux mes_freres mes_jambes mes_papiers mes_yeux metal* meth metis* mezza* mezzanine
michelin milli* minette mineure mises mises* mission modifie molai* molaire mollu* momes momes* mon_06 mon_bebe
mon_bras mon_compagnon mon_courrier mon_dos mon_epaule mon_labrador mon_neveu mon_nourrisson mon_oeil mon_pied
mon_poids mon_portable mon_prenom mon_telephone mongo* mono montre_a montree monture moquee moqueries moqueur mordu
mordu* mors morsure morts_dans mot_et motel motel* moteur mousq* mufle mufle* mulet* mur_de murge* musul* mutuelle_a
n'a_jamais n'a_rien nacel* nacelle narqu* nas ne_reponds necro* negligence negre* net_chute neufs neufs* neuve* neveu
niaise nid nie nient nient* noircie noisettes nom_dessus nomme* nommee nosoc* note_sur notoi* notoire nous_dit nuoc
obese* ocean* oedeme oeil oeuf_dans olive on_sait on_va ont_fait ordre_des ordur* ortei* orteil osteo* otari* ote otee
otee_pour oublie_d ouell* ouellet ouvert_au ouvert_mon ouvertement ouvrent ouvrier pai paien* paient paire_de palpe*
panar* papillons par_leur paralyse paraplegique parme* parvo* pas_faite pas_me pas_regarde passagers passer_pour
passera passons pastaga patron_a payees pedal* pedale pedan* pendant_ma perqu* perquisition perri* perrin perron perte
perte* pesee pesee* pete petite_a phleb* phoqu* photo_de photocopiee photographie pic picot* pieces_d pilule pilules
pinot* pinottes pioch* piquees placard_a plagi* plagiste plainte plainte_au planait plane planq* plantation plante_la
plaqu* plaquettes plie plus_loin pneum* poignet poignet_fracture poignets poings pointee polak* polle* pollen
ponctionnent ponzi ponzi* porno porno* porte_avec porte_fermee portemanteau portiere porto* posta* pot_catalytique
poula* poumons pour_qu pourboires pourrait pourrie poursuite poussait pousse_dans poutre prejudice prele* prelevements
prelevent prend_pas prendra preparez presence pretend pretexte prets prets* preuves priere pris_feu pris_mon privee
profo* prono* protection ps5 psychiatrique publie puericultrice punai* punit* punition quatorze_ans que_choisir que_d
que_tu qui_fume qui_pique qui_revient qui_va quico* quiconque quinc* rafle raisin ramasse rangeant rape rappelee ray
ray_ban rbq recevrez recid* reclames recolle reconnaissable recou* recule recus recus* refer* refere refermees_sur
refil* refile refus_de regretter regro* reins rejet* reluq* remba* remballee remet reniflait reponds repression requete
residents respi* reste_plante restees retenu retiendrai retrouver reveilles revel* revois rhabi* ri_au rib ricane
ricar* rien_fait rigole rit rital rital* rompu rompue roue_de roulait s_assoit sa_bouteille sa_carte sa_petite sa_poche
sabote saccage sacoc* sacoche saignait saine saine* sais_a salmo* salope sanglant sanitaire sans_arachides sans_carte
sans_manteau saoul scell* schno* sciem* sciemment sd se_croit se_font se_moque seco secoue sectionne secu sedat* sein
seins seins* selfie sentie separation sera serieusement serieux sermo* seront serra* serrait ses_doigts ses_yeux sesame
sexis* shit shop signalconso signale_a simule siphonnes sirot* slow sofia soi soiree_privee soleil_sans solid* solva*
solvant son_badge son_camion son_temps sonde sonde* sortais sortez sortir souffle_dans souillee soupirant soupl* souri
sous_mes sous_un sous_vetements soust* soute soutien soutien_gorge space space* spam splif* stere* sterilisation steve
substitue sucri* sucrier suffit suint* suis_venu superpose supplementaires sur_ma sur_moi sur_notre surdo* surno*
surveillant surveillants surveille t_es tabouret tampo* tant_qu tant_que tape tapot* tatoueur taxi_a taxim* te
technicien_qui technicienne teinture teles* tenu_a tetes tetes* thc theo ti tigre* tip tiree tiree* tires tires*
tiroir_de titre toiletteur tombee ton toque* torche torse torse* total toujours_dans toure* tourette tournesol
tout_haut tout_seul toute_l traca* trafiquee trainee traite trancher transfusion traumatise trois_familles trompe_de
tromperie trottinette trou_noir tu_habites tu_vas types types* tyran tyrol* ufc_que un_balai un_brancard un_colis
un_conseil un_copain un_employe un_homme un_toit un_tournevis une_batte une_belle une_biere une_masse une_paire urs
urticaire va_te vais_vous validation vande* vanes* vanessa vas vasse* vasseur veganes veilleur veine veines vend_des
vendeur_a vente_sur ventre_en vereu* vermo* verrez verrouillee verru* vertebre vide_le vider vider* videu* videur viens
viens* vigile_m'a vingt_heures vitreux vivantes votre_agence votre_hall voulu_savoir vous_comprendrez vous_dites vous_l
vous_recevrez voyageait voyageur vraie vtt vue_de weed woute* xenop* y_m'a yeux_rouges zigza* zigzaguait`,
      '7': `
000 4_et 600 800 900 a_140 a_attrape a_balance a_bascule a_confirme a_coque a_crie a_ferme a_gants a_gonfle a_lance
a_ma a_mal a_perdre a_recu a_sable a_sorti a_vide a_vie abusi* accuse achetees acompte_de action_en active adresse_et
agente agents ai_recu ai_vu alcool_a alert* anest* annuler antip* appartenait appat apple apple* appuy* apres_leurs
arcea* arrac* arrache_la arrachee asphy* asthm* asthme atelier_a au_bas au_bras au_dessert au_mur au_parc au_petit
au_retour au_tableau au_vestiaire auber* audie* audience auditif aurel* autis* autru* auxil* auxiliaire avais_pourtant
avait_un avant_notre avertie avertis aveug* avocate avs baby_sitter bafouillait baise* barbo* barquette barreau baudr*
bebe_de benevole berge* bidonne bidou* billet_de ble bleus bleus* blind* blist* blister bouclee bouffer boulettes
brand* bride* brigade briques broye* brule brulee_au brulures bus_scolaire buvar* ca_brule cachees cadeaux cage
caissier cajou* camera_dans canna* cannabis canto* casier_force cci cede certa* cesar* cesarienne char chasse_et
chauffeur_de chauffeur_du chauffeur_m'a chene chene* cheque cheques chez_l chinoise chiot chiot* chocs chocs* chour*
civile cland* clientes clio cloqu* clous clous* cochon codes codes* coincee_dans colo coma comme_vous commission_de
comprimes comptes conduisait confies confirme_ma confisque contacte conteste contre_une corticoides couche coupe_au
coupez couvert_de cpe cpf crache_dans crean* crepu* crott* cueil* cuillere cuve d_urgence dame_de dans_ce dans_leurs
dans_ton dans_votre de_bapteme de_bord de_cannabis de_commande de_fer de_force de_gaz de_premiere de_prison de_repas
debra* decedee decouvert degue* degueulasse deja_utilisee deles* delirait demande_l demarchage demarcheur demarcheurs
demeure denon* dent depanneur depre* derriere_la des_bleus des_gosses des_petits des_qu des_sacs desha* deshy* detec*
deux_metres dgccr* dgccrf directrice dis dis_rien disci* disparus disque dit_a dit_le divul* dix_metres donc_pas
dormait_dans dors dossiers du_chauffeur du_moniteur du_nez du_petit du_pont du_verre durant dysle* ecriv* effondre
electricien elevage elle_l'a elle_se embol* embolie employes empoi* emporte en_douce en_pleine en_pleurs en_vente
en_vitrine en_voiture encai* encaisse encombrants endormie engage enregistree entaille entourloupe entre_en entrepot
enveloppe envolee escalator espere essai_a est_ce est_reparti etais_en etait_sur ete_malade ethyl* etouffee exhib*
explosee expres face_a faceb* facebook fait_l familial faveurs ferme_la fianc* fiches_de fichi* filtre_neuf finan*
finira finis* fixee flanc* fonce foncee_pour force_a foret foret* frappe_a frapper freine freres frola* fume_des g
gamine garcon_de gardes geant* gens_du geolo* geran* gerant ghb giflee gitan* gluan* gonflee gorge gramm* grossier
guign* gynec* habites hacke* halei* haleine halte* handicapes happe* harna* harnais hemor* hilare iban ignorees il_se
il_vous illic* ils_se impla* incap* incapable infar* infarctus infirmier instance intime intox* inval* invente ipad
issue* j_espere jacqu* jamais_demande jante je_reviens jours_plus jure_qu juris* jusqu'a_l justice kidna* l'a_laisse
l_aide l_aire l_animateur l_appart l_echelle l_hotel l_infirmier la_balancoire la_caissiere la_chaise la_coiffeuse
la_directrice la_femme la_figure la_friteuse la_glace la_loi la_navette la_pension la_poche la_poitrine la_rampe
la_tombe la_vinaigrette lacry* laissee_au lancee lango* le_4 le_cadenas le_car le_compte le_cours le_faut le_gerant
le_kine le_local le_masseur le_matelas le_mediateur le_noir le_numero le_pot le_regretter le_repas le_traiteur legio*
lenti* les_eleves les_jambes les_pompiers les_seuls les_touristes lesbi* levre ligot* lisez lisez* local loge logo
lopez lopez* lsd lus m'a_pris m'a_raccroche m'a_repondu m'a_ri m'a_tire m_assure m_attendait ma_chienne ma_cousine
machait macho* machoire magis* malades malaise malgre_mon malin* maltr* maman manag* manou* marches masque masse_et
masseur mathi* mauvaise_dent mdma medical menteur menti menton_ouvert mes_donnees mes_photos migra* mineu* minibus
minimise mis_a mis_sur mlle mois_que mon_adresse mon_conseil mon_cousin mon_depot mon_garcon mon_grand mon_iban
mon_insu mon_oncle mon_passeport moniteur_d monsieur_le moque morsu* mouches mr murmure n'a_plus natha* nathalie neuve
noire notee notee* nourrisson nous_prend nues nuit_sur odieuse oedem* ombud* oncle oncle* osteopathe oubli oubliee_a
pack_de par_deux par_trois paralysee pare_chocs paroi pas_admis pas_mes passe_un patri* paume paume* paupieres
pendant_la perdu_ma perfusion perimes perit* personne_n'a pese peux_plus pharmacien photographiee pieces_de pieds_nus
pierr* pierre pilote piquait piquet plaies plana* plein_la pleurer pleurs pocho* poils poils* poinc* poing* ponctionne
porte_un portier pose_sur poumo* pour_lui pour_rire pour_vendre pourrir preda* preju* preleve prenait prenez_un pres_du
presc* preuv* prevenue prisc* projetee promeneur propos proposition_de prote* puant* pupil* pupilles pure purul* pus
pushe* que_mes que_vos que_vous qui_depasse racis* raconte ramas* range rat recit* recite recours recruter recu_par
redig* refermees refoules refus_d refuse_d regardait rempli rencontrer renif* renve* reque* ressortie reveillee revendu
revendus reviens rgpd rien_recu ronflait roues_de rouge_dans rousse route_et sabot* saisie saisis salar* salop* samu
sangle sans_accord sans_adulte sans_contact sans_mon saoul* selfi* seneg* serait_dommage seron* serop* serveur_m'a
servie seul_au sevre* si_je si_mon sifflements signalement singe sipho* sitte* sitter socia* sociale sofia* soignant
soja son_pere son_telephone souda* soudain souil* soule* sourc* sourcils souris_dans soute* soutient spf squelettique
staff staff* stalk* staph* suit_dans sur_20 sur_ses surve* t t_as t_on ta_voiture tailleur tain tata teign* telesiege
tenez tenez* terro* tickets tiroirs titub* toi toise* torch* totale tournee trace_de trading trafique traitee
traitee_de traites traum* travers_le trisomique trois_cafes trois_lignes trois_minutes tronc* troue truan* tu tutoy*
tympa* tyran* ufc un_credit un_pansement une_avocate une_bonne une_caisse une_femme une_vraie urgence urtic* usagee
utilisee va_vous vais_te valeu* valeur vegan* vendeur_s vendue_comme venge* verro* vide_mon videe videe* viendrai
vinaigrette viola* vire vodka vodka* voila_comment voilee voisine_de volatilise volee volen* volent voleuse
volontairement vomis* voulait_un vous_les vous_plante whats* whatsapp y_etait yeux_fermes zele zip zippe* zoe`,
      '8': `
1_euro 70_ans a_1 a_bacle a_casse a_hauteur a_pique a_terre a_vif accroche_au accus* achats agonisant agraf* ai_les
alleg* allergie amandes ambul* anaph* animateur antib* antid* apres_son arrog* arrogant as assig* au_coin au_controle
au_lit au_volant aux_parents avait_des avert* avise* bafou* banquier barat* black blagues blanche blatt* bleu_de
bracelet brune* bruta* ca_vous cacah* cauch* ce_soir celer* chaine_du chienne cles_de client_et cmu coeliaque coliq*
colle_a colli* commande_des completement conci* contrats corti* coucher coupe_l crack crist* croch* cuisses cuist*
cuistot de_chaleur de_chez de_maman de_panneaux decharge deleste demande_d demenageur demeu* derob* des_fleurs
des_heures descente dessus_la dette deux_agents devant_moi devenue disparue disqu* donnee du_bar du_club du_travail
duran* eboui* echanges eclats ecoli* ecrite eject* ejecte empor* en_sang encha* enfle* entas* envel* envoie_des epipe*
escro* est_devenue et_m et_s et_vous eutha* evidente extor* facture_pour facturees fauch* fauteuil_roulant figure
fixee* fourg* fract* fracture fraude gale gamin gant gardee garro* grattee hilar* humilie imagi* impose imposes
informee injec* insis* insol* insuline intoxiques inventes je_te l_alcool l_animatrice l_os la_creche la_garderie
la_plaque laisse_sur le_balcon le_fauteuil le_jambon le_passage le_peintre le_plateau le_taxi le_tiroir liste_des
loueu* loueur ma_porte ma_puce maghr* magou* malai* manquait_le matra* ment_sur menti* moi_et mon_ex mon_numero
mon_petit negli* niece_de nue opere oppos* opposition outils pansement par_leurs paraphe paroi* parole parti_avec
paupi* peau perdu_par perfu* picol* piquee piqures pochette porte_claquee porte_du poussee poutr* prier* prive prive*
proto* prud'* prud'hommes psych* quelle_heure quinze_ans rafle* rebon* recompte recru* refuses_au regis* relevee
rendu_sur repasse rompu* ruine sa_main saisi* sangl* sans_frein scie secti* sesam* seule_dans seuls seuls* shoot*
signalee slip smart* smartphone sniff* soi_disant soixante_ans sonnette sors steve* stewa* steward stopp* stoppe
suis_en sur_facebook sur_ta tableau thier* thierry toxic* transmis_a trich* triso* truqu* type un_bout un_inconnu
un_type usurp* vais_lui veine* versee viend* vih vivan* vivre vivre* voiturier volee* vos voulait_que vous_faire
vous_me`,
      '9': `
a_garde a_travers a_votre adresses ai_reconnu ajoutee apres_les attrapee bidon bidon* black* blancs bosse boulons
branl* cachee cash chato* coeli* coiffeuse coke crack* crust* dans_leur dans_mon de_tous deale* debites dette*
devant_les discr* dr du_gite eleva* enfermee etait_encore evano* falsi* forcee fraud* humil* il_dit il_nous il_voulait
importe_qui insu insul* intim* je_t l_ecole la_cabine la_cave la_classe la_mutuelle la_reserve le_manege le_proprio lue
ma_chambre maqui* menso* ment mente* mme mon_dossier mon_espace mon_nom ongle oublie_au ouvriers paral* parol* patte
patte* pendant_l pilul* pince plumes porte_de pours* pre refou* refuse_de renversee reservoir revendue rican* rouss*
ruine* saisi scotche seque* sexue* souti* steri* sur_mes ta tes toiletteuse toit trafi* trouvee voiture_louee vomi vont
wc`,
    },
  },
  it: {
    plainBelow: -3.63,
    unlikelyBelow: 1.27,
    likelyFrom: 5.88,
    words: {
      '-9': `
50_euro affol* aggiornamento annoi* appiccicoso arred* asciugamani aumen* averlo camicia caris* caro cigol* cinque_euro
colori contenuti corso_di delus* di_ieri difficile_da diverso_dal esaur* felic* gatti_e gestione gocci* gracc* gusto
gusto* impossibile in_piccolo in_ritardo insip* intro* lavoro_a le_18 lenta lenta* lento lento* limit* ma_ho mega
montatura noia noios* non_prende parlavano parqu* parquet per_cambiare per_due perde poca poco prenotare purtr*
purtroppo quali* qualita raddo* resta risposte rumor* rumorosa sbiad* scolo* scomo* sembra sfoca* simpa* simpatico
slitt* spess* stopp* taglie tovag* traff* un_solo vuole_il wifi`,
      '-8': `
17_e 42_euro 4_euro 55 a_digiuno a_parte a_trenta affam* affamati affollata aggio* aggiornato alle_19 aloni aloni* alti
annullata appuntamento_tra aria_condizionata aspettato aspettava autol* automatiche barol* barolo bibite blocca
bomboniere brioc* brioche calda calza* calzi* camin* camino cara carbonara carissimo caro_per casello catalogo
centrifuga certificato_di che_gocciola chiesto_una coda_di come_da commesse condizionata confusione conne* connessione
correvano cotol* cresc* d_arte da_cinque dalle_sette datat* degus* degustazione del_primo delit* delud* delusione
devon* devono di_coda di_fritto di_natale di_pasqua dieci_sedute difficile due_chilometri ecces* erba_alta errat*
esaurito fare_un file final* finale finta_pelle fredde fuori_servizio fuori_uso gentile gocciola gommoso grigl* il_wifi
in_bolletta in_foto in_lavorazione in_monetine inclu* io_lavoro karao* karaoke l_aggiornamento la_camicia latte_di
lavorazione legalizzato lentissimo libri libri* livel* livello lo_sciroppo lonta* lontani lunga lunga* ma_in menu
mi_aspettavo minus* minuscoli miser* no_solo noioso non_legge non_taglia non_va notifiche nuovo_il occupato offerta
oggi_e ognun* ombrelloni onest* ordinata orlo ottimo otto_euro pagato_due pagine pannolini panor* pende* piace* pile
piogg* piu_di piu_la poche poche* poltrone possi* potevano prezzi prodo* pubblicita_ogni quattro_euro rc regola reins*
reso riavv* ricer* riesc* rinun* rinunciato ritar* riunione rivis* robot_che scade scadente scars* scarso schermata
sciop* sciopero scomodo scorre sedili sembravano settimane si_blocca si_entra si_spegne siamo_a sigillati simpatica
sistemate solo_con solo_se sono_sentito sotti* sottotitoli spesso spifferi spuntatina stanc* strapieno suola suola*
tapparella tasti* telecomando tiepi* tiepida tradu* trattoria tre_euro tre_mesi trist* un_lato un_mese una_spuntatina
uso`,
      '-7': `
12_euro 12_giorni 160 19 25_minuti 35 3_settimane 44 4_giorni 55_euro 6 65 65_euro 69 69_euro 6_anni 8_e 9_alle a_4
a_caso a_destra a_scatti accompagna acquo* ad_aspettare agenzia_immobiliare aglio aglio* al_momento al_prezzo alle_11
alle_14 alle_7 altis* amare* amaro angol* angoli annoiati annul* ante app_che app_per appena_aperta arredo arrivare
arrivare_in asciutto aspettare aspettavo_almeno assas* assistenza_mi aster* attendere attese audio* aumentata aumentato
auror* aurora avete_perso avevo_fatto ballerina band bar_con benve* bevande bibit* bigiotteria bordi* borsa_con
bravissimo brutto buona_ma buroc* caf caffe_che calza camerini camminato campane cani_ammessi canna_da cantato
carbonara_con cari carini carino_ma caro_e carot* carrelli carta_dei caserma_dei cassa_aperta centimetri_di che_altrove
che_comunque che_delusione che_perde che_risponde che_tristezza che_va check_out chi_lavora chiediamo chiesto_la
chiudono chiusa_per chiuso_per ci_ho ci_vogliono cinghiale cioccolata col_cappello colpa_mia come_scritto comoda
competente complicata con_due con_prezzi confu* consiglia consigliato consuma contratto_lungo cordi* cornice corsa_di
corta corta* cortese cortesi costo costoso cotoletta crash* cuciture cuffia_obbligatoria da_3 da_9 da_capo da_morire
da_pesca da_visita dalle_9 dato_ad decente del_matrimonio del_motore delitto deliv* della_griglia deser* destinatario
di_attesa di_domenica di_matrimonio di_meglio di_pulizie di_quando di_stile dipende diver* docce_fredde dolci dolci*
doveva_venire drago drago* due_mattine dura duri duro duro_come e_40 e_abbiamo e_devo e_simpatico e_venti elettronica
energia entus* era_compreso ero_gia errata esagerato esatt* esattamente euro_mi facile farme* farmelo fascia fatto_in
felice ferie ferie* fiacc* fiacco fin finito_le firma_digitale foglietto forch* fragola frattempo frecc* fredd*
fumo_della game gas_finito gelata genere genti* gentilissimo giochi giorni_lavorativi giusta gli_aloni gol gommosa
gradi_e gradito grafici guarito ha_consigliato ha_imparato ha_rubato hanno_mai ho_provato i_passi idea idee ikea il_6
il_dolce il_reso il_sabato il_vecchio imbev* imbevibile impiegati in_coda in_ferie incep* incomprensibile indic* innam*
insal* insipida installatore interinale intorno introvabile invad* invadenti involtini istruzioni la_polizza
la_segreteria la_tinta lama_del lampada_arrivata lascia lavatrice lavorativi le_regole le_slide le_sono le_viti leggera
lente* lentezza lentissima lettini lezioni_di libreria lo_sapevo lo_vedo lontana_dal lugli* luglio lungomare ma_almeno
ma_se macchina_da macchinosa mah mancato materiale me_li medio* mediocre mesi_di messaggio mezza_giornata mezzanotte_e
microonde migli* migliore minima minuscolo minuti_contati mito modi monot* mosce mosce* mostra_piccola mulinello music*
musica neanche_un nel_frattempo nel_senso nella_doccia nessun_posto nessuno_aveva newsl* newsletter nipotini notiz*
notor* novanta obbligatorie oculi* offli* offline ognuno ok opach* operazione opere opere* optio* optional ore_per
orren* ottanta_euro out pagata_e pagato_per panna_e panno panoramico parlava_solo passaggi password_da pdf pelat*
pentita per_prenotare per_quello percorso pero_da pero_e perso_un pessima piatta piega piegh* piena_e pieni pieni*
pioggia pioveva piscina_con piu_bello poltr* popco* popcorn posto_auto posto_per prezzi_da prezzo_del primavera
prodotti prodotto proie* pronti_in provvigione quaderni quarti quella_che quest'anno raccontero ravio* ravioli re
restr* ricercato richiamare ridic* ridot* riduz* riduzione rimanda rimbalzano rimod* rimodulazione rimpa* riscaldamento
risparmiare ristr* ristrutturazione ritardo rovinata rumori rumoroso sai salas* salasso salta salvataggi sapevo sbila*
sbilanciato scade* scand* scarica schermata_bianca scolorito scong* scons* scuola_guida seduti segnale sei_settimane
sembr* senza_audio servivano_il sessione settimane_che sgasa* sgocciola sgranata si_capiva si_ma si_paga signora_alla
signora_della silic* silicone simil* sincr* sinte* siren* sirene slide slide* slittata smalt* solo_contanti
sono_passati sopravvalutato sovrapprezzo spaia* spaiati sparava sparg* spargero spargero_la spazz* spedito_il spento
spinta_commerciale spoglia sportello_aperto sportello_su spostate spot stampa stampante_che stampati stanchi stang*
stanghetta sterr* stile stile* stima* stira* strop* stucchevole su_sei sul_biglietto suoceri supermercato_con supporto
surgelato svogliato svuotati tagliatelle tappi tappi* tavoli tavolini tazza tazza* te_in terma* terrazza tessu* tessuto
ticke* ticket tiepido tonal* tonalita tortu* tosta* tovaglie tracking_fermo traduzione traffico trasparente tre_quarti
tristezza tristi troppa trovare trovare_un un_angelo un_sabato un_tecnico una_birra una_colonna una_sedia una_sola
undici_giorni uno_sportello urlanti usb utili* valida ventilatore vernici verticale vini vista_mare volet* volete voli
volum* volume zero zoccolo zona zucchine`,
      '-6': `
11 1100 148 16 187 190 24 240 24_ore 28 30 412 420 420_euro 45 47 4_minuti 51 74 74_anni 94 94_euro a_fine a_gettone
a_morte a_novembre a_ottobre abbai* abbiamo_perso abbiamo_riso accappatoio_a acced* accedere accettata acqua_del
acquosa acustica acustica_pessima ad_aria affezionato agend* agenda aiutato al_celibato al_centesimo all'accoglienza
all'avvio all'ombra alla_fine alla_questura alla_spina allaga alle_16 alle_17 alle_6 alle_8 alle_cinque allegri
almeno_un alone alone* altissima amaro* amarognolo amatr* amatriciana ambie* americano ammaccata ammazzano ammessi
ammor* anche_gli anche_se andare_di andata_con anna annerito annua* annuale annullati anziani_in ao aperta_la
aperto_due app apparenza appese appiccicosa appuntamento aprire aprirla aranc* arredamento arrivati_alle arrivato_il
artigianale ascensore_fuori ascoltato asimm* asimmetrica aspettano aspettava_in assaggiare assalto assassino assente
attaccate atter* attesa_senza atteso attivita attori audioguida auguri aumentate aumenti autolavaggio aveva_detto
avevo_gia bagagli banco_gastronomia bar_dell'ospedale barat* barattolo barbina batteria_e befan* befana bellissimo
bellissimo_ma bello bello* bene_ma biblioteca bicchieri_opachi biglietteria birra_alla birra_artigianale black bolletta
bolletta_di botta_di bottoni bravi* bravissima breve breve* brindato brisc* briscola bruciante cade cadon* cadono
caduta_la calcare cambiano cambiare cambiare_una cammino campagna canal* candelina caos caoti* caotico capogiro
cappotti cara_che carav* caravaggio care carica carita_ma carta_e carta_fedelta carta_igienica cartoleria cartongesso
cassa_automatica casse_automatiche catena_di ce_ne celib* celibato cento_di centralino centro_assistenza chat_mi
che_arriva che_lascia che_suona chiamano_a chiavetta ci_abbiamo ci_avevano ci_puo ci_torno cigola cigolante cinque_e cm
coda col_cartello colazione_discreta colloso colonna coltelli coltello_che compare con_appuntamento con_buono
con_cinque con_coda con_mezza con_pagine con_scontrino concorrenza confusa congu* conguaglio consi* consulente_sempre
continuo convenzionato conversazione coperte copertina cordiale correzione corsi* corte* cortese_ma costata cotta
cotta* coupo* coupon crash crepa croce crollo crostata crude crude* cubet* cubetti cucina_consegnata cuciture_storte
cuffia cup custodi d_inverno d_ora da_2 da_aprile da_brividi da_cambiare da_dio da_golf da_ordinare da_ottobre dal_vivo
deciso decor* del_gelato del_vicino dell'allarme dell'anno dell'orrore dell'ospedale deludente delusi dentista_caro
deserto destra dettagli di_18 di_aspettare di_bordo di_credito di_nuovo di_pioggia di_pomeriggio di_quaranta di_sopra
di_velluto di_vita didas* didascalie difetto dimenticati discorso discount disdire disinstallato disorganizzata
divano_letto diventate diverso divertente dodici_euro dolcissima dopo_mezz'ora doveva_arrivare dovut* dovuta dovuti
drive due_centimetri due_gocce due_taglie durano durata dure e_cambiato e_infatti e_meta e_mezza e_quasi e_ritorno
e_rotto e_vecchio entusiasti era_fredda era_prima erba_sintetica essel* esselunga euro_piu euro_un event* extra fame_da
famil* fatic* fatica favore_controllate fazzoletto feria* feriali festivi fetta fetta* fiacca film finali finita_alle
finte finte* firmata fischia flosc* foglio_rosa fondelli formu* formula forti fotografia fragi* frago* friggitrice_ad
fritto fumatori furto_legalizzato garantito garbo garbo* gastronomia gel gelat* gelido gentile_ma getto* gettone giace*
giacenza giardino_e ginocchia_in giocavano gioco_di giornata giorni_che gita_annullata gracchianti grandangolo grandine
granita grasso gratuito grigi griglia guardare_la guardavano guasto gusci gusti gusti* ha_aiutato ha_portata hambu*
hamburger hanno_spedito hotsp* hotspot i_corsi i_figli i_libri ignorati il_2 il_check il_compleanno il_divano il_gioco
il_nuovo il_pezzo il_reparto il_servizio il_viaggio imballo impasto impos* impossibili impre* imprecisa impreciso
in_agosto in_assistenza in_carico in_catalogo in_inglese in_italiano in_manutenzione in_polacco in_polvere in_riunione
in_salita in_tedesco incastra incluso indicazioni infat* infatti infin* insalata insegnante insipido insistente
interminabile inuti* inver* io_avevo io_faccio io_l istantaneo km_e l_orario la_camera la_connessione la_neve
la_pubblicita la_serie la_tele labir* labirinto laser_game later* laterale lavaggi lavas* lavastoviglie le_ante
le_carte le_otto leggevo legno* lentissimi lettu* li_dentro lievi* ligur* ligure lino lo_spid lontana loro_che lumaca
luna lunedi_e lungo* luogo luogo* ma_chi ma_dai ma_di ma_dietro ma_dopo ma_le ma_mi ma_per macchia mai_nessuno mai_un
manca_una mancavano_le manda mandate mangio manicure manua* manutenzione mappe mappe* maratona matrimonio me_le meche*
meches medag* medaglia media megli* meglio mele menu_solo merendine messaggino metro_e mezz'ora_di mezza_con mi_cadono
migro* migros mini minuti_in minuti_per misera misero mitte* mittente modal* modalita modem modem* moderna
modulo_online moglie_ci molli* monete_e monod* monodose monotona morbido morire_in mortale mosci* mouse mouse* mulin*
narra* nave neanche_uno negato_perche negozio_e nell'app nelle_foto nero_di nessuno_in niente_sconto nitid* nitida
noia_mortale non_capisce non_piangere non_tagliano nonni notifiche_a novanta_minuti nove_euro numeretto numerino
obbligatorio occhiali_pronti occup* ogni_quarto ogni_tre ogni_trenta ok_ma omicidi onesto opaca opaca* opachi opzio*
opzioni ora_per orari* oraria ordinata_a ordinato_il ore_e orologio_che orrendo orror* orto pacco_lasciato padella
padelle padre_e pagare_il passate pasta_al patate pausa_pranzo pende pensavamo pento per_arrivare per_cento per_favore
per_lavoro per_mail per_sciopero per_trovare per_via perco* percorsi pero_gli pero_i persino perug* perugina pesante
pesch* petal* petali pezzi_nel piaceva piadi* piadina piega* pieghe pieno_e pioggia_e piove* piu_cara piu_l piumone
plate* pochi pochi* podca* podcast poi_con poi_di poke polacco polmone porta_che portafoglio porzi* porzioni possibile
poten* potenza potes* potevate preav* preavviso premio premu* prenotazione_persa presente prevendita prezzo_onesto
prima_era prior* pro produ* profumata promessa pronta provvisorio pubblicita pulizie_finali puntuale puntuale_mai
puntuali puzzl* puzzle qualche quale quale* quaranta_giorni quaranta_minuti quattro_persone quel_che quella_di
raddoppiata ragazza_nuova reced* recedere recinti recli* refus* regolare regole_loro rene resid* reso_a ressa ressa*
resta_un riavvia ricca richiamarmi richiedere riconsegna ricrescono ridicolo ridotta riesce riman* rimborsato rimborso
rimborso_di rimborso_negato rimed* rinnovare ripetere ripetitivi ripetitivo ripid* ripide ripro* risca* rischio
ristoranti ritirarlo rivedremo roman* romana ronza* rosti* sabato_sera saggi* saggio sagra sagra* salate sale
sale_chiuse salmi* salmistrata saltate sapor* sball* sbattono sbava* sbloccato scadenza scaletta scarn* scatt* scatti
scemo scemo* scena scena* sceno* scheggiata scheggiate schiaffo scial* scocc* scocciata scollate scomodi sconsigliato
scontenti sconto scontroso scorrevole scotta_e scotte scric* scricchiola scusata secchi sega segnalazioni segnaletica
segreteria sembra_di sembravo sembro sempre_la senso senso* senza_avviso senza_sapore separata seri serramentista
servivano servizio_lento sessanta sessione_scaduta sfocate sfocati sfogliatella sfuma* sgonf* si_aspetta si_mangia
si_pianta siamo_al simile sintetica slitta smagn* smagnetizzata smalto smart* smontate solo_addetto solo_col
solo_sportello soluz* soluzione sono_dovuta sospi* sostitutiva sottile sottili spagh* spara* sparata spedizione
spedizioni spegnere spent* spenti speravo spezi* sporgi spostati spostato_due stagione stellato stiam* stiamo stimata
sting* stopposo stort* storte straniera strazio stretti strozzini su_appuntamento su_tre sul_sito sull'altro suona_a
sveglia taglia_la tagliano tardi* tassello tasti tastiera tavolo_dato teatr* teatro tele televisore televisore_con
tempi tempi* terminata termosifoni tesi thril* thriller tiepido_e tiragraffi toglierla torneremo torre torta_di tosca*
tostapane tradizione trama trama* trame* tramezzini trascurato tre_settimane tre_stelle trenta_euro trentacinque troppi
turni turni* tutt'* tutt'altra tutto_da tutto_regolare uffa un'ac* un'acqua un'ora_per un_certificato un_cliente
un_matrimonio un_messaggio un_ora un_rene un_secondo un_toast una_rapina una_risposta unica universita urlavano utile
utile* utilitaria vaga vecchi velluto veloce venis* venticinque ventiquattro ventola venuto_da verdetto vergognato
verificati veste veste* vestiti vetri_con via_roma vicini_di visibilita visita_e viti vizia* viziata voglia voi_no
volevamo volo_spostato voluto_la weeke* weekend widge* widget yoga zanzariere zero_sinistri ztl`,
      '-5': `
118_euro 140_euro 14_euro 15_giorni 16_euro 17 1987 1998 19_euro 20 22 23 240_euro 26 28_euro 29 35_euro 38 38_e 3_euro
3_minuti 40 40_in 42 465 4_50 50 7 75 75_euro 8_alle 9_90 9_euro 9_giorni a_dicembre a_gesti a_ogni a_pagamento
a_pagina a_spese a_te a_tutte abbastanza abbiamo_chiesto abbonamento_caro accende accese accompagnati accre* acerb*
acerba acquario acquoso ad_altri ad_andare addio_al affac* affez* affre* agath* agatha aggiornamento_si aggiornate
aires aires* al_giorno al_mattino albano all'ora all'una allaccio allargato alle_13 alle_20 alle_9 alle_nove alle_sei
alta_per altoparlante altri_ospiti alzare alzare_gli alzato_gli amen americani ammazzata ammazzato ammazzato_la
ancora_in andrea angolo annacquato anni_mi anni_ottanta anniv* anniversario annoia annoiavano anten* appiccicosi
approvato appun* aprir* armadio arrivare_a arrivata_in arrivato arrivato_con arrivato_dopo arrivato_un arrivo_e arrosto
asciu* aspettative aspetto_ancora assal* assen* asses* assicuro assistenza aste attaccapanni attacco attenda attes*
attrazioni aule aumento auric* auricolari auto_usata autog* autom* automatica_che autonomia averl* avoca* avocado
avvil* avvilente avvisato_con avviso aziendale azzur* azzurro bacchette bagno_senza balconcino bambini_che bambini_si
banal* bar_chiuso barbe* barbecue bastoncini batterie batto* battono beige beige* bellissimi bello_e ben benes*
benessere benvenuto bermu* bermuda bicchiere_d bigio* bimes* bimestre birra_calda biscottate bisognava bloccato_il
bollitore books* bookshop bravissime bravo bravo* bravo_e bruciacchiati bruschette bueno* buenos bug buonanima buoni_ma
burocrazia cacio cacio* caldo caldo* calen* calendario calici calzini calzo* calzolaio cambiati cambiero camere camic*
camicie campione campo_da canali cannoli canon* canone cantieri caparra_non carissime carnevale carota carote carrozza
carrozze cartelli casal* casalinga caso_il cassa_mi cassetta cassonetti categ* categoria cause cause* centesimi
centimetro cercare cercava cerchi cetri* chat_con che_cambia che_capisce che_correvano che_doveva che_in che_nessuno
che_non che_sapeva chiare chiari chiassoso chiesto_in chiesto_un chilometro chiudono_alle chiusa_il chris* christie
ci_siamo ci_stava ci_voleva cibo cinque_mesi cinque_settimane cinturino cliente_da clima* coccole cocen* cocente code
codice_di coinc* coincidenza colazione_misera collegamento colonnina color comandi come_in come_le come_si cominciano
cominciata comitiva commissione compenso compleanno complicato con_delitto con_quella con_riscaldamento con_venti conca
conca* conco* condi* condizionata_a conosceva consegnata_senza consegnate consigliata consolazione contenti conto_che
contorno cori cornetti correggere corrente corriere_il corsi corsie costato cotolette crasha crava* cravatta credo
credo* creme creme* crime crime* crimi* culin* culinario curati cuscini da_14 da_far da_giardino da_ladri da_mio
da_rapina da_rifare da_sei da_settimane da_uccellino da_un'altra da_vent'anni dal_livello dal_ridere dall'ultimo
dalle_8 debol* debole decis* degna* dei_figli del_caffe del_colore del_discount del_previsto del_rasoio
dell'apparecchio della_casa della_zona delusissimo descr* descrizione desig* design destinatario_assente destr*
detersivi deve di_carta di_consegna di_gruppo di_inglese di_mercoledi di_paese di_sala di_sigaretta di_soia di_stare
di_tappo di_visita diale* dialetto diavola difficolta digitale dimenticare dimenticate dire_una direi direi* discreta
disfa* dispo* disponibile dispositivi dissa* dista* ditem* diventata diverse docce_a docen* docente dodici_ore doghe
doghe* dolce dolce* dopod* dopodomani dormito doveva_essere dovrebbero due_caffe due_dita due_euro due_forchette
due_margherite due_ore due_pezzi duecento_chilometri durar* durare durat* duty e_allo e_amen e_bravo e_colpa ed_era
edizi* edizione eh elasticita enote* enoteca entri entri* era_quello era_scritto erbor* errore_di esage* escap* escape
escape_room escursioni esercizi estat* estate euro_di euro_il euro_l euro_solo evento expre* express f24 fabbrica
facevano familiare fantastica fatta_in fatto_con favore felici ferme fette_biscottate fette_di finalmente fine_e
fine_ho fine_mese finite finito finito_alle fiori* floscia folle folle* forchette forchette_e fornita foto_la fra
fragole fratello_che frattempo_ho freddi freddo frettoloso frigo* fughe fughe* funziona funzionato gamberi gate gelid*
gemelli gener* generose genia* geniale gentilezza germa* germania ghiaccio gia_a giardino giga giornata_di giorni_con
giorni_ne giorni_sono giorno_prima giulio gli_invitati gnocchi gomiti gracchiante gracchiava graffiate grafica
grafica_da gratis_e greca greca* grici* gricia grigliata gruppi guardare guast* guerr* guerra ha_dormito ha_dovuto
ha_finito ha_pianto ha_ucciso ha_venduto hanno_messi hanno_spiegato ho_aspettato ho_guidato ho_l ho_speso i_bambini
i_suoceri i_tappi il_colloquio il_doppio il_gruppo il_locale il_mare il_mercato il_mese il_modem il_muro il_parcheggio
il_passeggino il_pomeriggio il_posto il_reclamo il_risotto il_rosso il_volume imbal* imbraghi immag* immagine impal*
imparate impov* impoverito in_3 in_centrifuga in_croce in_pendenza in_poi in_posta in_smart in_terrazza inceppata
inclusa incom* incompleto incomprensibili indiz* indol* industriali infel* infeltrito infinito ingle* inglese
insegnanti insufficiente intasato interfaccia intor* inutile inutili inutilmente inventario inverno invitati invitato
io_un irrag* irraggiungibile l_attesa l_imballo l_impronta la_carbonara la_chat la_colazione la_micia la_mostra
la_piega la_scena la_terza la_vecchia la_vista lambr* lambrusco lamin* lampadina lasciarli lasciato_li lato layou*
layout le_8 le_braccia le_ore le_stesse leggere_il leggermente lenti* lettura libera liberare limitato limite liquidato
listi* listino livelli livor* livorno lo_sconto lo_sportello lotta lotta* lotto lotto* luglio_e lutto lutto* ma_da
ma_il ma_niente ma_senza ma_siamo macchina_che macchina_con macchinette mai_piu mai_visti mail_e maldi* maldive
mandato_un manic* manif* manifesti mappa mappa* mare margh* margherite market marmellatine marocchino masca*
matchmaking materasso_troppo mattine mazzata medio meglio_di meno_dieci mensile mensole menu_degustazione meraviglia
mercoledi_e meta_sale metti* mi_sembrano mia_e miele miele* min mini_club minimo minuscola minuti_il minuto mistero
misurata modulo_che molle molle* mollicce monol* monolocale montacarichi montaggio moque* moquette moriv* morivo mq
ne_abbiamo ne_siamo ne_sono ne_va nell nell'annuncio nella_cassetta nemmeno_una nervi nervi* nessun_rimborso nessuno_ti
neve niente_di noiosa noiose non_accetta non_andava non_chiude non_copre non_si notte_a notte_ci novembre olive olive*
ombre* ondul* opache ora_di orari orario orario_sul ordinare ordinato_a ore_prima organ* organizza organizzazione
ossob* ossobuco ostag* otp ottim* ottob* ottobre pacco_in padel* padroni pagando pagin* panch* panche panchine panorama
pareti park parlare_con parzi* parziale pasqua passeggiata pasticceria pazzesca pelucchi pendente pendenza pepe
per_aprire per_carita per_loro per_noi per_parlare per_vento perde* pero_si pero_sono persi pezza pezza* pezzo_e
piacenza piacere piazzola picca* piccola_e piene piene* pieno_di pigro pigro* piste piste* piu_piede pixel pixel* pizza
pizze platea poi_l poi_una polvere polveroso portarci portato_il porzioni_da possibile_che posti posto_della povero
preferito prende_in prendere_il preno* prenota prenotata prenotazione preparata presto prigi* prigioniero prima_per
primo_lavaggio princ* professore programma progressi proiezione promo provare provato provincia prudente quadretti
quando_avevo quando_e quarantadue quarto_d quattrocento questo_si quiz rabbi* rabbia racch* racchetta raddoppiati
raffe* raffermo raga ragazzo_al ragna* ragnatele ramen ramen* rapin* rapina reale reale* regge regio* regionale regol*
regolarmente regole reinstallare relaz* relazione resta* restituiti retta_aumentata riall* ricom* ricomincia ridicola
ridicole ridotti riesco rifarla rifiuti rifor* rifornimento rilas* rimbo* rimpallano ringrazio ripet* riprova
riscaldato riservato rispetto_alla risposta ritardo_di ritor* riuni* riva rivedrete rivisitata rivista riviste robot
ronza room rossetto rotellina rubato_la rumorose ruvidi ryana* ryanair s sabato_e sabato_mattina sabbi* salam* salame
salato salsa salsa* saltafila salvi* salvia sant'* sapeva_di sapone sapore sardi* sardine sballate sbava sbiadita
sbiadite sbiadito sbloccata sbloccata_dopo scarna scarponi_scomodi scarse scatole scattata scelta scende schermo schiu*
scialbo scienze scippo scolaresca scoloriti scomodissimo scotta scritto_che scrivono se_l secco secco* secondi_di
secondo_me sedili_scomodi segat* segatura sembra_un sembrano sempre_in sento senza_gusto senza_preavviso senza_un
separati serat* serata serial serial_killer server_pieni servizio_clienti sessantacinque settimane_mi settimane_per
sfocata sfondate sfumatura sgarbati sgasata sgasato sgocc* shari* sharing si_accende si_che si_perde siepe siepe*
sincronizzazione singo* slittato smart smartwatch soffocante softw* software sola_appena solo_di solo_su solo_una
sono_tornata soppresso_quello sorridente sostanza sotto_i spaghetti sparato spazzola specchi spegne spese_mie
spettacolare spiegato spiegazione spiegazioni spinti sportelli spost* squal* squisito stadi* stadio stampante stantii
stare_in stendere stinge stint* stinta stirate stornato storta strapiene strea* streaming stretto stropicciata su_otto
sul_lago sul_pianerottolo sul_piu supermercato surge* svanisce tabaccaio tacco tacco* tacos tacos* taglia
taglie_sballate tardi tasse* tasso tasso* tasto tasto* tavoli_e tazze tazze* telefono_morto telev* tempo tenere_i
terri* terza_volta tiepidi tirana tisane toast toast* tocco tocco* token token* top torbi* torbida tornati tornato_a
tortura toscana tovaglia tra_due traba* traballanti trafficata transennati trasferito traslochi trattamento tre_ore
tre_volte treni* trenitalia trenta_minuti tripp* trippa tronc* tropp* troppa_pubblicita troppo_morbido trovarlo
trovata_una trovava turco turco* tutto_tranne uccellino uccidono uguali ultimo_aggiornamento umida umida* un'ora
un'ora_e un_altra un_buongiorno un_cappuccino un_centimetro un_colpo un_modo un_sms una_camera una_comitiva una_lampada
una_meraviglia una_padella una_volta unica_cosa unico unico* unive* unti unto unto_e upgra* upgrade usura usura* vagoni
vale valid* varia* vegane vellu* velocissimo venti_minuti vento* vera vi_prego viaggio vibra* vicino_a vicino_al
viene_la vietato vincolo vinile visie* visiera visite vista_sul visuale vitti* vittima vocab* vocabolario vogliono
volanti volantino volevano volevo volta_e volta_si volte_ho voluti vouch* voucher vuoti vuoti* zanzare`,
      '-4': `
10 129 13 15 180_euro 18_euro 2 30_per 312 40_euro 41 45_euro 54 61 6_50 6_euro 7_99 8 84_euro a4 a_bologna
a_chiacchierare a_cosa a_febbraio a_francoforte a_giovedi a_giugno a_guardare a_loro a_luglio a_maggio a_mano
a_mezzogiorno a_monosillabi a_palla a_pezzi a_posto abbonamento_annuale accanto_alla accet* accetta accos* acqua_fredda
addetta affettuosa affreschi agost* agosto agrit* agriturismo al_sangue all all'ospedale alla_larga alle_15 alle_22
alle_23 allergica_alle alta_in alte alternative altrove alzati ambulatorio ammetto amore amore* analc* anche_al
anche_per ancora_niente andare andare_avanti andata_bene andati andati_a andavo andia* andiamo andro* angeli angelo
anima anni_che anni_non annoiati_a annullare antipasti aperi* aperitivo appan* appar* appas* appic* applauso applicato
appuntamento_alle apre_solo arancione area area_clienti armat* armata arrivarci arrivata arrivata_a arrivata_dopo
ascensore_lento asciutta aspettavo assag* assur* assurde assurdo atmos* atmosfera attesa attesa_lunga attivazione
attra* audio aumentato_del autob* autolettura automatica avesse aveva_due avevano_il avevo_il avevo_perso avrei avrei*
azien* bagni_chimici baita baita* ballerino barbi* barbiere batti* belli benda* benon* benone bevan* bevuto_un bibli*
bicchieri bidet bidet* bigne bigne* bis bisogna bloccato blocco bocciato bollo bollo* bomba bowli* bowling brucia
bucata buche buia buong* buongiorno burocratese buttata cade_la caffe cala calcio calze calze* cambio_e campi*
candeline canone_aumentato canta cantante capisce cappa cappa* cappuccino carezza carino carit* carita carte cartellina
cartellino cassetti casso* catering catering_scarso cavat* cavatappi cecch* cecchino cena cente* centesimo centr*
centrale check check* chiacchierare chiamo_e chiara chiarissimo chias* chiedere_a chiedere_se chiesa chiesta chilometri
chimici chiusa_e chiusi ci_si ciabatte ciald* cialda cinem* cinema cinquant'anni col_sale col_telefono color* colore
colore_sbagliato colori_spenti come_gli come_la commercialista compatibile compilare compiti compl* compleanno_di
compo* con_foto con_orari con_poca con_quelli con_video concessionaria concl* condizionata_rotta condominio congelata
congelato conguagliano conoscenza consegna consegnato_a consigliato_di consiglio_a consumi contatore contessa conve*
convento copertura copiate copis* copisteria copre copre* corni* cosa_che cosi_non costa* crocc* croce* crosta curata
curato d_acqua d_estate d_occhio da_campeggio da_compilare dal_servizio dall'inizio dance dance* dato_per davanti_agli
dazn del_contatore del_dolce del_giorno del_museo dell'assemblea delle_scale dentro_c derby derby* desti* deter*
dettaglio devia* devo_fare di_40 di_cui di_fretta di_gente di_mattina di_quella di_quello di_ritiro di_sabato
di_schiena di_scuse di_uscita dica diciannove dieci_euro diro disas* disastro disco* discreto disegni disinfestazione
disinstallata disor* disponibili distanza dito_e diventano dodici dopo_le dopo_sei dopo_un dopo_una dopo_venti dovuto
drive* due_casse due_settimane durato e_basta e_del e_fuori e_giu e_poco e_stato e_sul e_tre e_venuto eccel* educate
eh_ma era_acqua era_il era_piena erano_in esagerati esauriti eserc* espre* espresso eterna etrus* etrusche euro_a
euro_non euro_su evasioni evita* facendo farfalle fasciatoio febbraio fedel* fedelta ferme* fermo_a fermo_da fette
fette* figlia_mi fila fila_di fine finestra focac* focaccia foglie fonda fonda* forni* foto_con fragile francesi
franchi franchi_per francoforte frangia frecciarossa fredda_e frett* frigo frigobar fritt* frittura funzi* ganci*
gelati gelato gelida gennaio gia_il giallo giorni_e giorni_il giorno_e giust* giustamente giusto_ma gli_amici gommo*
googl* google gradi* graffiato grafi* grani* grati* gratis grigliate grond* guarnizione guidato ha_prestato ha_staccato
hanno_portato ho_dormito ho_letto ho_mandato ho_messo ho_pagato ho_preso i_primi il_9 il_bar il_centro il_computer
il_fiato il_gelato il_giovedi il_lavoro il_lunedi il_macellaio il_pesce il_portafoglio il_pranzo il_ritardo il_sistema
il_sito il_tasto il_terzo imballo_originale imbar* imbarco imbianchino imbot* impar* imparato in_24 in_dodici
in_giacenza in_undici incluse infinita iniziale insuf* intestatario intra* intui* invit* invito io_dico io_le io_senza
jeans jeans* km l_assistenza l_autolettura l_aveva l_ultimo l_unico la_cosa la_domenica la_fame la_grandine la_guida
la_lettera la_maschera la_panna la_pazienza la_posta la_prenotazione lacca* laccate lamentano larga larga* lasagne
lascia_aloni lasciata_a laser laser* lavia* laviamo lavorato le_amiche le_lettere le_recensioni le_sedie leggendo
leggero legno lento_e lesse lesse* letteralmente li_ha liquida lo_ammetto lo_diro location lontano loro_a loro_e
loro_la luned* lunedi lungo ma_e ma_erano macchiata maced* macedonia mafia mafia* maggi* magli* maglione maglioni
magne* magnetica magni* mai_una maledetto maleducati mancava_solo mandato_l manet* manico mano_armata mano_come manut*
mare_a margherita marte* maschera massimo mastica match* mattina_dopo mattina_e mattinata me_ne mensi* mentre_scrivo
menu_fisso merav* mesco* mese mesi_prima messo_il meteo meteo* mezz mezz'* mezz'ora mezz'ora_per mezz'ora_prima mezzi
mezzi* mezzo_vuoto mi_avevano mi_dice mi_propongono mi_sento micio minaccia minuti_a minuti_di misur* misura mobile
mollicci monetine monosillabi montagne morbi* morta* morta_dopo morto_a mosci motore na nascosti navetta negativa
negroni nella_busta neon nessuna_scusa non_c non_ci non_entra non_hanno non_pervenuta non_trovava novan* novem*
numero_che ogni_sera onlin* online opera ora_e ordinato ore_in ormai ormai* orrenda oscur* ostaggio otto_e padri* paga
paga_a panini panna panna* panne* pannelli papa_con parcheggio parcheggio_impossibile parlava_di parte_della partono
passi_e pazze* pecca* peccato peccato_perche peggiorato pensione_per per_avere per_ferie per_quattro per_settimane
perche_e perche_ho perche_l perfetti pero pero_il persa persa* perve* pervenuta pesche pessi* phon_a piaciuto piano_di
piccola piccolo pina pinet* pineta piu_grande piu_piccola piumo* pizzo* pizzoccheri plastica_e po_meno poca_scelta
poco_da poesi* poesia polli polve* pompa_di portarsi portata possa* posta posto_e poteva prefe* preferita prega*
pregare premuto prenotato prenoto presentarsi prestato prevista previsto prezz* primi progr* progressive pront*
proprietario_dice prosecco punto_di pure_il quali qualu* qualunque quando_c quando_finalmente quando_piove quattro_in
quattro_mesi quattro_stelle quattro_volte quella_del quello_delle qui_non quindici_euro raddoppiato ragazzo_alla
ragazzo_che rapina_a rasoi* rasoio realt* realta reclinabili regalo regalo_per regolano reinstallata reinstallato
remot* remoto restituita resus* riacc* ricarica richiamato rifar* rifiuta rigat* rigato righello rigid* rigida
rilassante rimandata rimandato rimasti rimediato rinca* rinno* rinnovato rinviato risponde_mai risto* risultato
risultava romantica romanzo rose rotto_il route* router rumore_di rumorosi russava rusti* rustichella sa_tutto sabato
sabbia salat* salit* salmone san santa santo sapon* sbattevano sbrigativa scaffali scaffali_vuoti scambio scappata
scarponi scarsa scena_del scheg* schienale schifezza scogl* scoglio scollata scomoda scomode scont* scordato
scritto_alla scusa_e scuse scuse* scusi* se_era se_gli sedie sedie* sedie_da sei_di self sempre_lo senza_riscaldamento
senza_una sepol* sera_a serate serie serie* serio serio* servizio sessa* settanta sette_mesi sfile* sfuso sfuso*
si_alza si_deve si_lamentano siamo_andati siamo_di siedo siedo* sigillato sinistra sinistri skipa* skipass smaltimento
soffia sole solo_che solo_in solo_un sono_andato sono_annoiati sono_una sostituto sotto_e sotto_un spago spago* sparano
spaventa spavento spazzaneve spazzole spazzolino spegn* spela* spelacchiato spenn* speso speso* spett* spieg* spinta
spira* sporca sporchi spostare spostata sprecato sputa sta_bene staccava stanca stand stant* strapazzate straz* stret*
stucc* studenti su_e subit* subito sugge* sull'appuntamento sulla_carta sulle_sedie suonare superiore sveng* svengo
svilu* sviluppatori svogl* tacchi taglio_di talloni tavolo_per telecamera_del telefoni telefono_per tema tempo* tempo_e
tenda_da tenero tentativi tenuto_la teres* teresa termini_il terrazzo terre* terzo_piano tessera ti_fa ti_prende
tocca_a toccata toccato torna_a tornata_al tornerei torte* tour tovagliette traduzioni traghetto tramo* tramonto
trasferita treno* triste troll* trolley tutti_insieme tutto_bene tutto_incluso tv uccis* umani* umano umano* umido
umido* un'or* un_anno un_avvocato un_buco un_foglietto un_foglio un_furto un_gelato un_gin un_giro un_tesoro
una_battuta una_cliente una_lettera una_piadina una_s undici unica* uno_di uno_per unta uova_strapazzate uovo va_bene
valigie vaso vecchio venivamo venticinque_minuti vesco* vescovo viagg* viava* viavai vicini viene viene* vinco*
vista_lago visto_il vite volev* volo_in volta_era volta_mi volte_la volte_ogni worki* working zanza* zero_in zia_ha
zuppi*`,
      '-3': `
1 130_euro 140 14_giorni 18 2017 21 24_mesi 25 25_euro 280 2_euro 3 30_giorni 310_euro 40_minuti 46 48 4_90 60 79
7_euro 84 9 a_6 a_bellinzona a_bordo a_dodici a_firmare a_fiumicino a_lugano a_mille a_piedi a_quattro a_sinistra
a_testa a_velo a_zig abbiamo abbiamo_aspettato abbiamo_detto abbonamento abbondante accan* accanto accolti accom*
accompagnavo acqua_calda acquisti acust* ad_agosto adora* aerop* aeroporto affetto aggressivo aiuta* aiutare
al_ginocchio al_piano al_primo all'assassina all'ultimo alla_stazione alla_terza allarme_antincendio alle_12
alle_undici allergico_alla almen* almeno almeno_una alzat* ammac* amministrazione anagr* anagrafe andava angel*
annullato annunci antin* antincendio aperto_da aperto_solo app_della appassionato appassiti aprire_la area_giochi aria
arrab* arriva_il arros* ascensore_che ascensore_fermo aspet* aspettato_un'ora aspettiamo aspira attestato attim* attimo
autobus autogrill auton* avere_un aveva_chiesto avevamo avret* avrete bagnati bagnato bagni_del banchi banking bar
bar_di basil* bassa_e batteria baule bella_la bellinzona benissimo_e bianco bici biglietto birra birra* bisco* biste*
bistecca bolog* bologna bomba* bot_che braccio_e brava brava* bravi brind* brivi* buca buco buffet bunga* bungalow
buono_e burro burro* caffe* calamari caldo_e calesse cambiata camerieri cammina campo campo* cantando cantina canzone
capiti capiva cardiologo carez* carlo carre* casch* caschetto cassetta_di catal* ce_n'e centi* centimetri cercavo
ceret* ceretta cesta cesta* che_devo che_gira che_i che_nel che_ogni che_per che_sta che_veniva chiac* chiacchiera
chiacchieravano chiesto_di chiesto_il chiesto_le chino chino* chiuse chiuso ci_vuole cinque_giorni cinque_volte cioe
citof* citofonato citofono coda_per cola colaz* colazione colpa_del colpe* combaciano come_i come_se commissioni commo*
commovente compi* complimenti comprare comprata comuni comunque con_calma con_quattro con_tre concordato condimento
condominiali cono consultare contabilita contate conversazioni cornetto corriere_che corsia corte corto corto* costo*
costu* costume costumi creato crociera cucin* cucina cuffi* cugina_e cuneo cuneo* curat* da_8 da_dire da_stiro dagli
dagli* dai_vigili dal_conto dal_lato dal_tabaccaio dall dark date davanti_e decat* decathlon decennale dei_carabinieri
dei_denti del_14 del_supermercato del_tavolo del_treno delib* delic* delicata della_clinica della_cucina della_nonna
delle_7 detersivo detta* devo di_chiasso di_dire di_emergenza di_fabbrica di_fianco di_fila di_ghiaccio di_gradimento
di_lavoro di_niente di_premi di_prova di_sale di_sole di_tornare di_turno dichiarata dicono_che didat* dieci_anni
dietro_una diffe* dimen* dimenticato_il dirit* disat* disdi* distratto divan* divano divano_ordinato diventati
divertimenti dodici_giorni dog domen* domenica dopo_3 dopo_cinque dopo_dieci doppio dorat* dormire dovre* dovrei dramm*
dramma droga due_rate e_anche e_chi e_con e_cosi e_diventata e_gia e_lasciato e_ogni e_per e_si e_sulla ecco effetti
elega* elegante elettronico era_in era_quella era_sotto era_uno escur* euro_e euro_in evidentemente evitare faccia_e
fallita faq farinata femminuccia ferma ferma_da fermo fermo* fermo_per fidanzato fidav* fila_per filmato filtro finen*
finendo fines* finit* finiti finito_nel firmare_e folla folla* fonde* food formaggio forno forno* forse forse* forte
forte* fortuna fotografati fotografo francesca fredda fresc* frida* friggitrice galli genna* gentiluomo gesti*
gestore_ci gettoni ghiai* ghiaia gia_al giacca_e giapp* giappone giocare gioco gioco* giorni_prima giovanissima giove*
giovedi giro_di gli_addetti gnocc* golf gonfi gradi gradimento gradini graffi grand* grigia grondaia guardiamo guardo
guida_e ha_peggiorato ha_provato ha_riportato ha_saputo ha_spiegato hanno_risposto hanno_spostato ho_comprato ho_fatto
ho_finito ho_parlato ho_tenuto home hotel hotel* i_bimbi i_gemelli i_numeri i_sedili igien* il_biglietto il_carrello
il_cartone il_codice il_condominio il_conto il_distributore il_gatto il_materasso il_menu il_migliore il_modulo il_muso
il_nome il_nostro il_pacchetto il_piano il_profumo il_resto il_ristorante il_sangue il_secondo il_sensore il_tempo
il_tono il_vigile ileni* ilenia illeggibile immac* immacolata immagini in_busta in_casa in_centro in_corridoio in_due
in_garanzia in_giornata in_mezzo in_piazza in_portineria in_treno in_vetrina in_zona incantevole incastrato incolla
incollati incubo indicato indus* infan* inferno infinite influ* infortuni intanto_il intrattenimento invece_di io_al
io_mi iscritti istruttori italiano katia katia* kille* killer l_accappatoio l_avviso l_educazione l_ora la_commessa
la_pagina la_pizza la_rata la_retta la_sesta la_spia la_valigia lampada lato_sbagliato lavata lavori le_borse le_buste
le_commissioni le_scarpe lente letti letto_comodo lezioni li_a lievito like lime lo_faccio lo_scatolone lo_scooter
lo_so lo_sono locale luce luce_del luci lumin* lungolago ma ma_con ma_dal ma_ha ma_io ma_lo ma_non ma_solo maggio
mai_dato mai_e mal maleducazione malis* malissimo manca manca_un manco manco* mandare mangia mangiare_una mangiato
mani_in marat* marcio marito_e marke* marme* martedi mascara max meccanico_mi medicina medico_di melon* melone meno
menta menta* mentine merca* merco* mercoledi mese_per mesi messo_a metropolitana mezza mezzogiorno mi_ci mi_era mi_pare
mi_rispondono mines* minestrone minim* minut* minuti mio_cognome mobil* modes* modo_di mojit* mojito molli molto molto*
momen* momento montagne_russe morte morte* moscia mostra motore_che motorizzazione museo museo* musichetta muto
nastro_adesivo natal* natale navet* negativo nel_sonno nella_hall nello_stomaco nemmeno_la neonato_in nessuna
nessuno_ci nient'altro no no_grazie noi_di non_l non_me non_passa non_rispondeva notif* nu nubil* nubilato numeri_di
nun nuovo nuovo* nuvole occhi_al offerto_un oggi ogni_operatore ogni_tanto ognis* ognissanti oltre oltre* ombra ombra*
ombrellone onesta opaco opaco* ormai_ci ottanta otten* ottenuto ottimi otto_giorni otto_mesi outle* outlet ovvia*
ovviamente padrone_di pagina pagli* paio paio_di palco* palla palla* pane_di panta* parat* parlano parmigiana parte
partite pasta pasta* pasta_scotta pasticcini patat* patro* patronato peccato_che pedan* pedana peggio_di peli pellet
peluc* pense* pento* pentole peperoncino per_chi per_dormire per_forza per_mia per_mio perche_i perche_il perche_sono
perdo* perdono pero_la personale pesan* pesca pezzo piane* pianerottolo piangevano pianto piastrelle piazza picco*
piegati piena piena* piene_di pieni_di pieno pieno* pigia* pillola pini piove pizza* placcato playl* playlist poi_il
poi_si poi_un polenta poliziotto poltrona pomer* pomeriggio pomeriggio_e pomod* portano portate portatevi portiere_di
porzione posate possano possono poste posti_per potev* pozza pozza* pranz* pranzo prato prato* premi_pagati prende
preparatissimo presentato preso_due preso_in preso_un prestare previ* prima_di principianti processo produttore profili
profumo propongono provo pugno pugno* pulisce pulsanti pungo* pur_con quadri quarant'anni quelli_del questa
questionario_di quinto quota quota* radio ragazza_e ragazzo_ha recit* recup* regalato_dai restauro retta retta* ricar*
ricet* ricette richi* richiama richiesti ridotto rifug* rilassare rimasta rimon* rimontato rinchiusi ripeteva
ripetitiva riportato riscaldamento_spento riso_e rispi* rispiegare risponde_alle rispondere rispondeva risposto_in
ritardo_e ritirare ritiro ritorno riuscita rivedere roba_da romantico rotta* rotti_e rover* rovere rubare rum rumore
russe russe* ruvid* sabat* sacchetti salita salta* saluto salvato salviette saponette sbaglia sbagliate sbagliati
sbric* sbuff* scaduta scalini scappare schedina scherza schiuma sciolto scivola scomparso scoot* scooter scorr* scorsa
scott* screp* scritta scuci* scusi se_volevamo secco_e sedici segretaria_mi seguito sei_mesi sembra_che sembrava
sempre_le sentiva sento* senza_risposta senza_suonare separ* sepolto seppi* seppia sera_prima sere server sesta sesta*
setti* shampoo si_chiamava si_chiude si_sentiva signora_al signora_di simpatici sistema sito soffr* solo solo_l
solo_perche sono_in sono_tornato soppresso spa sparito_dopo spenta spese spese* spese_condominiali spid spine spolv*
sport sposa sprec* spuma* spumante spunt* squis* staccata stagi* stamp* stell* stelle stend* stesa stesa* stesse
strappata struscia su_sette su_una suffi* sufficienza suggerito suite suite* sul_divano sul_terrazzo suoce* suocera_ha
superiori sushi sushi* svede* svizzera tacch* taglia_sbagliata tagliandi tante tante* tavolo_prenotato tedes* tedesco
telefonica tenevamo tenni* tennis testa_ai timbro tirag* titolare_ha toccare tornare torne* tornero torno torno*
tra_loro traballante traduttore tragh* traghetto_in trappola trasferta trece* trecento tremavo trenta troppo trova
trovate trovati turisti tutta_notte tutto_di tutto_pieno ubriachi ucciso ugual* ultima ultimo umore umore* un_amico
un_attimo un_caffe un_mutuo un_occhio un_salasso una_bustina una_lavatrice una_parte una_pistola una_scarpa
una_settimana una_signora una_stanza una_telefonata una_vita undic* undici_mesi undici_ore uno_in uno_sconto uno_si
uova urlo ustione va_e valig* valutare vasco vasco* vasi vasso* vassoio vecchia_e vedere_il velocita venerdi_sera
veniv* vent'* vent'anni vento ventole verdure verni* viaggi viaggiato vicin* vicino vicino_e videochiamata vince vino
vino_della virtu* virtuale voglia_di volevo_un volta_il vorrei vuol vuol_dire vuoto_e zag zeppo* zig zig_zag zip
zucchero_a`,
      '-2': `
0 000 118 120 14 15_anni 180 2024 27 31 34 4 58 80_euro 83 83_anni a_1 a_carico a_dirmi a_lavorare a_legna a_mie a_nome
a_notte a_raffica a_rate a_secco a_tutto a_vedere a_venti a_vuoto abbia* abita abitu* accoglienza acqua* ad adatt*
addebiti addio addio* addormentata addormentato affil* aggeg* aggeggio agli_uffizi agnello ai_miei al_cellulare
al_cielo al_nostro al_ritorno al_vostro albero alcol all'alba all'o* all_you alle_10 alle_21 alle_mail alle_mie
alle_quattro alle_sette allo allo_stomaco allora_il alta altezza altre_due altri_due alzato amato amato* ameri* amich*
amiche ammaccato ammaz* ammes* ammet* ampia ampia* analcolico anche_i anche_l ancon* ancona ancora_sul andar* andav*
andre* animali annac* annegato anner* anni_in anno anoni* anton* antonio apertura appes* appla* appre* appuntamenti
appuntamento_per apre argo arrabbiato arriv* arriva_alle arrivata_con arrivate arrivati arrivato_in arrivava arrivi
artif* ascoltava asimmetrico aspirapolvere asse assic* assicurato assis* assor* asta attac* attaccano attesa_con attor*
attre* avevano avevano_detto avrei_voluto avvia* azzerati bagna* bagnate bagni bagno_del bagno_in ballare bancomat
bandi* bar_della barba base basse basse* basso batta* battaglia battere belle bene benedetta bergamo bianc* bianchi
biciclette bidon* bidoni bilancia birretta bisno* bisnonna bisog* bloccate boh bollicine bordo bordo* braccia bracciale
braccialetto brasi* brasiliana brilli bruciata_sotto brutt* bufal* buffe* buono buono* butta_fuori c'e_la cabine caduta
cagno* call call_center calma cambia_ogni cambiato campa* can can_eat cancellato canta* cantiere_fermo capannone capis*
cappello cappu* caricatore carriola carta* cartolina cartu* cartucce casalinghi caserma cassa_e casse* cassettiera
caste* castello cauzi* cauzione cenere center ceram* ceramica cerch* cerotti certo certo* ceste* cestello cestini
che_ci che_dice che_lei che_mia che_ormai che_passava che_piangeva check_in chewi* chewing chi_legge chiamare chiasso
chiave_magnetica chiavi_in chiede_di chiede_il chiodi chiude chiude_da chius* chiusa chiuso_al chiuso_e ci_e ci_hanno
ciao cifra cifra* cifre cifre* cimit* cimitero cinquanta_minuti cinque cinque_minuti cipri* cliente club coca_cola
cockt* cocktail coda_lunga cognome_e collegati colon* colore_diverso come_prima comode comodo compe* con_aria con_mia
concerto conda* condiviso conferma confezionate console consumata contato contenta contenuto continuate conto*
controllano controlli copia corro* corrono cortissima cosa criti* crocchette crois* croissant cubi cuccia cuffie cuoio
cuoio* cusci* da_24 da_anni da_bari da_bollo da_fare da_gennaio da_giorni da_nessuna da_otto da_pasqua da_trent'anni
dal_letto dal_vicino dalle_nuvole danno_la darci darci* deceduta decen* del_bagno del_mercoledi dell'aeroporto
della_macchinetta della_sala della_struttura denunciato dermatologo devi di_cambiare di_dodici di_fronte di_lui
di_mezzo di_musichetta di_pelle di_peluche di_questo di_ritardo di_spedizione di_surf di_tutti di_un'ora di_via dicem*
dicembre diciotto dicon* dicono dieci_minuti dietro_a diffi* digit* digni* dimentica dio dirgl* disin* dispi* distr*
ditelo diversa diversa_da diverso_da dodici_mesi dondola dopo_5 dopo_due dorme dottore_ha dovev* doveva dovevano
dovevano_essere due_anni due_giorni due_notti e_addormentato e_ancora e_aspetto e_chiusa e_costata e_dieci e_due e_in
e_nemmeno e_rimasta e_saltato e_uscita e_va e_vabbe eat ed_ero edico* elena elena* energ* entro_il era_chiuso
era_finito era_per era_una erano erano* erano_le error* errore errori esaus* esce esposito esposizione estet* estintore
euro_con euro_la faccio_l fango fango* farina_e fasti* fatto_pagare fatto_salire favor* fegat* fegato ferramenta fibra
fibra* figlia_che figlio_e figura filos* filosofia filtr* filtri finestre finestrini fino_alle fiora* firmi firmi*
fisso fisso* flaut* flauto fogli fogli* formi* fortu* foto fotocopia fotocopiato fragr* franc* frang* free fregatura
fresco frigorifero frizi* frizione fruttivendolo fucilata funer* funerale furba garda garda* gatti genov* genova
gentilissimi ghiac* gia_alle gia_preparato giard* gigan* gigante gioielliere giorno_che giorno_di girare giu_per giuli*
giuseppe giusto gli_scarponi gli_stessi glutenfree gommose graff* grams* gramsci granite grassa guarda_il guardati
guardia_giurata guari* guarn* guide guide* gum ha_capito ha_tenuto ha_una hanno_lasciato hanno_mangiato ho_chiesto
ho_chiuso ho_detto ho_disdetto ho_dovuto ho_fotografato ho_tutto horro* horror i_piatti i_vestiti idrom* idromassaggio
igienica il_20 il_4 il_bicchiere il_caffe il_cappello il_cortile il_curriculum il_dentista il_frigo il_giardino
il_giudice il_latte il_marmo il_navigatore il_piu il_primo il_profilo il_rimborso il_riscaldamento il_taglio il_top
il_trasloco imitazione imman* immangiabile immer* impianti impol* impresa in_anticipo in_attesa in_barca in_bianco
in_bustina in_chiesa in_deposito in_negozio in_nove in_orario in_otto in_pensione in_piu in_un'ora in_vacanza indicata
indie* indietro indos* infilare ingen* inges* ingresso insom* insomma inson* intan* intanto inten* intera intercity
interna interno intero io_con io_la irina irina* irrep* irreperibile istru* karma karma* l_amministratore l_app
l_assicurazione l_atmosfera l_estratto l_ingresso l_insegnante l_operatrice l_unica l_uscita la_caccia la_cucina
la_data la_fila la_lente la_macchinetta la_pratica la_radio la_squadra la_tosse lampa* largo largo* lasag* lattina
lavag* lavat* lavav* lavo le_partite legge* leone lettere letto_con lezio* li_hanno linea linea* liqui* lo_era locar*
locarno logop* logopedista loung* lounge luca ma_l ma_ormai ma_un macch* macchie maglia magliette maion* maled*
mancanza mancava mancava_il mandano mandato_il mansa* mansarda mante* manuela marca_da marco marco* marketing maroc*
massi* match materasso matri* matrimonio_di mattina medici medicinale medicine menso* mercato mesi_a messaggi meta
meta_dei metallo mette metto_piu mezza* mi_chiedono mi_dicono mi_guardava mi_lavo mi_mette mi_sa michele micia micia*
mie_spese minuti_ho mio_vecchio mira miracoli misurato mobili modello modul* modulo modulo_e montare monte monte*
morire_e morta morto_dopo mozziconi muovo* muovono muri n_erano nascondere naturali ne_manca nel_2024 nel_giardino
nemme* nemmeno nemmeno_un nervo* nessun nessun_problema nessuna_parte nessuno_che nessuno_e nessuno_la netto netto*
nipoti noi_genitori noleg* noleggio_in noleggio_sci non_arriva non_disponibile non_e non_gli non_il non_mi non_voleva
nonna_con nonno_si nord normale nulla nulla* numeri numero_e nuoto nuoto* nuova nuova* occupa odore_di offen* offende
offer* ogni ogni_due ogni_settimana olbia olbia* omagg* omaggio ombrello ombrellone_in ora ora_mi ordin* ordine
ordine_di ore ore_di ormai_lo ospiti pacchetto pacco pacco* padre_che pagam* pagamento pagato pagato_come pago_io
palli* panin* pannello panni panni* pantaloncini pantaloni pappa parcheggiare parcheggiata parco parco* parecchio
paret* pari parrucchiere parte* particolare partire passaggio passato passi passi* passiamo passw* password pasto
patatine patch patch* patologia patti* pazienza pazzi pazzi* pc pensavo per_le per_sapere per_un per_uscire perche_era
perdere perdi* perfetta perit* perito pesanti pessimo pezzi pezzi* piace piani* pianta piante piatti piazz* piazzole
picchetti piccole piegato pigiama pilas* pilastro pistola piu pizze* pneum* po pollo pollo* polpette portabilita
portato portava portineria posso* posto posto* potet* potete pover* povera precedenti_non prego prego* premi*
prenotato_e preparato press* preve* prima_che primo primo* primo_giorno privacy profilo_e promesso promossa pronto
proprietario_ha prosciutto provarlo provato_ad provv* pulis* pulizia_dei pulizie puntu* quade* qualcun qualcun_altro
quara* quaranta_euro quartiere quattordici questione questura quoti* ragazzi_della ralle* rapid* razza razza* recin*
recupero reddi* regione regolato repar* resor* resort resto resto* riaperta ricetta richiamano richiamo riconosce
ricordo ricovero ricre* ridotto_a rifare rifat* rifiu* rifle* rifugio riga rigido rimas* rimin* rimini rinviata ripas*
ripor* riposo risch* risot* risotto rispetto rispo* ristorante rivisto robot* rompono roset* rotta roulo* roulotte
rovesciata rovinato_tutto ruote ruote* ruoti* sala salata saldo_e salir* salire salsiccia saltata saltava salut* saluta
salva* saput* saputo sardegna sarta sarta* sartoria sbagl* sbecc* sbloc* scalato scald* scari* scaricare scarpe_da
scato* scatola scatolone scher* schifo sciacquone sciro* sciroppo_per scord* scors* scorso scotto scritto_a scritto_sul
scrivo scucito scura scura* scuro scuro* scusa* scusato se_c se_lo se_non se_uno secca* secondi sedil* segre*
segretaria_ha seice* seicento sempl* semplice sempr* sempre sensore serranda servi* setta* sette sette_di settembre
settembre_e settimana sfogl* sfondato sguardo shamp* si_capisce si_fa si_puo signore_con signori silen* silenziosa
sinis* sirena sito_non smarriti soci soffritto soggi* soggiorno solleciti solo_alla solo_il solo_la solo_nella solo_per
sono_cliente sono_sentita sono_uscita sono_venuto soppr* sorri* sorride sospe* sospetto sosti* sostituito sotte*
spariscono spariva spave* spazzatura spedi* spente spesa spesa* spese_di spezzatino spiega spiegato_che spieghi spiff*
spina spina* spocc* sporc* sporcizia sposa* spuntato sta staccano stampata stazi* stazione steccato stella stessa_cosa
stessi stivali stoma* stomaco stucco stude* stufa* stupefacente stupenda succo succo* sudato sue sugli sugli* sui
sul_retro sulla_banchina sulla_strada sulle_montagne suocera suocera_che super* suppl* svist* svista tabac* tachipirina
tagliati taglio talme* talmente tanto_che tappa* tarif* tasche tavol* tavoletta tenevano tensi* tensione teori* teoria
terra* terza terza* terzo terzo* tesoro timon* timone tinto* tintoria tirchio tisan* toelettatura toglie_il toile*
toilette tomma* tommaso tonna* tonnato topol* topolino tornelli torta torta* total* totale totem totem* trado* trage*
tragedia tram transfer trattenuto tre tre_minuti treme* treno treno_e tribunale_dei trime* trimestre turis* turistica
tutorial tutto_scritto uccid* uccide ufficio_anagrafe uffiz* uffizi uguale umidi* un'an* un'auto un_angolo un_biglietto
un_euro un_giorno un_po un_pomeriggio un_treno una_carta una_cassa una_copia una_scusa una_voce uno_non uscita_con va
va_in vaccino_fatto vagon* valan* valanga valigia vasca_delle ve_ne vecch* vecchia vedevo vedi vedo_i vedrete vegana
veget* veloc* venderti venditori vendono ventisei venuti veran* veranda verde* verdu* vernice versare verti* vestito
vetri via_e vicol* vicolo visit* vista vista* viste viste* visua* vitello viti_mancanti vivai* vivaio voce_registrata
vogli* voi_non volo_cancellato volon* volonta volontario volta volta_un volte volte* vorre* vuole_lo vuole_un vuoto
vuoto* you you_can zanzare_a zombi* zombie zoo zuppa zuppa*`,
      '-1': `
12 150 300 32 380 68 80 81 95 abbon* abbonati abbra* accap* accappatoio accarezzava accesso acqua acqui* addebito
addor* adulti affilata affogato aggiornati ago aiuto aiuto* album all'altro allac* allargano alle allungata altal*
altop* amici ammesso andarci andat* annun* antistaminico anzic* anziche apparecchio appel* appello appesi april* aprile
archi* architetto armad* arriva arrosticini arte articolo ascen* ascensore aspettando aspir* aspirina assem*
assicurazione attaccata attaccati attenzione attrezzi augur* auto avend* avendo aver avrebbe avventura avverte avvisi
bacca* bagag* bagaglio balle* bambini bambola banconote banki* barba* bassa bassa* bassi* belli* benis* benissimo
berre* berretto bianca bibita bicch* bigli* biondo blocc* bocci* borse bot briciole brividi bruci* bruciata bruciati
bruciato brusc* bufala buffo* buona buone buone* buoni bustina cadav* cadavere cadev* cadeva calat* calata calca*
calcetto calda* calic* calma* cambi* camer* camerata cameriera camion cande* canti* canzo* capisco capiv* capof*
capofficina capog* cappo* carabiniere caramella carattere carbu* carburante carin* carta carte* carto* caser* cassa
cassa* casse cater* ce cenar* cenare centro cercavano cesare che chiacchierava chiar* chiedevano chiedo chies* chilo*
cielo cielo* cingh* cinqu* cinquina cintu* claus* coca cocco* codice colla colleghi colloqui colpo com'era coman*
comanda comit* commessa commi* comod* comodissimo compa* completo comprato computer comunale condannata condizionatore
condizioni confermato conforme confr* confronto conge* coniglio consegnata conta contare conto contratto coper* copriva
corne* cornetta corre* correvo cosi costa costava costola cotto cotto* credito crepato crepe crepe* crost* crostini
cruda cruda* cugina cuore cuore* dall'altra dall'altro dalle dalle* dare deced* defun* dehors dell'acqua dell'auto
detec* detector diavo* dicia* dieci dieci* digitali dipin* dirmi dirmi* discoteca disdetta dispiace distributore diven*
divie* divieto docci* doccia dodic* dolciastro dondo* dopos* doposcuola doppi* doppie dorme* dottoressa due eccez* ed
elett* elettrica elettriche elettrico emerg* emergenza enorm* enorme enormi entra entrata erba esame esame* esser*
essere estin* etern* euro evasi* evide* evidenziatore extra* facil* fame fantasia fattura fermate fermi fermi*
ferragosto ferretti ferri festa festa* figur* filat* filia* filiale filo finestrino finta finta* finti finti* fiori
fiorista firen* firenze fisioterapia fissato fiume fiume* foglio fondi fondi* forma* formaggi fornelletto fradicio
fretta frettolosa fronte frutt* fulmi* fulminata fuma funeb* funebri funzionante furto furto* gancio garage garan* gelo
genero gesto giall* ginocchia gioia gioia* giorn* giornale giorni giorno giugn* giugno giunt* giurata glielo gomma
grass* grazie greta greta* grigi* grosso grupp* gruppo guarda guardate guasta gusci* idrau* idraulico igiene ignora
ignorate immaginare immobiliare impalla impastato impilate impolverate incastrati incre* incub* inesi* inesistenti
inferiore ingannevole inps inser* insie* insieme installata insulti intas* intatto integ* integrale intollerante invia*
invol* ironia istruttrice italiana kebab kebab* lago lasciate laurea lavati lavor* lenti lenzuola letti* lezione liber*
libero libre* libro libro* lisbo* lisbona local* login login* logor* logora lucin* lucina lungh* m macchiate
macchinetta macellaio maglietta mai mail male manca* mancante mancavano manch* mandorle maneg* maneggio mangiava manzo
marce marzo marzo* matte* matti matti* mattonelle mensa mensa* merce* messi* messina metal metro* mette* mettere
mezzanotte mezze mezze* miche* micio* minestra minuscole moda molla monic* monica monitor monop* monopattini montati
monti monti* morir* morire mortificato moto motor* muffa muffa* municipale mutuo mutuo* navig* neanc* neanche negro*
neonato nessu* noleggiata noleggio nonni* numer* nuota* nutel* nutella obbli* obbligatoria occupata occupate offic*
officina ogget* omici* oppos* order order* originali ospit* ottan* ottic* ottico otto ovunq* ovunque padrone pago
palazzo panca pane panino parch* parla* parlare parlava parmi* parru* passati passeggino passerella pasti* patente
paziente pediatra pelo penne pensa* peper* perfe* persi* perso pesto pesto* pezzo* piangere piani piatt* piede piede*
piedi piedi* pizzeria plast* polen* polizza pomat* pomata pomodoro pompe pompe* porti positiva posso poste* potre*
poverino pratica preferisce preme* prendevo prenotati prese* preventivo prezzo primi* proce* profu* prome* promo*
prose* pubbl* puliz* pur qua quadr* quaranta quart* quarto quatt* quattro quest* qui quindici raccomandata raccomandate
raccordo raffi* raffica ragu rate recapito recita regalato regge* regia regia* registrata rendi* reparto ricevono
richiude rida rifatta rifiutato righe rimba* rimborsata rinch* riparazione ripartiti ripete ripieno ripos* rispe*
rived* rivendono rivol* rotol* roton* rotonda rotti rotti* roven* rovente rovin* rubar* rubinetto ruvido sacce*
saccente sacchetto sacco sacco* salito salsi* salutano salva santa* santo* sanzione saper* sapere sara sarto* sbadi*
sbagliata sbagliato sbavava sbrig* scaduto scaff* scale* scali* scarico scarp* scavalca scelt* scendevano scheggiato
schiacciata schif* scien* scintilla scocciato scontato scrivere scusarsi sdraio secch* secche sedut* seduta senza
senza* sera sergi* sergio serve* service servito servizi sessant'anni sesto sesto* sette* sfond* sgamb* sguar*
sigaretta silenzio siste* sistemare snobb* soffi* sogna* soia solar* solari solito solle* solta* soltanto soprattutto
sorriso spare* specchio speci* spedita speng* spengono spettacolo spezzato spiegare spiegarlo splen* spogliatoi
sporcato sportellista sprit* spritz squilla stand* stanza stare stavo* stavolta storico storn* storto strana strette
strettissimo strut* struttura successivo sudat* suonavano suppo* svani* svogliata tabaccheria tabel* tagli*
tapparellista tappeto tappo tappo* tasch* tassa tassa* tavolo telec* telecamera tende tende* tendi* tener* tenere
tenev* teneva termi* termosifone tesor* tesse* tieni timid* tiram* tiramisu tirata titoli tono torin* torino
tracciamento tradi* trapp* trasloco trattata traversata trenino trent* trentadue tries* trieste trilo* trilocale trova*
trucco tu tutta tutta* uccel* uffici ultim* uscita vacanza vada vado valgo* valgono vasche vecchie vedevano vedon*
vedono vellutata vendermi venditore vendo* vener* venerdi veniva venti* venut* venuto vergo* vergognoso verifica verme
versamento vesti* vieta* vigile violento visita visti visti* vittoria volan* voleva volo volta* voltu* voltura volut*
voluto vorrebbe x zaine* zainetto zaino zaino* zucch*`,
      '1': `
104 110 250 310 340 400 410 49 64 70 700 82 890 91 99 accendo acces* accol* accompagnata accor* accusato addeb* addet*
adesi* adora agent* agente agenz* aggiornare agita* ahmed ahmed* al all'a* all'i* all'u* alla allarga alter* altez*
altri altri* altro altro* alza amaca amaca* ambul* anche anche* anneg* anta antennista anzi anziani aperta appeso
appro* apron* aprono armadietto armi arrot* arrotolato artic* artificio asciugatrice asilo asilo* aspetta aspetto
aspor* assie* assieme asso attiv* autostrada avant* avanti aveva avuto avuto* avven* balco* balla ballano bambi* bambo*
banan* banca* banchina barzellette basta* battesimo battuta baver* bavero bella bella* bevute bianche bilan* biril*
biscotti bloccare bloccati bolle* bombo* bonus bonus* botta* bottiglia bottiglietta botto* bracc* brici* bruciacchiato
bucate buonissimo busta busta* butta c cabina cacch* cacche cadut* cafon* calor* cambia cambiando cameriere camio*
camminare cancella cani canna capit* capita caram* carezze carico carine carmela cartone casel* cassaforte catania
catas* caviglie cento cento* centomila centotrenta centralina cercate cerco cerco* cerni* cesto cesto* chat chi chiamo
chiaro chiavi chiedono chiru* chiudete ciglio cinese cinquantadue cinture ciocc* cioccolato cipol* cipolle clausola
clien* codic* coi colle* collegio collezione collo* colloquio colpo* colte* com'e comin* commentato compr* compresse
comune comunicato concerti condomini confe* confo* consulenza consumati consumato contanti contati conte* continue
controllato copia* corretta corri* cortile costi* credevo crudo crudo* cucce* cuccetta cucita cuori* curri* curriculum
cuscino danni danni* dappe* dappertutto del dell'altro della della* devas* diagnosi diamanti dice diceva dichiarazione
dicio* dico dieta dieta* digiuno direttrice diritto dirme* dirmelo discu* disdetto dispiacere displ* ditel* dito
diventato diversi do dormi* dormivano dotto* dottore dovevo dovrebbe droga* educato educazione effet* elast* elefante
elico* elicottero emoji emoji* entra* era erava* eravamo eroga* esci esiste esplo* eta facen* faceva falo fara fare
farfa* farsi farsi* fasci* fastidio fatta fatta* fatti* fatto fatto* femmi* fermata fermato ferrari ferre* festi*
fidat* fiera fiera* finiscono finita fino finoc* finocchi firmare fissa* fiumi* fiumicino formaggini fossi* frequ*
freschi front* frullatore fumat* fuori fuori* galleria gemel* genit* gia giardiniere ginev* ginevra gino gioie* giostre
gira girar* girato gita giurato gocce gocce* gps grandi gratta guant* guida* guinz* ha hall hanno hanno* host i idem
ieri illeg* impia* impiegato impil* impronta improvvisata impug* impun* in incan* incas* incendio incid* incis*
indagine indis* indisponente industriale infer* infermiera infermieri informativa ingom* ingre* inseg* insegna insop*
insta* integratori internet invis* invisibile ironi* istan* iva l la laboratorio labra* labrador lama lamen* lasci*
lasciamo lavan* lavoro le legal* leggeva leggo* letta letta* lette* letto letto* li limon* limoncello lisci* litro
litro* lo lucid* luminoso lunghi macchina macello madre maestre mafioso mancia manna* mano marca marcia marin* marino
marit* marito marmellata masti* matem* matematica matteo mattino mattonella mazzo mazzo* me media* merce merita messo
messo* meticcio mettono mi mia micro* minestrina mio mirac* miracolo mischiato moder* moneta monit* monos* mordo*
mordono morto* mosca* mostr* mozzi* muove muratori muro mutua* napoli nasci* nascita nastr* ne nebbi* nebbia neces*
negat* negata negli negoz* negozio nell'angolo neri nervo nipot* nipote noccioline noi norma* nota notai* notte notte*
nudo nuovi nuovi* occhi* offerte offrono olio onde opera* ordinati orecchini ornel* ornella orso over padel pagat*
palat* pales* palestra pallina panca* panettone panno* paola paola* paolo paolo* parau* paraurti parec* parla parlato
partita passano passe* pavim* pavimento pelle pena penal* penna penna* penne* pensi* pensionati pentirete perdo peric*
pesa piangendo piast* piattaforma piccoli pigno* pisto* poggiatesta porta porta* portare portati portatile posac*
posacenere posiz* posizione posta* prati* precedente prelievo premeva prendeva presa presa* preso preso* preteso priva*
problema problemi profe* pronti proposito proposta propr* proro* pross* prova provi* pubblico pugna* pulir* pulire
pulit* pulsa* puntata puo puzzolenti quanto quasi quasi* quell* quelle quelli questionario quind* quindi quinti radice
radio* ragazza rappo* rapporto recap* recep* reclamo regolamento respo* responsabile restano rette rette* ricca*
ricevuta ricevute richieste rider riemp* riempita rilet* rimborsa ripar* ripartita riprendi riser* risor* rispa*
rispettata rispondono risul* ritir* ritoc* riuti* rivel* roula* roulant rovinato rubando rubato russa* sacch* salda*
salgo* salgono salon* salone salum* salvo salvo* sanno sanno* sapes* sapev* saran* saranno sarto sasso* sauna sauna*
sbaglio sbarra sbatt* sbatte sbrigativo scadere sciac* sciat* scint* sciol* scola* scopr* scordata scrit* scrivania
scuola sdrai* sdraiato se seconda sedic* sedute segna seguita sente* serra* servita sfini* sfondata sigar* signo*
siringa sistemano sistemato skin smarrito smont* sognato sola soldi soldi* sommelier sopra* sorbe* sosta sotto sotto*
sovra* spaccio spallata spallucce spam sparita spazi* spazio spedito spezz* spiag* spiaggia spine* spingo sporco
spostato sputa* staff staff* stall* stann* stanno stase* stasera stata* stato stato* sto straniero strappava strisce
strum* strumenti stufe* successo suora suora* surf surgelati sveni* svenire svent* svizz* table* tablet tagliando
tagliare tagliava tagliere tallo* tanti tapis tapis* tappeti tartu* tartufo tecni* telefonata telesoccorso tentativo
test testa testuale tetto* tinta tinta* tirch* tisana tocca* toglie tolte tolte* tolti tolti* tomba tomba* tonno tonno*
tornano torro* torte track* transito tratt* tremava trento tritato trovato tutti tutti* uffic* ultra* umidita umiliato
un'un* un'unghia unghie urgen* urlan* urlav* usano usano* usato usato* uscire uscit* usciti uscivano vai valerio valev*
valeva valutazione ve vederlo vedet* vedete vedre* vegan* vendere venditrice vengono vergognava vesta* vestaglia
veterinario vetrina vetrine video* videochiamate vigili violi* visib* visibili vivav* vivavoce vivo voce volen*
volentieri voles* volesse vuota vuota* zara zocco*`,
      '2': `
000_euro 100 200 2021 400_euro 430 4_e 500 730 a_cambiare a_casa a_cinque a_matita a_penna a_quanto a_quel a_scuola
a_tavola abbiamo_fatto abbonato abita* abitacolo abitato abito abito* acceso accompagnare acconto accorciato
accreditato accum* acida acida* acqua_bollente acquatico acquisto addetti adesivo adesivo_sulla adess* adesso aereo
aereo* afferrato afferrato_per afric* aggre* agoni* airba* airbag aiutarci al_banco al_check al_letto al_posto
al_ritiro al_tribunale al_vicino alcolici algor* algoritmo all'altra all'uscita_mi alla_fermata alla_mia alla_seconda
allarme allegato allergico alza_la amede* amedeo amico amico* ammas* amministratore anatr* anatra ancora_a andata
andato annacquata annerita anni anni_fa annuncio antiche anticipo antip* antis* apert* aperti aperto appartamento
appen* appiccica appli* armadietti arrivo artis* artista ascol* assemblea assun* atti atto attraverso autista autorita
avess* aveva_gia aveva_in aveva_l avevate avevo avevo* avevo_la avuto_un avvelenato avvenuta avvisare avvoc* azzer*
baby bagar* bagarini balcone ballo ballo* bambini_del bambini_di banca banch* banco banco* bene_l bestemmiava bevut*
biber* biberon bibliotecaria bicic* biglietti bimbi bimbi* bloccata bolli* botti* brand* bravissimi brodo* buio busti*
butta* calci* calcinculo caldaista calpe* cambiate cambiato_fornitore camminata cancellazione canne* capan* capelli
capito capo_reparto capol* capricciose carabinieri caramelle carat* carcere caric* carlo* carne* carrozzeria carrozzina
carta_con carta_d cartella_clinica cartellone casa_di catena causa causa* cauzione_di cavalli cavallo cavo ce_n cella
cella* cener* cerca* cerniera cerotto certificati certificato cesti* che_aspetto che_era che_funziona che_guardava
che_ha che_hanno che_l che_li che_ora che_parliamo che_sembrava che_sono che_vi chi_mi chiacchierone chiamato chiav*
chied* chiede_lo chiedeva_se chiesto_a chiesto_se china* chinato chiuso_a ci_sono cinesi cinquanta cioto* civic* class*
clicc* clinica cogna* cognata cognato col colav* colava collana colli* colore_della colpa colpa* colpetti colpi_di
coltello commesso compagno comparsa compresi con_acqua con_audio con_mio con_quaranta con_quello con_raccomandata
con_tutte condannati confezione consegnati consu* conta* contabile contatto contento contestato conti* continua
controllate controllore coperto cornicione coron* cottu* cottura crepa* criceto croll* cugino cuoca cuoca* curry curry*
d_emergenza da_1 da_noi da_parte da_paura da_soli da_un dal_parcheggio dal_parrucchiere dal_primo dal_vetro
dalla_commessa danno danno* dato davan* davanti davanti_al davve* davvero deceduto dedic* del_bar del_mattino
del_titolare dell dell'aereo della_cresima della_sicurezza della_signora della_stessa della_sua della_vasca dello_staff
dentista depre* dette dette* detto detto* detto_che devo_dire di_casa di_condominio di_dormire di_giovedi di_nonna
di_ogni di_pilates di_plastica di_prima di_quattordici di_un di_uno diama* diamante dices* dicesse dicev* diceva_di
dicono_le dieci_di differenza dimenticata dirlo dirlo* dirmi_che discussione discutere diseg* disegno dispe* diviso
doccia_e doman* dopo_con dormono dossi* due_a due_righe duece* dupli* e_arrivata e_c e_che e_comparsa e_dal e_di e_ha
e_ieri e_intanto e_lei e_mezzo e_mia e_morta e_nessuna e_preso e_quattro e_sotto e_tanta e_uscito eleme* elementare
elettricista elisa elisa* era_da era_finita ero escluso esplosione esposti ex fa fa_i fabbri facce facevo fanno fanno*
fanta* far faret* farlo farma* farmi farmi* fatte fatte* fattoria_didattica fazzo* felpa felpa* fermava ferro_da fianco
fiero fiero* figli figli* figlia figlie figlio filma* filtro_abitacolo finch* finche finche_non finis* finisce
finiti_al fino_ai fiore firma* firmato fisica fisio* fissata fogna fogna* fontanella forma forne* fosse_un fotoc*
fotocamera foula* foulard fradicia franca frase frase* frate* fratello frigg* frigo_e frust* fucil* funiv* funivia
fuoch* fuochi furbo garib* garibaldi gasol* gasolio gastr* gelato_senza genitori gente gente* gentilissima gesti
gia_sul ginoc* giocattolo gioielli_di giorno_dopo girando giubbotti gli gli_animatori gli_occhi gliel* gluti* glutine
godit* gommi* graffiata grande guanc* guanti guard* guardaroba ha_afferrato ha_aperto ha_cambiato ha_consegnato ha_la
ha_lasciato ha_premuto ha_raccontato ha_risposto ha_sei ha_tenuta hanno_data hanno_fatto hanno_mandato hanno_tolto
ho_aperto ho_capito ho_dato ho_sentito ho_trovata ho_trovato i_bagni i_cani i_nostri i_sensi identita il_bus
il_coltello il_cuoco il_direttore il_disegno il_forno il_laboratorio il_loro il_maestro il_mezzo il_mio il_mutuo
il_notaio il_padrone il_pagamento il_papa il_pizzaiolo il_ponte il_portatile il_prelievo il_prossimo il_sorriso il_suv
il_tablet il_tecnico il_titolare il_tracking il_vento il_veterinario imitava immob* impiegata in_camera in_cassa
in_chat in_cui in_filiale in_fondo in_galleria in_pace in_pausa in_piedi in_pieno in_piscina in_privato in_reception
in_sei in_vendita incol* incollata incrostato india* indirizzo infez* infezione informazioni ingenuo insegnante_di
insistenti intendono intonaco invernali inviato irres* ispez* ispezione istruttore itali* jessi* jessica l_agenzia
l_aria l_avevano l_etichetta l_ha l_impiegato la_bibliotecaria la_birra la_colla la_crema la_doccia la_droga la_gente
la_muffa la_musica la_padrona la_receptionist la_ruota la_vita la_voce labor* lacri* ladri ladri* ladro* lampadari lana
lasagna lasciato lasciato_in lasciato_un latte latte* lava lavoro_fatto le_altre le_chiavi le_cuffie le_patatine
legge_le leggibile leggo lei lei_e lella lella* lettore lezione_di li_da li_non li_per li_si liceo liceo* light light*
lingue lista lista* lo_abbiamo lo_dicono lo_stesso lo_steward logo loro lui_a lui_ha lui_non macchinista maestro
maestro_di mai_avvenuta mai_fatto mai_vista mancavano_due manci* mandi* mangi mangiano mangiare mangiate manov* marce*
mario mario* marito_lavora marmo marmo* marrone massacrato master maternita mazza me_che medic* memor* memoria meno_di
meren* merit* mese_dopo mesi_e messo_un metri metri* metri_e mezz'ora_dopo mia_cognata mia_era mia_figlia mia_sorella
mia_zia microfono miei_figli milano mille minacciava minuti_e mio_cognato mio_cugino mio_figlio mio_fratello mio_padre
mio_suocero misch* miste* model* modif* molli_e mondo mondo* montagna morti morto movimento multa* munic* muore muore*
muso mutande narcos nascosta nause* nausea ncc negli* negozietto negozio_mi nei nel_parcheggio nell'insalata
nella_torta neona* nere nero niente_acqua nocci* noci noi_lo non_ero non_li non_sono nonna nonna* nonno nonno* nonos*
nonostante nonostante_l nostra_figlia notare notare_ha notturna novantenne nozze nozze* nuove nuove* occhi_e offre
offro* ogni_giorno ogni_venerdi operatore_che ora_chiudete orecchio_e origi* oro orolo* osped* ospedale otto_di pacch*
pacco_c padre pagan* pagata pagavamo pagavo pallone pappagallo paraf* parlando parlato_di parol* parola_mia parti*
passa passata passato_a pastiglie patri* patrizia pattini paura paura* pazienza_e pedia* pediatrico peggi* penale
pensavano per_essere per_fare per_farlo per_lo per_sessanta per_togliere per_tre per_uno per_voi peral* peraltro
perche_le perche_non pero_due pero_lo persa_la persona persone pesca* pesce pesce* petto piangeva piantato piantine
piatto_di piccolo_di piena_di pilat* pilates ping pino pisel* piselli pisol* pisolino pista pista* piu_piccolo piumoni
pneumatici poco_e poggi* poi_lo polac* polpetta polpo polpo* pompi* pompieri pong ponte* porch* portale portinaia pos
posit* posteriore poverina pozze* pozzetto premium prend* prendo_il prenotata_una prenotato_per preoc* prese presenta
presentati prestito prima_e privata privato problema_e profi* profilo proposto proprietario_non prosc* prossimo pulita
pullm* pullman punte punte* pure pure_la quaderno quadro qualc* qualcuno_di qualcuno_e quando_mi quant* quanto_pare
quattro_minuti quello_di questo racconta_che radic* ragaz* ragazzi ragazzi_del ragazzo_ai ragazzo_del ragazzo_e rampa
rampa* recen* recla* referto regalato_un regali regis* relax relax* respirare responsabilita retro retti* riaperti
riatt* ricambio riceve ricevo ridata ride ridicoli ridon* ridono rifacimento rimandato_a rimes* ringr* ringrazia
rinnovata ripara ripasso riportata ripre* ripreso risate risultano ritirate ritoccate riuscivo rober* roberto roma
rompo* rondi* rossa rossi rossi* rotelle rotta_e rotte rotte* rotto rotto* ruota ruota* sabri* sabrina sacchetto_di
sacro* saldi saldi* salmo* salute salvataggio sani sarde* scacc* scadeva scala scelto_il scene* scherzo schiena_non
sciar* sciarpa scivolata scoll* scopa scopa* scorta scossa scritto scuol* se_ci se_mi secondi_e segnalato_per
segretaria seguente segui* sei_chili selfi* selfie sella sella* semip* semipermanente sensi senti* sentiero sentita
sentito_il senza_ombra sera_mi serale sette_e sfreg* sfugg* si_dice si_e si_presenta siamo_in signora_del signora_pina
signore sinistro sistemati smess* smesso sms social sola_in sollevata sonnifero sono_arrivata sono_di sopra_la sordo*
sorel* sorella sostituita sotto_casa spacciato spara sparisce spariti sping* spint* spuntate stacc* stagista stai
stanze stati stati* stess* stessa stipendio strag* stringeva stringeva_la studi* studio studio_e stufetta stupe* sudata
sul_bancone sul_foglio sul_materasso sul_tetto sul_volantino sulle_gambe suo suocero suona svuotano tagliato tagliente
tanta tanta* tanto tanto* tardi_e tasca tasca* tavola tavolata tecnica tecnico_della tedesca telefonate telefono_mi
telep* telepass telo temporale tenevo tengo tenuti tenuto_il terra terra_in testa* testa_di testu* tetto tiene tiene*
tieni* timbr* tirat* tirato toele* togli* togliere tolgo tolgo* tolta tolta* tolto tolto* topo torna_con tornata tosse
tosse* tovagliolo tra_l tranc* traslocatori trattate trattato traum* trent'anni trovano trovato_da trovato_il
trovato_in trovi truccata tutte tutte* uccellini un'ar* un_coltello un_conto un_dito un_gatto un_graffio un_incidente
un_pezzo una_di una_lastra una_lezione una_multa una_porta una_vasca unghi* urlar* urlare uscir* uscito vacanze vacci*
vaccino valigia_arrivata valle valle* vanno vanno* varie varie* vasch* vecchietto vede veder* vedere vendi* venduto
venduto_senza venir* venire venti_euro vergogna verif* versato versi* verso_di via via_dal viale* vialetto vicina_di
villa viole* visto visto* vitel* vitto* viver* vivere voglio voi voi_e volevo_solo vuoi wurst* wurstel zia zitti zitto
zitto*`,
      '3': `
200_euro 210 450 480 800 86 899 900 a_fondo a_forma a_me a_non a_prendere a_ridere a_terra abbassano abiti accesa
accettato accorgo addetto_ha addosso_e adole* adult* affit* ai_clienti ai_piedi al_bancone al_contrario alber*
all'aeroporto all'anca all'andata all'arrivo all'assistenza all'uscita alla_cucina alla_reception alla_vostra alleg*
allo_sportello amazo* amazon ambulanza ammuffito analisi anche_la anche_le ancora_li andavamo andavano andrebbe anni_e
ansia ansia* anticipato antiv* aperte apost* appunti apriv* arachidi arbit* arriva_sempre arrug* artig* aspettate
assunzione attaccato_al aula autis* automobilista avanti_e averla aveva_gli aveva_la azienda b_b bacia* bacio bacio*
baffi baffi* bagnata bagni* bambine bancone_e banda banda* banna* bannato bar_che barbo* baris* barista basti* basto*
becch* beh bernasconi beste* bevuta bimba bimba* binar* binario biond* birre* bocca bollettino borra* borraccia
borsetta bottiglie box brillantino bronchi buoni_pasto busta_paga buttato caccia cache* calib* calibro calice cambi
cambiato_la camera_di camil* cammello camper canarino cance* cane cannuccia canotti cantiere canzoncine capel* capri*
carab* carce* caricabatterie carro* casa_con caserta caso cassa_del cassiera cavi celiaci cello* cellophane cellu*
cellulare cellulare_e centro_estivo certo_punto cesar* chattare che_forse che_se che_un che_viene chi_ha chiacchiere
chiam* chiamati chiede chiedermi_se chili chili* chilo_di chiod* chiudendo chiudere chiudete_la chiuso_con ci_vado
cines* cioccolatino circo civico clausole clienti clini* codice_fiscale cofano cogno* cognome coi_piedi col_lucchetto
col_nome collirio collo_e colorata colpi comba* cominciato cominciato_a commercio commissariato compagna compilato
compri comunicata con_tanto concorso condotta confezionato confuso conosco_la consegnato_il contata contavo contrario
controllati controllo corag* coraggio corda corda* cordo* cordolo corti* cosi_si costole_di creat* credi* croci*
cucciola cucito cugin* cui_non cuore_e cura da_dentro da_voi dado dal dal_mio dalla dalla* damigiana davano debito
degli degli* dei_bambini del_battesimo del_cane del_gas del_gruppo del_letto del_liceo del_loro del_medico del_noleggio
del_nonno del_pomeriggio del_seggiolino deleg* delega dell'* delle_chiavi delle_pulizie denise dente dente* dentr*
dentro dentro_al depos* derma* derubati detto_di detto_solo di_5 di_caserta di_dita di_ferro di_fumo di_morte di_notte
di_pane di_riposo di_sei di_sera di_sotto di_una diagn* dice_a dicen* dicendo dici dietr* dietro dietro_la digiu*
dipen* diret* diretta direz* direzione disabili disdico disti* disum* divisa divorzio docum* documento dodici_anni
dolore domanda domenica_mattina donne donne* dopo_e dottor dov'e* dove_l drink drink* dritto due_minuti e_bloccata e_ci
e_fa e_foto e_gli e_lo e_mai e_ne e_partita e_quella e_risponde e_scritto e_vi e_visto entra_con entrano entrare
entrati entrato epipe* epipen era_lui eravamo_a ernes* ernesto ero_a ero_li esist* espos* esserne estiv* estivo
estratto etichette europeo fabbro faccia facciata famig* fare_l farina farmaci faro fasce* fatto_aspettare fatto_due
fatto_finta fatto_notare fatto_togliere fattoria fattu* febbre febbre_a fianc* figlia_e figurati fili finita_e
fino_alla finto finto* firma fiscale fischiava fisioterapista foggi* foggia fornitore fossi foto_al fotocopiatrice
fotocopie frasi frasi* frull* fumo fuori_a fuori_io furbo* furgoni gallo gallo* gamba gamba* gatta gatta* gatto_per
gente_che geometra geren* gerente gesto* gia_per ginocchio gioielli giorni_in girat* giri giubbotto giudi* giudice
gli_hanno gli_orecchini gli_ultimi gliele gommone gommoni grazie_al grembiule grigio grott* guardandomi_negli guardano
guardato_il guardava gufo ha_chiuso ha_confermato ha_detto ha_fatta ha_guardata ha_parlato ha_preso ha_pure ha_smesso
ha_spostato ha_stretto ha_tirata ha_trovato hanno_fatta ho_contato ho_protestato ho_smesso hostess_ha i_conti i_dati
i_giorni i_mobili i_pantaloni i_piedi i_ragazzini i_soldi i_vetri i_vigili idraulico_e ignor* ignorata il_14 il_banco
il_braccialetto il_collega il_filtro il_fumo il_gestore il_ginocchio il_lavaggio il_medico il_perito il_problema
il_registro il_signor il_telepass il_tuo ilari* ilaria imbra* imita* impas* in_autostrada in_cortile in_esposizione
in_faccia in_giu in_hotel in_maiuscolo in_mano in_ospedale in_palestra in_sette in_tangenziale in_una inabi*
inabitabile indir* infar* infermiere iniziata insis* insistito intanto_l intes* intima intol* invece_che iva_e kg
l_ascensore l_autista l_azienda l_hanno l_impiegata l_ordine la_cameriera la_cannuccia la_caposala la_carrozzina
la_casella la_chiave la_chiusura la_corrente la_farmacista la_friggitrice la_loro la_macchina la_maestra la_maglietta
la_mancia la_navetta la_pancia la_panda la_parrucchiera la_piscina la_prof la_ricevuta la_richiesta la_serranda
la_stanza la_targa labbra_come lacrime lasciata_in lasciato_a lascio latin* latti* laureata lavar* lavato lavora
le_bimbe le_gocce le_ha le_istruzioni le_luci le_righe le_scale lecce lecce* legale legna* lego leoni leoni* lettera
letto_e li_ho licenza line lingu* lingua litig* litog* lividi_sulle lo_conosco lo_scotch loro_non luci_d luci_spente
lucia* lucidi lugan* lugano lui macchina_non maest* maestra magar* magari maius* maiuscolo malata malati mamma mamma*
mandata_dall'agenzia mandati mandato_a mando_l mania* manub* manubrio manzoni maran* marito_la massa* maste* materiali
matit* matita matrimoniale matto* mauri* maurizio mazza* mecca* meccanico medica medie* medioevo meglio_se mento mento*
mentr* mentre mesto* mestolo mettevano metto metto* mi_arrivano mi_ero mi_faceva mi_ha mie miei milan* mimato minib*
minibar mio_collega mio_compagno mio_divano mio_nipote mio_zio mirko mirko* mixer mixer* molo monete moral* morib*
moroso mosche moschettoni mostrate movim* mozzarella musica_a mutua natur* negli_spogliatoi nel_cassetto nel_materasso
nel_vialetto nella nella* nella_mia nella_porta nera netfl* netflix noemi noemi* nome_di non_puo non_sapeva non_suona
non_ti non_una non_vedo notev* notevoli notifica notte_in notte_per numero_di o o_no oca occhi_lucidi offri* onora*
operator operatrice orecc* ospite padre* padrona pagano palet* paletta panci* pancia panet* panettiere paratia parav*
paravento parcheggi parenti parlo parlo* parole partenza partita_iva parvovirosi passaporto passava paten* pavimenti
pec pedag* pedalo pensando pentola penzo* per_altri per_dire per_gli per_i per_lei per_ore per_pagare per_tutta
per_venti pesciolino peso petto* piastrellista piatto_e picch* pila piu_della piumi* piumino pizzaiolo pizzicata
planimetria poi_alla poi_ho poi_le poi_ti polmo* porta_del portachiavi poter poter* prees* preli* premi prendi
prenotazioni prepa* preso_a prezzo_pieno prima_della profondo promesse promettono pronto_soccorso propo* propone
proprietaria protestato provate pubblicata pulsante puntate puntura puzzo* qualcosa quando_abbiamo quando_ero quando_l
quanti quattro_ore quella quint* raccolta racconta_le raccontato raggi* reclami reggeva registratore registro resti
restituito retro* retromarcia revis* revisione ricci ricev* riconoscimento ricorda ridevo rientra rimasto rimessa
rimpr* rinal* rinaldi ringi* ripassa ripresa ritirato rivolta rogit* rogito rosse* sala_d sala_e saltati saltato salumi
saluti salvavita sanguinava saracinesca sbattuto_contro sbronzo scaduti scappi scarpa scatola_di scelto sched*
schiacciati scientifica scimmia scintille scivolo scomp* sconosciuto scopro scorb* scoss* scosse scotc* scotch scottata
scottata_dal scritti se_la se_nella se_volevo sedere sedia_di seduto seggiolino segna* segnalati segnare segnata
sei_anni sei_volte sentito senza_dirlo serba* serbatoio seria* servisse sessi* settimane_di setto* sfila* sfior* sfondo
si_chiudeva si_vedeva siamo_stati sicur* sicurezza sigil* signora_delle signora_in signore_che signore_col smesso_di
smett* so_che so_usare soccorso_con socia* sola_e soli solo_a somme* sono_i sopra sopra_le sorpr* sorpresa sorvegliata
sostituiti sottoscritto spala* spari* specchietti specchietto spedire spell* spend* spera* spezzata spia spicc* spill*
spillato spintone spostano spray spray* sputato squil* sta_in stelle_perche sterilizzazione stesso stia storie straccia
stran* strangolato strattona streg* strega strem* studentessa su_instagram sugo sul sul_collo sul_tavolo sull'* sulla
sulla* sulla_poltrona sulle sulle* sulle_scale suv svita* svitato tacchino tanto_di tassi* tassista tatuaggio tecnici
tecnico_mai teles* tenute testa_in teste* testi* tira tirare tirata_su titol* titolare togliere_il tonin* tonino torni*
tossisce tra_i tra_la traccia tranquilli tranquillo trapa* trapani trasf* trasp* tre_e tredici trema* tribunale tritati
tromb* trovi* trovo trovo* trucc* tutto_con tutto_quello ubria* uccido ucraina un'al* un'altra un'amica un_altro
un_libro un_minuto un_piede un_ragazzo un_sorriso un_suo un_tavolo un_telefono una_bambina una_ferita una_foto una_mail
una_scatola uno_a uno_mi uno_spintone uomin* uomini urlavamo urlavo usa usare usare* usate usate* uva vado_in valentino
valer* vedeva vediamo_chi vedo velo vendita vendute venga* verbale vergi* vergine veri verme* vero verso_le veter*
viaggiava vicino_alle viola virus virus* visitata viso vocal* voglio_che voi_mi volta_che volta_l vuole vuole* webca*
webcam whisk* whisky youtu* youtube zoppicava`,
      '4': `
2022 214 300_euro 30_euro 3_anni 5_anni 5_euro 67 70_euro 71 780 780_euro 800_euro 84_anni 900_euro a_brescia a_che
a_dieci a_fumare a_grattarsi a_lei a_lui a_mezzo a_natale a_settimana a_uno abban* abbin* abete abete* accanto_al
accento accompagnato accon* acconto_di acido acido* addebitano addetto addormentato_sul adesso_ha adulto affer*
affidato affilato affittato agganciato aggra* aggrappata ah al_bancomat al_bar al_cancello al_comune al_mare al_tavolo
al_tuo albergo aldo alito_che all'agenzia all'autogrill all'indietro alla_mano alla_recensione alla_sua allen* alloggio
allun* amarone amica amica* amicizia ammassati ammettere ammin* anabo* anali* anca andate anello anni_ha annusato
antid* anzia* aperto_la appoggiata appoggiato apre_la arach* aragoste arriva_un arroganza aspetti associazione attenti
autor* autoradio avamb* avambraccio averm* avermi avermi_mai avessi avete avete* avete_staccato avevo_lasciato avrem*
avro avvertita azion* bacini bagnino balla* barcollava bassi bastano battute beccata bellissima bened* benzi*
benzodiazepine berto* bestiole biancheria bianco_e biloc* bilocale bimbe bimbo_di bionda bisogno bocca* bocca_aperta
bolle borbo* bracciolo bresc* brescia brill* brilla brodo brutta bucato_il budin* budino buttafuori_mi cacciato calore
camera_pulita camme* camminavano campanello cancellato_il candeggina cannu* capir* capire capo capocantiere capovolta
cappuccio cardiopatico carne carrozziere casella casta* caten* cattivo cefal* certe certe* certi* certificata che_ai
che_al che_aveva che_lui che_ne che_passa che_poi chele chele* chi_di chi_e chiama chiamano chiesto_dove chiesto_e
chili_e chilo chitarra chiusura ci_fosse ci_ha cicatrici cicche ciliegie cinque_stelle ciocche citta* ciuccio
clienti_che codac* codacons cofan* col_bastone col_pelo collezione_di colli colorato coltello_da come_pacchi comodi
completezza compra comprato_un compressore comunicazione con_noi con_uno concessionario condannato condominiale
confermata conosciuto conosco consenso consulente consumate contachilometri contattato continua_a continuato conto_con
conto_di contr* contributi contro_l contro_le contro_un convi* conviene coperchio copri* corregge correre cosa_e
coscienza cose cosi_mi costano costr* cozze cozze* crani* crist* crollata crollato crona* cronaca cucchiaini culet*
culetto custodia cv da_loro da_quando da_sempre da_sole da_solo dai dal_cancello dal_guardiano dall'animatore dall'app
dati davanti_a davanti_alla davanzale de decon* defor* deformato dei_piccoli del_bambino del_kebab del_latte del_lavoro
del_locale del_nostro deliz* dell'albergo dell'allergologo della_banca della_cassa denti denti* dentro_il depressione
derub* detto_alla di_acqua di_andare di_botte di_calore di_conciliazione di_corsa di_dovere di_gioco di_mamma di_mare
di_me di_mentire di_non di_nove di_quelle di_te di_vodka diabetico dice_di dice_sempre dicevano dichi* dietro_di
diffuso dipendente direttore disco disidratata disidratazione disse disse* distinguere diventa divis* divor* documenti
domande domatore domattina donna donna* dopo_il dopo_la doppia doppia_e dormiva dormivo dormo dormo* dorso dorso* dove
dritt* due_biglietti due_con due_denti due_ragazzi duecento duran* durante_la e_andato e_buono e_fatto e_fermata
e_gonfiato e_messa e_nessuno e_sbattuto e_scappato e_scusato e_sparita e_tutto e_via e_voi educa* egizi* elefa*
emostatico era_a era_al era_la era_sul era_tutto erezi* erezione ergas* ergastolo ero_sola esche* esco esecutivo
esistevano etili* etilico fa_lo fabio facci* facciamo faceva_la fai falco* falso falso* fantasma fare_due fare_il
fareb* farmacista farro farro* fatto_fare fatto_scendere fatto_vedere fave favis* favismo femminile fermare fermata_a
fessura feste* festeggiato ficca* fiche* fiches fidati fiduc* fiducia finanziaria finira finisci finiti_a fino_al
fiore* fiscale_e fisic* fondo* forbi* formale formicolava fosse foto_dei foto_di foto_e foto_in fratelli frugava
frustino fumare fumi funghi fuoco fuoco* fuori_dal fuoribordo furgo* furgone gabbia gabbie galle* galleggiava galline
gas gattoni generale gennaio_e gestore gia_fatto gia_preso gialle giost* giostra giova* giovani giovanna giraf*
girato_a girev* girevole giu_con giuro_che gli_anziani gli_orari glute* gold gomitata gomito gonfiabile gonfio_come
grado grado* graffio granc* grande_come grano grano* grattarsi grattato gratuita grave grave* greco greco* gridava gru
gruppo_di guadagna guardato guardiola guidare guinzaglio ha_battuto ha_cancellato ha_chiamato ha_dato ha_fatto
ha_frugato ha_infilato ha_messo ha_montato ha_negato ha_offerto ha_paura ha_sbagliato ha_sentito ha_sostenuto
ha_tagliato ha_tamponato ha_torto ha_trovata hanno_consegnato hanno_gia ho_due ho_gia ho_il ho_lasciato ho_un i_denti
i_documenti i_miei i_piccoli i_termini i_vicini ictus ictus* ident* identica il_5 il_bavero il_caldo il_cancello
il_carrozziere il_casco il_contatore il_freno il_garage il_geometra il_giubbotto il_kit il_naso il_panino il_permesso
il_peso il_pollo il_preventivo il_proprietario il_prosciutto il_pulmino il_reggiseno il_signore il_tagliando
il_tavolino il_tavolo il_tesserino il_tiramisu il_trapano impazzita in_agenzia in_arrivo in_asciugamano in_cabina
in_ciabatte in_fiamme in_giardino in_lista in_vena incollato incon* incrinate incro* indeb* indebita inden* indennizzo
indirizzo_di infil* infilata ingoiare ingoiate ingredienti insiste insolazione instagram insul* insulta integratore
interessa intero_e invalidi invece_si io_e io_per io_sono ispettorato l_acconto l_account l_ago l_auto l_idraulico
l_imbianchino l_istruttrice la_cartella la_casa la_cassa la_cintura la_ciotola la_colpa la_coordinatrice la_firma
la_flebo la_gamba la_perizia la_preside la_professoressa la_quarta la_responsabile la_sbarra la_sedia la_sella la_sua
la_taglia la_titolare labbra ladro lamentati lamentato lancio lasciano lasciare lasciarle lasciati lasciato_senza
lattanti lattice lavap* lavapiatti lavoro_da le_feste le_ginocchia le_pentole le_unghie leccandosi legate leggi*
leggings letiz* letizia lettino levri* licenziamento licenziato liquidatore lividi lo_sanno lo_studio lo_voglio locaz*
locazione lored* loredana loro_ha lucci* luciana ludov* ludovica lupo ma_piu mafio* magazzino maial* maili* mailing
male_la maleducato mancano mancano_la mance mance* mandata mando mando* mani mani_addosso mani_nei mani_nella
maniglione manip* manipolazione mano_e maria* maris* marisa marsa* marsala mascellare maschile mattone me_con me_ha
medico mente_sapendo mentire merenda messo_una metal* metano metic* metod* metodo mettete mi_arriva mi_avete mi_diceva
mi_hai mia_amica mia_malattia mia_pratica micet* micetta mille* mimat* mio_bambino mio_meticcio mister mobili_in mongo*
montata montate mostrata motivo mozza* muoversi muoveva murat* muret* muretto muta mutan* n nano narco* nasco*
nascosto_sotto nato_a natura nazio* nazionale ne_frega nei_capelli nel nel_forno nel_frigo nel_rilevatore nel_vostro
nell'area nell'occhio nell'ostello nelle nelle* niche* nipote_e nipotina nocciola noi_siamo nome_del non_entrano
non_fatevi non_ho non_le non_parla non_ricordo non_se nostr* nostri notare_e novembre_e nuda numero_per nunzi* nuova_e
obbligazioni obiet* obiettivo obliteratrice occhi offerti offerto_da offre* oland* oltre_il ombud* ombudsman omicidio
oppio* opposizione oppur* oppure ore_sotto originale ormeg* ormeggiato orosc* oroscopo orte oscene ossa pacco_e pace
pagav* palloncino palpebre panchina panda panda* panino_con papa_e pappa* parac* parcheggia paren* parkinson parla_di
parlarmi parolacce parto* passare passato_il passavano pedate pelli* pelliccia per_tornare perce* perdeva perfino
perme* permesso perso_dieci perso_la personali pesano pescara pettegola piaghe_ai piagn* picchiava piccioni piedi_in
piedi_sulla pistacchio piu_il poi_ha poi_ne poi_vediamo polpa* ponteggio porta_della portalettere portavo portellone
porti* portiere_notturno porto porto_i portone postino pozzo pozzo* prece* preci* pregh* prele* prendere prenderti
prepotente preso_il pressione presu* preto* pretore professoressa profo* profumi proteine prove pulcino pure_ma puzza
qualcuno qualcuno_ha quando_dico quante quaranta_gradi quarta quattro_giorni quello_coi quello_con querelati
queste_cose quindici_giorni ra racconto radiografia radiologia ragazzo_con ragazzo_mi rasata reazione recensione
receptionist redbu* redbull registra repli* replica resa restare rete riape* ricam* ricevuto ricon* ricoverato ridat*
rideva rient* rientrato rientro rilevatore_di rimpiangere ripartire riserva risol* rispondi risposto_che ritorno_in
ritrovate riuscito riutilizzato river* rives* rivestita roba rotolato routi* routine ruban* rubav* rubrica sacchettino
saliva salivo salutava sandr* santoro sapendo_di sappiamo sassi sassi* sbarr* sberle sbriciolato sbuffa_e scagliato
scala* scampi scann* scapp* scaricato scassato scatoloni scesa scesa* scheda scherzando schia* scope scoperto scosso
scrive_su scrivo_qui se_n'e sedativi seder* sedici_anni sedile segnalata segnalato seita* seitan sempre_con sempre_piu
senegalesi senza_nemmeno sequestrano sequestrato serena serranda_e servira serviti set settimana_di sexy sgabe* sgarb*
si_faceva si_muoveva siamo_finiti sibil* sigarette signi* significa sikh simul* sindacato sindrome_di sirin* slip slot
smerc* so soffo* soldi_per sollecito sonni* sono_arrivati sopra_e sorridendo sostenuto sostenuto_che sotto_il sottovoce
spaccato spacciatori spada spada* sparita_la sparito spediscono spendere spezzo spiac* spiace spiego spilla spinelli
spinge spinto sponda sportello_di sposo sposo* spuntano squadra staccate stacco state state* stava stava* stecc*
stendeva stero* steroidi stesso_giorno stiva* straccio stranieri stretta stril* stris* striscia stroz* stuprata su_col
sul_davanzale sul_dorso sul_tablet sul_vetro sull'auto sulla_coscia sutura svuot* svuotata tacca tacca* tampo*
tamponamento tamponato tange* tangenziale tavolo_di taxi te telescopica tempe* tempo_a tenerla tenga tenga* tentato
tenut* tenuta tenuto termini terrorizza terzi* testata ticino tirato_fuori tizio tizio* tolga tolga* torto_il tra_gli
tracce tranquille trascinata trasportatori trasporti trasportino travestita tre_anni tre_bambini treen* treenne
tremando trenta_giorni tritate trovata_nel truci* tuo_paese turbi* turbina tutel* tutela tutta_la tutte_di tutti_in
tutto_a tutto_nella un'et* un'in* un'informazione un'of* un'officina un_accendino un_chilo un_compagno un_cuore
un_gruppo un_maiale un_si una_cassetta una_donna uncin* uncino uno_e uno_ha urlato usava* uscite ustioni va_avanti
valut* vasca vasca* vedes* vendeva vendu* venduta venduta_come venduto_come vengo_da vengo_giu venuta versa* versi
vertenza via_dei via_in via_per vieni vieni* vigil* ville* villetta vinai* vinaigrette vincita visitato vocali
volatilizzato volte_lo volte_mi vongo* vongole vostre votat* vuole_piu vuote vuote* zio`,
      '5': `
105 2019 480_euro 600 600_euro 62 640_euro 85 a_forza a_memoria a_napoli a_pancia a_pranzo a_quell'ora a_quello
a_tenere a_una a_zero abbassata abbiano abbro* abusato accar* accen* accendere accendino accettazione acqua_e acustico
addestratore addosso_a adiro adiro* affan* affidata affis* affittano afro agcm agcom agcom* agenzia_ha agganciata
aggiu* aggiungo aggiunto aggredita aggredito ai ai_bagni ai_colleghi aizza* aizzato al_colloquio al_giudice al_mercato
al_mese al_muro al_naso al_nido al_parcheggio al_pesce al_suo alimentare alito_di all'arbitro all'asilo all'esame
all'orecchio all'uovo alla_signora alla_sosta allacciato allattavo alle_ragazze alle_spalle alle_tre allenatore
allergica allergico_alle allergie allog* allontanata allor* allora altre altre* altrimenti altro_che altro_veterinario
alunni alzato_le alzhe* alzheimer ammon* ammoniaca ammucchiati ammuf* anaca* anacardi anafilassi anafilattico anell*
anestesista annegando annunciata ansimanti antibiotico antif* antipasto anziana aperto_il aperto_in appartamento_era
appoggiava appos* apposta apposta_per appuntamento_e aprirmi apro aragosta arran* arrivo_con arrotolata asces* ascesso
ascolta asmat* asmatica asseg* assistente attento attua* attuale autorizzati avessero aveva_il aveva_quattro avvelenati
avver* avvertire avvertito avvin* avvol* b bacchetta bacin* bamba bamba* bancario bancone barac* baracca barbone barca
barca* bastone bavag* bavaglino beata beata* becco becco* bedui* benef* beneficenza bere_e bertolini bianchino
bicicletta bidello bigat* bikin* bikini bilanciere bimbo bimbo* birre bocca_a bocciata boccone bollente borse*
borseggiatori botox botox* botte* bruciatura bucan* bucano bugie bugie* bulli* buonanotte bussare bussato buttafuori
c_erano cacciata cachemire cader* cadere cadute caduto_dal calabresi calci caldaia cambiavo camionista camminava canar*
cancellano cancello cane_e canile canna* canot* capelluto capivo capob* capobarca capoc* capolinea caposala capotreno
capov* cappellino carbone caricate caricato carina carpe* carrozzella cascata casco casco* casei* caselle casin* casino
cassetto cassetto_della castigo caval* cavig* cbd ceduta ceffone ceffone_a celiaca cerchio certa certa* che_da che_di
che_erano che_ero che_sa che_schifo chi_aveva chi_me chiamato_il chiamava chiamavano chiave_e chiavi_e chiazze_e
chiedeva chiedevo chiesto_perche chimico chiudeva chiudi chiun* chiunque chiusa_la ci_metto ci_stanno cicat* cilie*
cinque_anni cinzi* cinzia cioccolatini cisti* cistite claud* cloro coccige coi_baffi coi_bambini col_furgone
col_guinzaglio col_naso colat* colatura colica colla* collassato collega collettiva colloquio_mi collu* colpa_a colpose
come_fosse comitato commenti como compensazione con_dentro con_me con_tutta conciliazione_in concio condotto conducente
confidenze congi* conig* conigli conos* consegna_il consegnata_a consiglio_di consob consumo contavano continuato_a
continuava continuava_a contro contro_di contro_la controsoffitto copia_delle corec* corecom correva corriere_mi
cortile_a cortisone_in cosce cosi_almeno cosim* cosimo cranico credenziali credere crepata creti* cric crice* criceti
crisi crisi* crostacei croste croup* croupier cucchiaio cucina_e cure curiosato da_due da_ginnastica da_lavoro da_letto
da_me da_perdere dada dadi dal_bancone dal_cameriere dal_consulente dal_cruscotto dal_fasciatoio dal_finestrino
dal_personal dall'ufficio damig* dato_dell'ignorante dato_tutto dato_un deamb* deambulatore debitoria deces* decol*
definita dei_bimbi dei_miei del_b del_pane del_suo del_tribunale delin* dell'affittacamere dell'ignorante della_camera
della_giacca dello dello* dentro_la denun* denunciati denuncio denut* depositata depur* depuratore derisa derisi
detto_niente devitalizzato devitalizzato_il di_avermi di_bugie di_colpo di_guardia di_limone di_marijuana di_matematica
di_mosche di_nascita di_no di_nocciole di_otto di_pace di_pensione di_testa di_tutto di_undici di_vino dichiarate
dichiarati dietro_e dietro_l difet* diffa* diffamazione diffu* diplo* dire_che dirig* dirigente disciplina disgr*
disle* ditin* ditino divul* do_fuoco dogan* dogana dogsi* dogsitter dolori domani_non domat* domes* donatella dopo_che
dormi dormite dormivamo dov'e dove_abito dritta due_costole due_metri due_morsi due_schiaffi duemila duemila_euro
durante e_aperta e_caduta e_dopo e_invece e_meno e_salito e_sceso e_volata eccezionali ed_e educatori elenco elica
elica* emato* emorragia emorroidi emost* enel entrato_in entro_venerdi epilettica eppur* eppure era_solo escon* escono
esibi* esibizionista esila* esilarante esposto_in esse etichetta etichettata evidenza excel excel* exten* extension
fa_finta fa_le fabio* fabri* fabrizio faccia_a faccia_dal faccia_gonfia faccio faccio_un faleg* falegname falsato
fanto* farli farli* farmaco farne* fate fatto_cadere fatto_presente fatto_tre fatto_venire fattorino fattr* fede
federconsumatori felin* fentanyl fermati feste festival figlioletta filippina fille* filler finita_in finiva fino_in
finta_di fisca* fisch* fischiato flavi* fondo fondo_della fondoschiena fonta* fontana forza* fosse* fosse_il fosse_una
fossero fratturata fratturato frega fregata fregato frena frenata fucile fumar* fumavano fungh* funzionavano fuori_un
furba* furgone_e gabbi* gamberoni gambi* garza garza* gatti* gay gazeb* gazebo gdpr gemmo* gemmologo genio genio*
geome* geometri gesso gesso* gialla gianm* gianmarco ginecologo ginocchio_sulla giocato giorni_di giorno_con giostraio
giovane giran* girano giu giubb* giura giuro giuro* giuro_su gli_operai gliel'ho gliel'ho_fatto gliela gnorr* gnorri
gomme gomme* gonfiabili gonfiano gonfio gradino grane* granella grappini grembo gruppo_whatsapp guarda_caso guardandomi
guardato_la guardato_le guardava_il guardia_di guardia_ha guardia_medica guscio ha_abbassato ha_aggiunto ha_appeso
ha_ceduto ha_chiamata ha_devitalizzato ha_fermato ha_firmato ha_gia ha_girato ha_guardato ha_lanciato ha_presa
ha_saltato ha_scritto ha_spinto ha_strattonato ha_tenuti ha_tirato ha_visto ha_vomitato hanno_rubato hanno_svuotato
hanno_visto henne henne* ho_ancora ho_le ho_saputo ho_una i_capelli i_suoi identico ignot* il_12 il_campanello il_capo
il_coach il_corriere il_costume il_dente il_gesto il_palazzo il_pelo il_pos il_sedile il_seno il_serbatoio il_termine
il_velo il_verbale imboc* imbos* imboscato imbrago impasta impastata impianto importa impreparata impronte in_assemblea
in_contanti in_garage in_gita in_noce in_paese in_procura in_quel in_venti incaricato incia* incidentata incontriamo
incontro incrocio indietro_e indifferente indirizzi indov* indovinate infetta informata informati infortunio ing
inganno ingeg* ingiunzione ingoz* inolt* insegni insegno insopportabile intasca intervento inton* intontiti intub*
invalidita invitata involucri ipad iscritto ispettori it italia ivana ivana* ketam* ketamina l_accento l_addetto
l_affitto l_albergo l_allenatore l_ambulanza l_anestesista l_infermiere l_insulina l_istruttore l_occhio l_ufficio
la_badante la_bici la_bidella la_caldaia la_cassaforte la_cena la_dentiera la_direzione la_domanda la_famiglia
la_fattura la_fede la_forza la_lista la_mozzarella la_scheda la_scossa la_serratura la_spesa la_telecamera
la_telefonata la_tua la_visita la_vostra lampadario lanciava lapid* lapide lasci lasciata lasciato_il lasciava lastra
lastre lat lat_machine latto* lattosio lavandino le_avevo le_clienti le_labbra le_lastre le_mie le_sue leccato leccava
legato_alla legga leggerete legnate lenzuolo lettera_del libretto licea* liquido livid* livido lo_sa lo_sapeva
lo_scaldabagno lo_specchietto lo_specchio lo_zaino lucch* lucchetto_tranciato lui_che lupet* lupetti lupini lupino
lussa* lussata ma_i machi* machine magaz* maiali mail_di mais maitr* maitre malas* malasanita malat* malattia malin*
malinteso malte* mamma_di mancanti mandava mandorla manes* manganellate mangiarli mangiata mani_sporche maniaco maniche
mano_in mano_sul mano_sulla marciapiede mares* maresciallo mascella masch* mascherato maschio mastu* materia mazze* md
meccanico_ha medie melan* melanoma melis* mendr* mendrisio mensilita mente mente* merendina merid* meridionali messa_in
messo_nel meticcia metteva mi_aspettava mi_chiamano mi_do mia_nonna mia_nuora mica mie_foto milio* minac* mio_cellulare
mio_documento misurazione moderatore molda* molestata molestie molla* mollato mollu* molluschi molti* morena morfi*
morfina moros* morosi moschettone mostrato motiv* motosega mouss* mulat* multi* multiproprieta muove* musul* n_era
nando nando* narici nasal* nasale nascondeva nato nebul* negato negav* negava negre* nel_cassonetto nel_deposito
nel_minestrone nel_mio nel_seno nell'androne nell'armadio nell'ufficio nella_pancia nella_scheda nella_vostra nello
nello* nello_sgabuzzino nello_stanzino nello_zaino nessuno_l nessuno_sa niente_fosse niger* non_capivo non_dormo non_vi
nonna_in notificato novant'anni nuora nuora* occhi_chiusi occhi_rossi occhiolino oppor* ordini ore_dopo orset* osceni
ostel* ostello ostet* ostetrica ostri* ostriche ovetto paese paese* pagati palmi* palpebra pancia_in pante* papa parab*
parabrezza parecchi parer* parete parki* parmigiano parrocchia parti parvo* patentino pedal* pediatria pedri* pedrini
pelle_viva penic* per_caso per_colpa per_diffamazione per_entrare per_iscritto per_mano per_strada perbe* perbene
perche_ci perche_piangeva perfo* perforato periz* perizia perma* perquisizione personal_trainer pesato pescatore pesci
peso_e petardo pette* pettorina piatto_doccia piazzale pidoc* pigra pigra* pilota pioli pioli* piram* piume piume*
pizzicato pizzicotti plani* plico plico* po_di poi_i poi_se polizia polsi polso_rotto ponzi ponzi* porcherie porco
porta_a portinaio porto* positivo post_it postale posto_di postu* postura potevo power* powerbank pratiche precedenza
preferenze prelievi prendermi prendo_a preparatevi prescritto presentata presi presi_dal preso_l preso_la presuntuosa
proge* progetto promette proposte proprietari proprietario_a protezione protocollo provinciale prudo* prudono pugni
pugni* pulci puled* punti pupille_come qr quando_gliel'ho quando_passo quando_siamo quattrenne quattro_punti quell'ora
quella_e quello_del querelero questi quintale quote quote* racconta raffa* raffaella ragazzina_di ragazzine ragione
rande* rasta rasta* rastr* ratto ravas* ravasi reazi* reces* recesso reddito refer* reggeva_in registrato registrava
renzo renzo* resin* resina revoc* riavu* riavuto ricch* ricci* ricic* riconsegnata ricordatevi ricov* ridacchiando
ridev* ridi riempio rientrati rifac* rifer* rimaste rimessaggio rinchiuso ringh* ringhiera rintronato riparatore
riporta ripostiglio riprendeva ripulita risalito risat* risatine risolve risparmi rispondiamo rispondono_che
risposta_alla risulta risulta_che risultavano ritro* rivelato rolex rolex* rolla* rollava rompi* rompiscatole rossa*
rotolata rottw* rottweiler rubac* rubat* rubata rugge* ruggi* ruolo ruolo* ruzzo* sa_niente sacchi saliv* saltare
sangu* sangue sanno_tutti santis sanzioni sapevamo sapra* sarac* sareb* sarebbe sassate sbalz* sbalzata sbarrava sbarre
sbloccare sbrai* sbran* sbucc* scaffale scalati scamb* scambiato scamp* scaraventata scassinati scema scema* scend*
scendere schem* schema schiacciate schifoso schiz* scola scolastica sconc* scono* sconosciuti scoperta scortese
scorticati scostata scout scout* scuot* scuotevano se_fosse seconda_volta secur* security segnalazione segnate segni
segni* segni_di segno_di segug* segugio seguiva seguo* seguono semaforo semin* sensi* sentite sentivano senza_avvisare
senza_bussare senza_che senza_chiedere senza_mangiare servire sesso sesso* sessuale sette_anni setto sfian* sfilata
sfrat* sfratto sgombroide sgozzo sgrida sguin* shock si_apriva si_era si_sa si_va sicura siero siete siete* signor
signora_e silvi* sindaco slavi* slega* slegato smeri* smerigliatrice sniffa sniffava sola_con solit* sono_nata
sono_rimasta sopracciglio sorso sorso* sorveglianza soste* sotto_l sottobanco spaccato_e spacciano spacciati
spacciatore spall* spars* spiav* spiava spinello spogliatoio spond* spore spore* sporge sporgente spritz_e spurg*
squadra_di squadrava squat squat* ssa stacca stacchi stanzino stapp* statale stava_annegando stavano stecchito stefa*
stefano steri* stipe* storia stradale strafatto strafottente strano strappa strattonata strattonato strisciata
strusciava su_mia su_tutto su_whatsapp sua succh* succhiato sul_bus sul_cartellino sul_comodino sul_cuscino sul_letto
sul_marciapiede sul_menu sul_petto sull'unghia sulla_bocca sulla_provinciale sulla_spalla suona_mai supplente sutur*
svapo svapo* svela* svenuti svenuto tace tagliata tagliero tango tango* tappa tappetino tar targa taroc* tartare
tartarughe tasca_della taschino tatuatore telefonia tendo* tendone tenen* termine terroni terrorista tetto_che thai
therm* thermos ti ti_butto ti_vedo ticin* tiepide timpa* timpano tipo tiran* tirar* tirate tirava_su titolare_e
toelettatrice topic* topicida torsi* torsione tosat* tossici toure* tourette tracc* trach* trachea trainer tramp*
trampolino tranquilla trans trascinero trattati_da trattenuti trauma_cranico tre_contro tredicenne tredicenni
tredici_anni tribu* tripl* trita* trovata truffati tubo tue tutto_al tutto_e ucrai* ufficiale_giudiziario ufficio_e
ulula* umiliato_davanti un'us* un'uscita un_bimbo un_celiaco un_film un_maleducato un_medico un_orecchio un_passeggino
un_secchio un_tablet un_taglio una_bolletta una_botta una_bottiglia una_mazza una_ragazza una_ragazzina una_sciarpa
una_tanica una_telecamerina una_vedova unghia unghiate unici unici* urlano urlat* uscita_a uscita_dal uscito_con vares*
varese velenosa vena vende* venduti_come venia* veniamo verba* verifiche vermetti versate verso verso* verso_la verte*
vescica vesciche vi_mando viaggiavo vigli* vigliacco villa* vinto vinto* viscido visione visitatori visto_io
vita_sessuale vito vive volata volate volati volato volgare volontari volte_alla volte_il vomitava vostro_ufficio
walte* walter web xanax xanax* zampe zingara zitti* zittito zoppicante zurig* zurigo`,
      '6': `
189 2000 2016 52 a_39 a_calci a_castello a_chi a_chiazze a_chiunque a_colazione a_gas a_letto a_mia a_prezzo
a_ragazzini a_termini a_terzi a_un'altra a_vomitare abbandonata abbandonati abbassati abbassato abbonamenti abbracciato
abiti* abitiamo accat* accel* accelerato accento_e accessi acciu* accus* acril* actio* action addebitata addebitato
addormentava addos* addosso adria* adulta affid* affitta affitto agli_altri agonizzante ah_si ai_bambini ai_bimbi
ai_fornelli ai_piccoli ai_ragazzi al_campo al_dito al_guinzaglio al_mio al_polso al_pronto al_ps al_quarto
al_seggiolone al_sole al_tornello alban* albanese albo alessio alime* all'osso alla_fila alla_sicurezza allertati
allieve allievi alluc* allungato alluv* alluvionata alpin* alpina altalena alterato alterigia altic* alticcio alunno
alzarmi ama ambas* ambasciata amian* amianto ammazzo ammuc* amput* amputata anallergica anche_quando ancora_al andata_a
animatrice annon* annus* ansimava antichi anticoagulante antipatia anziano aperta_in apostrofato appesa appeso_al
appog* appropriazione apriva arachide arago* arbitro arera arera* argenteria argento arraf* arriva_la art asciugato
asine* asl assoc* assortimento assum* attaccato attorno augurato auten* autista_ha autorizzato avanzi aveva_ancora
aveva_preso aveva_una avvertiti avvocata azione babysitter bacet* bacetto bache* bacheca balen* ballava bambino
bambolina banana banca_mi banchetto banco_e banco_salumi barra baseb* baseball battu* battutacce battuto battuto_la
bauletto be bebe becchi bella_e bellini benzina benzo* berna* besciamella bestie bevon* bevono biasc* biascicava
bidella bigliettino bimbe* bimbetto bimbo_in bipol* bitco* bitcoin blind* bluet* bluetooth bocchettone bocconi bollette
bona bong book borsello botul* braccino braccio braccio_dietro brandy broke* broker bronc* bruce* bruciata_e bruno
bruno* bucati bucav* bucava buchi buchi* bugia* bugiardo bullone bulloni burki* burkini buste_paga butto butto* c'e_una
cacciavite caduti calca cambio_gomme cameretta camol* camole canap* canapa cancelletto canil* cannabis cantava canto*
cantonale capelli_e capitano capod* capodanno capos* capot* capoturno capre* capriccio carati carie carie* carme* carro
carro_attrezzi carti* cartine casa_il casa_in casa_mi casa_vacanze casca* case cassi* cassonetto castagne casti* catec*
catechista catene catenina catet* catetere cavalla cazzo* cc cede cedol* ceduto ceffo* celiaco cellulari ceneri cerca
cercata cercato certe_cose certificazione cessa* cessata cessi* cesso cesso* cestino che_avevamo che_io che_una
chiamate chiamato_la chiamato_mio chiaramente chiave chiede_foto chiedermi chiesto_tre chihu* chihuahua chili_in chios*
chiusa_con chiuso_nel ci_penso ci_prova ciabatta ciano* cieca cieca* cigli* cima cimur* cimurro ciotole circo* ciro
citat* civil* class class_action clavi* clavicola cocai* cocaina cocco coi_genitori coinq* coinv* col_carrello
col_numero colf colic* colletta collier collottola colpa_di colpi* colposo combinato come_niente commento comprate
con_nome conciliazione condu* conoscono contadino contattarmi continui conto_bloccato contro_mia controlla controllare
contromano convinto convocato coope* cooperativa coord* coordinatrice copiata corona corriere_ha corrimano
corrispondenza cortisone cosce* cosci* coscia coso costretto cous crack* creati crede* crick crick* cristalli crocette
crociato crocifisso croni* ctu cuccettista cuffiette cugini culla culla* culo cuoricini curio* curva curva* cvv
da_baseball da_cinquanta dal_balcone dal_bus dal_comodino dal_lavandino dal_medico dal_negozio dal_noleggio
dal_portaoggetti dal_portiere dal_proprietario dal_retro dal_vigilante dal_vostro dall'* dall'autista dall'est
dall'ordine dalla_mattina danie* dato_il dator* datore deborah decub* decup* defin* defunto degen* degenti
degli_allergeni degli_occhi del_12 del_danno del_mio del_reparto del_trasloco del_vostro delfi* dell'airbnb
dell'amministrazione dell'appartamento dell'asl dell'autista della_privacy della_stanza delle_medie demol* denis*
dentisti depositato deriso dermatite detto_la detto_poi devit* di_altri di_cemento di_essere di_famiglia di_fare
di_finanza di_grappa di_nascosto di_proposito di_secondo di_sonno di_whisky di_zecche diabe* dice_il dice_l dice_una
dicendo_che dietro_le dimes* dimesso dimos* disce* discesa disci* disdetto_a disgusto disk disonesto dispetto disprezzo
disse_il distribuiva distruggo dita divisorio dolor* dondolava dopan* dopo_ho dove_fosse drogata due_conti
duecento_euro duplicata e_allergico e_dentro e_dice e_loro e_lui e_mani e_negato e_nella e_rideva e_ripartito e_rosso
e_staccato e_ti e_tornato e_tutte e_venuta ebreo ebreo* eccom* eccome eczem* eczema edili* educatore educatrici
elastico elefantessa elenc* elettrici ente entrare_in epilettico era_meningite ernia ernia* eroina esagero esami esami*
esca esclusa escrementi esistono esper* esperienza estor* estrazione etich* etti ettor* ettore euro_mai euro_no evaso*
faccetta facch* facchino faccia_al faccio_finita facili faldo* faldoni farci farci* farla farla* farlo* farlo_smettere
farti farti* fastj* fatev* fatevi fatto_entrare fatto_sparire fatto_una fatturati fatturato fatture femore_rotto fenta*
fessu* fiale fiale* fianchi fiasc* fiaschetta figlio_di figlio_il filip* finanziamento finanziario finire finiv*
firmavo firme firme* fischi fischiettava fissava flacone flamb* flambe formalmente fornelli fortissimo fortuna_era
fottu* fottuto francobolli frant* fritti frontalieri frugato frume* frumento fuga_di fuman* fumano fumav* fungo fungo*
fuori_in gabri* gambe* gambero ganja ganja* garante_della gastrica gattino geolo* geolocalizzata geom geova geova* gh
ghb ghign* gia_in gia_stato gianl* gin ginna* ginnastica ginocchiate giochino gioielleria giornali girava giravano
giudice_di giudizio giura* gli_esami gliel'hanno gluten gluten_free gocce_per granu* gremb* gridato grugn* guancia
guardata guardia guardiano guardie guida_alpina ha_ammesso ha_aperta ha_bucato ha_cominciato ha_fotografata ha_giurato
ha_in ha_intascato ha_minacciato ha_mollato ha_nascosto ha_presi ha_promesso ha_sbattuto ha_servito ha_smontato
ha_trattata ha_tre handi* hanno_continuato hanno_ridato hanno_scambiato hanno_sfilato hard hard_disk herr ho_paura
ho_piu ho_ritirato i_muratori i_nas i_nomi i_vostri ignar* ignorava il_bambino il_barman il_bimbo il_braccio
il_buttafuori il_cassiere il_collo il_comandante il_corpo il_crick il_dj il_dott il_farmaco il_manutentore il_moroso
il_muratore il_pollice il_polso il_seggiolino il_vigilante illec* imbiz* imbizzarrito immediata immobilizzata impara
impaz* impic* impro* in_ambulanza in_bacheca in_barella in_cartella in_caserma in_coma in_corsa in_discesa in_giudizio
in_nero in_osservazione in_reparto in_rianimazione in_riserva in_stanza in_su in_tasca in_testa in_tribunale in_tuta
in_vista incap* incapace incassano incassato incastrata incat* inciso indag* indif* indug* infetti infetto infor*
inger* iniet* insisteva insulina interessi intervenuta intestino intime intolleranza intolleranze intossicati inval*
invecchiato inventata inventate ipoal* ipoteca iscri* iscritta isee isola* ispet* istanza ister* isterica istruttore_mi
italiani kart kevin kevin* kippa* kippah kit l'e l_adrenalina l_alito l_allergia l_animatore l_animatrice
l_elettricista l_orecchio l_orologio la_bambina la_barista la_barra la_bottiglia la_cassiera la_catenina la_corda
la_donna la_fiaschetta la_guardia la_lezione la_licenza la_mano la_polizia la_portiera la_proprietaria la_sala
la_saracinesca la_scala la_scopa la_scuola la_tac labbr* lacci* laccio ladra ladra* lanci* lancia lasciata_la lastr*
latta* lattine lavab* lavabo lavaggio_interno le_catene le_educatrici le_foto le_mamme le_mani le_ragazze le_ruote
le_spalle le_stampelle lecit* lecitina legali legat* legata legav* legavano legga* leggete legio* lenticchie lesbi*
lesbiche lesionato lesioni letam* letame letto_a letto_del letto_il leva li_davanti liberissimo licen* link liquo*
lo_hanno locul* loculo lsd lucchetto luigi* macinato madre_ha magazziniere magazzino_e mai_fatte mai_firmato maionese
malato male_e malgr* malgrado mandarmi manga* manie* manin* manine manomesso manovra manutentore marchetti marie*
marsupio masce* materassi mazzate mdma mediatore medico_legale memorizzato mena menis* menisco menti* messaggini
messo_le meta_e metad* metadone mi_fanno mi_scrive mi_segue mi_si mia_busta micin* microchip miglio mima mimi minacce
minacciato minis* ministero minore minori mio_avvocato mio_cane mio_indirizzo mirel* mirella moderatori molos* moren*
moret* moretti morsi morsi* mosch* mostrava motivo_per muffe mulo muratore n'e_accorto napoletano nargh* narghile
naric* nascita_e nasconde naso ne_sa negozio_di nel_bagno nel_cortile nel_cuscino nel_furgone nel_letto nel_retro
nel_suo nell'* nell'acqua nell'appartamento nell'elenco nell'impasto nella_farina nella_moquette nella_sala nella_salsa
nella_stessa nella_tasca nella_vaschetta nessun_cartello nicol* nike nipotino noce noi_dentro noi_per nomi nominato
non_la non_respiravo non_sa nostre notte_non nuotava obbligano oblit* occhiali_da offesa oncol* oncologia operata
operato ordina orecchio osser* osservazione ossic* osteo* osteopata otite otite* ottantenne ottom* ottomila ovett*
pacca pacca* pachi* paese_e pagato_con pagel* pagella paghe* pagherete paghi paghi* palma* palmare palpato panic*
panico parce* parcheggio_custodito parlava_a parli* parliamo partito parto passaporti pasta_di paste* pasticcera
pastiglia pastiglie_e pastore patac* patacca patte* pazza pazza* pazzo pazzo* pecor* pedale pedat* pedof* peggio
pellegrini pensa penso penso* penso_io per_dispetto per_far per_farmi per_miracolo per_nome per_punizione per_questo
per_terra perfi* permesso_di perquisito personal pesata pesav* pesava pesci* pesi pestaggio pestato petar* pezzente
piante_di picchiato picci* pietra pillole pinol* pinoli pinza pinza* pipet* pipetta piu_niente piu_sul pm poi_mi polip*
polipo polizia_postale polmonite polpaccio polpettone polverina ponteggi ponti* pontile poppe* porno porno* portato_via
portiere porto_il posato post posto_del potrebbe poveracci precetto prelevati prepagata prepo* preso_per prima_udienza
primo_che procura prof progn* prognosi provano prove* ps psich* psicofarmaci pugil* punta* puntato punti* puntini pupa
pura pure_detto puzzava quad quattro_anni quel_paese queste quindici_anni quinta ragazzi_in ragazzini_di ragazzino
ragioni ram rasat* ratti ratti* ratto* razzismo reato reato* recinto reggi* reggiseno registrazioni renal* renale
respiravo reste* restera resto_e reti riani* rianimazione riaperto ricat* ricevuta_e richiusa ricor* ricreazione ridac*
ridate ridato riden* ridendo ridet* ridete rideva_da ridevano rifilato rigon* rimangiare rimborsate rincorsa
ringraziare rintr* riparte ripartito_con ripes* risar* risarcimento rise rispondo rissa rissa* risve* risvegliata
ritrovati rivedo riven* rivenduto rompe* ronzi* roves* rovig* rovigo rovistato rubato_il rubriche rulla* rumen* ruspa
ruspa* russa russo russo* s'e sa sala_era sala_pesi salmonella saltato_tre saman* samantha sana sanguinare sanitaria
sapen* sapendo sapet* sapete sapeva_nulla sappi* sbagliato_di sband* sberla sbirc* sborn* sbornia sbott* sbron* sbronza
sbuffa scabb* scagn* scagnozzi scalano scalz* scalza scambiato_con scans* scappato_con scarafaggi scaraventato scart*
scasso scatolone_con scattava scazz* schegge schiacciato_nella schiaffi schifosi scimp* scimpanze scippato scolato
scomparsa scomparsi scorbutica screenshot scrive scrivera scrol* scula* sculacciata scuoi* scuolabus se_l'e se_n
se_niente secchio seco secondo_grado secondo_piano sedicenne sedicenni seduta_per seggiovia segnato segregata segue
segue* selez* selezionatore semaf* semia* semina sempre_e senape sente_il sentivo senz'acqua senza_acqua
senza_corrimano senza_permesso senza_ricetta separazione seppe* sequestrati seriale serratura sesamo_sul settantanove
sette_punti sfasc* sfati* sfaticato sfiorato sfott* sganc* sganciato sgarbata sgozz* sgrid* shock* shop shott* shottini
si_faccia si_nasconde si_reggeva sicil* sieropositivo sigla sigla* simon* simulato singl* single siringhe slacciato
smettere so_come socie* societa sofferto soffitta soffocato soffocava sofia sofia* solfi* solfiti solo_le somma*
sonno_dell'autista sono_gia soppi* soppiatto sopra_il sopracciglia sostanze sostiene sostiene_che sostituite spacco
spalanca spalla spalle spalm* spalmata sparl* spediti speed speed* spero spesi spesi* spiat* spintonata spocchia
spostato_la spran* spranga spudo* spulc* spuntava squad* srl ssd staccato stagiste stalker stava_in stelline sterl*
sterline steso steso* stessa_paletta strappabiglietti strappati strattonava strattoni strilla strof* strozzata stupro
su_facebook sub succe* sul_bordo sul_naso sul_pulmino sul_sedere sul_sedile sul_vostro sull'etichetta sulle_braccia
sullo sullo* suonato suono suono* suor supponente sussurra svanita svegli svegliato tachicardia tagliate tale tanica
targa* tatua* tatuatrice te_le tegol* tegola telai* telaio telefonico telegram tenere_la tenetevi terzi tesserino
testa_a testa_dal testimoni testuali thc ti_becco ti_do tiene_la tikto* tiktok timbrata timbrato tirato_un tirava
tiravano tiziana tofu topi tornato_con tornello torni torniamo tracce_di train* tranciato tranq* transenna traslocatore
trattato_come trattenere trauma trave* tredi* trema tremante tremi* tremila tremori tribuna trovato_un truffa tubo_del
tumor* tumore tuo turba* turbante turno_e tutor* tutto_lo tutto_per ubriacone udienza_il udine udine* ulcer* ulcera
ultimi umili* umilia umiliata un'eternita un_bel un_divano un_incapace un_pallone un_venditore una_certa una_coperta
una_mia una_testata undicenne undici_di uno_sconosciuto uno_scontrino urgenza urla urlando urlava urli usati usati*
usciva uscivo ustio* ustionata ustionato valentina valor* valore valuta valvo* valvola vecchietti vecchio_e veden*
vedia* vediamo vediamo_se vedova velat* vene vengo* verdi verdi* verificato vermi vermi* verro verro* versata versati
vertigini veterinaria vetra* vettu* vettura vi_arriva vi_distruggo via_vai vinci vincite visio* visto_la volto volto*
voluta vomit* vomitare vostro water water* zecca zecca* zigom* zigomo zirco* zircone zoccoli zoppico`,
      '7': `
59 88 88_anni 89 a_giudizio a_noi a_parole a_sei a_trovare abbas* abbia abusa* abusi* abusivo acari acari* accanto_ai
accorto acqua_verde ad_alta addes* affittacamere aggan* al_buio al_collo al_direttore al_gatto al_parco alito alito*
all'antitrust alla_gente alla_guida alla_nonna alla_nuca alla_sedia allat* aller* allergici allev* allon* alta_voce
altri_e altro_nome altroconsumo amman* anafi* anall* ancora_la anestesia anfet* animatore annot* annotato antib* antic*
apati* apatici aperta_e appio* arrivato_niente asportato astic* attivato avanc* aveva_un avvel* avvisata bacino
bagagliaio bagno_e bambina bambini_a bambini_non barco* barel* barella barra* bastonato batte bere besci* bevev*
blackout blatt* bloccata_da bloccato_da body botte bottiglie_di botto bruciate bucherellato bussa* bustine buttare
cacci* cagli* calciava camice camicetta candi* cane_guida carli* carlino cartella cartelle casa_per castr* caviglia
cedut* cemen* cemento che_siamo che_vende chemi* chi_sta chiamarmi chiamata chiavi_di chiaz* chiazze chiedendo chiedero
chiedete chiesto_solo chiodo chiosco chiusa_col chiusa_in ci_saro ci_vediamo cicch* cieco cieco* cimic* cimici citaz*
citazione ciucco civet* civetta civile cliente_e clonato clone clone* cloro* coach coach* codici coi_suoi col_cellulare
col_mio col_velo collasso colonia colpa_e colpito coma comandante come_lei come_mi commenta comprano con_nomi con_tutti
congelate conosciamo contraffatta contraffatto contro_il coperto_con copiato cornea corpo corpo* corretto crack cramp*
crampi crediti crusc* cruscotto cucch* custodito cute d_aspetto da_50 da_altri da_bere da_dietro da_fastidio da_tutti
dal_bagnino dal_cantiere dal_parcheggiatore dal_rubinetto dal_venditore dalla_porta dallo dallo* data_a deadn* debiti
debor* decre* decreto decreto_ingiuntivo degli_altri dei_ragazzi del_banco del_capo dell'asilo della_mia della_pensione
della_reception della_scuola dentiera dentro_un detta di_birra di_bolle di_canna di_fatto di_fuori di_lugano di_merda
di_nonno di_papa di_peso di_voi diarr* difensore digitato dimag* dipendenti direttore_mi disab* disabile disgu*
disidratato dison* dispensa dispr* dissenteria_dopo disturba ditta ditta* dodicenne dodicenni donat* dopo_mi doppione
dosi dove_parcheggi down duemi* e_andata e_bugiarda e_buona e_entrato e_finita e_parcheggio e_partito e_piccolo e_porta
e_seduto e_so e_sparito e_spezzato e_zero educatrice email email* emanu* emess* emorr* enac entrate epati* epatite
epile* era_gia era_senza eroin* esecu* esploso estraneo eutan* facce* faceb* facebook falan* falsa false false*
farlocco fascicolo fasullo fate_voi fatta_a fatto_firmare fatto_un fatturate feci femor* femore ferita fermano
fidanzata filmata finan* finanza finge* finir* finiti_in fisio fitti* flaco* force* forcella forzato fotografica_e
fregati frena* freno freno* froci* fruga* frullato fuggi* fumato fuori_dalla furbe* furet* garante gatto_di gengiva
giamp* giann* girata girav* giu_dal giudiziario giurava gli_ha gola gomma_e gonfi* gonfia gonfiata gonfie gonna gonna*
gradu* gravida gravidanza graziella ha_due ha_insistito ha_l ha_le ha_passato ha_rotto ha_schiaffeggiato ha_seguita
ha_strappato ha_trattati hacke* hanno_aperto hanno_servito hashi* hashish hijab hijab* ho_mai i_due i_freni ignorato
il_bancone il_barista il_cellulare il_cofano il_cuscino il_custode il_deposito il_documento il_fondo il_giardiniere
il_libretto il_magazzino il_paese il_passepartout il_tatuaggio il_vostro imbarcava immed* imposto improvvisamente
in_ascensore in_aula in_auto in_cambio in_costume in_farmacia in_fattura in_gabbia in_mutande in_pista in_sauna
in_settimana in_stiva in_struttura incen* incin* incinta incompetente_e incri* incrociarmi incubi infilato informato
ingan* ingiuntivo inquilini inquilino insan* insanguinato insol* insultati intimo inventato inves* investito
io_allergica ipote* iscrizione isolato istruttore_di l_indirizzo l_operatore la_bocca la_borsa la_camicetta la_catena
la_diffida la_dose la_giacca la_gola la_gonna la_lingua la_mia la_nostra la_pelle la_pipi la_risposta la_scusa la_tata
le_analisi le_dita le_gambe le_gomme le_hanno lecca* lega legato levato liste* lo_dice lo_fanno localizzatore lupin*
macin* magistrato mail_con maltr* mamme mandibola manig* maniglia marij* marijuana marocchini marsu* massaggiatore
massaggino masticava menin* meningite messaggiava metan* mi_chiama mi_ritrovo mia_insaputa mia_piccola miei_occhi
minorenni minuti_dopo mio_accento mio_profilo mio_saldo mio_si moglie_che moglie_e molar* molare mollati montatore
morde motori motos* multa_per mutandine napoletani nata nata_a nausea_e nel_box nel_gruppo nel_pane nel_ripieno
nel_risotto nel_sugo nel_vano nel_vaso nell'armadietto nella_chat nella_culla nella_dispensa nella_risposta
nello_spogliatoio neonata nido nocciola_nel non_dovevano non_esce non_finisce non_pagano non_per non_potevo non_sta
non_stava non_vista non_vuole nonnina nostra nove_anni nuca occhi_a occhio_rosso occul* offes* olimp* omofo* operatoria
orecchini_di orologiaio orticaria orzo oscen* osses* osso oste ottur* overd* overdose pacchi pacco_di pallo* palloncini
pamel* pamela pannolino pannoloni parapetto parcheggi_la parcheggiato parro* parte_la passando passato_sotto passeggeri
passepartout paypa* paypal pene pensateci pensili per_farti per_quelle per_scherzo perche_si persiano pesta* pezze*
piano_terra piastra pilot* pippa* pirat* pod poi_in polizza_vita pollice polsi* porci* porcini porco* portagioie
portamonete portaoggetti porte_del postina posto_ma prendo prendono preparate presc* presentano presento presenza
presi* preside preso_nota pretende primario procu* prosciugata protesi proto* prude pruri* psicologa pubblica pulcini
pulmi* pulmino puniz* punizione punta pupil* pupille puro pus pushe* pusher puzza* puzzava_di qualcosa_nel quindicenne
raccomandata_a ragazzetti ragazzina ragio* razzisti reception_mi recupero_crediti restituire resto_sbagliato
richiesta_di richiuso ricoverata rieti* rifil* rifiutati rilev* rilevatore rimpi* ripartito ripetuto risal* riso_in
risposto_a ritoccato ritrovato ritrovo rom rompo rotto_e rovis* rsa ruba rubri* rude sa_gia sa_il sala_operatoria sano
santi* sanzi* saro sassa* sbattuto sbattuto_il sbeffeggia sberl* scadute scagl* scaldabagno scambiata scarafaggio
scendi scendo schel* schiacciato schiaffeggiato sciolgo scope* scopp* scoppiata scorretta scort* scree* se_ero se_il
se_serve sedan* sedano sedat* senap* seneg* senegalese sentono senz'* senza_dire senza_latte senza_motivo senza_rete
separato sequestro serviamo sesam* sesamo sessuali settimo sfiora si_presentano siamo_due sig sigilli sinda* sitte*
sitter skipp* skipper slacc* smontato so_a socco* soccorso solo_loro solo_lui sono_celiaca sono_stato sono_svegliata
sorve* sott'* sott'acqua sottratto spacc* spaccia sparite spariti_dal sparo sparo* sparso speciale specu* spia_accesa
sporche sporg* spose spose* spruz* squar* stagnola stalk* stampelle stano* stanotte starn* stewa* steward strozzo
stupr* su_di su_quattro su_tutta succede sul_braccio sul_conto sul_fondo sul_lettino sull'estratto sulla_pista
sulla_porta sulla_testa sulle_mie suoi superficiale sussu* svali* svaligiata svegliati svenuta tac tagli tallone tarat*
taroccato tartaruga tavolino telefonino tenda_del tera testamento ti_risponde tic tirap* tirav* tiro tizia* torretta
tossica trading tragitto trascinata_per trascinato trattata_da trattati tremo* trovo_la turno_di tuta tutti_poi ubriaca
ubriaco udien* udienza ufficiale un'ap* un_cameriere un_estraneo un_tera una_canna una_ditta una_siringa una_strega
uno_scarafaggio usata usata* usata_per uscita_dalla usciv* valen* vanit* vano vaschetta ve_la vedov* vedremo vegano
veleno velo_e vende vendetta_e venduti vengo_a venuto_giu vergognosa vespa vespa* vestiamo via_la via_pec vie vigilanza
viola* violato violenza visci* visibile visto_e vivi voce_con vodka vodka* vogliamo volante volav* volga* volo_di
vostr* vostri voti whats* whatsapp zampa zampa*`,
      '8': `
261 39 640 a_mio a_quaranta a_sangue a_tutta a_voi accanto_a accer* adren* adrenalina aggiunta aghi ai_bidoni
ai_tornelli al_volante albanesi aless* all'ufficio allergia allie* alunn* anche_dopo andato_a ansim* aperto_e arrogante
autistico avevo_detto babys* badan* badante badge badge* batteria_nuova besti* beveva bianca_sul bianchi_e bidel*
bocch* bolla* bollino bombola bullo* cagne* calab* capello casa_del cassaforte_aperta cassiere catti* celia* chiede_se
chiuso_in ciglia circu* circuito ciucc* cocci* collare collassata collo colpa_vostra combi* comodino compagni
con_scritto conci* confi* conosce conteneva conti costole cucciolo d_erba dall'acqua dall'agenzia dalla_doccia dato_al
dato_della del_camerino del_campo dell'agenzia dell'hotel dell'ufficio deris* detto_il di_benzina di_gas di_guida
di_mano di_noi di_spaccio di_un'altra dichiarato difen* dissenteria don dosag* dosaggio dott dove_non durante_il
e_addio e_aperto e_quando e_rifiutata e_tenuto era_piu escre* esposto evapo* falsi* fiamm* fiamme flebo flebo* forzata
frattura frega* gambe gattina gengi* ginec* giochetto gli_occhiali gli_ospiti gonfiato gratt* guada* guardando guidava
ha_attaccato ha_bruciato ha_letto ha_mentito ha_perso ha_riso ha_rovesciato ha_rovinato ha_solo ha_sputato hai
hanno_offerto hiv ho_la ho_vista iban iguan* il_bonifico il_cambio il_cognome il_marito il_prof il_sig il_tassista
impor* in_accappatoio in_acqua in_conto in_cucina in_mora in_quella incar* incendiata incompetente infet* ingiu* ingoi*
insaputa intos* inven* l_appartamento l_intervento la_cauzione la_faccio la_mazza la_prova la_strada labbro lanciato
latinos le_costole le_cozze lesio* levat* litri litri* macchina_fotografica magis* mamme* march* mediazione mentito
mentre_mi merda merda* messo_in mi_teneva miei_dati mio_ex mio_nome modelle mora morde* morso morso* motorino muffe*
nas nascosto nei_bagni nel_cocktail nel_corridoio nel_loro nel_piatto nessuno_lo nome_e nomin* non_conosce non_ne norma
nottu* ortic* pagate palpe* pannolone parap* parcheggiatore passa_la pazienti per_errore per_mesi pesat* piaghe pietr*
pipi polso polso* porta_il portafogli portiera prete* punture quattordicenne quei querela ragazzini rame referti
richiesta ricondizionato ricorso ripulito ritirata rovesciato rovinato_il rubati sanit* sapevano sasso sbeff* scappato
scass* scendeva sceso sceso* scimm* scollatura scost* se_ne seno senza_consenso seren* serra sessu* setter sfilato
sgomb* sicco* siccome siero* sigillata sindr* sindrome siringa_usata smontata sniff* soffe* sottr* spero* stiva
sulla_mia sulla_scatola svizzero taciu* taciuto tanic* tata telecamere telecamerina telefono_a teleg* tempesta tenet*
testa_e ti_aspetto ti_faccio toccava tornava torno_dopo trafu* tragi* trami* tramite tratta trattenuta tutor un_cane
una_busta una_gabbia uomo velen* veloci vendetta venduto_per vengo verru* vesci* vessa* vi via_di vicino_ai vigilante
villano vinci* viva volat* vomitato vomito vostra zampe* zecch* zecche zinga* zoppi*`,
      '9': `
a_chiave a_rotelle al_collega all'e* allergeni altru* altrui anest* argen* arrog* asma bagnini balle banconota bara
becca* bel bocco* bugiarda cafone cambio_di casa_mia chiusa_a ci_rivediamo cicci* clona* complice con_lui consumatori
cucci* cuccioli custo* custode dalle_scale dato_a debit* dei_clienti del_nido della_palestra di_vetro diffida disid*
due_uomini esplosa estra* fa_il falsa* famiglie fasul* feder* ferit* figlio_in fotografata fotografica fusa fuso gramm*
grammi gravi* grida* hanno_perso hanno_preso i_fiori il_viso imbro* in_bagno in_chiaro in_mensa inqui* intascato intim*
iphon* iphone lo_sguardo manom* minor* moles* monossido montato nega negan* negano nella_zuppa nome_mio non_risulta
notturno operai oss otto_anni palpa* perqu* pezzo_di piagh* piantati pizzi* poi_non pony posto_mio precipitato prote*
prova_gratuita psico* pulci* quando_sono quere* ragazze razzi* respi* respiro ribal* ribaltato rinco* ripul* rivediamo
scara* sedia_a senza_cartello seque* sparire stagn* storto_e straf* strappato strat* sul_mio svenu* svuotato tarta*
terro* tossi* truff* tua`,
    },
  },
  nl: {
    plainBelow: -2.57,
    unlikelyBelow: 1.04,
    likelyFrom: 5.86,
    words: {
      '-9': `
60 achter_een achter_ons afgelast afgesproken beloofd best bestek bladd* boek chatbot dagen_voor dan_in dan_lof
de_kaart droog dun duur duurder ergernis file geen_plek gele geluid gespe* haper* is_te kan_doen kapotte keuze* koud
kroke* kwam_na lauw leek lof lukt moet_ik moord* muf niemand_zei niet_door niet_gevonden normaal_meer ondertitels
ons_bezoek op_voorraad plakt* plakte puzze* saai saaie saaie* slagroom slap stand* stoelen taai te_kort teleu*
teleurgesteld terugkomen tijds* traag* uitve* uitverkocht updat* update valt verhuisd verzet viel_tegen vijftig_minuten
volgens_mijn vriendelijk wachttijd zou_om`,
      '-8': `
10u 12_euro 17u 18_euro 26 2_weken 34 38 3x 55 aanbieding aanvr* accep* activ* andere_instructeur aub baal beeld
belofte bevri* biefs* biefstuk bij_elke bladdert chagrijnig daarna_was dag_zelf dan_aan dan_moet dat_matras dat_wel
de_gids de_update deze_prijs dicht_om die_het die_prijs die_was doet_het doorweekt drie_sterren druk duurd* duurde_een
een_deuk een_tegenvaller een_uurtje eigen_schuld en_om er_waren escap* espre* espresso euro_en film gemaakt_voor
gespeeld geval_toch ging_het halve_dag handdoeken handl* handleiding herin* het_eerst hoofdgerecht ik_loop ik_nu
in_behandeling in_drie in_ons invullen irrit* ja_ik jammer_genoeg je_pas kan_iemand keer_voor keurig klaps* kleiner_dan
kletsen_over knoop koffie_en komt_niet kon_er kwam_wel laag langer lekt level* lukt_niet maandag_om maar_met marke*
meer_terug minuten_voor mist moederdag montu* muziek na_al na_tien netwerk niet_zitten nmbs om_10u ongelijk ongez*
ons_geval onscherp ook_mijn opgestuurd opstu* opsturen parkeren pas_over per_sms pilaa* pilaar pistolets pitti* plann*
plastic porties provider puzzel quiz redde rose scheef schotel septe* september slapp* slappe smal staat_het
stappenteller steak steak* stof stonden_in stonden_we stori* storing streepjes stroe* super te_druk te_duur te_groot
te_klein te_laat te_smal te_vol te_zoet tegenvaller thril* thriller tl tocht* traag typisch_weer uit_blik uitgesteld
uitzicht ups vakantie van_gisteren verbouwing verplaatst vertraging verveelden verveelden_zich vijf_maanden vind_ik
vlekken_op voege* voegen vooral vrij_genomen vrijwilligers vroeger vrolijk wachtenden warm was_mijn waterdicht websi*
website week_zaterdag weekend weer_niet werkd* werkdagen wind zeezicht zei_iets zenders zijn_de zijn_een zonge* zongen
zoom zwak zweet*`,
      '-7': `
11_euro 120_euro 16u 18 1x 20u 25_minuten 26_euro 32 38_euro 3_euro 3d 4_dagen 58_euro 69_euro 74 8_en 95 a4'tj* aanbi*
aandr* aandringen aangebeld aanrader aansl* aansluiting aarde* achttien afgeschaft afspraak_over akoes* akoestiek
al_vijf algor* algoritme alsof_er altijd_eigenlijk antwoorden app_die assor* assortiment attracties baal_ik barbie
batterij_dood beenr* beenruimte begrip bekra* bekrast belgische belof* beperkt bieb biertje bijma* bijmaken bijve*
bingo bingo* blanche blinde_muur bol bromt bromt* broodjes cadeau carbonara carbonara_met carna* chagr* commu* compe*
compensatie concert concu* concurrent coolb* coolblue crash* daar_baal dame_aan dame_blanche dan_ze dat_hoor dat_merk
dat_wachten date de_ander de_cent de_concurrent de_fiets de_file de_haverklap de_juiste de_knoop de_maan de_meneer
de_nmbs de_planning de_prijs de_vaatwasser de_verwarming de_voorwaarden de_wacht defec* defect dekt deuk die_na die_pop
dokter_zelf doorverbonden draaimolen drie_mails duurde duurder_dan een_aanrader een_adres een_afspraak een_bad
een_douche een_fiets een_jaar een_mens een_mooie een_schatting een_slecht eend eenmaal eerlijk_te eeuw einde* eitje*
elf_dagen elk_telefoontje en_17 en_4 en_half en_netjes en_weinig enkel_in escape figuurlijk flauw fondue frikandel
geann* geannuleerd geblazen geel gefie* gefietst gelda* geldautomaat geschat gesloten_op geweldig glasvezel groeit
groot_en haar_best haard* hadden_het half_vijf hapert harte* haverklap helaas_voor hele_avond hemelvaart het_andere
het_beloofde het_dus het_midden het_pakket hij_staat hond_mocht hoor_maar iets_anders ijs ijsje ijsje* ik_meer ik_voor
ik_zeggen in_april in_elke in_onderhoud inbeg* inbegrepen ingestuurd inloggen is_mooi is_om is_oud ja_maar jaar_wel
jammer_van je_dus je_je juiste kaartlezer kabaa* kabaal kan_pas karton keer_gebeld ketch* ketchup keuzemenu kil
kilometer kinderen_ook kinderen_verveelden kindermenu klapt klein_voor kleiner klemt klemt* klepj* klepje kleur kleur*
kloppen_niet kon_de kookb* kookboek koppelen korta* kortaf kost_een kraanwater krap krapp* krappe kroket krom kunst
kwaliteit kwam_in kwam_niet kwam_pas kwam_was laadt laadt* lege_batterij lego leuke* level leverbaar lief liggi*
ligging lippenstift luisterboek lukte lukte* maan maar_het maar_zet mand marketingteam matig* meer_en mei melk_op
met_m'n met_vrienden mijn_ergernis montuur mooier munt museu* muzie* na_2 na_25 na_acht na_drie na_vier naar_oude
naast_ons natte_hond nee_gewoon niet_gelijk niet_wat nieuwe_telefoon nog_na nu_nog om_16u om_eerlijk om_kwart
onderbroken onderdeel ondui* onduidelijk ongezellig onhan* onhandig onlee* onleesbaar onmog* onmogelijk onthaal
ook_niet op_woensdag opladen oven overv* overvol p pakket parasol parkeerkosten past paste paste* peil per_brief
per_nacht permanent plakj* plakkende plakt planning pluis* pop_ups prope* proper provi* proxi* proximus recla*
reserveren reset* resta* restaurant resti* rij rijst* robot* roere* rolden rommelig rondv* rondvaart roose* roosendaal
ruis sandr* sandra schatting scheve schuifelen schutting seconden set siren* sirenes site_zegt slakk* slecht slechte
sleutelkastje slide* slides slikt* slikte slipp* slippers smaak snel sorte* spannend spelers spijtig split* spookhuis
staat_de stads* sterk sterren_minder stevi* stilt* stilte stond_stil stren* strep* strepen strij* stroef stug
supermarkt tafelblad te_droog te_hard te_janken te_koud te_laag te_zacht terugbellen tint toeristenbelasting toon
topper tot_elf tot_half tot_vier trui tussen_8 tussen_een twee_sterren uitstekend uitzi* uur_op veel_beter ventilator
verbi* verbinding verkeerde_kleur verkoopster_keek verle* verlept verlof verpakking verschoven verta* vertelt vervanger
verwijsbrief vet vijfd* vijfde vlot voelde_ik vol_zat volgens_hen vond_ook vonden_de voor_beginners voor_twee
vorige_gasten vrije vrije* vrijgezellenfeest vrijgezellenfeest_met vroli* wachten_op wachtrij wachtrijen wachtten
wafel* wasst* wasstraat wat_je waterig wazig* week_een weeke* weera* weg_ermee weg_naar weini* weinig weken_wachten
wel_mooi wel_vriendelijk werkt_niet wij_er wij_hadden wij_wachtten wijng* woens* woensdag ze_zijn zeezi* zegt_het
zei_ook zelf_betalen zelf_moeten zelf_was zet_het zeure* zeuren zich_wachten zin_in zitplaatsen zo_duur zoals_altijd
zoet zondagochtend zonder_bericht zonder_schuim zool zout zucht zucht* zwart_van`,
      '-6': `
0 10_minuten 145 17_50 21 265 31f 35_euro 36 4_euro 4_maanden 50_euro 5_minuten 62_euro 6_euro 6_weken 86 950 95_en 99
9_euro a4'tje aan_doen aanfl* aanfluiting aangekondigd aangelegd aangeraden aanmaken aanvragen accepteert acht_en
activeren advocaatje afdak afdak* afhaa* afrad* afspraak_om afspraken afzui* al_4 al_dicht al_weken alcoholvrij
alleen_niet alleen_nog alles_opnieuw altijd_net amuse* anderhalf_uur annuleren anten* antenne apeld* apeldoorn app
appeltaart artikelen au_vent audio* audiotour augus* augustus baant* backo* backorder banke* banken barbi* batterijen
bediening_door beker belegen beloofden ben_ik beper* beren* beschikbaar bespa* bestellen beteg* betegeld bewaart
bibliotheek biert* biet bij_wijze bijbe* bijbetalen bijgewerkt bladderde bladz* blaffende blanc* blijft blijkbaar_niet
blik bloedheet blokjes blz board* boarding bob bobbe* bodempje bonnen boodschappenlijstje bordjes bovenburen bovenstuk
boxsp* boxspring bpost bpost* brood broodje_gezond broodjesservice bruiloftsgasten brunc* brunch bubbels buiten_gebruik
buren_op canad* canada centimeter_te chaos chaos* chatb* collectie conce* crasht daar_zit daarna_drie dan_het dan_weer
dan_wel dat_dan dat_irriteert dat_op dat_voor de_ardennen de_bieb de_eieren de_ene de_jarige de_knop de_leeuwen
de_middag de_moordenaar de_rekening de_revers de_solden de_steak de_tv de_tweede de_verbouwing de_verpakking de_vijfde
deel deelf* deelfiets dekentje delha* delhaize depot depot* dessertkaart deurp* dhl die_website disco doodm* doodmoe
doolh* doolhof doucheputje drie_kwartier driek* driekwart drumm* drummen druppelt drupt drupt* dubbel_zo duo duren
duren* dus_met duur_voor duurde_lang duurt duurt* een_algoritme een_antwoord een_bandje een_berg een_biertje
een_boterham een_broodje een_groep een_heel een_klant een_letter een_loket een_minuut een_ober een_piepend een_pilaar
een_potje een_rij een_schat een_soort een_storing een_telefoonnummer een_vrijgezellenfeest een_zaterdag eenho* eenhoorn
eento* eentonig eer eetta* eettafel eeuwi* eeuwigheid elder* elders en_2 en_kregen en_nergens en_staat en_wil engel*
engels enkel er_om euro_met excus* excuses ezelsoren fabriek favor* feestdagen fel festival fietsverhuur film_zelf fit
folde* foutm* foutmelding gapen* gaten gaten* gazon gazon* geboortejaar geen_nieuwe gegij* gegijzeld gehor* gehorig
gekek* gekeken gekregen_een gelev* geleverd geleverd_zonder gelijkwaardig gella* gellak geloof_ik georg* georganiseerd
gerechten geslaagd gesne* gespeld gesproken gestaan gestemd gevec* gevecht gezeu* gezeur gezichtsbehandeling gillende
gist glasb* glasv* goed_maar goedemorgen goedkoper goudk* gras grasm* grasmaaier groni* groningen groter haakjes haarl*
half_bevroren half_tien hambu* hamburger haperden hapjes hard hard_als haringen heel_spijtig helaa* helaas helpt helpt*
herhaalde herhaling herinnering het_dan het_doucheputje het_engels het_eten het_festival het_hoofdgerecht het_laatste
het_lachen het_meteen het_putje het_raam het_zei hoe_moet hoera hoera* hoesl* hoeslaken hondenweer hoofden hoog hooi
hooik* hospi* huisw* huiswerk humeu* humeur hun_best iets_minder ijsbergsla ijskoud_in ik_dan ik_thuis ik_toch ik_wil
ikea in_5 in_gesprek in_huis in_verkeerde inact* index* indoo* indoor ingekorte inter* invul* inwis* inwisselen
irritant irriteert irriteert_mij is_niet itali* ja_dat jamme* jammer jammer_dat je_de je_die je_net juli jurk k
kaarsjes kaasp* kaasplank kado kafka* kalen* kalk kamer_met kamerplant kant_van kantoor_in karao* karig* karre* kebab
kebab* keer_per kende_de kennelijk kerst* kerstmarkt keten keten* keus keuze kinderkorting kiosk kiosk* klappert
klapstoelen klef kleine_lettertjes kleurt kleve* klikt klinkt klont* knakw* knippert knipt koekje koffers kom_op koor
kopte* koptelefoon kort korte korte* kost_extra kost_meer kostt* kostte kraakt kring* kringen kroketten kruimels
kuil_in kwart_over laadp* laadpaal laat_geleverd laatste_moment lamin* laminaat lange* langskomen langz* latte*
lauw_water lawaa* lawaai leeg_na leena* leenauto lekker_maar lelijke letter lettertjes leuk_maar levertijd
levertijd_van liefd* lifte* liften limon* linkse lokaa* lokaal loket_open los_na loslatend luidr* lukte_niet maar_50
maar_voor maat marokkaanse matchmaking matras_met meer_dan meer_niet meldingen melk met_ezelsoren met_lege met_room
met_slagroom met_verkeerde met_weinig middagen mij_niet mijn_horloge mindere minig* minigolf minim* minst mist_een
modde* modderig modem modem* modul* module modus modus* moet_je moeten_lezen moordenaar moordend moske* music* musical
naast_het nachtrust nachtwacht namaakbloemen nat naver* navig* navigatie netje* netjes niet_geldig niet_klaar niet_te
niet_terug niet_van niet_wil niet_ze niet_zonder nieuwe_klanten niks_gehoord nooit_gezien novem* november om_11 om_17u
om_4 om_7 om_9 om_je om_zeven omdat_het omzet* onbeg* onbegrijpelijk onderaan onderhouden ons_een onsch* ontbijtbuffet
ontbrekende ontgo* ontvangst onverrichter onvol* onvri* onvriendelijk onze_straat ook_maar ook_niks op_dinsdag op_om
op_tijd op_vakantie op_zaterdag openingstijden opgeruimd optre* optreden opzegtermijn_van oranj* oranje over_drie
over_zes overname overstap overval paardensport padel* pagina's pal pannenkoeken pap paras* parkeren_niet pas_in
past_niet pdf peper* pepermuntje per_persoon personen piepend pijle* pijlen pillendoosje pittig pixel pixel* plakkerig
planners plate* platenspeler playl* playlist playm* playmobil plek plint* plinten pluim pluim* pogin* politiebureau
postp* postpunt premium prijs_voor prijsverhoging prikj* prikje prins* prinses procent progr* programma puree puree*
radiator ramp rants* rantsoen reactie_van reageert_niet redde_de regen reisv* reisverzekering reservatie restaurant_met
restitutie rever* revers rijke* robot rommelmarkt ruile* ruilen sanit* sanitair sanne sanne* saus_was schaamde
schat_van scheef_en schev* schie* schieten schietspel schilderwerk schoolklassen schoonmaak schot_in schrikt
schuld_maar script shamp* sinaa* sinds_oktober slaapkamerraam slaapkamers slap_en slech* slent* slenteren slides_voor
sluit sluit_niet smaak* smakeloos small* smalle smile* snap sneak* sneakers snijd* solde* solden sorteercentrum spek
spelf* spelfout spelletje spett* spetters spijt* spinn* sproe* steigers steil* stellen ster stierlijk stijl* stof_op
stoke* stoken stoot stopt stopt_bij strandtent streng strijkijzer stuk super* tacht* tandarts_zelf tankstation_zonder
tapij* tapijt taxfr* taxfree te_donker te_leggen te_licht te_vullen tegen_dat tekor* tekort tento* tentoonstelling
terra* terugbrengen teruggave terugsturen theat* theater theor* thuis_terwijl ticket tijdschrift tocht toen_kwam
toen_wij toren toren* trage* trane* tranen transavia trouwpak tuinset tussen_acht tussendoor tv twee_jaar tweede typ
uit_groningen uitei* uiteindelijk uitgevallen uitzicht_op uur_de vaag vak vakken valt_als valt_het valt_uit van_10
van_spreken van_veertig van_wel varen* vechten_om veertien_euro veertig_minuten velds* veldslag verdient_een vergeefs
verheugd verhuurkantoor verkeerde_maat verkleurt verkrijgbaar verli* vernieuwen verou* verouderd versnelling verstand
verstand_van verveelde verveling vervl* vervliegt verwacht_ik verwacht_je verwarming vetti* videobellen vier_euro
vier_mensen vlaams vlucht_geannuleerd voelt voelt* vol_au voor_14 voor_me voor_moederdag voor_tien voorgerecht
voorprogramma voorschrift voorstelling voortgang voorwaarden vork vrijdagavond vroeg_een vulling wachtmuziek wachtte
wandelschoenen want_dat waren_op waren_wel was_om was_op was_saai was_top wasmachine wasserij waterpas wazig we_een
we_moesten weder* wederzijds week_en weer_naar weer_uit weerapp weggegooid weinig_te weinig_vlees weken_nog weken_te
wel_iets wel_lief wel_top werd_vijf werkte widge* widget wie_het wie_verzint wiebe* wifi wijnkaart wijze_van
winkel_zegt wrap zaal zag_je zake zalan* zalando zalen zalen* zaten_binnen zee zeil zelfs_een zich_dood zijn_best
zijn_wel zitpl* zonda* zonder_papier zonder_smaak zouden_ze zuigt zuigt* zweet zweetvoeten`,
      '-5': `
05 115 115_euro 118 140_euro 18u 1974 22 240_euro 24_euro 25_maanden 27 2_maanden 2x 3 31 32_euro 3_keer 45_euro 5
50_minuten 5_weken 79 8_weken 94 94_euro a aangebrand aanme* aansn* aansnijden acht_maanden achter_elkaar achtt*
acteurs afdruk afhaalpunt afspraak afsta* afstandsbediening afzetterij agent airco airco* aldi alles_op als_iemand amai
anderhalf anderhalve animatieteam antwo* antwoordt aperi* aperitief app_zegt apparatuur aquar* aquarium arden* ardennen
asper* asperges augur* augurken autom* auw azert* azerty b1 banan* bananen bankapp banks* bankstel batav* batte*
batterij beant* bed_lag bedel* bedelen begin_mei begri* begrijpt behandeling behang beloo* belooft beloond ben_je beren
bergaf besteld_voor bestond_uit betaal_ik betaald_had betaalmuur betre* beurt bevriezen beweg* bezet bezet*
bezichtiging_met bezorging bibber bijkopen bitte* bitter blaad* blaadjes bladeren bleke blijft_hangen blikkerig
bobbejaanland boekj* bomvo* bomvol bonnetjes bonus* boterham boterhammen braaf braaf* brandweerkazerne brave brave*
breed breed* broodje bubbe* budge* buitenbad butle* butler buurvrouw_had cafet* cafetaria carnaval cartr* center centi*
centimeter choco* cockt* cocktails code_die colru* colruyt compliment controle_van correct court* creme creme* crois*
croissants cruise cursu* daar_heb dader dader* dagen_in dagje dagje* dagta* dagtarief dan_de dat_begin de_app de_avond
de_cv de_diepvries de_hoeken de_koffers de_koffie de_kou de_moeite de_pauze de_regen de_rekken de_rij de_rug de_schaduw
de_site de_toren de_tuin de_wachttijd de_zalen decat* decathlon deed_het deels* deksels denne* desse* detec* deurt*
deurtjes deze_maand die_ons die_zelf die_zich diepv* diepvries dierenpark digitaal dinsd* disco* dit_jaar dj_draaide
dodel* dodelijk dof doodse door_ons doorgekomen doorgezakt doorsnee doorw* dorst dorst* drie_minuten droog* droog_als
droogt dus_een duurder_geworden duwen duwen* een_app een_dronken een_eend een_frituur een_gesloten een_haar een_koekje
een_leuke een_simpel een_telefoon een_wachtkamer een_zucht eerst_een eftel* efteling eigenaars eiken eiken* eilan*
eiland einde eindelijk eindeloos eitje eitjes elf elk_jaar emmertje en_22 en_daar en_voor er_goed er_te er_vier
erbij_als erfen* erfenis euro_is euro_verwacht euro_voor euros* falaf* falafel fanfa* fanfare fantastisch favoriete
febru* februari film_was flauwe flikkert flixb* flixbus fohne* fohnen folder frida* friday frieten frika* galge* gamma
gamma* gebou* gebruik geen_kant gekregen_en gekun* gekund gelachen geld_terug geldi* geldig geldk* geldklopperij gelui*
geluid_stond geluk gepas* gepast gereserveerd_om gereserveerd_voor geslapen gesloten gesloten_wegens gevaarlijk
gevangen gewac* gewacht gewan* gewandeld giere* gieren ging_vlot glaas* glaasje glasbak gold gordijnen grijs grijs*
haakj* haard had_mijn had_zijn hagel* hagelslag haha handi* handig hanen hanen* haperde hapje* hartelijk hartjes_op
hasse* hasselt heel_lief heerlijk helpe* helpen hema herfs* herhaalrecept herinneringen herri* herrie herstart
herstellen het_al het_derde het_duurde het_eind het_goed het_had het_internet het_mee het_probleem het_scherm
het_uitzicht het_wachten het_weekend het_werd ho ho_maar hoeke* hoeken hoesje_past hondenmand honger hoofdact hoofdstuk
hooikoorts huilende iemand_aan ik_betaal ik_dit ik_te in_en in_polen in_tien in_twee inche* inclu* inclusief
inclusief_de inder* inderdaad inrui* inspectie_van invoe* ipv is_anders is_toch is_top is_traag italiaanse ja_het
jaara* jaarl* jam janse* jansen je_dan je_zit jeans jeans* jongen_achter jongen_die juist* jullie_niet kabou* kade
kalender kamers kan_er kanten_op karren keer_terug keer_verzet keken keken* keram* keren keren* kerk kerkh* kerkhof
kerkk* kerst kerstboom kit klaar_was klaarstaan klachtenformulier klam klant_sinds klantenkaart klapstoel klapstoeltje
klein kleinkind klontert klopte_niet knell* knellen knop koelk* koelkast komko* komkommer kookworkshop korea* korrelig
korti* kostte_me kou koud_en kozijn kraampjes krakende krant krant* krast kreuk* krieb* krukj* krukjes kwaad_woord
kwali* kwam_koud kwam_met kwart* kwartier kwartier_in kwijtgeraakte lachen_maar laden laden* lag_vol landa* landal
langer_dan lasergame lastig lauwe laven* lavendel leek_wel lelij* lenen lenen* lengt* lengte leuke leveren licen* lidl
liet_mij ligbe* lijk limonade links* lint logis* logisch loketten loopbanden loopbanden_defect loyal* loyaliteit lust
maalt* maar_de maar_duur maar_mijn maatj* mag_er mail man_voor man_was maske* massage match* matches matig matras_te
medewerkers_zijn mediu* medium meeuw* meeuwen melig melig* mensen_op met_plakband met_uitzicht met_zeezicht
meteropnemer meterstand mijn_e mijn_kleindochter mijn_leven mijn_oren milie* minut* minuten misda* mislu* miste moeit*
moeite moest_aan mok mond_in monturen morren mouw muntj* muntje museum museumkaart muts na_elk na_twee na_update
naar_boven naden nek_van net_als niemand_die niet_goed niet_inbegrepen niet_leverbaar niet_op niet_thuis niet_vol nihil
nihil* nivea* nog_altijd nog_niet nog_niks nog_te nooit_gekomen nr nu_al nummertje odido odido* oefeningen of_het oh
oktob* oktober olijv* olijven om_10 om_17 om_een om_en omhoog_met omroe* omroep omsla* omslachtig omweg omweg* on
onbea* onbeantwoord onbel* onbeleefd onbem* onbemand onderdeel_besteld onjui* onlin* online onthoudt ontkn* ontknoping
onverwoestbaar onze_poes onze_tieners onzic* onzichtbaar ook_en oom oorsp* op_maandag op_tuinstoelen op_zich opent
opent* opsta* optie opzeg opzeg* opzeggen opzegtermijn outle* outlet overboekt overdreven overleed overn* overs*
overstappen panne* pannenset panty panty* paraplu parcs parcs* pas_om pasen pasen* patat patat* patch patch* pay peper
per_week piept pier pijlt* pijltjes plaat plakjes plakk* plakken plan plant plass* plassen plek_voor plops* plopsaland
plugg* pluggen pluist podiu* podium politiemuseum poolse postn* postnl postzegel potlo* pp premi* premie pret prijs
prijs* prijz* prijzen prima prima* prima_maar printer produ* profielen pruim* pruimen puntj* puntjes puzzels qua qwert*
qwerty ratel* ratelt reclame regelde regels_zijn regen* reisp* renov* renovatie reus rij_tot rijst rijsttafel rits
rolletjes rooft* rookw* rookworst room route* ruitenvloeistof ryana* ryanair saign* saignant sap schat schat* schermen
schermpje schijnt schitterende schla* schlagers schoenzool schoonmoeder secon* seizo* seizoen servers servicekosten
shampoo showroommodel simpele sinaasappelsap sip ski's ski's* slagroom_uit slecht_verlicht smake* sms'j* sms'je snapt
sneu snijdt snijp* snijplank snoei* sokken spaan* spann* specu* spier* spierpijn spoor spuitbus staal* staaltje
staanplaats stage* stampvol standaard standaardantwoord standbeeld stati* steil steld* stilletjes stipt stipt* stoel*
stoff* stoffig stofz* stoot* stormschade struikrovers sympa* taai_en taala* taalapp tachtig tafeltjes tandp* tandpasta
tankstation tapas tapas* te_kletsen tea tearo* tearoom tegemoetkoming telefoonhoesjes telen* telenet telke* telkens
tenen tenen* terras thuis_een tijdslot tja to toch_weer toetsenbord toffe toffe* tomaat tomat* tonee* toneelstuk top
traag_en tram trampolinepark trapj* trapje tuinstoelen tulpe* tulpen twaalf_jaar twee_euro twee_voor tweede_keer u_niet
uit_een upgra* upgrade uur_stipt uurtjes vaatw* vaatwasser vaccinatie vaderdag valss* van_24 van_hier van_twee
van_vijftig van_zeven veranderd verbruik verder_en vergat vergeet_het vergeten_en verhalen verjaardag verjaardagscadeau
verkoopster verkr* verliest vermoedelijk vermoeiend vernieuwd verontschuldigen verpa* verplicht verse verse* vertaling
vertellen vervangend vervanging verve* vervi* verviel verwees verwerken verzending verzendkosten viel_uit vier_uur
vier_weken vlakb* vlakbij vliegtuig vlijm* vlijmscherp vond vond_de vond_het vonde* vonden vonden_het voor_drie
voor_elf voor_vier voor_wie voorr* voorraad voorwerpen voren voren* vragenlijst vreet vreet* vriendelijk_maar
vriendinnen vuilcontainers vuurwerkshow waait waait* waar_je waard waarom wacht* wachttijden wankel warmt* was_correct
was_een was_heel was_koud was_mooi wasma* wasse* weer wees_ons wegbr* wegbrengen weggewerkt weken_duren weken_op wel_de
wel_weer wens wij_kregen wijnt* wijntje wijst wijst* wijzigt win winde* winderig winkelstraat word wortel z zakt
zakte_in zange* zaterdag_om ze_of ze_ons zeeland zeeziek zeggen_ze zelf_is zelf_ook zelfscan zende* zeven_uur zijn_er
zijn_regels zijn_voor zit_op zo_goed zoekf* zondag zonde_van zonder_batterijen zou_een zoude* zouden zwits* zwitserland`,
      '-4': `
10_werkdagen 11 13 14_euro 14u 15_euro 168 17_euro 19 2017 24 2_cm 350 42 48 51 54 60_euro 71 85 9 92 aan_overgehouden
aan_wie aangenomen aansc* aanschuiven aanschuiven_voor aardappelen achtbaantje acteu* actie actie* activiteiten
afgegeven_bij afgel* afhal* afhalen afspr* afvoer afwas afwaswater afzuigkap agath* agatha al_acht al_maanden al_negen
al_niet al_weg alle_tijd als_in alsof_ik alwee* alweer andere_kant antwoord antwoord_gekregen antwoord_op apen appel
arm_van art attra* au audiogids automaat automatisch automatische autoz* avonden ballen bami bandje bank barst bas
bedankt_voor bedde* beginners begraven behal* behalve behul* behulpzaam bekle* belab* belabberd belden belgi* belletje
ben_79 bereikbaar berg berga* bericht beschrijving beslagen beter_dan betreft bewegen bewijs bewijzen_dat bezoek
bezorgmoment bibli* bij_die binnen_in binnenkwam bitterballen bladb* bladblazer blies blies* blijf* blijkbaar
blijven_staan bloedprikken boekh* boel_op bokse* boos bootj* bootje botte* bowli* brandt brood* bruidsjurk bruil*
buikp* buikpijn buitenkant bunga* bungalow callcenter carbo* carnavalstoet catal* catalogus christie circus cocktail
collega_van complimenten coula* coulance coupe coupe* crime crime* cross* daar_is daare* daarentegen daarvoor dag_later
dag_op dag_te dagen_lang dagen_op daiza daiza* dan_is dan_niet dan_nog dan_pas dank dank_u dat_bij dat_heb dat_is
dat_lag dat_u dat_was dat_weet de_biefstuk de_folder de_kleinste de_koop de_mail de_meir de_plas de_rode de_stoelen
de_vakantie de_website de_zon decem* december dertig_man detective dicht die_naar die_wel digit* dinsdag dokke* dokken
doodl* doods* doodslag doof door_en doorgestuurd douche_en douchekop dove draderig dragen drama drama* drankjes dring*
dubbelklikt duist* duister duitse dus_alles dus_weer duur_en dynam* een_aardige een_bericht een_blaadje een_blinde
een_boek een_code een_folder een_glaasje een_grote een_koe een_kop een_kwartier een_muur een_nummer een_onderdeel
een_plank een_ramp een_smiley een_sok een_vriendelijke een_zeil eens_met eerde* eerder eerlijk eiere* eieren eigenlijk
elf_jaar elke_keer emmer* en_belde en_dat en_die en_doe en_geen en_in en_koud en_krijgt energ* engelen enquete er_na
er_toch escape_room euro_armer euro_op euro_p exame* excur* excursie excuu* excuus ezels* fabri* fastp* fastpass fien
filiaal filiaal_in fix flat flesje_water forum forum* foto's_met fotograferen friet_was gaan_en gaapt* gaapte gapen
garnaalkroketten gate geboekt gebouw gedat* gedateerd gedeu* geef_er geen_tijd geins* geinstalleerd gekom* gekomen
geleerd gelijmd genoo* genoot geplant geple* geplet geprijsd gerar* gerard geres* gereserveerd geschoven gesco*
gescoord geslo* gesloten_deur gesneden gesp gezuc* gezucht ging_goed gitaa* glad glijbanen goal goed_in graph* graphics
grootmoeder grote* haalden_ze haar_in haardroger had_u hadden_ons hagel half_jaar half_leeg halfj* halte handd* handg*
hard_dat hardl* hartverzakking heeft_nu helft helft* helft_van helli* helling hemel* het_bad het_bij het_eerste
het_geluid het_gras het_heel het_ijs het_in het_kastje het_naar het_nog het_schoolplein het_ticket het_wel hielden
hij_er hij_zit hint hoek hoesj* hoesje hoestsiroop honderd hoofdkussen hout humor humor* hut iets_waar ik_binnen
ik_gewoon ik_heet ik_hoor ik_kijk ik_mag ik_me ik_stond ik_van ik_woon ik_word ik_zal in_februari in_september indus*
inhalen inhou* inlog* interieur inwerking is_het is_na jaar_klant jaar_premie jaarabonnement jaarafrekening janken
je_niks je_voor jezel* jezelf jullie_zijn jumbo jumbo* jus kaal kaars* kaas kabouter kamertemperatuur kan_hij kan_niet
kant kapsa* karig karto* kassa's kastd* kastdeur kasteel katoe* kattenluik keer_was keert kegels kende kende* killi*
killing kippenhok klantvriendelijkheid kletsen kleuren klikk* klikken klomp* klonk* klopt_van kluisjes knuffel koffi*
koffie koffie_niet kookp* kookplaat kool korre* kortingscode kost kozij* krach* krane* kreeg_ik kreupele krijsende
kruim* kunnen_ze kunstgras kurk kwamen_met kwijt_na l laatste_keer laten_doen later_aan latte leef lege leggi* legging
lekt_nog liedj* liedje liet_los ligst* limburg link_naar loeit loeit* look loterij luchtbed luchtpomp maakt maandbedrag
maar_dan maar_te maar_toch maast* maastricht maatje machi* mag_het magnetron makkelijk man_achter marat* materiaal
me_door me_niet medel* meenemen meer_aan meir meisje_aan meneer_aan merke* merken met_drie met_koffers met_te met_twee
met_twintig midden mijn_schoenen mijn_schoonouders mijn_stoel mijn_zak min minder minstens_een minuten_wachten mislukt
mislukte miste* mobie* mobiel model* modern moest_het moet_u momen* moment monta* mooi_en moord_en morre* muis muren
muren* muziek_zo na_5 na_een na_zes naar_afwaswater naar_een naden* nagev* nageven nasi nederlandse nee neuss*
neusspray niemand_kon niet_en niet_normaal niet_vergoed niks_aan niks_mee nimme* nimmer niveau noemde_het nog_half
nog_nooit nog_tot nooit_meer offer* offerte ofte om_negen om_vijf omele* omelet omrui* onbeschofte onderhoud onderwijs
onget* ongetwijfeld onove* onoverzichtelijk ontbreekt onvin* onvindbaar onvoldoende oorlo* oorlog op_afspraak op_toen
op_twee op_z'n open_tot openi* opgeknapt oplossing opnieuw_inloggen optie* orang* orange oudba* oudbakken ouderwets
pairi pairi* pakke* palin* paling panfl* parap* parke* parkeerapp parkeergarage pas pende* peperduur perma* piept*
pijnl* pin pinne* pinnen pizza's plakje plattegrond playb* pm podca* pogingen polis polis* pools* popco* popcorn poste*
poster proefles proefrit raam raam_zat raampjes rang reclamefolder reclames regenjas rekende rekke* rekken reservering
retou* retourneren rij_van rij_voor rijen rijen* roami* roaming roerei roerei_uit roker* rolt romme* roomservice roos
rugzakje ruikt ruikt* schadeformulier schap schappen schee* scherm schijnbaar schoen schoolfoto's schoolplein
schoonmaakkosten schoonouders schoonzus schui* scrip* sec senio* servet sfeer* shake* shutt* shuttle simpe* simpel
sinte* sinterklaas slach* slag slagb* slagboom slokj* slordig sloten smere* smeren smiley snijden snurk* soep softl*
softly sokke* solda* soldaatje soorten spa spaans spaanse spaarpunten spagh* spaghetti spele* spelende spiegel_in
spinningles spits* sprak* springkasteel springt staan_op stad start stekk* stekker stelde sterf* sterft steunzolen stil
still* stiltecoupe stofzuigen stofzuiger stond_erbij stond_zo stoofvlees_was stoom stopcontacten strea* stro stroop
stuk_door stuks_voor stuurt_me swipen systeem taart taart* tafelkleed tafeltje tanks* tasse* tassen te_betalen
te_drinken te_dun te_hoog te_praten te_vinden tegem* tegoed tekening tellen tenmi* tenminste terugleverkosten tevor*
tevoren thee theep* theepot theorie thermostaat tieners tijd tijd_en tijd_voor tijdv* tijdvak toch_nog toega* toesl*
toppers tot_maart tover* trapl* trouwfeest true twaalf_euro uitle* uitleg uur_aanschuiven uur_en vacci* van_5
van_mensen van_niks van_oma van_tevoren van_vorige van_zes vanaf* vanbi* vanbinnen varkenshaasje vastloopt veel_volk
veer veert* veertien vegetarische velde* velden ver verandert verdrietig vergaten vergeten vergeten_op verhuizing
verkoper_had verlichting verlopen verma* vermo* vermoord veron* verplicht_en verschil verschillende verslavend
versleten vertraagd vertrok vertrokken vervoer verwacht verwe* verwijderd vijf_euro vijf_keer vijfentwintig vind
vingerafdruk vissen vlagg* vlek vloerverwarming vol volgen volgo* volgorde volle_tank vond_ik voor_10 voor_acht
voor_geen voor_nieuwe voor_twaalf voorbij voorhand voorp* voors* vorkj* vorkje vouch* voucher vraag_ik vraagt
vriendelijke vriendelijker vuilnisbakken waaro* wachten wachten_en wachtlijst wachtzaal wafel wafels walib* walibi
wapen* warm_water warmt warmtepomp was_er was_gesloten was_gewoon was_lauw was_prima was_wel wasba* wat_aan water*
water_op we_dan we_hebben weer_een weer_terug weer_wel weet_ik weg_niet wel_goed wel_lekker wel_maar wenne* wennen
werkblad werkte_niet wie_doet wiel wiele* wielen wij_in wij_kwamen wijnb* wijze wijzigen wildw* wildwaterbaan willem
woon_op word_je wordt_niet yogales zanger zat_ik zat_met ze_hem zeep zelf_getekend zetel* zicht_op zijn_nu zijn_ze
zit_je zoals zoals* zoek zomer* zon zonder_airco zong zou_er zuid zuil zulke zulke* zuur`,
      '-3': `
1 10 10_uur 12 15_uur 189 1_euro 1_uur 25_euro 285 3e 4 40 40_minuten 58 69 75 83 85_euro 8_uur 900_euro aan_dat
aanbellen aanbouw aangedaan aanko* aankoop aanraden abonnement acht actio* action afdru* aflev* afwas* agend* al_5
al_de al_die al_naar alleen_met alles_uit als_de altij* altijd april april* aquag* aquagym autostoel avond badje badje*
balkon bandj* bar bedden bediening bediening_traag bedoeling beeld* begin begin* begonnen beken* bekende bekleding bel
belee* beleefd bellen_met ben_er bende bende* berei* bereik berou* bestelde bestelling betaling beu beurt*
bevestigingsmail bezemhok bierk* bijko* binnen_geweest bitcoin blaadje black blade* bleek_een bleke* bloemen blokken
bodem* boef boile* boiler bonne* bordj* borstels bot botte bowlingbaan box brandalarm breiw* breiwerk broodje_kaas
bruine budget buitenland burea* bureaustoel burgerzaken bus_reed buurvrouw_heeft cadeautje campinggasje caravan carwa*
carwash casin* casino centraal china china* chinees chips* communie compl* contant cruis* cv_ketel daar_met daar_om dag
dakwe* dakwerker dame dan_had dat_die dat_gezegd dat_staat dat_zei de_auto de_beurt de_brief de_gate de_helft
de_helpdesk de_hond de_jongen de_juffrouw de_kerk de_laatste de_lol de_mat de_muziek de_naam de_rest de_sfeer de_steek
de_vorige de_week de_wifi de_wind deed_wel deeg deela* deelauto derde derti* dertig desig* dessert dicht_op dicht_voor
die_de die_dingen die_hebben die_om dieet* dik discu* discussie dode doe_je doekj* doen_en doet_wat dompe* donderdag
doorsturen dorp douan* drie_dorpen drie_keer drie_uur drie_weken drieen droger drupp* druppels dubbel duizenden dus_ik
duwden dwars_door e een_briefje een_bus een_drama een_duim een_factuur een_formulier een_gezin een_halfjaar een_halve
een_hele een_lauwe een_maand een_simpele een_spiegel een_tent een_uur eerste eigen_risico einda* eindafrekening
elektrisch elk elkaar_in elke elke_ochtend elke_vraag emmer en_had en_moet en_niks en_nog en_stond en_twee en_zat
en_zes en_zuchtte eng engie engie* enig enkel* enkel_een enkel_nog er_altijd er_gewoon er_niemand er_ook er_staat
er_stond erger* eruit_als euro_per excel excursies extra facebookgroep fanta* felle felle* fiets* fijne fijne* films
films* flauw* formu* formulier formuliertje fout fouten franse friet friet* frietjes fris fruit fruit* fysio gange*
gangen garagepoort garantie gebarsten gebeurd gedaan_en geef geen_geld geen_mens geen_uitleg gegaa* gegaan gekei*
gekeild gekos* gekost gekra* gekregen_in gelop* gelopen gerec* gerecht geschrapt geser* geserveerd getek* getekend
getroffen getrouwd getuigenissen gevan* gevoel gevraagd_of gewas* gewassen gezichten ging_niet glazu* glazuur godsn*
godsnaam goeie goeie* gok gooch* goochelaar googl* google gordi* graag graag* groene groente groepje groot_als guill*
guillotine haal_ik haast* had_er had_geen had_ik had_in half halfjaar hangen hangt hangt* hans haren_in harta*
hartaanval hebben_we heeft_zijn heel_vriendelijk heerl* hele_rij helpd* helpdesk hem_zelf hemd herha* herhalen herkend
het_de het_dessert het_een het_enige het_gebouw het_hoogtepunt het_land het_spel het_systeem het_verkeerde het_weer
het_zeil het_ziekenhuis het_zo hielp hielp* hij_doet honge* hoofddoekjes hoofdkantoor hoogt* hoogtepunt hoogtes hoor_ik
horen horen* horte* houdt houdt* huis_en huren huren* hut_zonder hypot* ijsbl* ijsblokjes ijskoud ik_en ik_ga ik_hang
ik_kwam ik_liever ik_naar ik_tot ik_vond ik_wou ik_zelf ilse in_heeft in_maat in_november in_stukken in_te in_vier
ingek* inmid* inmiddels innem* innemen installatie internet is_aan is_dat is_duur is_er italiaans ja jaar_de jaar_op
jarige je_door je_hoofd je_van je_ze jongs* jongste joodse jullie_gaan kaarslicht kaart kaart* kaartje kan_alleen
kan_je kanten kasjm* kasjmier kassa* katte* kauwe* keer_dit keer_niet keken_ze kenden kerstman ketting_van kilom*
kilometers kind_op kinderen_een kipnu* kipnuggets klagen klantnummer kleermaker kluisje knikker knoop* knopp* knoppen
knuff* koel koffe* koffer koffer_kwam komma* kon kon_niet kon_ze konijntje kopje* koppen korter korting kortr* kortrijk
kosten kouse* kraak* kraakte krast* kreeg_haar krijtbord kruid* kruiden kruidvat kruimels_in kuil kuipj* kunne* kunnen
kunst* kusse* kussens kwam_kijken kwam_zonder kwame* kwamen kwart kwart_voor laarz* laarzen laat laats* laatste lachen
lag_in lampe* lang_in lange lauwe* leeg lekke lelijk lerar* lerares letters leuve* leuven lever* leverde licht
liever_niet liggen_en ligt_al lijke* lijken lijkt lijkt* logbo* logboek loop_ik loopt_de lot luide* m m'n maag
maakte_veel maaltijdbox maand_en maandag maanden maanden_nog maar_een maar_hij maar_jullie maar_weer mag_je mailt*
mailtje makke* man_in mater* matras matroos medicijn meegekregen melk_in meneer_ik mensen_en menukaarten messe* messen
metro metro* middag mijn_bestelling mijn_hele mijn_knieen mijn_ouders mijn_rugzak mijn_tablet mijn_tante mijn_vrienden
milks* milkshake min_te minuten_te minuu* misdaad missc* misschien misse* misselijk moeder_zit moeil* moest_de moet
mondh* mooie* moord muur_van na_10 na_9 na_elf na_vijf naar_die naar_huis nadie* nadien nagels nakom* neergezet negen
nergens_een netfl* netflix netjes_op netwe* niet_af niet_herkend niet_ik niet_in niet_vervangen nieuw nieuw* nieuwe
niks niks_dan niks_kon niks_mis niks_te noede* noedels noemde_me nog_van notit* nu_bij nu_is nu_staat nummers ober_die
oksel olie om_2 om_22 om_8 om_vier omdat_ik omgekeerd omhoo* omhoog omver omzet omzetten onderin ongeinteresseerd
ons_heen ontbijt ontbijt_was ontbr* ontbrak_in onthoud onwee* onze_jongste oordo* op_2 op_eigen op_en op_google
op_tweede op_vijf op_vrijdag op_zaterdagavond op_zoek op_zondag opgehaald opgeheven opgek* opgelost opgestaan opnie*
opnieuw opzeggen_kan paardje pagin* pakje pakt papie* parkeren_is partn* pasvo* pasvorm pauze* per per_dag per_stuk
persoon persoonlijke pest piepk* piepklein piepkleine pijn pint pisto* plaatjes plaats_van plantjes plast* poppetje
portemonnee precies_op print* product puntje raakt radio radio* ramen ramen* rap rare rechtop rechts recru* recruiter
regende rekent renne* rennen reparatie rest riet rijles ringe* ritse* ritselt ritte* ritten rond_de rondjes rooms*
rozen rozen* ruik ruikt_naar rusti* rustig saus schot* schrok schuifpui schuift schuim senso* sensor serve* service
sfeer sfeer_was show sigaret sinds_dinsdag sinds_pasen ski skisc* skischool slagr* sleutelkaart sliep* sliepen slim
sluit* smaakte smet snuffelen snurken softw* software sok spaanplaat spanning speak* speaker specialist speelde spel
spijtig_want spoel* spoor* sprak sprongen squatrek sta_je staat_mijn staat_te stagiair stamg* stamgasten stamp* station
steen stell* stelletje stelt stelt* stem sterkte sterr* stink* stomp stond_daar stond_er stopl* stoplicht strand stree*
streep stret* strui* stuks stuks* sture* sturen sympathiek tafel* tarie* tarief tarta* tartaar taxateur te_kleine
te_krijgen te_sturen te_voet te_weinig te_zien team tegels tekstbordjes telev* tempo_van terug_in terug_na therm*
tien_minuten tiene* tikt tiram* tiramisu toch_niet toestellen toestellen_zijn toeterende toets* toile* toont* toppe*
tosti tosti* tot_er tot_zondag tourn* trace trace* track train trainster trekken troos* troost trouwe trouwzaal trucj*
trucje truie* truien tuin tunne* tunnel twee_maanden twee_van tweee* tweem* tweemaal tweep* tweepersoonsbed
twintig_jaar typisch uit_zwolle uitch* uitchecken uitgeleend uitgeslagen uitkomt uitlaat uitleggen uitsmijter uur
uur_met vaart vaart* vacat* vakke* val van_200 van_school vanaf vanze* vanzelf vast_bij veel veel_goed veertig velge*
velgen verderop verdient verdubbeld verf verga* verge* vergeetachtig vergoeding verhaal verhuisdozen verhuislift verja*
verjaardag_van verkeerd verklaard verlicht verliep versc* vertr* verwa* verwijst verzekeringen via_een viel_in vier
vier_dagen vier_jaar vier_keer vier_maanden vierde_keer vijf_uur vijftig vijve* vingerafdrukken virus* vlaggetje vlees
vlucht vocht* vochtig vochtige voer voldo* voldoende volgend volgend_jaar volledig volum* voor_dat voor_niks voor_onze
voora* voorb* voorschot_van voort* vorig vorig* vorig_jaar vorige vraag* vrachtwagen vragen_ze vrijd* vroeg_waar vulli*
waar_de wanne* wanneer want_de want_er warme warme* was_alles was_het was_in was_over wasbe* wasbeurt wassen wat_een
wat_hij waterkoker waterschade wc we_kregen we_kwamen we_met we_zijn week_in week_later weer_te weggegaan weken weken*
weken_terug wekenlang wel_heel wel_in welee* wenkbrauwen weten_dat wij_wonen wijn wijnk* wisselt wist_het word_ik
wortels yogal* z'n_drieen zaal_was zacht* zaken zaken* zal_het zater* zaterdag zaterdag_en zaterdagavond ze_daar ze_dan
ze_ook zegt_hij zelf_nog zelfs zere zes_euro zes_weken zeven zeven_minuten ziet_er zijka* zijkant zijn_boterham
zijn_zoon zit_te zo_hard zo_in zodra zodra* zodra_ik zoek_naar zone zoveel_beter zowat zowat* zuchten zuchtte zwaar*
zweed* zwembad_was zwoll* zwolle`,
      '-2': `
120 14 15 160 17 1998 19_euro 2 20 20_min 23 30 35_minuten 412 45 4_uur 50 500 52 5_euro 6 65 75_euro 8 aanbod
aangehouden aangeraakt aangetekende_zending aanne* aanra* aantr* aardig aardige abonn* acht_weken achter_mij achter_op
achterste acryl administratie advis* adviseur afgeleverd_bij afgew* afgezegd afloo* afloop afrekening afstand afval*
agenda al_drie al_geen al_lang al_twee al_van alber* albert alle allen allen* als_een als_nieuw amate* annul* appt
arabi* architect arme armer armer* arran* arrangement baard bakje* bakjes bakkerij balle* ballenbak banen* banka*
bankjes banko* bbq bedan* bedankt begeleiders begra* begrijp bekek* bekeken bekend beker* belastingaangifte beleg*
beroo* beroofd besch* besme* bestand beste* bestond bestu* betaal beter beter* bevroren bibbe* biede* biertjes bij_elk
bij_ons bijl bil blank blijk* blijkt_dat blind bloemetje blok blond bod boeken boods* boor bord bossc* bossche bram
branden brandschoon breek* briefje brokk* brouw* bubbelbad buffe* buffet bureau bus buurt cappu* cappuccino carav* cava
chape* chapeau chat chris* chron* chronisch circu* codes codes* commentaar const* constant corona cursisten cursus dam
dan dan_op dank_aan dat_maar dat_moet dat_niet datal* datingapp de_airco de_andere de_arm de_bar de_bediening
de_bruiloft de_buren de_buurman de_buurt de_chat de_dame de_foto de_foto's de_gsm de_halte de_hoek de_jongeman de_kassa
de_kleine de_krant de_mensen de_modder de_papieren de_polis de_rand de_regels de_rit de_rondleiding de_school
de_servicebalie de_tegels de_toiletten de_uren de_verdieping de_vis de_vriendelijkheid de_wand de_was de_weg de_zaal
deed_hij dennen dertig_euro deurbel deze_zaak dicht_bij die_alles die_je die_tijd diefs* diefstal dienst diep dierb*
dierbare dieren direct doden doden* doet dokter_had donker door_naar doorbakken doos_kwam douche_die douches draad*
drage* drie dried* drieduizend driee* droge* droom* druk_op drukk* drukken drukt dunne dunne* durbu* durbuy dutje
dutje* dwerg* een_bankje een_bloemetje een_bureau een_dag een_emmer een_flesje een_hint een_kuil een_lintje een_mail
een_misdaad een_put een_robot een_rondje een_rood een_scholier een_tegoedbon een_touwtje een_verjaardag een_volwassene
eenma* eens_op eerli* elf_uur elk_kwartier elkaar_geplakt en_12 en_dan en_elke en_je en_nooit en_nu en_onze en_op
en_vond en_wie en_zag en_zit en_zonder energieleverancier engelengeduld enkel_de enque* er_dan er_elke er_zijn erover
euro euro_betaald euro_de examen excel* extra* feedb* feedback fiets figuu* fijn filme* filmpje_van filmpjes fles_wijn
foutj* foutje friss* fronten fysio* ga_naar gaat_het garan* gasth* gastheer gebla* geboe* gebre* gebruiken geeft geeft*
geen_antwoord geen_bonnetje geen_briefje geen_goeiedag geen_papier geen_reactie gefel* gefeliciteerd geget* gegeten
gegierd gehaktbal gehei* gehol* geholpen gehou* gehouden geile geile* gek geknepen gekocht gelaten gelezen_en geluk*
gemeente gems gerus* gerust gestapt gestu* gestuurd geweest_en gewel* gewerkt gewonnen gezak* gezakt gezet_en
gezicht_van giste* glans* glas_water goed gps grade* graden grapp* grappig griep* groen* groenten grofv* grofvuil grote
gunst gunst* haalden haalt* haar_ex haar_telefoon haast had_dat had_een had_het hadde* hadden half_uur halfvol
halverwege handbagage handv* hange* hangen_op hangt_er hapje hard_en harde harde* harin* hart haver* hazelnoot heb_hem
hebben_er heeft_onze heeft_op heijn heijn* helde* helder hele_nacht hem_nog herfst herkende het_bed het_behang
het_formulier het_glas het_haar het_ontbijt het_ook het_rek het_station het_volgende heuve* heuvel hier_nog high
hij_liet hilar* hilarisch hofst* hofstra honde* hoort_nog horlo* hotel huile* huis huis_gereden huisr* hun_eigen
huurfiets iedere iets_aan ijsko* ik_al ik_betaald ik_een ik_hier ik_hoorde ik_niks ik_onthoud ik_opnieuw ik_over
ik_vroeg ik_wel ik_zeg in_2024 in_augustus in_juli in_mechelen in_plaats in_terwijl inchecken ingan* ingang ingetoetst
ingew* inruilprijs insch* intercom interessant intik* is_alles is_blijkbaar is_ie is_intussen is_je is_wel isola* jaar
janke* janssen jas_aan jasje jasje* je_aan je_ook jeuk jongen_aan joods* kaartjes kabel* kamer* kan_het kan_ook kanti*
kantine kapot* kapsalon kapstok kar kassa kater* katti* keer keer_hetzelfde keer_iemand keert* kelly kelly* kermis
keuke* keuken keuri* kim kind_in klachtendienst klage* klantendienst klantenservice klapd* klapdeur klasl* kleedhokjes
kleedkamer klein* kleinkinderen klets* kleverige klitt* klitten kluis* koffieapparaat komt_er kon_je konijn_met kont
kookw* kopje koraa* korrel koste* koude koude* krake* kratt* kratten kromp kromp* krukk* krukken kurkd* kurkdroog
kussen kwartier_op laat_het lache* lactosevrije lades lades* lamp lampen lampj* langs_de lasti* lauw_en leerling leert
leert* legt lekkende lekker_dan les leuni* leuning leven levensgroot levert lezen lezen* licht* lier lieve lieve* lift
ligt_nu lijne* lijnen limbu* limie* limiet linke* links locker loket lol lomp loonstrook loop loopb* losgetrokken
losla* luste* maaltijd maand* maand_voor maandelijks maar_je maar_niet maar_toen maar_vroeger machine maile* mailen
matro* me_af mechelen medewerkers medicijn_niet mee_en mee_te meene* meid meide* meiden mekaa* mekaar melan* menu merk
mes_in met_5 met_al met_eigen met_vijf meube* meubels midda* mijn_eigen mijn_lijf mijn_man mijn_mond minuten_in missen
mitra* modder model moeilijk moest_ik montage mooi moordenaars mosselen muntjes na_3 na_afloop naar_de naast naast*
namid* namiddag naomi naomi* navra* neerg* negen* nepwi* nergens_te niet_bij niet_gewassen niet_met niet_om
niet_opdagen niet_open niet_want niet_was niet_welkom nieuwsbrief niks_voor nog_wel nogma* nogmaals nooit_iemand
nooit_van nou nu_weet nu_zelf nul numme* nummer_dat ochte* oefen* ok om_acht om_de om_elf om_half om_lachen om_te
ombou* omgek* omgeroepen_in omruilen onbes* onder_water ondertussen onderweg ons_de ontbrak ontdo* ontgrendelen ontvo*
ontwo* onwil* ook_al ook_in ook_wel oordopjes op_dag op_drie op_elkaar op_internet op_tegen opene* openen opera* opgeh*
opgeladen ophaling opkij* opkijkt opper* oprit oprit* opstak opstarten origineel oud_en over_een over_hun over_twee
overb* overbleef overgeslagen overh* pak pampe* panee* pannenkoek papier parij* parijs park pas_na paska* pasten pasti*
pauze pech per_uur perro* perron peter peter* pijnlijk pijnlijke plaat* plaats plaatsen plakband plakp* plakplaatje
plas platt* podcast ponde* ponden poortjes pop prachtig prakt* praktijk pralines prate* praten_en pretp* pretpark
prive* proev* puber punt pyjama rammelt reactie_op recht reclamebord regels regenput reis rek reser* retour rijle*
robot_die rokers rolle* rommel rondj* rondleiding rontg* rouwk* ruime* ruzie ruzie* schaal schak* schande schap* schem*
schema schen* scher* scheveningen schimmel_in schit* scholier schreeuwen schroeven schudden schuin servi* servicebalie
site sla slapeloze sleutels sliep sloep* slord* smaakte_naar smart smartwatch sms snap_ik sneeu* snell* sneller
speeltuin spelen spijt staat_er staat_nergens staat_nu stapp* start* sticker stoel stoep stome* stomerij stond_gewoon
stoof* stoofvlees stoom* stopc* stopg* stopgezet straat straffe strak stran* strom* stromende stroo* struc* stude*
stuurde_een stuurt suike* surin* sushi sushi* swipe* syste* t tafel_naast te_slapen te_veel technisch tegel* tegenover
tegoe* tempo tempo* terug_als teruggestuurd theed* theedoek thuis_in thuis_was thuisgekomen ticke* toen_was toeri*
toestel toiletten toont tot_mijn totaa* totaal training trappen trein troep troep* tuinm* tuinman tuins* tuitt*
twee_uur tweed* tweeen twintig_minuten u_bent u_hoort ui uitbetaling uitgedroogd uitje uitje* uitla* uitsm* uitvaart
uitvo* uitzendbureau uitzendkracht uur_in uurtj* van_11 van_30 van_7 van_acht van_dat van_dertig van_het vast_aan
venster venti* veran* verbrand vergadering vergeleken vergif verhe* verhuisploeg verka* verke* verkoop verlengd verlo*
verni* verpest verpr* verprutst verstaan vervoerder verze* viel vijf vijfendertig vinde* vinden visit* visse* vlees*
vloerbedekking vocht vol_dat volgd* volgende volgende_week volk voor_deze voor_het voor_mij voor_ons voordat voorm*
voorste voorw* vorige_week vraag vrach* vrachtwagenchauffeur vreemd vriendelijkheid vrijw* vuiln* vuurk* vuurkorf
waardeloos wachtkamer wand wanke* want want_ik waren_we was_na was_net was_pas was_te was_van was_voor wasbakken wasdr*
wasdroger wasta* wat_de wat_mij water waterfles wc's we_iets we_waren we_zouden week weekendje weer_gewoon weer_met
weg_na wegen* wegens weigerde_mijn weigert weken_in wel werd_het werd_ik werkt* wij_niet wijze* wijzi* wilden willems
winkeltje winter woest* woon_alleen wordt_door z'n zat_heel zatla* zatlap ze_een ze_er ze_kan ze_maar ze_riep ze_wel
zeela* zeg_ik zegels zegt zei_ik zelf_een zelfs* zelve zelve* zetel zeven* zich_niet zicht zien ziet ziggo ziggo*
zijde* zijn_collega zijn_geweest zijn_schoenen zinne* zinnen zit_met zitten_en zoeken zoene* zoenen zolderkamertje
zomer zonde* zonder zonder_een zonnebank zonnetje zovee* zoveel zwaar zwane* zwemb* zwembad`,
      '-1': `
04 21u 22u 29 78 87 aanbo* aangerekend aankondiging aanma* aanva* aanwezig aarda* aardappel aardb* aardbeien account
achti* acryl* ademe* ademen advertentie advocatenkantoor aerts aerts* afger* afgewezen afrek* afvoe* akte all alleen
alles alles* almer* almere alsof alsof* ander annuleerde ansjo* ansjovis apart appel* arm arrogant attractie avond*
baard* baasj* baasje baby's bad badme* badpa* bagag* bakje barbier bedac* bedacht bedie* bedreigde begaf begaf*
beginnen begrafenis behan* beide beide* belle* bellen bemiddelaar bespo* bestel besteld bestelnummer betekent
bevestigen bevestiging bevro* beweerde bezem* bezic* bezichtiging bezoe* bibberend bier bijla* bijlage bikini binnen
bleek bloeddrukpillen bloem* blokj* blouse bocht* boeke* boeket boel boete* bood boorm* boormachine borden brand breda
breda* breng* brill* broek broek* broekje brugg* brugge buitengezet buren buren* buurt* campi* camping champignons
chocomel cm collega's compu* contract controle corre* crew curry curry* cursi* d'r da's dagen dagen* dakgo* dakgoot
dankz* dankzij dekbe* dekbed dekse* delen delen* derde* dertien deurtje dewul* dewulf deze dicht* dichtbij digitale
dikke* docum* dol donde* donke* dooie dooie* doorb* doorlopen doorz* doos dorpe* dorpen douch* douche draagt draai
draai* dremp* dreumes droge drugs drukt* drukte duits* dus dwars dweil* echo eclai* eclair eind els enige enveloppen
erg erove* ervoo* ervoor exper* expert explo* factuur feest feest* festi* fietsen filia* flint* flyer flyer* fohn
fondu* fooi fotot* fototoestel frietje frigo* frituur galer* galerij game garderobe gebak* gedac* gedacht gedeeld
geduu* geduurd gehoortest geklu* geklungel gelac* gelat* geldt geldt* geled* geleden gelez* gelezen gelukkig gemet*
gemeten gemiste gepak* gepakt geplunderd gepra* gepraat gered* gereden gereg* geregeld geschonken geslepen getan*
getankt getuige geur geval gewee* geweest gewend gewicht gewij* gewijzigd gewon* gezel* gezellig gezellige gezie*
gezien gezog* gezogen gezond gille* gisteren glazen glijb* goeiedag golft golft* grappen greep* greet greet* griep
grijz* grijze groei* groetjes grond grootte haarb* had halfl* halflege halfu* halfuur halfv* halte* halve halve* hamer
handb* handschoen hap harder haren haren* hartv* heel heili* hinge* hingen hip honds* hoogte hoor hoorn hopeloos
hortensia's hotel* huidk* huize* huurauto huwel* huwelijk idem iemands inbra* indis* inkom intikken intikte invaller
janss* jeugd job joyce joyce* kaarsen kabelbaan kabeltje kamer kanon* kante* kantoor kartonnen kast kaste* kastj*
kastje kerel ketel ketel* keukentafel kijkt kijkt* kinderfeestje kinderwagen kistj* klaar klant kleer* kleinste
kleuters klok klopt klopt* klus km knald* knalde knipt* knopj* knopje koekj* koffiemachine komt konij* koppe* koppeling
korst korst* kraan kraan* krame* kranen krijg krimp* kroon kunt kusjes ladin* lakens lam lang las last leer leest
leest* leeuw* lekke* lekker lekkere lens lesau* lesauto lette* leuk locat* locatie loempia loopt loopt* los loss losse
lotte lotte* luc lucht luist* maand maar mails mails* mailt make manke* masseuse massi* massief matra* maxim* meche*
meega* meer menuk* metee* meteen mezel* mezelf midde* minde* minibar minoe* minoes molen mondj* mooie morgen muur naad
naald* nachtje nagek* nagellak nakij* natte natte* natuurlijk neder* negentig nerge* nergens net niet nodig noem noodg*
noodgevallen noten notentaart o ober ochtends om ongew* ontbi* ontbijtzaal ontho* ook oost opendeed opgezegd opgie*
ophaa* oplad* oplos* organ* ortho* orthodontist ouders overboeking overi* overigens overm* paars* pagina pakje* pakken
pan parking parkw* passen petek* petekind piepe* pizza pizza* plaatse plakb* plakten planc* planckendael plank* plant*
plantje plat plekken plug plukk* plukken poort* porte* porto* posten potje praatte prachtige praten prett* prikken
proeven promo* puber* puddi* pudding raad raamp* ramme* rand reageerde recept regis* reisleider reken* rekening rente*
repar* retourlabel risot* risotto rollator ronde ronde* rondl* rooie rooie* roti route rugpi* rugpijn rugza* rugzakken
samen* samir* samira scann* schaar scheel schip schni* schnitzel schoe* schoenen schok* schra* schud* schuld schur*
schut* selfi* serieus sessie sier simkaart sinds siroo* siroop skili* skilift slaapzakken slaat sleuteloverdracht
slijt* slimm* slimme smits smits* sneed sneed* sneeuw snelh* snelheid snelw* snelweg sorry sorry* spaar* spaarpot
speed* speel* speelhal spell* spellen spieg* spook* sportschool sprin* sproo* sprookje spull* spullen staarde stap
steed* steeds steke* steken sterk* sterren stoep* stomp* stonden stone* stoned stopt* straten struiken studentje
surinaamse tante tante* tas te tegelijk telefoonnummer telefoons telefoontje telt tener* tenerife terro* terug terug*
terugbetaling tien toege* toegewezen toeslag toete* toeten toeter toilet tokke* tolba* tolbadge tot total total* trein*
trekt trekt* troll* trolley trouw* turks* twaal* twaalf twee twint* twintig typen typen* typis* uilen uilen* uitgelegd
uitno* uitnodigingen uitverkoop unifo* uniform vaak vakan* vakku* vakkundig valie* valle* vallen vanui* vanuit vechten
vegen vegen* veranda verbr* verdwijnt vergr* verkeerde verkoopsters verloren vermeld verpleging versl* versn* verva*
vervelend verwerkt verzint vette vette* viele* vielen vindt vindt* viool* vlaam* vlamm* vlekk* vlekken vliegveld vloer*
voede* voeden voeld* voicemail volge* volgeboekt volgers volwassenen voork* voorradig voortaan voorzien vrij vrijdag
vroeg* vuist vuurt* waard* waarv* wagen wande* waren waren* was wasbak websh* webshop welkom wil windhond winds* winke*
winkel woestijn wolf wolle* wollen woon worte* zaagd* zaagde zacht zakje zalig zelf zes ziekenhuis zieli* zielig zingt
zingt* zocht zocht* zoeke* zoekgeraakt zolen zolen* zonde zou zwaaien zwanger zwemk* zwemles`,
      '1': `
140 200 25 28 35 390 46 47 49 700 80 88 aan aannemer aanslag aardi* accou* adres advies afdel* afgeb* afged* afgeplakt
afgez* airbn* airbnb ali ander* anima* annel* aparte appar* artik* assistente autov* aygo azijn azijn* b badjas bah
bakken balan* balans balie balie* balke* banaa* banaan banco* bancontact barbe* barbecue basis bedje bedje* bedre*
bedrijf begon belde belt ben benau* benauwd bened* beneden berov* betaa* betere betonnen beurs beurs* beveiliging
beves* beweren bewij* bezor* bezorgd bezwaar bijgevuld bijna bijna* biolo* biologisch biosc* blauw blauw* blauwe bleef
bleef* blikk* blink* bloem bodem boeking boerderij bonnetje boven bovenste brand* brochure brug bruid* bruin buite*
buiten bumper buurm* buurman c canva* canvas catering chari* cola'* cola's colle* compleet consequent consulente conta*
container contr* contrast creditcard curac* curacao daaro* dagvaarding dansl* datin* decor decor* deden deden* deed
deeld* deur diabe* die digid digid* diplo* discreet doelp* doner doner* doorging doors* draag* drinken duim duiven dure
durfd* durfde e19 eentj* eentje eerlijke eigen* eindh* eindhoven elektricien ergen* ergens ermee ermee* erond* eronder
fabrikant factu* famil* fietsenhok fietsenstalling fortu* fortuin foto front* gaat gangp* gangpad gast gebar* gebel*
gebeld gebet* gebeten gebit* gebracht gedaa* gedaan gedag gedee* geduldig gedwo* gedwongen gegevens gehaa* gehad gehad*
gehoord geite* gekeu* gekeurd gekni* gekoo* gekookt gekregen geloof gemaa* gemaakt geneg* genegeerd genoeg gepland
gepropt gerek* gerekend gescheurd gesla* gesmolten gestolen geval* gevra* gevraagd gewei* geweigerd gewor* geworden
gezic* gezon* gids gifti* gijze* glas glazenwasser glijbaan gluhw* gluhwein goede* goedkoopste gokje gokje* golfk*
golfkarretje gooit gooit* goot grappige grati* gratis griff* groen groet* haag haan halen halen* halfuurtje hamer*
hamster handhaving handje handtas handtekening hangs* haring harti* hartinfarct heb hebbe* hebben heer heet heftruck
hele hemel heren* herni* hernia hetze* hetzelfde hobby hocke* hoe hoefd* hoefde hondje hoorb* hoorbaar hoord* hoort
hoort* huilb* huilbaby huild* huilden huur huurb* idee ident* identiteitskaart ie iets ik in inbre* ingesteld inhal*
insta instructeur intake ipad is jarig jolie* jolien jong jongen joods joost joost* kaarten kantoortje kapper kapster
kat kauwg* keihard kempi* kenni* kerstpakket kijke* kijken kinde* kip kipsa* kledi* kleindochter kleinzoon klem klini*
kliniek klopp* knal kniee* knieen knikk* knipb* knipbeurt knipo* knipp* koeien kom komen komen* konijn kook kopieen
kots krab krasj* krege* kregen kreup* krijg* krijgt krijt* kroeg* kroon* kruk kwast kwast* kwijt* labra* labrador lach
lachend lachten laken* land leefd* leerk* leerkracht leggen legit* leraa* leraar liep liesb* liesbeth lijn lijstje
lintj* lintje livin* living log loket* lokke* longen lopen loven* lui luid luiers ma maart mager* magere maila* makel*
malag* malaga marle* marok* marse* marsepein matrassen matrozen mayo mayon* mayonaise mee meet meldi* menukaart middags
middernacht mijn millimeter mn mo moest moest* moete* moeten monitoren morge* mouss* munten n naakt* naald nadenken
nagekeken nagel* nalat* neemt neemt* netbe* netbeheerder neush* neven neven* niezen nooit nooit* noten* ns nummer
offli* offline oksel* olifant omgeroepen omver* onaan* ondan* ondanks onder* onderdelen ons ontgr* ontploft ontplofte
ontsp* ontspannen ontvangen ontwe* opa's opa's* opdag* opdagen open openbaar opgem* opger* opgesloten opgesteld
opgietingen ophalen opkee* opkeek oplevering opnee* opneemt origi* oudjes over overgehouden oversteekt paard* paars
papieren papiertje paraa* paraaf parfum parki* paskamer paspo* passe* pc peete* peeters pen perfe* perfect perso*
piano* piercing plafo* pleisters plezi* plezier poede* poets* polen polen* polit* polsb* polsbandje poortje pootje
porti* postz* poten poten* potje* prikk* print prisc* priscilla priva* probe* psycholoog puppy* raampje reage* recensie
recep* receptie recht* redde* regenton reize* reizen rembl* remblokken remme* reviews rijbe* rijd rijde* rijden rijdt
rijdt* rit roest* roestige roltr* roman* rood rook roost* rugzak ruim ruimt* ruimte ruit s salad* salon samen scanner
schapen scherpe scherven schoenmaker scholieren schon* schoo* schoon sessi* sjaal sjouw* slaapt slape* slapende slote*
smeer* soort* speelgoed speelt spin squat* staan staan* steeg steek stene* stenen stoeltjes stond stond* stoomcabine
stop storten strip strip* stukj* stukjes stukk* stukken stuur* succe* succes suppoost tablet tank tatoeages tatto*
taxat* taxibusje tegen tegen* tekst* telefonisch telle* tenni* terec* terecht terrein teruggekregen teruggezien
terugweg tickets time tinte* tip toch toe toegestuurd toen toeristenval tonic tonic* toog touwt* touwtje train* traph*
traplift trapt* trimsalon trip turkse uit uiterlijk uitga* uitlezen vaker vaker* vakkenvuller valse vanda* vatte* vd
vecht* vegan vegan* veget* veld verbo* verdwijnen vergoed vergunning verhu* verhuizen verif* verkeer verkeerds verlamde
verme* verpl* verra* versierd verst* verstopt verte* vertel ververst vervo* verwo* verzoek vestiaire video* vierd*
vijfe* vijver vingers vinte* vinted visbo* visha* vlieg* vloek voel vogel* vogels volle volle* voorg* voormiddag
voorrijkosten vrienden vroeg vuil vuilbak vuile vuist* vuur vuurw* waardeloze waarop wachtwoord wat we wegen wekel*
wekelijks welke welke* welko* werkb* wespe* wespen wie wijk wijka* wijzen wilde* wille* wist wit witlo* witte witte*
wolk wordt wordt* worsten yoghu* yoghurt zaalw* zaalwacht zakje* zalig* zand zaten zaten* zatte zeer zeg zesti* zetten
ziek ziekte zin zittingen zoekg* zonnepanelen zwembandjes`,
      '2': `
130 150 150_euro 19u 212 230 33 33_graden 35_graden 50_per 600 62 640 aan_ons aanbe* aanbetaling aange* aangeschoten
aangesloten aangetekend aangetekende aankl* aankomst aanle* aanraadden achtb* achte* achteraan achtergelaten achterover
adem adres* advoc* advocaat af_in af_te afgerekend afzet* afzetten alleen_aan alleen_de alleen_op alleenstaande
alleenstaande_moeder alles_in als altijd_een apk apotheek appje* appte* arbeid armen armen* arrog* assis* auto'* auto's
autos* avonds bak bakker balk ballo* balus* balustrade band bankj* barst* bed beer beesten beet beetj* beetje
behandelde behandelde_ons belasting belgie bellen_er benzine bergi* berging beric* berichtje berm bestaat bestolen
bestond_niet betaalden betaalt beugel beveiligingscamera bewoners bezig bezig* bezorgen bibliothecaris bier_op bij_onze
bij_u bijge* bike bikin* binnen_te binnengebracht bisqu* bisque bitco* blaze* blazen bleek_het bleken blijven_zitten
blind* blinken blokkeert bocht boer bomme* booth booth* borde* boven_de brandende brandweer brengen brokken brugklasser
brugklassers btw burge* busje cadea* camera centr* certificaat chauffeurs cijfe* collega computer cor crech* creche
daarbij dag_na dagli* dakdekker dan_ook dan_staat dansv* dansvloer dat_in dat_zijn datum datum* de_baas de_baby
de_balie de_bedden de_berm de_beugel de_bezichtiging de_conducteur de_container de_dansvloer de_directie de_dochter
de_douche de_enige de_gang de_gevel de_glijbaan de_gym de_lift de_meter de_muur de_norm de_overkant de_receptie
de_reparatie de_schuur de_speeltuin de_stoel de_tafel de_tandarts de_toestellen de_toog de_toonbank de_trein
de_verkoopster de_verkoper de_vingers de_vlucht de_vrijwilliger de_wastafel deden_het deed_niets deksel denk_ik deurb*
dezel* dezelfde die_in die_ligt die_zei diesel dieve* dijk dinge* dingen direc* dj doekje dom donkere dood door
door_dat door_een door_haar door_hun doorgestreept dope dossier dossier_niet draak draak* drempel drent* drenthe
dressing drogi* dronk druif druif* dubbele duide* duive* e_bike echt een_andere een_baksteen een_bordje een_chauffeur
een_draak een_enquete een_handtekening een_jongen een_klap een_oude een_preek een_rit een_schoenendoos een_stempel
een_stukje een_tik een_ton een_winkel een_zaklamp een_zieke eens eerst eet ei eigenares eiwit* elke_nacht emmers
en_alles en_blijft en_ging en_haar en_klaar en_krijg en_liet en_met en_moest en_nam en_volgens en_we en_zelf en_zijn
entre* entree er_alleen er_allemaal er_bijna er_iemand er_is er_niets er_nog er_over er_vijf ernaa* ernaar ernaast
europ* even faceb* failliet femke femke* fitne* flikk* flirt* fluit* foute funct* functie ga ga_ik gaatje garag* garage
gastvrouw gat geban* gebeu* gebeuren geble* gebleven geboortedatum gebru* geen_enkel geen_kwaad gefla* geflanst gehoo*
gehoorapparaat gehuurd gekaa* gekleurd geld geleg* gelegd gelegen gemak gemak* gemeld_en gemis* gemist geplakt geplu*
geraapt gesch* geschreeuwd gesloopt gesme* gespr* gesprek gesprekken gesto* getel* geteld gevallen gevon* gevonden
geweigerd_in gewisseld gewoon_niet gezegd_had gezet_met gezeten gezicht gezwa* gezwaaid gillen ging_van gips giraf
giraf* gloeiend goed_op goedkoop gorde* groet groeten haar_op had_haar hal haltes handen handj* happe* happen harna*
harnas hartjes hartverscheurend heb_in hebben_samen hebben_ze heeft heeft* heeft_gewoon heeft_me heeft_ons heel_de
heen_en heftr* hekke* hekken helem* helemaal helm hem_er herhaalt herstelling het_als het_bestellen het_bord het_donker
het_gesprek het_gewoon het_huisje het_kantoor het_meisje het_mijn het_op het_plafond het_vroeg hier hij_ging hij_heeft
hij_niet hij_was hitte hoe_de hoestte hoge hond hond_en hoogs* hoogz* hoogzwanger huisg* huisgenoot hun_onderhoud
huurv* hypotheek id ie_niet ieder* ieman* iemand iemand_anders iemand_van iets_gevraagd ijsbe* ik_bel ik_eruit ik_geen
ik_had ik_heb ik_ja ik_nooit ik_onder ik_riep ik_verzin ik_vraag ik_was in_bed in_breda in_dat in_de in_een in_gent
in_het in_hun in_tilburg in_zo'n incasso ineen* ineens infob* infobalie ing ingepakt inget* ingevuld inleveren inspe*
insta* inval* inzetten is_niks jaar_en jan jaren jaren* je je_in je_met je_ziet jenev* jeroe* jeroen jonge* jongeman
juffr* juffrouw jurist kale kamel* kamelen kampe* kanto* kapot_en kapse* karte* karten kartonnen_doos kassi* kasten
keek ken kerel* kermi* kiezen kinderen kinderen_in kinderen_op kinderzitje kinesist kipfi* kipfilet kippe* klaag*
klaar_en klach* klas klemd* klemde klonk kloppen knikt knokk* kocht kocht* koe koeke* koffie_met kokend kom_er komt_die
komt_het kop_tot kot kraam* krass* krassen kreeft kreeg kreeg* kreeg_de kreeg_een kreeg_het krijg_ik krijt kruisje
kwam_ik kwam_voor kwijl* kwisp* kwispelt lachte ladder lak lalle* langs_geweest lasag* lasagne laten_staan lees
leest_mijn leeuwen legde legge* lepel lepels lettertje lichter liet liet_de lijf lijm lijntje link lippe* liter litte*
loemp* longe* lood loons* loopband los_en luido* luidop maanden_oud maar_goed maar_in maar_ja maar_ook mail_met
man_heeft mandj* manie* manier manne* mannen masse* mast me me_aan media* mee_met meer_in meer_maar mehme* mehmet
meisj* menee* meneer meneer_die mense* mensen mes met_dezelfde met_het met_iemand met_je met_pijn meter microfoon
mij_is mij_nog mij_uit mijn_auto mijn_buurvrouw mijn_collega's mijn_gsm mijn_haar mijn_moeder mijn_nek mijn_oma
mijn_rug mijn_werkgever mijn_zus mijn_zwager milli* minstens misten mocht_ik mochten moesten_we molen* monit* monte*
monteur monteurs mopje* mopjes multi* munte* naakt nacht* nachtwinkel nakijken nam nam_de nam_het natuu* net_bij nette
nette* nicht* niet_echt niet_eens niet_over niet_waar niet_zo niks_gevonden nocht* nochtans noemde nog_aan nog_een
nog_meer nog_op nog_over nog_twee nonke* nonkel noodv* norm nu_op nu_zit nucht* nuchter oke olifanten om_mijn oma
omger* onber* onbereikbaar onder ongem* onschuld ontha* oorbe* oorbellen oordeel oortj* ooste* op_14 op_bed op_geen
op_hem op_het op_met op_ons op_papier op_slot op_straat op_te open_en openb* operatie opgen* opgenomen opges* opget*
oplev* opname opnemen opsch* opvan* opvang oudje* over_de over_het overa* overal overburen overgestapt overk* overkant
overmaken paard pakjes panga* parag* pas_toen pasho* pasta pasta* patient pepperspray personeel peuter piani* pianist
piete* pinco* pincode piram* plaatsing planten ploeg ploeg* plots plots* poppe* porta* portaal preek proce* proef*
pubers publi* puinh* puinhoop puppy put pyjam* qr r raads* rammel reden* refer* reisl* rem rente ribbe* rij_bij rinke*
roeme* roept roept* rogge* rookm* rooster roton* rotonde rotterdam rubbe* rug rusth* rusthuis rustr* rustruimte
s_avonds sauna sauna* schade_expert schappelijk schatje scheelde scheurde schitterend schoentjes schoolreis schop*
schouders schouders_op schro* schuur scooter servies shift shift* sjaal* skins skins* slaap* slaappillen slaapzaal
slage* slapen sleut* sleutel smakelijk smart* snapt* snars snars* soort spare* spareribs spira* spiraal spoelbak spoot
spoot* sport* springkussen sprong sta_ik staat_nog staat_op stagi* stal stap_ik stapelbed steig* stemp* stick* stift_op
stilz* stilzwijgend stoks* stond_dat stond_een stond_in stond_onder stopte storm straf stres* stress strijd stront
strop* stropdas studio stuk_en stuurt_een syndi* tandarts te_blinken te_geven te_nemen te_strak technieker teckel tegel
tegelzetter tegoedbon tekende televisie ter terug_en terug_naar teruggevonden teruggevorderd terwi* terwijl tevre*
thijs thijs* thuiszorg tie tien_dagen tijdj* tijdje tijge* tilbu* tilburg tip_voor toch_een toch_op toen_ik tot_teen
traditie trap_af trapp* trillend twaalf_uur tweeling uil uit_te uitbe* uitdrukkelijk uitgebreid uitgelezen uitgemaakt
uittrekken valies vals valse* van_12 van_6 van_gemaakt van_iemand van_je van_kop van_mij van_mijn van_ons varke* venst*
vent verdacht verdieping vergi* vergiftigd vergo* verhuizers vers verstuurd vertrek verven verwi* verzin vesti* vies
vijf_minuten vijft* vijftigste vinge* visal* visallergie viswi* vlaanderen vlak vlind* vluch* voete* voeten volgens_het
volwassene vonni* vonnis voor_de voor_ik voor_zes voor_zijn vooraan voorganger vooru* voorz* vriez* vriezer vroeg_of
vroegen vrouw vrouw* wacht_maar wachtwoorden walm wandj* want_anders was_al was_alleen was_die was_en was_ijskoud
was_nog was_tot wastafel wc_papier weet_het weet_waar weg_van weken_niet wel_wat wendy wendy* werd werd_mijn werk
wiebelt wiegj* wiegje wij_op wij_staan wijna* wilde wilde_alleen winkelmandje woonw* woord woord* worde* worden
wordt_nu wou wout wurge* wurgen zagen zagen* zak zakte zalm zat zat_hij zat_op ze ze_dat ze_is ze_moeten ze_op ze_zat
ze_zelf zegge* zeggen zegt_de zei_het zeker zelf_niet zelfd* zelfde zendi* zending zesse* zessen zet zeven_maanden
zich_om zichtbaar ziek_kind zieke* zijn zijn_voet zijn_vrouw zo_heet zoekt* zonder_uitleg zwaai* zwaaide zwage* zwager
zwart zweml*`,
      '3': `
10_dagen 16 180 180_euro 2019 2021 250 30_graden 340 39 400 400_euro 740 aan_mij aan_onze aanbetaald aangegeven
aangepast aangifte achter_de achter_die achter_het achter_me achteraf achteruit af_met afgehaald afgem* afgemaakt
afges* afgesloten afgestorven afgev* afhankelijk afslu* ahmed ahmed* al_betaald al_in album* alle_drie allergisch
als_het amandelmeel amsterdam anders anja antwerpen antwoordde apparaat armba* artikel asbak* asiel bagage bakke*
baksteen banden_zijn banen bankje bart basis* bedrog beek begeleid belas* beloofde bemid* bench bench* bene benzi*
berichten besta* betaald betaald_voor betek* beuke* bevallen bewee* beweerd beweerd_dat bewer* bewon* bezwa* bij_dit
bij_zijn bijen* bijgehouden binnen_voor blaastest blank* blauwe_plekken bleek_dat bleve* bleven bloed* bloedvat blote
blote* boekhouding boeki* boekw* boekweit boem boerd* boeve* bolle* bom bonbo* boord* borg_ingehouden borstel boten
boten* boter* bots boven_het bovenlip bovenop brak briefje_van broch* broer broodrooster brugk* brull* brullen buigt
buigt* bumpe* bus_naar busha* bushalte busje* callc* camer* capuc* capuchon cash cent champ* chauf* chauffeur claim
coffe* collega_die college commi* conducteur conse* credi* crisi* crisisdienst daar daar_de daar_eens daar_geen
daar_nog daar_te daarn* daarna daarna_een daarv* dag_en dames dames* dan_heb dat_ik dat_kan dat_ook dat_zal
de_administratie de_arts de_attractie de_bakker de_barman de_begeleider de_beheerder de_bel de_camping de_chauffeur
de_directrice de_inboedel de_jongste de_kat de_klink de_klok de_laptop de_les de_loempia de_makelaar de_man de_markt
de_parking de_schouders de_soep de_tenten de_terugweg de_vloer de_volle de_wet de_winkel deur_op diagn* diagnose die_al
die_ik die_man die_meneer die_met die_mij die_mijn die_zijn directie dit docente docht* dochter dochtertje_van doe
door_de door_het door_te doorg* dozen dozen* draag draaien draait dreum* driejarig drone drone* dronk* dronken durve*
durven echt_een echt_niet ede een_affiche een_dikke een_jerrycan een_kamer een_lege een_middag een_paar
een_schroevendraaier een_stuk een_tafel een_te een_vreemde eigenaresse elkaars emma emoji's emoji* en_al en_heb
en_heeft en_iedereen en_miste en_nacht en_riep en_sinds en_toch en_waarom en_was en_zei enger* enige_wat enigen enkele
er_ineens er_nooit er_onder er_s er_van er_wat er_zat er_zo erbij_en erfst* erfstuk erom ervan ervan* exact exact* fade
fatso* fatsoenlijk feestje filte* filter fitness flami* flamingo flank flesje gaatje_in gaf_een gaf_ons garnaal gastv*
gaven gaven* geboo* gebro* gebroken gedoe gedoe* gedra* geen_enkele geen_grap gefil* gefilmd gegre* gegrepen gehackt
gehan* geiten gekopieerde geleegd gelijk gemai* gemaild gemengd geniet genk genoe* genoeg_om geopend geper* gepin*
gepind gepla* gepri* geprikt geraa* gerok* geroken geslagen gesle* gesmeerd gesta* gestopt gestruikeld getro* gevaa*
gevel gevel* gevoe* gevor* gevul* gevuld gewaa* gewez* gewezen gezegd_en gezelschap gezwo* gezwollen ging_over ginge*
gingen gluten glutenvrije goed_hoor gooiden goud graaf* grave* groep* gym haalde_de haar haar_hele had_en had_enkel
halen_en ham handt* hang hartj* heb_een heb_haar heb_nu hebben_haar heeft_die heeft_een heeft_haar heeft_hem heeft_nog
heen heet_dat heg hele_rit hele_straat helemaal_geen hem_niet het_afrekenen het_balkon het_beton het_licht het_magazijn
het_mijne het_nachtkastje het_nu het_pas het_staat het_vlees het_wiel heupt* hield hij hij_maar hij_moest hij_op
hij_stopte hij_wel hij_werd hijsk* hijskraan hoe_het hoe_laat hoeveel hoger hoger* hok_in hol hond_lag hondj* hoofd
hoorn* hoort_niet hopel* hopen hopen* horro* horrorfilm houten huisa* hulp hulph* hulphond hun iedereen iemand_met
ik_door ik_er ik_iets ik_kon ik_kreeg ik_nog ik_regel ik_tegen ik_terug ik_ze ik_zo imita* inged* ingeleverd ingelijst
ingep* ingri* inkomen inspectie instr* instructrice intak* is_gewoon is_maar is_op is_trouwens is_twee itsme itsme*
je_alleen je_daar je_een je_het je_zag jenever jonge joris joris* juf juris* kaakc* kaakchirurg kam kampv* kampvuur
kantoor_en kap keer_als keer_de keer_en keer_op kelne* kelner kennis kent kieze* kijkers kind_dat kinderboerderij
kinderkamer klacht klapp* kleed* kleintje kleurtje kleut* kleutertje klik klimm* klink_gezet klom kluis knie knikt*
knikte knipoogde knipte koeie* koelc* koelcel koffie_in kok_was koken* kom_ik komt_nooit koorts koper kopie* koppel
krediet kregen_we krent* kreta kreta* krijgen krijs* kroeg kruis kuike* kuikens kwaad kwijlde laat_dat laat_ik laatst
label label* lachen_met lader lader* lag_er lagen lagen* laser* laten laten* later_stond leids* leidster lek lesge* let
leuge* leven* licht_aan lid liet_zijn lijde* likes likes* likke* litteken logt loonb* los_ik lost luider lunch* luxe
maar_er maar_na maar_veel maden maden* maken* man_en man_moest maneg* mannetje markt* marktkoopman masseur mat matje
me_nog me_staan medew* mee_in meer_zitten meester meewa* meewarig meisje_dat meneertje merkten met_blauwe met_mij
mevro* mevrouw mevrouw_met miere* mij mij_die mij_stond mijn_baas mijn_buurman mijn_collega mijn_dossier mijn_hoofd
mijn_neefje mijn_overleden mijn_zoontje minuten_op minuten_van misgegaan mocht_mijn mochten_niet moede* moest_leren
moest_zijn moesten morgen_maar moste* mosterd na_de na_het na_ons naam naam_op naam_van naar_hun naast_een
nachtreceptionist nachts nagel namaak namen_van neefj* neefje nep nichtje niemand_meer niemand_op niet_dat niet_drie
niet_een niet_lezen niks_over niks_van noch noemd* noemt_het nog_de nog_maar notar* nu_een occas* occasion of of_er
ogen_dicht om_drie om_me om_middernacht omdat_er onaangekondigd onder_de onder_het ontpl* onze onze_kamer onze_kat
onze_kater onze_zoon ook_die ook_met ook_op ooms op_4 op_school op_schoot opa opdra* opeen* opgeblazen opgeg* opgegeten
opgelicht opgeraapt opgesloten_in opgev* opgez* ophan* opmerkingen opnem* oprij* opsla* opslagbox optic* opticien
originele osteo* osteopaat oude_mensen overg* overgenomen paar paddenstoel pakketje pand parac* parel parel* parti*
pas_een pastis patro* pedaa* pedicure pensi* peppe* petra petra* piepte pille* piloo* piloot pinda* pingu* pinguins
plaatsbeschrijving plafond pleegdochter poetsen potjes potten praat* prali* preci* precies privetelefoon priya priya*
profi* puffe* puffer qr_code raad_eens raakt* raakte rafel* reactie recen* recensies reden regel rekenen rekeningen
remis* remise revie* review riem riepe* riepen rijsc* rijschool ring rit_van roken roken* rol rolde* rookg* rot rubber
rugma* rugmassage rust s_nachts salaris saldo saldo* schade schakelen schel* scherp schij* schol* school schrik
schroevendraaier schul* schuurplekken scooters shirt_van shoar* shoarma slaap_je slechthorend sleurde sleuteltje sloeg
sluiten smoes smoesje snee snij snor solli* spaargeld speelden speld* spijl* spijlen sporten sta stanl* stare* staren
steeds_in steek* steekt stempels sterv* stick stier* stift stift* stoel_onder stond_en stond_hij stond_ik stond_te
stort* strak* strat* streepje stuurden suici* suicidaal t_shirt table* tandenborstel taxi taxib* te_houden te_kijken
te_koop te_laten te_wachten te_zeggen tecke* tegen_de tegen_me tegenwoordig tehui* tehuis telefoon_en telefoon_van
teller tellers termijn termijnen terminal teruggebeld teruggebracht texel texel* thermoskan tien_jaar tien_man toetj*
toetje toevallig tom tonen tonen* toonb* toonbank touw treintje trillen trims* trouwens tussen_twee tweederangs tweel*
u_aan u_tegen uitbetalen uitge* uitgegeven uitst* uitze* usb_stick uur_wachten uz van_1 van_16 van_18 van_2 van_3
van_81 van_deze van_twintig van_uw van_zegt vanav* vanavond vanwe* vanwege varken vastgegrepen veilig verba* verdienen
verdronken verdw* veren vergu* verkeerde_plek verko* verkoper verla* verloor verne* vernedering verplicht_om versi*
verslag vertellen_dat vervallen vervangen vervolgens verzekering verzi* via_de viel_op visboer vitri* vliegen vol_met
volgde volgende_keer volle_zon volwa* voor_elke voor_vijf voor_wat vooraf voordeur voorl* voortuin voorval vragen_of
vries* vroeg_wat vullingen vuurwerk waar_ik waar_mijn waars* waren_wij was_geen was_zelf washa* washandje wasmi*
wasmiddel wat_er wat_meer water_is we_de we_hem weg wegge* weggedrukt weige* weigerden wel_uit wel_van wende* werd_een
werkn* werknemer werkten wetens willen willens wilt windh* wisku* wiskunde wisten wit_en woont woont* woorden worst
worst* wring* zag zag_de zakla* zakte* zangl* zangleraar zat_in zat_niet zatte* ze_alleen ze_me ze_met ze_van
zeggen_dat zeggen_de zei zei_dat zelf_te zelfg* zes_voor zestig zette zette* zette_mijn zeventig zie_het zie_u zien_en
zij zijn_van zit_in zitten_om zodat zodat* zondag_met zonder_reden zonne* zoon zus zwang* zwart_ziet zwemv*`,
      '4': `
2018 300 380 41 418 42_euro 450 a4 aan_die aan_het aan_je aan_voor aanbelt aangi* aanlo* aanloop aanmaning aansp*
aansprakelijk_gesteld aanstellerij abces abces* acht_dagen achter_haar advie* afgeg* afgegeven afgeleverd afgepakt
afval afwasser agent* agressieve airbag al_aan al_een alcoh* alleb* allebei alleen_bij allergieen als_er als_hij als_ik
amandel amandelspijs ambte* ambulance ander_gezin andere_gasten annuleringsverzekering antibiotica antwe* apoth*
apothekersassistente appartement apres apres* arnhe* arnhem asbest baan badku* badkuip balko* bankbiljetten bankm*
bankmedewerker baris* barista barvr* barvrouw bazin bazin* beagl* beagle bedienen bedro* beelden beest begint_te
begon_te beland ben_niet benen_staan besla* betaald_en beton* beurten bevatte bevestigd bewaa* bewaakte bewaard bewaker
beweert bewuste bezorger_heeft biech* bij_stond bij_vertrek billen bindend binnen_was binnenzak bipol* blaaskaak blad
blaren_op bleef_hangen bleekmiddel blijf blijkt bloederig bloedtest bloeduitslag blokk* bloot boekt* boekte boksc*
boksclub boom borgs* bos bouil* bouillon brach* bracht briefjes brievenbus brownies buikg* buikgriep bult burgerlijke
busse* bussen caiss* caissiere cara cel chantal cijfers club commo* commode condu* consulent consument controleren
cousc* couscous daar_alleen daar_een daar_zat daarb* dacht dacht_dat dagen_niet dagva* dakpannen dan_kan dans darme*
darmen dashb* dashboard dat_alles dat_er dat_kantoor dat_ze dat_zij de_achtbaan de_assistente de_benen de_bewaking
de_bouillon de_bus de_chef de_deuren de_dierenarts de_directeur de_etalage de_goede de_gordijnen de_halve de_handdoek
de_huur de_jeugd de_juf de_kapper de_knoppen de_kok de_kraan de_lijst de_monteur de_nek de_nieuwe de_post de_ring
de_rolstoel de_saus de_serveerster de_thee de_twee de_uitgang de_verzekering declareren deelde dekens dementeert den
denke* denken deurc* deze_club dichtgedaan die_deur die_week diene* dienen diere* dierenarts dieze* diezelfde diploma's
dirk dirkx dirkx* discretie dochter_in doe_ik dokter_van domic* domiciliering dood_door door_die door_iemand door_mijn
doorgebracht doorh* doorheen doorligwonden doorv* doosje dossi* drach* dreig* dreigde dreigde_mijn drink* drugs*
dus_ook duwde* duwt een_abonnement een_blauwe een_feestje een_fles een_foto een_gat een_grapje een_hond een_kale
een_knipoog een_kopstoot een_mes een_open een_oud een_praatje een_rietje een_rolstoel eens_aan eindi* eindigden elekt*
elke_avond en_gaf en_laat en_lag en_liep en_uw en_zelfs en_zette en_zie en_zo er_gaat er_in er_komt er_lag er_voor
er_was er_zelf eraf eraf_gehaald eruit eruit* facturen filiaalmanager filmen flank* flanken flatj* flatje flesj*
flessen fluit fluiten fluvi* fluvius folie foto's_in fotog* fotograaf fotos* freek freek* frikandellen fritu* fsma
ga_je gaatj* garna* garnalen gas gast_met gaste* gasten ge gebaa* gebaar gebracht_door gedip* gediplomeerd gedrogeerd
gefluisterd gefou* gefouilleerd gegev* gegie* gehaald gehaald_en gehac* gehakt gehes* gehesen gehoorapparaten gehui*
gehuild gehuu* geitj* geitje gekan* gekanteld gekie* gekieperd gekle* gekli* geklikt gekne* gelna* gelnagels
gemanipuleerd gemel* gemeld genaaid gener* genie* genieten genom* genomen genoteerd gepro* geruild geruk* gerukt
geschorst gesmo* getil* getild getrokken getui* geweld gewen* gewet* geweten gewis* gezeg* gezegd gezet* gezet_op
gezonde gilde gilde* ging_de glaasje_water glede* gleden glijd* glijden gloeide gluurde godel* gordel goudv* grapj*
grapjes grauw grauw* greep_mijn groep groothandel gymle* haal haald* haantjes haar_gezicht haar_naam had_al had_de
had_hem halter handa* handafdruk hande* handel handen_in handh* hands* handtekeningen handvol harse* hartje hartk*
hartkloppingen haven haven* heb_er heb_je heb_twee hebben_mijn hechting heeft_al heeft_er heeft_gezet heeft_in hem
hem_aan hem_de hem_in hem_thuis hengs* hengst henk heren herhaald hesje hesje* het_antwoord het_cafe het_door het_duurt
het_en het_hek het_matras het_net het_rood het_schot hier_in hij_durft hij_gewoon hij_is hij_keek hij_kreeg hijgen
hitte* hoed hoefs* hoefsmid hoest* hollander hond_is hond_op hond_van honden hoop hoor_je hormo* hormonen huids*
huidskleur huisarts huisbaas hun_rug huurbaas ik_bij ik_drink ik_moest ik_om ik_sta ik_uit ik_weigerde ik_zou
implantaat in_juni in_kamer in_onze in_van ingebroken ingediend ingev* ingez* inhaler inlev* intakegesprek inzameling
is_een is_en is_klein is_nog is_nooit is_ook jaar_ben je_gezicht je_wel jeugd* joden* jongen_met jongetje_van journaal
kabeljauw kamee* kameel kamp kan_ik kassierster katten keek_op keelt* keeltje kelde* kelder ketti* kier kijk kilo
kimbe* kimberly kind_met kind_van kinderen_hebben kines* klapt* klopt_niet knie_in knijpt knikkebollen knul koekjes
koelen koetsier koetspaard komen_kijken konde* konden konijnen krabd* krabde krijg_je kutma* kwaad* kwalijk kwam_hij la
lachj* lachje lacht* lachte_hij ladde* lag_te lagen_in lagen_we lager lager* langs langs* laten_zitten ledik* leefde
leeft leeg_bij legde* leidinggevende lelle* lellen lemme* lemmens letselschadebureau liegt_dat liet_me liggend ligt_bij
ligt_in likte_zijn linge* live lockers log_in lokal* lompe* lomperik loodg* loodgieter losli* losliet luchthaven luik
maak_je maakte maar_eens mager mailde mammo* mandje map marie* marieke mario mario* match matje* me_drie me_na me_tegen
me_wel medische meegegeven_aan meegemaakt meel meelu* meeluisteren meer_naar meest* mens_maar merkj* merkt* met_dat
met_ene met_hun met_koude met_mijn meten meten* mijn_bril mijn_broer mijn_broertje mijn_dochter mijn_ex mijn_fiets
mijn_jas mijn_naam mijn_ondergoed mijn_pas mijn_pols mijn_portemonnee mijn_schoonvader mijn_schouder mijn_slaap
mijn_voornaam mijn_vriendin mijn_zoon misge* mixje moeder moest_er moet_hij mogen mogen* moham* mohamed mondje mongo*
muilp* muilpeer naar_zijn nachtwaker nagew* nagewogen navel* nek nekve* nekvel nemen nemen* nicht nicol* niet_dicht
niet_dus nikke* nikkel noemt noemt* nog_drie nog_het nog_kinderen nonna nonna* noods* noodstop noodu* nooduitgang noor
notaris notenallergie notitie of_dat of_ik offic* ogen omgevallen onbekend onbet* onbetrouwbaar onderzoek onged*
ons_als ons_in ons_ma ontslag onze_eigen onze_hond oorde* oordelen oortje op_dezelfde op_hun op_kantoor op_mijn
op_terwijl op_zolder opeens open_van open_wonden opgeb* opgediend opgew* opgezocht ophou* ophouden oplader oplossen
opmer* opmerking opnam* oppas oproe* oproepen opslag oudst* oudste out overd* overeind padde* pakte_mijn panel* panelen
parfu* parkeergeld parkeerplaats partijstelling pas_maar passa* pasto* pastoor patron pedic* penicilline perio* periode
pianoleraar piep piepen pierc* pieter pikke* pikken pillen_van pinda_allergie pistool pitte* pitten plukte poeze* poot
portefeuille portier praat praatje predn* prednison preek* pries* priester privenummer proefmaand proefpakket profiel
prutser punten pupillen_als raar rachi* rachid rande* randen rapport rauw react* reageren receptioniste regle*
reglement reisbureau rendement rietj* rietje rijtj* roepen_dat rolst* rolstoel roltrap rondg* rottweiler rum salon*
sates* satesaus schaaldierallergie schaamt schaap schad* scharnieren scheermes schelde schiet schijf schimmel
schimmelinfectie schoonvader schouder_uit schuu* schuurtje scree* secur* security selder selderij selfie sesam shirt*
shock shock* sigar* sigaretten sim slager sleur* slipj* sloeg* sloot sloot* slotenmaker smijten smoothie snapp* snappen
snapte_er snauw* snoepje snuff* sorbe* sorbet spelt spelt* spleetogen spree* sprek* spreken springen spuit* spuwd*
spuwde staar* staartjes staat_hij stamb* stamboom stapel stapelen stel stele* stelen stewardess stokk* stokken
stond_tot stopp* stoppen strafbaar stron* stukadoors stukg* stukgeslagen suf sujet sujet* tande* tanden taxibus
te_bellen te_mogen te_tellen te_trainen tegen_haar tekenen tekst telefoniste termi* terre* terugging terwijl_de
terwijl_mijn terwijl_wij terwijl_zijn tesla tesla* tevreden thuiskwam tiere* tieren tik toegestaan toen_hij toeristen
tot_in tot_op tradi* trainen trans* trede trede* trekh* trekhaak trimster trok_mijn tromm* trots trots* trouw tuchtraad
tweeh* tweehonderd u_op uit_aan uit_dat uit_de uit_in uitbetaald uitdo* uitdoen uitdr* uitdroging uitgang uitgekeken
uitgestapt uitgezocht uitmaakte uitmaken uitsl* uitslag uittr* up urine vader vader* vader_in van_17 van_hun van_mezelf
van_onze van_twaalf van_vier van_zei vandaan vast vasthouden veegd* veegde verantwoordelijk verbl* verbrak verda*
verdampt verdween verdwenen vergiste verliezen verrot verstijfde verwisseld verzekeraar verzinnen vest vetzak via_dit
viel_om vijftien virusje vis vlaamse vluchtstrook vlug voegd* voegde voerd* voere* voeren volgende_ochtend vond_dat
voor_iedereen voor_wij voorn* voornaam vordering vreem* vrijwilliger vroeg_hij vroeg_waarom vrouw_is vrouw_kreeg
vrouwelijke vrouwen vuilb* vuilnis waar_hij waarschuwing walki* wanbe* want_hij waren_met was_ook was_weg we_over weegt
weegt* weet weggehaald weigerde wel_vaker wenen wenen* werde* werden werkg* werkgever west whisk* wijnv* winac*
winactie winne* winnen wiste* wodka wodka* woonde woont_in zaak zag_ik zaklamp zal zat_de zat_nog zaterdag_met
ze_hebben ze_het ze_hier ze_in zeeho* zei_letterlijk zei_mijn zeide* zeiden zeker* zelf_in zelfs_op zenuw* zesja*
zesjarige zie ziekenwagen zigeuners zij_heeft zijn_handdoek zijn_neus zijn_oor zijn_schouders zijn_we zijnd* zijnde
zilveren zit_hij zit_nu zitjes zitten_in zitting zo_dat zoekt zogenaamd zomaa* zomaar zonder_mijn zoontje_van zuste*
zuster zware zware* zwart* zwemm* zwijgen zwijgt`,
      '5': `
112_gebeld 2014 300_euro 420 61 70 780 81 89_euro aaide aaide* aalst aalst* aan_jullie aan_tafel aanbetaling_van
aangeboden aangesproken aangifte_gedaan aanrecht aansteker aardappels aarding abonnementen achter_mijn achter_slot
achtergebleven achterhoofd ademd* ademde adhd afdelingshoofd afdoe* afdoen afgek* afgep* afgeplakt_met afgezet afm
afsla* aftui* aftuigen afwij* afwijzing agres* airba* al_zes alcoholvergiftiging all_in alle_ouders alleen_mijn
allergiekamer alles_aan alpac* altijd_aan alvas* alvast amand* ameri* americain amran* amrani amste* ander_kind
ander_ziekenhuis andere_klant andere_klanten angst antib* antidepressiva antih* apotheker appen appen* appjes appte
arbit* armpje arts asbes* astma_aanval at autisme autoriteit autosleutel autoverkoper avg baas babbe* baby_lag babys*
badjuf badpak balde ballon bankbediende bankk* bankkaart bankp* bankpas barkr* barkruk bediende bedor* bedorven bedot*
bedrag bedreigt bedri* bedriegt beefd* beefden been beenh* beenhouwer beent* beentjes begre* begrepen beheerder bejaa*
bejaarden bekijkt bekijkt_de belandde belaz* belazerd beloof beman* ben_19 ben_hier ben_zelf beoordeling beroep
beroerte besli* beslist besprak bestaat_niet bestelbus bestelgegevens bestelwagens beten beten* beugel_van beunh*
beunhaas beval* bevalling bevat beveiliger bevende bewakers bezoek_aan bezorger bidt bigge* bij_mijn bikinifoto's
biljet bille* binde* binnenkort binnenspiegel bit bivak* blaasjes blafte bloed bloedverdunners bloedvergiftiging blokje
blond* bmw boeti* boetiek boks borre* borst borst* boven_op bovenaan bovenarm bovenarmpjes bovenbeen braakschade
braaksel breek breke* breken brieven broekriem brouwer brulde buggy buikj* buikje buitenlanders buitenwipper bulle*
buur cadeaubon cadeaubonnen camera's camio* certi* chalets champagne chass* chassisnummer chauffeur_reed chauffeur_rook
chauffeur_van chemo chinese chiro* chiropractor chocolade cilin* cilinder claim* coeliakie comma* commandeert
conductrice conny conny* contact contactverbod controleur couve* crema* cryst* crystal daara* daaraan daarop daarvan
dacht* dachten_dat dag_2 dagbo* dagboek dagel* dagelijks dagvaarding_ligt dakde* dakdekkers dat_glas dat_met datalek
de_bediende de_bocht de_borst de_buschauffeur de_chirurg de_dagvaarding de_echte de_economische de_gegevens
de_geschillencommissie de_gracht de_grootste de_haag de_heer de_hersteller de_huid de_ingreep de_kelder de_kennel
de_kleedkamer de_klep de_la de_lade de_massage de_medewerker de_motorkap de_nacht de_neus de_oude de_plank de_ramen
de_receptioniste de_rechtbank de_rotonde de_showroom de_stewardess de_taxichauffeur de_tralies de_vensterbank
de_ventilatie de_vlakte de_vorm de_vrederechter de_zaakvoerder de_zak de_zomer deken* dekke* demente dementie demi denk
deskundige deurbelcamera deuro* deuropening dezelfde_man dichtgelijmd dichtgeplakt_met dichtgezwollen die_afdeling
die_dag die_hier die_staat die_voor die_vrouw dierenleed diese* digge* diggelen dij dik_en ding dingen_in directeur
distributieriem_vervangen dochter_van dochters doen_voor doorboord doord* doorgaat doorgegeven doorl* doosj*
draaide_zich draaideur dragers drankadem drie_jaar driej* drink dropp* dropping drukte_zijn duimp* duimpje duize*
dumpt* dumpte duwde_me duwde_mijn duwde_zijn dwangsom e40 economie economisch economische economische_inspectie
een_aansteker een_ambulance een_ballon een_beroerte een_brief een_collega een_deken een_duw een_envelop een_gast
een_gebroken een_glimlach een_in een_incassobureau een_kier een_klein een_konijn een_krat een_loper een_moeder
een_ongeluk een_poot een_pop een_rekening een_sticker een_stok een_vriendje een_zak eenmalig eerst_was eerste_keer
eigen_sleutel eigen_stront eikel eikel* emre en_grijnsde en_haalde en_lachte en_mij en_naar en_sloot en_vluchtte
en_vroeg en_weer energie enkels enveloppendoos er_geen erachter eritr* erop ertus* ertussen eruit_en ethan* etnis*
etnisch euro_gegeven eveli* ex exami* examinator exhib* exploot extra's ezel faill* familienaam favv fenta*
festivalweide fiche fiche* fietser filet filet* fille* filler filler_in filmden fles floor* fod fokke* fokker folie*
gaasj* gaasje gaf_hem gamen gamen* gasto* gastouder geach* geachte gebli* geblinddoekt geblo* geblokkeerd
gebreke_gesteld gebruikt_mijn gebruikt_om gebun* gebundeld gedis* geen_water geert geert* gefix* gefixeerd gefle*
geflest gegap* gegapt gegeven_en gegoo* gegooid gegra* gehec* gehecht geinf* geinformeerd geklemd geknipt_en gemeen
gemen* gemengde genaa* geope* gepik* gepikt geplaatst gepor* geprobeerd geram* geramd geree* gerui* gesca* gescand
gescheiden gesli* geslikt gespa* gespaard gespl* gesplitst gestrooid gestuurd_met getrapt getrokken_en gevoerd
gevraagd_om gewenst gewist gewoon_door gewoon_in gezaa* gezaagd gezegd_dat gezet gezichtje ghb ghb_in giechelen gin
ging_om ging_op gino glash* glashard glass* goede goedg* goedgekeurd golf gooide_een gooie* gooien gordijn goudvissen
graaide graaien grach* gracht graf grapje greep grijnzen grijp* grind grind* groom* grootste grote_mond gsm haalde_hem
haalde_zijn haar_arm haar_hand haar_mond haar_pols haars* had_hij hadden_de hadden_er hamst* hand_en handjes handr*
handschrift hangslot hardo* hardop harri* harrie he heb_mijn heb_nog hebben_hem heeft_hij heeft_zelf heers* hefti* held
helle* hem_gewoon hem_laten hem_op hem_van hendr* henna henna* hepat* hepatitis herma* hersenschudding hersteld het_bos
het_dossier het_drie het_gangpad het_ging het_hotelbed het_inchecken het_inleveren het_kind het_label het_laken
het_nodig het_personeel het_zadel hete heupflesje hiele* hielen hier_al hier_niet hieronder hij_al hij_bij hij_boorde
hij_deed hij_door hij_een hij_kwam hij_liep hijgend hilde hilde* hing hoe_komt hoekj* hoekje hoeks* hoekstra hoestdrank
hoesten hokje hokje* holla* hoogste hoogu* hooguit hoorde_het hoort_bij houde* houden hr huidi* huidige huis_in huisb*
huisbaas_komt huisbaas_stond huisd* huisdier huish* huurh* huurhuis huurs* huurt* huurw* huurwoning hypo iemand_heeft
iets_van ijzeren ik_belde ik_breek ik_die ik_je ik_laat ik_ram ik_rij ik_werd ik_zeker impla* in_bikini in_durbuy
in_hetzelfde in_met in_mijn incassomedewerker info infor* ingeh* ingehouden ingelicht_over inges* ingeslagen ingespoten
inste* insuline int intie* intiem inzam* inzet* is_al is_geweest is_met is_mijn is_van is_ze jachtgeweer jager*
jaren_niet jarigen jawel jawel* je_als je_hier je_tanden je_toch je_weet jehov* jeugdzorg joint jointjes jos juf_gaf
julli* jullie justitie kaakb* kalf kalfj* kalfjes kamermeid kamertje kampleider kampleiding katal* katalysator
kattencafe kattenpis keer_met keet kegel kenne* kennen kenteken kermisman kersen keta ketam* ketamine kettinkje keurm*
kevin_van kiekjes kiept* kiepte kikker kilo_kersen kin_open kinesiste kippen klaag klaagt klachten klapten klauw*
klemg* klep klere* kleren klikte_niet klink kneep_in kneve* knijp* knip knokkels koeli* koeling koen koets* kofferbak
koffieautomaat koi kokha* kom_zaterdag kopen kopen* koper* kopie_van kopst* kopstoot kotge* kotsen kras kredi* kreupel
krijsen krone* kronen kroop kroop* kruipen krultang kuub kwam_de kwam_thuis kwijtgeraakt laadb* laadbak laat_u lacto*
lade lag_met laken lamme* langs_met lapzw* lapzwans laste* laster lazar* lazarus leden leeggetrokken leeggezogen leerl*
leerlinggegevens leg leider leidingen lelie* lensj* lensje lenze* lenzen lepel* lesbi* lesbisch letterlijk leugenaar
leugens levende licha* lichaam licht_uit liep_op liep_weg liet_hem liet_mijn lijnt* lijst* likte likte* limburgs linde*
linia* liniaal liniaal_op linkedin liter* liters litou* litouwen loon losgekomen losgelaten losgeraakt lovende
luchtvaartmaatschappij luier* luife* luifel maak maakte_een maakten maand_een maar_tegen macht* madam* magne* mailb*
mailbox mailden mails_en man_aan man_dat man_of mante* mantel marin* massagetafel masseerde maste* me_heen me_toe
medewerker medic* medisch meege* meegegaan meest meisjesdouches meld melde* melden meldp* meldpunt melkp* melkpoeder
meneer_de merel* mest met_bloed met_kinderen met_mooie met_stift met_u meth micro* mij_af mij_gelijk mij_ook mij_op
mijn_account mijn_app mijn_been mijn_benen mijn_borst mijn_borsten mijn_demente mijn_dochters mijn_doos mijn_gezicht
mijn_huidige mijn_kamer mijn_kleine mijn_lip mijn_moeders mijn_neef mijn_neus mijn_raadsman mijn_rekening mijn_ribben
mijn_telefoon mijn_zusje milan milan* minic* miniclub minste mishandeld mmc moeder_is moeder_met moedersleutel moedw*
moedwillig moeilijk_is moers* moersleutel moest_gewoon mompe* mompelde moppe* morfine morst* morste moslims motor mr
naamk* naamkaartje naamp* naamplaatje naar_buiten naar_mij naar_mijn naast_haar nachtdienst nachten
nachtkastje_verdwenen nachtspel nagebootst naged* nagedaan nagelstyliste namen natha* nepprofielen nest neus neusd*
neusde niels niels* niet_betaald niet_hij niet_weg nieuwe_accu nieuwe_naam nijlp* nijlpaard noemden nog_om noodk*
nooit_in noord* nootjes noter* noteren obser* observatie ocmw oekra* of_hij of_mijn of_we of_zijn oksels om_zijn
omdat_hij omkle* onder_een onder_haar onderrug ondersteboven oneer* oneerlijk ongeldig ons_af ons_dochtertje ons_op
ontbijten ontbraken ontfu* ontfutseld ontkende ontsnapt ontst* ontvankelijk onze_tafel oogjes oogle* oogleden oogli*
ooglid ook_eens oor_en oor_van oorlelletje ooron* oorontsteking oorri* oorringen op_dat op_facebook op_haar op_in
op_instagram op_je op_via opengehaald openstaande opgedrongen opgemerkt opgezegd_in ophaalden oplichterij
opmerkingen_over oppas* opzic* opzichter orde ouwe over_zijn overboord overdrijf overl* overleden overt* overw* paffe*
paffen pakbon pakte pallet paneermeel papa parkeerplek parkeerwacht parvo pas_bij pashokje pees per_ongeluk peste*
pesterij peute* peuterbad pijn_op pijnstiller pil pinda pinda's pinpa* pinpas pista* pitbu* pitbull plast pleis* pluch*
pluchen plukten pootj* pootjes potte* ppd praatjes preut* preuts prik prikband prull* prullenbak pruts* pus rake randj*
rappo* rapporten reageer reche* recherche rechtbank reed_over referenties reisb* reisleidster reken reken_maar
rekening_voor remde remde* remle* remleiding renpa* renpaard repti* reptielen ribben richt* richting riep riep_dat
riep_hij riete* rieten rijexaminator roemenie rondlopen rood_licht rookt* rookte rotte rotte_vis rug_naar salar* saski*
saskia scand* scande schaamstreek schadevrij schedel schei* scheiding schep scherper scheu* scheur schijven schilder
schim* schip* schoenendoos scholten schoonheid schoot schor schou* schrijft schrijnwerker schulden scoot* seksu* selde*
sepsi* sepsis sieraden sindsdien singl* single sisse* sissen slaap sleutelbos slijp* sloeg_mijn sloegen sloop slot
sluis* smaad smaad* smakk* smeke* smeken smeul* snapte snauw sneer* sneerde snoepjes snoof snoof* snott* snuit* sociale
sofie sofie* sophi* spanje spastisch speen* spelletjes spleet splinters spul squats staan_en staan_met staat_kom
stalling stape* stappen startte statu* steeg* steentje stefa* stefan stempel step stewa* steward stierf stikk* stikken
stoeprand stoeptegel stond_bij stond_ineens stonk stonk* story story* straf* strakke stroomstoten strot studi* stuit
stuurde sulfi* sulfiet sven tatoe* tatoeeerder te_breken te_draaien te_eten te_schrijven te_snuiven te_stoppen
te_verbergen te_vragen te_werken te_zitten teamleider teef tegen_die tegenaan teken telec* telefoon_uit tente* tenten
terps* terpstra terrorist terug_op teruggedraaid terugkwamen terwijl_ze testa* testament testo* thuis_met tijde*
tijdens_de tijdens_het tikke* tikken tilde tilde* toen_we toesp* toets toezichthouder tonde* tondeuse tong tongv*
tongval tot_de tot_gauw tot_het tot_je tot_zes tracker trainer tralies transacties trap_en trapg* trapgat treitert trek
trild* trilde trill* trilt trilt* trimmer trok_het turnl* turnleraar tussen_zijn u u_heeft u_nog uit_en uit_het
uit_mijn uitba* uitde* uitgescholden uitke* uitkering uitma* uitzo* uitzoeken usb uw_zaak vakantiegeld vakantiehuis
van_14 van_8 van_84 van_9 van_groep van_justitie van_klanten van_lijn van_naar van_wie van_zijn vandenbroucke vangr*
vangrail vanwege_mijn vapes vapes* varkens vastgemaakt vastgesnoerd vasth* veilingmeester vensterbank ventilatie
ventileren verbergen verboden verbrijzeld verdomd verdonkeremaant verdoofd verdr* veren* vergiftig vergrendeld
verkeerde_kies verkocht_aan vermi* vernedert veroordeeld verpe* verpleegster versnellingsbak vertegenwoordiger vertelde
vertelde_dat vertelde_het vertrekken vervalste verwittigd verzonden verzorgende verzorgster vetza* viagr* viagra viere*
vieren vijfj* vijfjarige visa vissa* vissaus vlakt* vlakte vlieg vluchtte vodka vodka* voedselagentschap voet
voetbaltrainer volgende_klant volgens_haar volgens_hem volle_prijs voor_hij voor_kinderen voor_u voordeel voorgelegd
voorh* vooruitbetaald vorde* vorige_maand vorm vorm_van vrederechter vreemden vriendin vriendje vriendje_had
vrijgegeven vrijgezel vrouw_heeft vrouw_in waar_iedereen waardig walle* wallet walno* wange* wast wat_ik wat_van
water_en waterpokken watje* we_dat we_het we_terugkwamen we_werden weddingplanner wedst* weefs* weefsel weet_ervan
weg_en weg_met weggelachen weggelopen weggezet wegre* wegrestaurant weide weide* weigering weken_en weken_na welk
welkomstbrief wenkbrauw wenst* wenste werch* werchter werd_in wespensteek wet weten weten* wettelijke whirl* whirlpool
wij_hem wij_het wij_waren wijnflessen wimperlijm winkelbewaker wint winterbanden wisselde woede woede* wonde woning
woon_je woonk* woonkamer wormp* wormpjes zag_mijn zakjes zakten zal_ik zal_wel zat_gewoon zaterdagnacht ze_dachten
ze_de ze_gilde ze_naar ze_te zei_die zei_hij zeur zichzelf_te zie_je zieke zijn_auto zijn_gezicht zijn_handen zijn_kop
zijn_kruis zijn_lippen zijn_rug zirko* zirkonia zitje zn zo_uit zocht_me zogezegd zolde* zonde_zijn zonder_akkoord
zonder_papieren zoog zoon_een zoon_met zoon_van zoon_werd zoont* zoontje zorginstelling zou_zonde zusje zusje* zuurp*
zuurpruim zuurs* zwalk* zwalkte zwalp* zwalpen zwalu* zweep zwege* zwegen zwell* zwellen zwemj* zwemjuf zwendel zwere*
zweren zwijg* zwoer zwoer*`,
      '6': `
260 340_euro 4000 67 800 800_euro 81_en 91 a12 aambe* aan_haar aan_op aangedraaid aangevraagd aangevreten aanging
aanre* aanri* aansprakelijk aanst* aanval aapje aardl* abort* abortus accen* accent acht_jaar achtbaan achter_zijn
achtergehouden achterin achterkant achterom_kijken achterwerk achtj* achtjarige acker acker* acm ader adrenaline
adres_en afgeblaft afgelopen afget* afgeven afrik* afro afscheid afschrift afschrijvingen airpods al_jaren aldus aldus*
alleen_thuis allergenen allergenenkaart allergische alles_over als_mijn als_schoteltjes alsof_het alvast_een ambul*
anabo* angst* anouk anouk* antil* appelmoes arm_om arrogante artie* artiest asbak asfal* asfalt assen assen* astma
autor* baarm* backe* backer badge badge* badju* bagageafhandeling balken bande* bang bankb* barco* barcode barma*
barman barsten barstte bedra* bedrogen beert* beest* beet_in behandeld beheer bekij* bekijken bekke* bekken belde_mijn
ben_een ben_zestien benen benen* bent_gewaarschuwd beoor* beroe* beschuldigde beslag besod* bespi* bespr* besproken
bestaan bestelbon bestr* betaalde beton bevat* bevei* beven* bevestigde bewaakt bewijsje bewijst bewin* bewindvoerder
bewoner bewoog bewusteloos bezop* bezopen bezwe* bezweken bidden bij_haar bij_mij bijtw* bijzi* bijzijn bilje* binai*
binnen_met binnengehaald binnenkant bits blaas blikken bloeddruk bloedens_toe bloot* blowen boere* boerk* boerkini
boeze* boezem bombe* bomma borg bosmaaier bosman bougi* bougies brake* braken brandwonden_op breezers briev* broer*
broertje brooddoos brownie brult brult* brussel buik buikv* buitengesloten bulga* bulld* bulldog bw callcenters campe*
camper cavia's cavia* centrale chant* charl* chatm* chatmedewerker chef chemisch chemo* chloo* clerc* clienten cobra
cobra* coke collectieve colpo* consu* contracten curator dachten dagen_geen daglicht dagvaarden daklo* dakpan
dan_hebben dan_ik dan_naar danny danny* dat_een dat_hij dat_weten data de_akte de_ambulance de_backer
de_bagageafhandeling de_beveiliger de_bewaker de_boel de_buik de_buurvrouw de_club de_coke de_dienst de_factuur
de_garage de_garagist de_heftruck de_intake de_kantonrechter de_kinderboerderij de_klas de_kleintjes de_kom de_kvk
de_leerkracht de_leiding de_leidster de_pillen de_politie de_receptionist de_redder de_rem de_roltrap de_rookmelder
de_schoolbus de_spoed de_steiger de_tap de_uitbater de_velg de_verhuurder de_verkeerde de_verzekeraar de_vraag
de_wachtkamer de_wc de_weegschaal dealer decla* decol* decollete degen* degene degene_die denni* dennis deo depre*
desku* deur_uit deure* deuren diama* diamant dickp* die_balie die_kerel die_kevin die_koerier die_monteur die_nooit
dieet dief dienb* dienblad dienstencheques diepe diepe* dierenpension dieven directrice dit_is dochter_is doek doel
doet_geen domme door_jullie door_toen door_uw doordat doorgesneden doorgestart doser* dosering dosis dosis*
doucheruimte draad draaide_zijn drankje dreef dreef* dreigend dreve* dreven drie_kinderen droeg droogkap druppel
dubbel_en duizend durf durft_niet dweilmachine echt_waar echte* een_advocaat een_afgesloten een_berichtje een_blik
een_blok een_boete een_echte een_eind een_gescheurde een_glas een_gratis een_hok een_honkbalknuppel een_kakkerlak
een_kat een_kist een_knuppel een_kras een_medewerker een_meisje een_mooi een_oog een_op een_paal een_pony een_schop
een_verborgen eens_wie eerste_hulp egel eind_aan eis eisen eisen* elleb* elleboog en_anders en_begon en_daarna en_hup
en_liegt en_meneer en_of en_ons en_ontkent en_raakte en_rode en_wel en_wilde en_zij en_zweeg enge engerd er_eentje
er_maar er_met erach* erbij_gehaald erf ervar* ervaringen etterende euro'* euro's exact_hetzelfde exemp* exemplaar
facebook factuur_van failliet_en faillissement fietst fiscu* fiscus fless* flirten floot floot* fluisterde fonduestel
fotografeerde fouilleren frans* frauduleuze fret gaf gaf_de gaf_gas galbu* galbulten gang_gezet garagehouder gasfl*
gat_in gaven_ze geado* gebeten_door gebeurt gebon* gebonden gebor* geboren gebreke gebruikt_in gebruikte gecontroleerd
gecre* gedag* gedagvaard gedec* gedeclareerd gedraaid gedrag gedronken gedwe* gedweild geeft_mij geele* geen_lucht
geeut* geeuthanaseerd geflu* gefot* gefotografeerd gegiechel gegrist gehandicapte gehangen geheu* gehoord_van gekneusd
geknoeid gekwa* gekwakt gelach geld_uit geld_van geld_voor gelei* geleidehond gemeld_drie gemer* gemerkt genot*
geopereerd geparkeerd gepes* gepest geprint geraakt gerechtsdeurwaarder geric* gericht gerri* gerrit
geschillencommissie gesjo* gesleept gesleurd gesprongen geste* gestel gestort gestr* gestript getin* getinte getip*
getipt getrokken_door getuigen gevorderd gewoon_mee gezoc* gezocht gezondheidszorg giech* gieri* ging_dicht gipsp*
gleed gleed* gloei* gluur* gmail* god gooi gooid* gooide graai* grapt* grapte griez* grijns grijnsde grinnikte
gripzakje grote_bek gynae* gynaecoloog haak haalde haant* haar_bed haar_ogen haar_rug haarv* haarverf hak halal halal*
halsband hand handdoek handhaver handp* harde_schijf hardhandig hartr* haver hazel* hebben_een hebt heett* heette heks
hel hele_tent help hem_een hem_terug hendrickx herdershond herkenbaar herkenbaar_op hersteller het_adres het_bedrijf
het_brood het_dak het_deksel het_diepe het_erf het_hokje het_ineens het_infuus het_kamp het_kampvuur het_labo het_moet
het_ophalen het_pension het_perron het_rusthuis het_speelgoed het_stuur het_toestel het_toilet heupe* heupen heupfles
hield_een hier_geen hierover hij_daar hij_hield hij_iets hij_lag hij_met hij_mijn hij_nog hij_ons hij_zat hindo*
hing_er hista* hoef hoeve* hoger_beroep hokke* hokken honkb* honkbalknuppel hoofddoek hoofdhuid hoofdje hoofdpijn_en
hoorde_ik hoorden hoornvlies hoort_erbij hotelbed hou huilend huism* huismeester hup huur_hier huurc* huurcommissie
hygie* hyper* hyste* hysterisch iban iemand_in iets_te igor ijsbeer ik_betaalde ik_doe ik_mij ik_trek ik_weet ik_zag
ik_zweer in_cc in_dit in_elkaar in_gebreke in_heel in_ook in_uw in_welke inboe* inboedel incasseert incasseren incom*
incompetent ingelicht ingen* ingenieur inger* ingetrokken ingewisseld ingredienten ingreep ingrid inkom* innen innen*
instagram installateur installeren insul* inten* intensieve intussen_ook invalkracht invlo* invloed inwen* inwendig
inzag* is_die is_dood is_weg it j jaagt jaagt* jaar_niet jaar_oud jacuz* jacuzzi jas_in je_eigen je_kinderen jerrycan
jodiu* jongen_van jongens jongens_van jongeren jongetje jullie_soort jullie_voor jupil* jupiler jurid* justi* juwelier
kaak kache* kaken kaken* kamer_in kampl* kan_beter kanaa* kanker kantelde kantonrechter karab* kart kas kassajongen
kassier kassiere kathe* keek_naar keer_over kees keize* keizersnede kente* keppe* kerse* kettingslot keuring kevin
kevin* kidsc* kidsclub kiekj* kies kies_getrokken kifid kifid* kikke* kinderarts kinderen_te kinderen_van klacht_bij
klanten klasf* klede* kleden kleding kleineert kletste kleuring klikte klusjesman kluss* klusser knaag* kneep kneep*
kniel* knipoog knock knock* knoopje knupp* knuppel koele* koemelk koevo* koevoet kok kok_kwam kolie* koliek kolve*
kolven komen_er komt_eraan kon_het koolm* koort* kop kopie kopla* koplampen koppels kotsend krabben kramp* krampen krat
kreeg_mijn kriti* kritiek kruis* kuite* kuiten kunstgebit kvk_nummer kwam_mijn kwamen_er laars* laat_de laat_haar
laat_mijn labo lachgas lactose lactosevrij lag_een lagen_er lalde lalde* langs_het langs_mijn lars latex* lavel*
laveloos leden* leeg_in leerlingen leesb* leesbaar legde_de leidd* leide* lenin* lening letse* levend_in levensgevaar
levensgevaarlijk lien liet_haar liet_ons lieze* liezen lijden loker* lokeren longa* loods loods* loonbeslag loonstroken
loper loper* loslaten lsd luihe* luiheid luisteren luize* luizen maagd* maagt* maagtorsie maal machtiging magaz*
magazijn magneetje maild* maken malaf* malafide mama man_een man_lag mank marti* me_op mechelaar medewerkster medicatie
medicijnen medis* meegegeven meegenomen meen meisje_van melding melka* mento* mentor merkte met_bloemen met_etterende
met_naam met_uw met_zijn mevrouw_die middenrif middenvoetsbeentje mij_in mijn_aangifte mijn_achterwerk mijn_arm
mijn_bank mijn_broers mijn_decollete mijn_dochtertje mijn_filmpje mijn_hand mijn_heupen mijn_iban mijn_keel
mijn_melding mijn_oor mijn_rechtsbijstand mijn_voordeur mijn_vriend mijn_zwangere minis* ministerie mis_ik mixje*
moeder_die moederziel moederziel_alleen moest_naar monde* mondeling moogt moogt* morgens motor* motorkap_en mrsa muesl*
muesli naar_beneden naar_drank naar_je nacht_op nachttarief nachtverpleegster nadat nadat* nadat_ik nagemaakt narco*
narcose navraag neem neemt_de neer negeerde_mijn negentien neger* neppe* nepwinkel niek niesz* niesziekte
niet_aangedraaid niet_als niet_bestaat niet_binnen niet_tegen niet_vast nikes nikes* niks_meer nodigde noemde_hij
nog_wat nok noorderzon norov* norovirus nota noteerde nu_de nummerplaat ogen_en oma's oma's* oma_van ombudsdienst
omdat_ze omged* omgedraaid omgew* omgewisseld onder_dat onder_invloed onder_zijn onderwijsinspectie ongeluk onges*
ongeschikt ons_bij ons_feest ons_na ontbinding ontde* ontdekt onthouden ontru* onze_kleuter onze_trouw oogje oogka*
oogkas oorle* op_marktplaats op_me op_uw op_whatsapp opa_kreeg opende opengebroken opengeknipt opengemaakt opengeritst
opengestoomd opete* opeten opgehangen opgeschreven opgezette opgezwollen opgro* opgroeien oplichter oplichting optat*
optater opzegging ouders_hebben over_mijn overdosis overe* overeenkomst overgesloten overtreden overtreding ozdem*
ozdemir pad pakten palle* papeg* papegaai papfl* papfles parkeer partij pasca* paspoorten pauwe* pauwels pedag* penic*
pep persoonlijk persoonsgegevens pesto pesto* pet pets pikte* pillen pilletjes pintj* pintje pis plafondplaat platf*
platform platg* pleister pleit* pleite plekken_op plofk* plofkip plukt* plund* polle* pols_gebroken polse* polsen
ponzi* por portiek positieve post prikb* privacy pro probeerde procederen proces promi* promille prose* prosecco proth*
psychiater puist* punte* puur raadsman ram ratten rattengif rauwe rauwe* receptionist recht_in rechten redder_zat
reddi* regelt rekeningnummer remka* remmen remsc* remschijven rende* reserve reste* resten ria ritsj* ritsje rodde*
rode rode_ogen roes rok rolde_met rond rond_op rondu* ronduit rookh* rookhok rookmelder rottw* ruin rukke* rukte rukte*
ruud ruw s_morgens salmo* salmonella sande* sander schaam scheenbeen schild schiphol schipper schoenen_en schom*
schoolkinderen schoonzoon schoot_los schoteltje schoteltjes schouder schre* schreeuwde schri* schriftelijk schrijven
schrikken schuifdeur schut sd seks seksi* serienummer server sesamolie sessies showroom siste siste* sjaak sjaak*
slaap_gevallen slaap_lekker slang slang* slikk* slikken slingerde slingerde_over slingeren sloeb* sloeg_met slokd*
slokdarm slokk* slokken smakt* smakte smijt smoes* smoesjes smsje* snauwde snotn* snotneus snuit sojas* sojasaus
sommelier sonde space* spanj* spast* speler spiegeltje spijker spijkers spion* splee* spoed* spookuren spoorloos sprite
sprui* spuit_in spuug* spuugde staart stagiaires stak stake* staken staken_uit stalker stall* stang steegje steel*
stijn stijn* stikte stikte_bijna stomd* stomdronken stook* stookolie stoort stortte_in stotteren strie* striemen strot*
struikelde stuipen stuit* suppl* synthetische tabletten tand tang tap tarwe tarwe* taxatie taxim* taximeter te_heet
teaml* tegen_een tegen_je tegen_zijn tegenkom telde telefoon_met telefoon_onder tepel* tepels terug_voor
teruggevonden_in terugkwam terwijl_het theo therapeut tijdens tikte tikte* tikto* tiktok tilli* tillift toch_altijd
toen_mijn toeva* ton toonbank_en tot_aan tot_ik tot_ze toure* tourette trali* trampoline trans transport traploper
trekker trimm* trogg* trommelvlies trut truus truus* tuime* tuimelde tulba* tulband tumor turke* turki* turkije
tussen_de twee_tanden twee_verdiepingen tweeduizend tweehonderd_euro u_in u_krijgt uit_met uit_onze uitgeschreven
uitgetrokken uitgevoerd uitspraak uitspuiten uitstrijkje uitweg uitwerpselen urine* uur_aan vakbo* van_15 van_50
van_alles van_hout van_jou van_jullie van_niet vande* vast_en vast_te vastgehouden vaten vaten* vatte veeg veili* velg
ventj* ventje verblijf verdoving verdrievoudigd verdwenen_bij vergeven verhuis verklapt verkocht_als verkopen verlamd
vermagerd vermoed verpestte verro* verschoond vertelde_mijn vertrouwen verwu* verzameld verzegeld verzopen verzu*
videokaart viel_bijna viel_van vierk* vierkant vieze vijf_sterren vijftienjarige villa villa* vinger vinkj* vlam vleug*
vleugel vloek* vloekte voetb* vol_striemen volg vonden_ze voor_schut voorgezet vooro* vooroordelen voorruit voorv*
voorvork voorwendselen voorwiel vredegerecht vreemde vriend vriend_had vries vroeg_de vrouwtje vuisten vulde* vulden
waakh* waakhond waar_die waar_het waar_jullie waarborg walge* walgelijk was_dat was_kapot was_verder waste waste*
webca* weet_dat weet_hoe weet_nu weg_te weigeren wel_erg werd_me werkm* werkmannen wesle* wesley wetbo* wetboek wette*
wettelijk whatsapp whisky_leeg wieg wield* wij_moesten wijkagent wim wimperlift wimpers winkeljuf winkelkar winst
winterjas wist_dat wist_de wond wonden wonin* wraak wreef wreef* wuift wuift* youssef zadel zadel_en zandb* zandbak
zat_een ze_hield ze_mijn ze_moest ze_nog ze_onze ze_werkt ze_wisten zebra* zegel zegel* zei_tja zette_zijn zeven_jaar
zien_elkaar zijn_arm zijn_broek zijn_eigen zijn_het zijn_hoofd zijn_jas zijn_kraag zijn_met zijn_mond zijn_nek
zijn_ogen zijn_oren zijn_poot zijn_tanden zijn_uit zijn_vingers zijn_vuist zilve* zilver zipli* zitje* zitti* zoals_in
zogez* zogezegde zolan* zolang zolder zonder_dat zonder_waarschuwing zonnesteek zorg zoutz* zuive* zulle* zullen
zwangere zwarte zwarte_schimmel zweeg zweeg* zweer zweer* zweer_het zwemleraar zwemvest`,
      '7': `
000 10_euro 112 1200 5000 500_euro 600_euro 90 90_euro aan_in aan_mijn aangepraat aangeschreven aangesteld aangevinkt
achter_bij achterdeur achternaam adren* adressen af_na afgedaan_als afgeschreven afgesteld afsluit agenten airpo* alarm
alarm* alcohol alleen_achter allergie als_die als_dit als_straf als_vrouw ammon* andere_ouders anderen andermans antid*
arbei* arm_op armpj* as aspir* astma* attes* attest autistische auto_had auto_voor baby balde* balkonreling bedon*
bedrijfsleider beelden_van begeleiding behee* bekertje belde_de bemant benie* benieuwd beschadigd bestelwagen betaal_of
bevestigt bewaking bezoekers bh bianc* bianca bidde* bieders bierb* big bij_jullie blaffen blaft* blanke blare* blaren
blij_zijn blikje blindedarm bloedde bloedens bloemist blokkeerde blowt* bomma* boot borsten botst* botste brandde
brandwond brandwonden breez* broers brown* bsn bso buik_van buiten_op bulte* bulten camera_in cameraatje cashew castr*
chalet chemi* claes claes* class class* coeli* commissie consumentenbond controleert credits daar_ging daar_mijn dakpa*
dan_lachen dan_praten darm dashc* dashcam dat_hoort dat_wij dave de_badkamer de_bezorger de_concierge de_dj de_eigenaar
de_fik de_fitness de_fotograaf de_huisarts de_huisartsenpost de_ketting de_kinderstoel de_kinderwagen de_kop de_lucht
de_masseur de_nachtzuster de_parkeerplaats de_piano de_poort de_portier de_pot de_ruiten de_salade de_schilder
de_slaapkamer de_speelplaats de_stukken de_tank de_televisie de_werf de_wit de_zaak de_zetel dek deken demen* denkt
denkt* dertig_jaar deur_dicht deur_van diarr* diarree die_chauffeur die_gast die_hij die_makelaar dier discr* distr*
distributieriem dochter_en doen_we dolfijnen domme* donderde doodziek door_personeel door_zijn doorverteld dossiers
down drank drank* drek dreumesen drie_op droeg* drong drong* drugspand dus_ze echte een_baby een_camera een_onbekende
een_tablet een_tientje een_vrouw een_wildvreemde een_zekere ehbo eigen_zak eigenaar en_hun en_jullie en_loog en_rook
en_viel envelop envelop_met envelopje enveloppe epile* epipe* epipen er_als er_wordt eraan eraan* erin eruit_gehaald
etalage etter* euro_uit expre* fik filmd* filmde fitnesscoach flikker flori* fotografe fouil* frans fraud* gaf_me
garagist gauw gebroken_heup gebruikt gebruikt_voor gebruikten gecon* gedin* geduw* geduwd geen_eten geen_noten gefac*
gefactureerd gefor* geforceerd gegeven gegeven_aan gegri* gekna* gekno* gekop* gekopieerd geld_of gelog* gelogen gelov*
geloven geman* gemep* gemept gepar* geplo* geroo* geroofd geschonden geschreven gesmokkeld gesno* gespo* gespoten
gestoken getra* gevis* gevist gevolgd gevraagd_aan gewaarschuwd gezicht_in gij glas_in grabb* grap grens* grinn* gripz*
haar_eigen haar_gsm haar_haren had_iets hadden_een halsb* hand_in hardh* heeft_mij hek hekje hekje* hem_achter hem_met
henne* herde* herken herse* herstel het_bankje het_bedje het_etiket het_gordijn het_hoofd het_hostel het_leven
het_nummer het_raampje het_stopcontact het_van het_zwembad heupf* hiero* hij_en hij_had hij_me hij_of hij_rook hij_van
hijge* hoeft hoeft* hoeven hopelijk hoste* hostel hoven* hovenier huisartsenpost huiss* huurder huurders iemand_op
iets_in iets_voor ijzer* ik_allergisch ik_breng ik_steek ik_vijf in_bad in_gebruik in_haar in_jullie in_ruil
in_zaventem in_zijn inbraak incassobureau incon* infuus ingeg* ingel* ingepikt injec* inleg inleg* inspecteurs intim*
intolerantie is_daar is_door is_zo je_af je_kop jerry* joeg_ons journ* jouw kachel kakkerlak kan_geen kano kanon kapit*
kapitein katje* keel kelder_van kennel keurd* keurde kijk_eens kijk_maar kilometerstand kind kinderen_bij kinderopvang
kindj* kitte* kittens klaagde kleingeld kleintjes klusj* knapt* knapte knies* koeme* kom_het kom_maar kontj* kontje
koop_bij kraag kraag* kreef* kroes* kruip* kuipers kwam_los kwam_naar kwam_terug lag_open landg* lat laten_betalen
later_een leefl* leeft* leeggehaald legio* legionella leiding lekte lekte* let_op lever leverancier lichten liege*
liegen ligt_klaar lijntjes lijst loket_4 loopt_al los_op los_uit losge* losgeschoten lossen luchtpijp luier lul lupin*
lusten maar_naar maar_wat man_bij manag* manager marktplaats me_de me_in mep met_alle met_down met_kale met_onze
met_opzet met_tape met_woorden mij_met mij_onder mij_zou mijn_adres mijn_baard mijn_baby mijn_brood mijn_deur
mijn_gegevens mijn_handen mijn_hond mijn_kaart mijn_laatste mijn_maag mijn_nieuwe mijn_nummer mijn_ogen mijn_opa
mijn_paspoort mijn_schoot mijne mijne* mis misha* miskr* miskraam mocht_de moed moest_eerst moest_in moesten_het morfi*
na_dat na_hun naam_en naar_jenever naar_onze nacht_aan nageb* nam_mijn namen* nationale neef neem_ik neppr* netel*
niemand_controleert niemand_kwam niere* nieren niet_hoorde niet_ken niet_serieus niet_zei niks_gezegd noemde_de
noemde_mijn non nootj* notee* nu_elke nu_mijn nummer_van om_op om_zes ombud* ombudsman omgevingsdienst onder_mijn
onderkoeld ondertekening onderzoekt ongelooflijk ongev* ongevraagd ons_kind ons_meisje ons_met onthaalmoeder ontla*
ontlasting ontslagen ontsn* ontvreemd oogla* op_hol op_jullie op_mij open_in openl* openlijk opens* opged* opgetild
oplichters opvoe* opzet oudere over_mij over_onze overgegeven overgemaakt overgeven overlijden oververhit pa paddo's
paddo* pakbo* pakte* paniek parkeermeter parkeerwachter parvo* patienten patricia perve* peuters pieme* pijns* piotr*
plaste poeder politie pols ponyp* portiers positief pot power* powerbank praten_met praten_we procedure purse* purser
pv racis* rad ramon* randje rechtsbijstand refur* refurbished rekeningnummers reparateur reservewiel riek riep_de
rijlesgever ronny ronny* rook_al rotte* ruil ruil_voor scam schaaldieren schaaltje schar* sched* schelden scheldt
schep* schildpad schold schoof schoolbus schopte schort schreef schreven schroef schurkte sesam* shirt shop shotjes
siera* skile* skileraar slaan slaap_zacht sleep* sleutelbeen slik sling* sluitingstijd smeet smeri* smerige smijt*
snack* snackbar snauwt snoep* snuif* snuiven soa sommatie somme* spart* speed speelplaats spiki* spiking spore* sporen
spouw* spreek spring spuiten_in stalk* stapt* stapte steri* sterilisatie sterke stich* stichting stikt* stoor* stortte
straks streelde stuip* stuur synth* tape taxic* taxichauffeur te_maken te_schelden technicus tegen_mij telde*
telefoon_eruit tent_in terugkomst test test_aankoop thc thuis_op tientje timme* toedo* toedoen toeval toond* toonde
tot_bloedens trappenhuis treit* trok tuchtcollege tuig tussen_mijn uit_voor uit_zijn uitbater uitgedeeld uitha*
uithangbord uren urenl* urenlang vacht vacht* vader_van vaders van_90 van_alle van_den van_loon van_tien vastgebonden
vastgezet vasts* vel verband verdween_uit vergiftiging verhuizer verhuurder verhuurster verkocht verkopen_ze verna*
veroo* verpleegkundige verslaafde verteld vervangen_door vervoerd verwarde via_mijn vingertjes vis_in vlammen vloei*
vloog vloog* vlooi* vlooien vol_bulten volgt volgt* volks* voorgelogen voorhoofd vraag_maar vriendin_werd vroeg_naar
vuilbakken want_ze water_in we_niet we_van we_zien weduw* weduwe wei werf weten_jullie wie_niet wiege* wijnf* wil_niet
wildv* wildvreemde winst* woond* worme* wormen wou_mijn wouters youss* zaakv* zaakvoerder zadel* zal_hij zal_u zat_aan
zat_onder ze_aan ze_bleven ze_door ze_haar ze_had ze_vroeg ze_zeggen zei_de zei_een zekere zichz* zichzelf zigeu*
zijn_gsm zijn_maat zijn_poten zijn_zak zijt zit_een zo_de zo_mee zogen* zogenaamde zonder_begeleiding zonder_het
zonnebril_van zorgi* zwangerschap zweep* zwol`,
      '8': `
3000 89 achterom af_en afgedaan afhan* afsch* akkoo* akkoord alle_vier alles_kwijt ambtenaar anafy* animator asiel*
autis* badmeester bediend begel* begeleider begeleidster begrafenisondernemer behandelt bejaarde belan* betas* bewoo*
bewus* bij_dezelfde bij_hun blaas* blindengeleidehond blonde blowe* boorde bosma* boter boute* bouten braak* bunge*
busch* buschauffeur cashe* cc centen chale* chip clien* co conci* concierge contacten crepe* creperen curat* dat_nooit
de_afdeling de_apotheek de_creche de_garderobe de_groep de_huurauto de_loodgieter de_manager de_mijne de_moeder de_mond
de_monitor de_operatie de_opvang de_rechter de_sauna de_tafels de_taxi de_trainer de_vegan deed_alsof deurw*
deurwaarder dhr dichtgeplakt die_krijgt dochtertje dolfi* dook doorverkocht dr duw duwde dwang* econo* een_bed
een_donkere een_vent een_vriend el erken* erkend etala* evacu* explodeerde firma firma* flauwgevallen fluis* foets*
foetsie gaf_geen gaf_mij gaf_mijn gast_van geboord gebruikers gedro* gedup* gedupeerden geen_verzekering geind geind*
gejat gejat* genee* geplukt gerol* gerold gescheurde gestart gesteld gestikt gevallen_op geven_en gevol* gezin ggd
glute* goude* gouden half_twee hals hand_op hasj hecht* hechtingen heeft_mijn heel_het heroi* het_bot het_broodje
het_bureau hij_bleef hiv huid ik_maak ik_sla ik_zijn in_eigen infuu* ingeb* ingeschakeld ingeslikt intol* iphon* iphone
jij joeg joint* juwel* keer_al kerels kids kin kindje klappen kleuter koek koerier kokend_water kopje_onder kotse*
krabbel kregen_de krijgen_geen kuipe* kwam_zijn kwijtgespeeld lachg* lacht leidi* levend liegt liegt* liegt_over
liet_alles lip lippen lisa loog lucht_in lucif* luisterde maes marokkaans me_uit meer_te merri* merrie met_ons met_open
met_scherpe mij_te mijn_bed mijn_bh mijn_buik mijn_glas mijn_kind mijn_kleuter mijn_neven mijn_pizza mijn_voet
moderator mond mosli* motorkap muize* nagem* natio* neemt_het niemand_in niemand_keek niemand_weet niet_alleen
nooit_een nummer_is oeste* of_laat om_in om_mij omgev* onbek* onbekende ondanks_mijn ontke* ontkent ontsl* ontstoken
ontvr* onze_dochter oog oogje* oor op_zijn opengesneden opgerold oplic* opzet* paal panie* pleeg* poep poetshulp
poetsvrouw posit* postb* postbode prutswerk psych* pup_van pupil* pupillen ratte* redder rijin* rijinstructeur riool*
rondgestuurd rook_het rug_van ruiten schoonheidsspecialiste schor* shotj* sinds_die slaapkamer sloop* smeet* snuiv*
socia* somma* sonde* spijk* splin* spoed spuit stagiaire stang* stap_naar steiger stiek* stiekem stijf stijf* stond_aan
stott* te_roken teen tel terwijl_hij thera* thuishulp tient* toen_ze toestemming toezicht tot_hij tucht* tumor*
tweedegraads uitgegleden uitsp* uitwe* van_hem van_u vanna* vannacht verankerd verdwenen_uit verhandeld verhuurd verkn*
verkoopt verpleger vervalst verzw* verzwegen vieze* voele* voelen volledige vonke* vonken voor_als voor_jullie vrede*
vroeg_hoe vroeg_me waarb* wakker_geworden was_dronken weddi* weggestuurd werkt_daar werkt_nog whats* whisky wie_er
wist_van woute* wraak* xtc zakken zat_alleen ze_allemaal zes_jaar zich_voor zijn_als zijn_duim zijn_niet zijn_stoel
zonder_iets zonder_schaduw zonder_te zonnebril zult zwend*`,
      '9': `
advocate aller* banden belast bewak* bijst* crack* de_bak de_band de_kapstok de_keuring de_schuld de_tent deale*
deed_er die_vent doorzocht dus_geen een_mevrouw elektrische envel* erger etike* etiket expres gekregen_van gemeld_aan
genoemd geroe* geroepen gesti* gestolen_in gezin* glutenvrij gram grijn* heeft_het het_wisselgeld heup hing_aan hok
huurd* incas* ingre* jou kakke* kanke* kip_was kist klapte koeri* kooi krabb* krijgt_een kvk lag_op leeftijd leegg*
liet_ze meisjes met_foto mevr mijn_foto's mijn_slip misle* moeders na_die na_mijn naar_binnen naast_mij nachtzuster
negee* negeerde op_kamp openg* opgelopen patie* pup reed_door rolde slip spuiten stok stond_open straal stuka*
stukadoor tegen_mijn terug_van toezi* trap_er trapte trouwring twee_mannen uitgelachen uw van_20 vastg* verborgen
verdo* verzo* verzonnen voeds* wiet wimpe* wonde* zeg_maar zei_ze zijn_hand`,
    },
  },
  pt: {
    plainBelow: -2.5,
    unlikelyBelow: 1.43,
    likelyFrom: 4.65,
    words: {
      '-9': `
25 a_sobremesa aborr* aceitam adiad* aguad* aguado ao_domingo as_quatro assalto assas* atual* atualizacao bloqueia
cambi* cambio cansa* caris* caro carteirinha concorrencia confusa da_hora de_compras decoracao deixa demora desbo*
e_esta e_nada em_falta empurra encosto enjoa* estacionar expir* feio filas filas* fina fraca fraca* fria gelada gentil
indicou lenta lenta* lento lento* marcar menu murch* nao_aceitam nao_cabe nela no_nome o_filme ocupa* outra_vez
paciencia pilhas pouca* prometeram proposta recom* reini* remarcou sabor sabor* salga* sem_graca sincr* so_na so_uma
som tenho_de tinto tinto* um_lado um_so vinagre`,
      '-8': `
12_e 60_dias a_concorrencia a_mofo a_paciencia a_tabaco abanar agora_nao agua_fria ainda_nao ajudo* ajudou altis*
amassada ao_ver app_de arrependi_me as_8 as_cinco as_oito as_pontas as_seis assado assen* assento atrasou_o aumen*
automaticas barul* barulhento bife bolo_de buroc* cafet* calab* cancelar cantaram capa casa_das caucao_de chao_de
chapeu cm cobra_ate com_cheiro com_fila com_pouca conco* condicoes confu* consulta_de continua_a corta cortados couve
cresce crime_contra da_atualizacao de_agosto de_almoco de_chocolate de_chuva de_meia de_morrer de_origem de_pao
de_quatro de_solteira de_tao decep* decor* desal* desenhos desfo* desil* despedida_de devolvida diga_se do_ar
do_telemovel dobra duches duro e_cara em_duas erro esgotado espera_sem esperamos esperei esvazia event* evento
excelente fatia* favor feliz feria* feriado fim_do fraco fraco* frances fraqu* fumadores gente_boa gostou guardanapo
guia_falava hotel_nao humor* imitacao_de impossivel impri* ja_o jogo_de kkk lavagem le_o ligo m mais_caro mapa maquinas
mas_a mas_avisem match* mesa_para mesmo_sem mesmos milagres minutos_por morno morno* morre morreram mudo_de nao_chega
nao_chegou nao_reconhece nao_responde nem_por nem_tanto no_papel no_primeiro nove_euros nunca_chega o_barulho o_bife
o_bilhete o_segundo ocupado os_mesmos palha papo para_as para_trocar parecendo pares pares* perde petis* po_de porcao
pouca preco_de premium problema_e promocoes quali* qualidade quando_vi que_esta que_ficou recomendou rede reduz* seca
sem_resposta sete_da simpatico so_em so_tem sobe suspirou ta_no tamanho_da terceiro_dia toda_hora torre* transfer
transito trava_no tres_horas um_assalto um_boneco um_caixa um_roubo uma_palavra uma_salada umas_as versa* versao
vinha_no volto vou_contar`,
      '-7': `
10_dias 10h 11 12_euros 15_minutos 18 18h 28 2_e 3_horas 3_vezes 3x 3º 60_reais 6_euros a_abanar a_chegar a_copo a_de
a_doutora a_medida a_nova a_picanha a_sombra abertura abrem abrem* acabam adiada adiado adorou afinal_e ainda_por
alara* aldei* aldeia alfac* amarrotada animacao animada aniversario anjo anteo* anteontem ao_abrir ao_armazem ao_decimo
ao_fim apita* aplicativo_nao app_do apressado aprovado armada arrastam as_15 as_18 as_riscas atenc* atendimento atent*
ativi* atividades atrasada atrasado aumento autenticacao automatico avari* aviso_na avisou_antes azul bacalhau_seco
bagagens baixo_nao banal banal* bateria_do bebados beliches bilhete_de bolo_que bombo boneco borbo* borracha brinde
brunc* brunch burocracia cabo_das caia cair_na caixas_e cajam* cajamar calabresa calibrador cansa caos cartao_nao
catalogo catar* catarina cavalo_de cerveja_quente chegou_as chegou_em choca* cidade cinco_e cinquenta_minutos
cliente_ha clima coladas_umas colchao_com com_aquela com_calma com_validade compe* condicionado_no confirmei consulado
contar_a conto_a controle convites convites_com cores cores* corredor_de correios corrige cortador cotovelos couve*
cozido curta_demais curto* da_dona da_erro da_esquina da_foto das_oito de_90 de_celular de_cidade de_cigarro de_couro
de_doze de_entrega de_frente de_jogo de_limpeza de_manutencao de_natal de_ontem de_pacote de_pistache de_prova de_tedio
de_teste de_trabalho decad* decoradora demora_a demorada depois_com deram_nos derretido desaf* desatualizado desbotou
desconfortavel desilusao desligar desmagnetizou desmarcaram desmarcou desor* devagarinho devolveram_no devolvido dia_8
dias_no dias_uteis dieta dificeis dificil_de discutir diver* do_alarme do_museu do_video do_vizinho dobra_e dormiu_no
doze_meses droga_de dubla* duro_e durou durou* e_18 e_caro e_como e_olha e_sempre eco ecra ela_me elevador_parado
em_analise em_baixo em_outra em_ponto em_quatro empen* emper* encomendados encomendamos engom* enrolada entao_nao
entendo episo* esfor* esgot* espanhol espumante esqueceram_se estacionar_e estava_pronto estimativa estrela euro evide*
exage* expira ferias ferre* ferreira fez_na fila_atras fila_de filme fim_o fino finos finos* foi_um fome fome_de fone
formulario_que fotos_com francesinha frio_de frio_e fritas froux* fui_com gasta gente_a genti* gerad* geradores
guarda_chuva guincho ha_e hones* hora_e horarios horas_de horiz* humor iam_na ilegi* ilegivel imens* inati* incendio_as
ingresso instrucoes ja_a karao* karaoke km labir* lado_da lag le legen* lenda lenda* ligo_e limit* limite livros lojas
lojas* longa longo* madeixas mais_12 mais_barato mais_no malha* manut* manutencao maos_de mapas mapas* mar marcacao
marcado_para marcam marinho mau_humor me_duas melho* melhores mensalidade mes_de mes_que micro_ondas migalhas_no
minusculas minusculo miojo miojo* mirad* miradouro montador morri morri* movel movel* mudou_a murcha murcho music*
musica na_outra na_ponte na_primeira na_vespera namorados nao_abre nao_apareceu nao_corta nao_dava nao_devolve nao_so
nao_trocam nao_vai natal natal* nem_na nevoe* nevoeiro newsl* newsletter no_predio no_site notificacoes numero_errado
nunca_tem o_bacalhau o_cafe o_casal o_crime o_favor o_mar o_pedido o_respeito obrigatorio ocupadas ondas ondas* ouvia*
ouvido_e padrao para_almoco para_cancelar para_dois para_mandar para_quatro para_setembro pdf pede pedi_um pena_a
pendente pequena pequena_para perfume_que pintu* pintura piquenique pistas pistola_de policial poltr* poltronas pontas
por_sms portagens posto_sem poucas pra_ouvir presas previsao primeiras pro_almoco promete prometiam promocao
protetor_solar puxadores puzzl* quadra quarta quartel quase_tive que_afinal que_deixa que_tinham que_vem queimaram
quota range* reais_pra realidade recolha reiniciar relaxante relig* remarcaram repet* repetidos reserva_em reservei
responde resposta restaurante revei* reveillon rodap* rodape roubou rural rural* sabor_a sair_de saiu_para sala_do
salas salas* sanda* sao_um sauda* saudades se_consegue segundas seguro_de sei_mas seis_euros sem_bateria sem_cheiro
sem_forca sem_metade sem_multibanco sem_pele sem_pilhas sem_portugues sem_previsao sem_recheio sem_tempero senio*
senior sete_e simpa* simpatica simulador sintetica siren* so_com sola sou_cliente subi subim* subimos subiu_de sumo_de
supri* suspense ta_de tarifario teatr* teatro tecid* tecido tecla tedio tedio* tem_maos tiro_no tive_um tiver toalhas
tocaram tosta tradu* traducao trava_na trinta_segundos troca_so tudo_cheio um_amor um_aquecedor um_bolo um_caos
um_carimbo um_euro um_numero um_ventilador uma_e uma_pessoa uteis uteis* venti* ventilador ver_com verde_sem vezes_a
viajo* vimos vimos* vinca* virtu* virtual visib* visibilidade vista_linda vista_para voltar_de voltarei volto_com
vouch* voucher zero`,
      '-6': `
10_anos 12_dias 12_nao 12h45 12h45* 14_euros 15h 16h 17h30 17h30* 180 1h40 26 312 320 35 38_reais 3_meses 40_e 41 42
4h50 50_min 5_dias 5h 65 8_da 8_e 8h 8h10 90_e 9_reais a_30 a_barba a_box a_devolucao a_lagareiro a_mais a_parte
a_segunda a_semana a_tv a_unidade a_vinte abarr* aborreceram aborrecido abre_no abrid* abridor absurda acabado
acabou_ontem acara* acaraje acent* acentos acertam achei_graca acompanhamento acorda acumu* afund* agendado agendamento
aglom* aglomera agua_com agua_gelada agua_que agua_sem aguada ajude* album album* alface algema almof* altas altas*
altos altos* amassada_e andei andei* angul* angular anive* antecedencia antes_das antigo antip* anuncio_de anuncios
ao_cliente ao_mesmo apanham apinh* aplica apressaram aro arranhador artigos as_10h as_8h as_nove as_segundas as_sete
asper* aspir* assadas assalto_a assassinato assassino atencioso atire* atirei atraso atrasou atualizei atualizou
atualizou_e aulas_de aumentaram aumento_de aumentou avariadas avariado avariou backu* backup baiao baiao* bancos
banheiro_sem baral* barreiros barulhenta barulhentas batal* batalha batendo_papo bateria_morreu bem_feito bem_mas
bicicletas bilhete_inteiro biscoitinho black_friday bocejando bomba_de borra* borrachuda brando brinco bufan* bufando
bug buzinas cabe cabides caca caem cafetaria cai_todo caixas_automaticas calco* camas_de campo_de cancelaram_o cancelou
canta canto* capa_de caram* carim* carissima carissimo carrega carregou carro_novo cartao_recusado casab* casablanca
casei cashb* cashback castanhas cedo_demais cega certa* chati* chatice chato chato* check_out chef chegado chegam
chegou_ao cheguei_a chiav* choco chuva chuva* chuvi* cinco_euros cinco_horas cinco_por cinem* cinema cinza circuito
cliente_desde cobertura cocktails com_atraso com_cara com_dois com_filas com_horario com_paginas com_robo com_tres
com_vista comando comecaram comecava comed* compensa compreendo comprei comprei_o concessionaria condi* conducao conex*
conexao confesso conge* congelou congr* congresso consigo conta_veio contabilidade contados contente contrato_li cor
corrigiram costa cozinhar cruzeiro culpa_minha curta curta* curto custa_mais custo da_agua da_compra das_salas de_40
de_antecedencia de_boneca de_brinquedo de_cafe de_calabresa de_coco de_devolucao de_duas de_embarque de_entrada
de_funcionar de_jantar de_matar de_material de_mau de_oleo de_pagamento de_preco de_precos de_rachar de_raiva de_terca
de_tinto de_trinta de_turistas de_uso de_vento de_viagem de_vista de_voz decepcao demais_no demas* demor* demora_um
demorou_a demorou_quatro demorou_tres demorou_um depois_das depositar deram_um descolado desconfortaveis deser*
desfeito desfocada desig* desis* deslocacao desorganizado devolvem dez_dias dia_2 dia_dos dia_inteiro dicio* dicionario
diferente_da direito_a dividir do_gato do_lixo do_zero doce_a dois_e duas_tostas dura e_dez e_dizem e_fez e_frio
e_gente e_mails e_nenhuma e_otima e_otimo e_pago e_poucos e_preco e_quente e_trouxeram ead econo* edica* edicao
elastica em_ate em_grupo em_loja em_um embac* embaciado emoci* empap* empapado empenado emperra emprestada encan*
encerrada encomendei_o encontro encostadas enfermeiras enfim enfim* engomar enjoativa enquanto_isso entende entre_8
entregaram_no entupido envio episodio errado_no erros erros* escadas_rolantes escorregas escuro_e esfri* esgotada
esgotado_na esgotados espanha esposa_e esta_nas estado estaladica estornaram etern* eu_nem evacu* evacuacao exagerada
exercicios expec* experiencia expiram explicado expliquei expor* exportar exter* extraviada facada_no fado falaram_q
faltaram faltava_um falto* faltou farmacias faro farta* favoritos fecha_cedo fecha_sozinha fechada_pra feiras feliz*
ferry ferry* ficou_pronto figur* fila_da filipa filme* final fisico fiz_a foi_facil folhado folhe* folheto fonte
formador formatacao fracos franj* franja fraquinho frestas friday frigorifico frito* fritos frouxos frust* funch*
funchal funcionar ganhar garcom_de garconete garfo* gasta* gener* gerador giro grande_e grani* granulada graus_em
gritar ha_meses ha_seis higie* historias honesto hora_marcada horar* horas_depois horas_para hostess hype igrej* igreja
igual_so ilumi* imensa imenso imper* importada impressora imprimir inatividade incluidas indicado indus* inesp*
inesperado iniciar insos* instalei intel* intercidades interminavel interruptor intervalo inver* inverno itali* jacare
jardim jeans jeans* jogui* joguinho joia justo_quando ketch* ketchup labirintico lagareiro lamento lantejoulas largam
largo lasca* leitu* leitura limitado limite_do linhas longa* longo luta malfeito malha mandamos maravilhosa marcacao_as
marmo* marte matam matam* matei matei* matosinhos mau me_disseram meia_de meia_em melhor menos_o menus menus* mercearia
mesas_coladas mesas_e meses_de mesmo_tempo migas migas* minei* mineira minha_cidade minim* minus* mistura moles molha*
monum* morrer_de mudanca_de mudo muito_educada murchas museu na_caixa na_entrega na_janela na_linha na_proxima
nao_cobre nao_consigo nao_li nao_liga nao_retorna nao_vem nas_mesas nem_manteiga nem_uma nivel nivel* no_sitio noite_de
noite_inteira notario novem* novembro numeracao o_arroz o_churrasco o_maitre o_melhor o_molho o_parque o_pastel
o_rastreio o_rodape o_telhado ocupados oito_euros ok_mas oleos* olhei* onlin* online ontem_e optim* optimo orcam*
orcamento orien* os_bancos otica* otimo otimo* ouco out ouvia ouviamos pacotes pacotes_de pagaram paginas palco palco*
palida pao_de papel_e para_mudar parad* parada parada_em parado parado_em parquimetro passarinho passeio_de passou_na
pe_com pechi* pechincha pede_o pedi_so pedi_troca pediram_desculpa pegajosa pelicula penalti pende* peppe* pepperoni
pequeno_para perda perdemos persianas pesado pessoa_e pessoas_e piani* pianista ping piscina_gelada pixel* pneumatico
podiam polvo_a pontu* pontual por_cabeca por_falta por_favor por_ordem porcaria possi* pouco* pra_tudo prateleiras
prazo_de precisa preciso_de preco_da preferencial prevista primeira_lavagem produ* progr* progresso projetor puxa
puzzle q_o quando_e quando_lhe quando_voltou quatro_vezes que_demorou que_havia queijada queijos queimava queriam
querido quim_barreiros rachar rala range reais_de recados recar* recintos recli* recusado recusei rede_de reduzida
reemb* reembolsaram reembolsavel refiz* refizeram refle* refri* refrigerante regad* regra* remarcaram_pra renato
repetida repetitiva respostas resto_e retor* retorna reuni* reuniao revista_de revistas risada rodou rodou* rolantes
rolha rolha* roman* rosas rosas* rotin* rotina roubou_a route* router ruido* rute ryana* ryanair sabados sai_de sal_e
sala_gelada salgada salgado salto sandalia sandalias sangria santos sedex sedex* segunda seis_e seis_semanas sem_gas
sem_pressao sem_sabor sem_sinal sem_stock semanas_e semes* semestre senha_as senha_e servico_e servindo serviu setem*
setembro shutt* shuttle simpatico_mas simpaticos sinalizadas sincroniza sincronizacao sites sites* sitios slides
smartwatch so_aceita so_agua so_ao so_ate so_de so_no so_um soalh* soalho sobem sobem* sober* soberba sobremesa sogros
sola_de solucao sonho* sono sorvete sou_de stock stock* subst* suco_de suges* supermercado tabua_de tapet* tapete
tarde_toda tartaruga tasca tasca* teatro_com telec* telemovel_com tema tempo* temporada tentativas ter_feito terca
ticke* ticket tirei_o tiros tiros* tive_q toca tocado torres torta torta* tortos tosta* tostas travando treco treco*
tres_semanas trico triplo tudo_bem tudo_com turista turnos um_anuncio um_balde um_braco um_codigo um_corredor
um_voucher uma_fila uma_porta uma_simpatia umido umido* unida* unive* usb usei_pra vagao vagao* vai_se varanda_a vazio
vedra* vedras vegetarianos veio_frio veio_olhou vela vence venceu vender ventoinha ver_os viciante vieram_tres viges*
vinho_da violao virus virus* vitam* vitaminas vizinhos voltou_igual`,
      '-5': `
0 0800 12_minutos 16h20 16h20* 1h30 1h50 2 2024 21 210 214 23_dias 28_euros 2_dias 2h 3 312_euros 3_semanas 40 40_dias
40_min 45_euros 46 4_vezes 6_meses 90 90_anos 95 a_apanhar a_areia a_batata a_cada a_cantar a_do a_geladeira a_gritar
a_ligacao a_mala a_ninguem a_promocao a_quarta a_tela a_torneira a_troca a_versao abafa* abafada abafado abre
abri_chamado absur* acaba* acabamos acabou_as aceita acertaram achou_o adega adega* administracao agendada agost*
agosto aguas aguas* alcatifa alegr* alergia_a alfaces alho alimentacao all almofada alternativa altissima alvo amare*
amarelo amarelou amor_de amor_e amore* amores andaimes aniversario_da ano antes_da antipaticos antiq* antiquado
ao_balcao ao_hospital apaga apagada apagado apertado apinhado apoio_ao apostila aquece aquecido aquem aquem* ar_na
armac* armacao arrependi arrepiar arrumaram as_10 as_14h as_15h as_5 as_7 as_cadeiras as_primeiras as_tres aspirador
assentos ataqu* ataque atenciosa atenda atendentes atendida_as atore* atores atrasaram atualizar audioguia
auscultadores ausente autocolante avaliar_a avariadas_ha avisaram_por azulejos bagageiro balde balde* balnearios
banho_com barbi* barbie batata_murcha batedeira bateria be bem_na berbe* berbequim berrando biblioteca bilheteria
bisco* bolas bolas* bonitas bonito_e bonus bonus* borboto bordas bota brilhar brinquedo_do britadeira busca cabia
cabia* cache cada_um cada_uma cafe_fechado cafes cafes* caia_de caixa_amassada calado calco calma cama_dura camaroes
camiao_do campanha campo cancelado cande* candeeiro cansaco cansada cansado cantos capin* capinha capitulos cappu*
cappuccino caras caras* carbo* cardiaco carimbo carissimos carna* carnaval caro_e carpe* carpete carrego carta_de
casa_dos casam* casamento casas casas* castelo cataplana categ* categoria caxia* caxias cena central_e ceram* ceramica
certa certinho_mas certo_mas chapa charu* charuto china china* chocolate chope chopp chopp* chore* chorei choveu chris*
chuve* chuveiros ciclo* cidad* cigarro_e cinco_dias cla cliente_e coberta colcha colunas com_fotos com_manchas
com_muita com_poucas com_som com_tanta comedia comprei_porque compro computador_com confuso congelador consulta
consumacao consumacao_minima continuo cordeiro corredores corrente_de cortava corte cortina cortinados court court*
cozinha_com criminoso croch* croche croissants cruas cruas* cultu* cultural curso_de curta_e curti* custa custar
da_chuva da_clinica da_familia da_formatura da_igreja da_novela da_sobremesa da_tomada danado das_maes de_acesso de_ano
de_anos de_comida de_credito de_deus de_fechar de_feira de_ferias de_fila de_fotos de_ingles de_luz de_mesa de_namoro
de_pessoa de_plastico de_qualquer de_sabor de_solteiro de_som de_substituicao de_tanto de_tenis de_volta dedad* dedadas
defei* defeito degus* degustacao deixar_o deixou_na delicada demasiado demoraram demorou dentro_de derretendo
desafinado desalinhados desar* desarrumada desas* desastre desat* desatualizados desbotada descuidado desculpa_pelo
desde_as desde_setembro deseq* desequilibrado desga* desgaste desgraca desigual desisti desistiu desmontado
desorganizada destinatario destinatario_ausente devolucao dezoito_euros dia_de diferente dific* dinheiro_e diversoes
divertido do_ano do_armario do_cidadao do_crime do_escritorio do_menu do_prato do_senhor do_show do_site doentio
dois_dedos domin* domino dormimos dormiu dos_namorados duas_de duas_e duas_manhas duplo duplo* dura_e e_afinal e_cada
e_excelente e_fecha e_fria e_meia e_pagar e_paguei e_tao ela_disse ela_falou ela_no ele_ta em_2024 em_cajamar
em_fevereiro em_fortaleza em_ingles em_manutencao em_pe em_portugues embal* emprestado encanador encomendado encrava
enjoativos enjoou ented* enten* entop* entope entorta entrega entretanto era_dia erro_inesperado errou_o escape
escola_de escov* escova escureceu esgotadas esqueceu esquecidos essa_sim esta_bem estac* estad* estan* estante
estava_tudo estavamos este esteiras estim* estragaram_a estreita estro* estrogonofe eu_no euros_e excec* excecao
excelente_mas exces* excesso exorb* expectativa explosao exposicao fabricante facad* facada fada fadis* fadista falou_q
faltou_o farta fatia favor* fecha_a fechado feio_e feito_um festa_junina fever* fevereiro fevereiro_e fica_na figura
fila fila_ate fila_e filme_chato filtra final* fisioterapia flori* fofos fofos* foge formatura forta* fortaleza fosco
fosco* foto_com fracas franc* fraquinha frest* frias frias* frigo* frio frios frios* frouxo fui_na fumad* funcionando
funcionava fundi* furada furos furos* gamer gamer* garagem_com garfos gel gerid* gerido gigan* gigante ginji* ginjinha
girar girar* glovo glovo* gol gondo* gondola googl* google gordu* gordura gosto* graca graca* graficos gralh* guara*
guarana guarda_roupa guardanapos guiada hamburgueria helen* helena higienico homic* homicidio hora_em hora_por horario
horti* hortifruti humid* idem ido iluminados imers* imove* imovel impos* impossiveis impre* impresso incluido
incompleto infarto inici* instabilidade interface irrit* irritante ja_so ja_tava jogad* jogada jogado julgu* julguei
julguei_que junina justo justo* kille* killer kkkk laco lado_e lanchinho lanchonete lapis lapis* laran* lascada late
lavag* lavagens lavaram layou* layout legenda legendas lembra lembranca lento_e letras letri* letrinha levantar_um
level level* lia_o ligo_mandam liguei_na limpei linha_de liquido locad* locadora login loja_da loja_do longe longe*
longe_da lotad* lucia luz luz_das mafia mafia* mafio* maior mais_por mais_volto mala_e malfe* manch* manchados manda_ir
manda_para manue* mao_a marav* maravilha marta marta* mas_de mas_nao mas_no mas_para mas_podiam mas_uma matchmaking
mede medi medid* medida meio_de melad* melado mensalidade_subiu merce* mes_a meses_e mesmo_eu mete micro mimo min
minha_familia minha_senhora minima minuto minutos_as minutos_o minutos_para missa* mocas* mochila_com modo moeda mofo
molha molhada monot* monotona morna* morna_e mornas morrendo morri_de mudancas multa_de multibanco multimidia mumia*
museu* museu_da musica_de musiq* musiquinha na_capa na_foto na_terca nada_no nada_o namoro nao_deram nao_devolvem
nao_funcionava nao_parou nao_resolve nao_sei nao_vale natural nenhuma nivei* niveis no_aeroporto no_anuncio no_horario
no_mapa no_mes nome_de nos_para noutr* novo_em nugge* nuggets o_antigo o_bairro o_colchao o_controle o_elastico o_mapa
o_pano o_primeiro o_problema o_produto o_progresso o_refrigerante o_resto o_tapete o_terceiro o_ventilador o_veu
obras_e ocasi* ofert* oitav* oitavo oito_e oleo_e olhar_para olharem ondul* online_com organizacao organizado os_amigos
os_balnearios os_pratos os_sapatos oscil* otica otima otima* otima_a outle* outlet outra_e outra_metade ouvin* ouvindo
padrinho pagamento pagod* pagode palid* pancadas papelzinho para_seis para_toda parabens paran* parando parcela
parecia_um parou_em parou_no passa_quando passado passe pedi_outra pedim* pedimos pedimos_pra pelo_amor pelo_menos pena
pequeno perco perco* perda* perfe* perguntem peruc* peruca piano piano* pica pilat* pilates pingava piora* pipocas
pirao pirao* pisca pistache pizza po_em poco poltrona poltrona_que ponto_e por_quem por_seis porcao_de porem porem*
porque_me possivel poten* pouco pra_trocar preca* precario prendi press* primi* principio privada privativa produto
professoras projecao prometido_para promo* prontos pudim pudim* q q_a q_e q_ja quando_chegou quarenta_minutos quartos
quatro_euros que_anda que_devia que_faltava que_fazia que_fez que_parece que_ser quebra queixar quente quente_e quinta
quisesse raias raias* ralo rangem rapid* rapidinho reais_a reais_por recepcionista_no recolhidos recomendo reconhece
reduzido reembolso reformado regra regras reinicia remar* remod* remodelacao renovar repete repetido repit* repito
reservado reservem respira ressaca ressecado resto resto* resto_fraco resum* reto retorno revista ribeira rimos rimos*
ritmo ritmo* robo rodad* rodada rodapes romantica romba* ronca* room rosa roubo* ruas ruidoso s sabores sal sala_com
salvou_a sapato sardi* sardinhas saudade save secar* secas secas* seco secul* seculo segunda_semana segunda_via
sem_alternativa sem_nada sem_pagar semana_de semanas sempre_no sempre_os sendo sendo* senhora_de senhora_do senso*
sentei sequestro serial serial_killer serie* serri* serrilha serta* sertanejo silen* silencio silencio_e silva silva*
simpatica_e simulacro sinto sinto* sirene sirenes siste* sistema sitio_e so_aceitam so_que solar solteiro sonho sorriso
sorve* sossego spinn* spinning suado suado* suand* suando substituicao super suprimido suspe* suspeita suspi*
ta_escrito ta_tudo talen* talhe* taman* tamanho tamanhos tao_bonito tapav* tapio* tapioca tarde tarde* tarde_e taxa
teclado teclado_com teleconsulta telefonemas telefono televisao temat* tematico tente* tentei terca* terca_e teria
teria* termometro termos teste_do textu* tinha_chegado tinte* tiro to_be toalha_de tocan* tocando toldo toldo* torneio
torresmo torto torto* tortu* tortura tosca tosca* total* transporte tratados trava travado travou trazerem treinos
troca troca_e trocando trocaram_de troll* trolley trouxeram trouxeram_a turistica tutor* um_cafe um_carrinho um_livro
um_muro um_tapete uma_agua uma_coluna uma_com uma_tarde uma_toalha unidade upgra* upgrade usand* usando usando_o usava
usava* valeu valeu* vasos vasos* vassoura vazio* veda veget* veio_sem veloc* vence* vencendo vendedores verbo verbo*
verbo_to versa versao_nova vespe* vespera vestido_de vezes_no viagem_com vice vinag* visita_marcada vista_mar volta_e
voltagem voltamos voltei_la voltei_no voltem widge* widget wifi_nao xl zoo_com zumba zumba*`,
      '-4': `
100 10h40 10h40* 12 13h 14h 15 15_min 16 17h 17h20 17h20* 190 1970 1987 1h 2017 20h 22 23 289 34 350 38 38_graus 3_de
40_minutos 4_anos 4_meses 5 6 62 63 68 6h 7 8 88 9 90_reais 9_e 9h30 a_cobranca a_cor a_correr a_diferenca a_fibra
a_graca a_luz a_meio a_melhor a_mensalidade a_pe a_pena a_recepcao a_responder a_toda a_trabalhar aborrecida abuso
acabaram acabou acabou_o acena* acenando achan* achando acomp* acompanhante aconselharam acordando adivi* admito
aeroporto_de afilh* afilhada afina* afinal afinal_nao afundado agarra agend* agua_de airfr* airfryer ajust* ajuste
alegria alfa alfab* alfin* alfinete alguem_a algum alheia almoca alteracao amave* amavel ambie* ambiente amor andares
andre andre* anfitria ano_passado antec* antig* antipatica anual anual* ao_lado ao_menos aos_domingos aparece aparelho
aparelho_com aplic* aplicacao aplicativo app aprendeu aprendi aprovaram aquario aquec* aquecida areia areia* arrep*
arrepender arroz_de artes* artesanal as_4 as_condicoes as_dez as_flores as_mesmas as_onze as_outras asperas aspero
assad* assinada atende atentado augusta aulas aulas* autom* avaliar avariada avisem bacal* bacalhau bacon bacon* bainh*
bainha balanca_de balanceamento balcao_da balcao_e bandi* bandido barulho batata batata_e beijinho benfi* benfica bh
bichos bilhete bilheteira bingo bingo* bitoq* bitoque bolo bolos bolos* bolsos bom bonec* bonito bonito_mas borrifaram
botao_de brind* c cabe_no cacifos cadeiras cafe cafe_da caiu_a calib* caminho_da camiseta canal cance* cancelada
cancelado_por cancelei_e cangaceiro cangaco cansados cantou cara_de carac* carregadores carru* carruagem casa_da casal
caste* catal* centa* centavo cento cento* certidao certo certo* chamado chape* chega_ao chegada chegarmos chegou_depois
chegou_no chegou_o chegou_sem cheira_a chines choco* chuveiro cinco_minutos cinqu* cinquenta cobram cobraram_a coisinha
colarinho coleta colom* colombo coloq* com_duas com_mais com_ovo combi* combo combo* comentar comissoes comprado
concelho consta consulta_e contado contagem contrario contrato_de cor_de corde* coro corrida corrido cortinas cortou_a
cotov* cozid* cp creme creme* cresc* crua custa* da_escada da_estrada da_orelha da_para da_pascoa da_tarde da_tv
dancava das_14 das_costas das_maquinas de_12 de_300 de_4 de_alegria de_alimentacao de_atraso de_bagagem de_bom de_casal
de_cenoura de_conducao de_costas de_dia de_espera de_fabrica de_fim de_fome de_lavar de_leite de_manha de_maquina
de_medicina de_morte de_novo de_pais de_rir de_sabao de_sapato de_ser de_sinal de_tempo de_vergonha de_vida de_voltar
decimo dedal dedal* dedic* dedicada deite* deitei deles_mas demai* demais descascou desconto desconto_de descontos
desculpa_e desej* desejar deserto desmarcam despesas detetive devag* dia_3 diarias diga disse_e dista* distancia distr*
diz_a dizem dizem* do_cunhado do_folheto do_mes do_motorista do_outro do_pe do_pedido doce_de domingo domingos dor_de
drink drink* duas_caixas duas_semanas dupla dupla* durou_uma e_bonito e_cinco e_dia e_estava e_fecharam e_isso e_normal
e_seis e_sem edredao educado eferv* efervescentes em_abril em_agosto em_junho em_moedas em_nome em_novembro
em_prestacoes embalagem embarque emend* emenda ement* ementa encarada encer* encomendar encostada_a encra* ensopado
entediadas entrega_a episodios era_da era_do era_pra eram_tres errad* errada escalar escolha esgota esper* espera
espetinho espla* esplanada espum* espuma esquadra esquece esquecem esqueci esquerda esquina estadia estam* estamos
estava_fechada estava_fechado estavam_a esten* estivesse estomago estore estragaram estre* estudante eternidade eucal*
eucalipto euros_de euros_para evera* everaldo evere* evidencias explicacoes explicando explicar extra facil* facil_de
faixa* falam falam* faltando fases fases* faz_parte fecha fechada fecham fecharam_a feia feira* feira_com ficou_bom
fila_no filei* fileira filha_em filho_ficou fim fim_de financiamento finas finas* finin* fiquem fisica fixo floripa
fogao fogao* folga* fortu* fortuna forum_de frage* frageis fragi* fragil fui_dar fui_de fui_reclamar fuma funeral
ganch* gancho garantia garco* garcom garcons geladas generico gente_que gola golpe_de goste* gostei gracas gracas_a
granu* grudando guiad* ha_vinte hidro* homem_de horas_na horrivel hortela ia_me iam ideias iguai* iguais igual igual*
iluminacao imitacao imperial incom* incompativel inferno infiltracao informar ingle* ingles ingre* inteira_de inteiro
interfone inuti* inutil invisivel ir_ao ir_la isso_mesmo item itens itens* ja_vai janela_sem janelas jardi* joaoz*
joaozinho jogos jogos* julho julho* junho junho* kit la_a la_em laboratorio ladrar lavar* leito lencois lenha lenha*
lentes lentos leoes leoes* levantamento leve_e levem levem* levou_os liga ligan* ligando ligav* ligava limao limao*
limparam_o lindo lindo* liqui* liquidificador liter* literalmente lixei* lixeira loica lopes lopes* lotado louca louca*
lua madur* mails mails* maior* mais_me mais_o mais_uma mal mandam mandar mando_a mantas marcaram marci* marke* mas
mas_com mas_pra masco* mascu* matar* mater* material matos* me_para me_tres medalha medicina mediram meia meia_hora
meio_tempo melhor_da menina_da menos_na merca* mes mes_seguinte mesas mesas* mesmas mesmo_e metade_das meu_celular
meu_mais meus_sogros miand* miando milks* milkshake min_e minha_afilhada minha_cozinha minimo minutos_na missa misso*
missoes mista mista* misterio miudi* moca_do modelo molas molas* momen* momento moran* morango morna morremos movei*
moveis muda muita* muito muito* muitos musicas na_chapa na_esplanada na_feira na_lista na_sexta na_terceira nacho*
nachos nada nao_abria nao_aceita nao_atende nao_da nao_passava nao_sabia nao_sou nao_tava nao_volto nas_fotos nem_em
nem_levantou nenhu* nesse_meio netfl* netflix ninguem_sabe ninguem_veio nisto nisto* no_cinema no_guiche no_inverno
no_mar no_prato no_saco no_sol nodoa noite_ja noutro_sitio nove novo_e nunca_veio nuvem nuvem* o_aniversario
o_aplicativo o_apoio o_assassino o_autocarro o_ecra o_estacionamento o_frete o_frigorifico o_microfone o_normal o_papel
o_passeio o_pequeno o_portal o_preco o_q o_setor o_sistema o_sofa o_som o_ticket o_tinto o_ultimo o_vinho oferecer
oferta opcao opcao* orgul* orige* origem outra_cor outra_mesa outro_lado ouvir ovos pacie* padra* padri* paga_a pagin*
palha* palmo pamon* pamonha pao_na papelaria para_abrir para_dia parabens_a parados parecia pareco partilhado partiu_o
passos pauli* paulista pedido pediu_desculpa pedra_no pedrinha pegaj* pegav* pegava pelic* peluche pepin* pepino peque*
pequena_e perceber perdi_o perdi_uma personagens pesquisa pessi* petisco pezinhos pinga pinga* pingando pingo* pioro*
piorou piscina_fechada pizza* plano_de planta plast* plastico_no plate* plateia por_cento por_dia por_do por_dois
porce* porcelanato portal portes porto porto* portugues portuguesa poucos poupatempo pra_cancelar pra_outra pra_que
pra_tirar praca_de praticas precisava precisou precos premi* presencial pressao prestasse principal processo_de
professores progressivos proje* prome* prometida propaganda_de propagandas puxad* puxador q_nao q_ta quadros quarta_vez
quartas quarto_de quarto_era quatro_estrelas quatro_horas quatrocentos que_ate que_em que_na que_paga que_trouxe
quebradas queda quent* quer_dizer querendo queri* queria_mais quim raiva raiva* rapida reais_o reaju* recebe reclamando
reclina reclinava regia* regiao regras_sao reins* reinstalar reinstalei rejun* rejunte remot* remoto remov* rende
repetir repetitivo reset reset* resma* resmas resor* resort respeito responde_e resta* restos revirou_os ri rija
riram_se risad* roami* roaming rolo romance romba rotea* rouco rouco* rua_augusta rua_e ruido sac saco sacos sacos*
sala_e salvou sande* sandes sandra sandu* sao_joao se_me seco_e seguidos segunda_vez seguranca_da sei_se seis_da
seis_dias seis_minutos sem_a sem_informacao sem_papel sem_poder sem_som sempre_a sempre_atrasado sempre_na sendo_que
senha_na sensor sentada sente sentido sequeira serie serve_pra servico shopp* shopping show sinis* sinistro sinos
sinos* sinte* site site_diz site_do slide* so_se sofa softw* software solar* sombr* sopa_e sosse* speed* substituiram
suces* sucesso tabac* tabaco tabul* tabuleta tag talheres tao_alto tarde_nao tarte tarte* tava_com tchau tchau* tecla*
tecnico_veio tecnicos tela telao telao* telefonei telefonico telev* tem_culpa tempe* tempo tentando tentativa ter_ido
termi* thru tigela tinham_levado tocar* toda_vez todo_lado todos_os tom tomat* topo torneira_e total tranquilo
travesseiro trem tres_euros tres_que trilha trinta_dias trinta_minutos trocam tropa tropa* tudo_menos tutor tv uber
ultima_atualizacao um_bom um_botao um_doce um_mes um_metro um_palmo um_pano um_pneu um_semestre uma_casa uma_coisinha
uma_funcionaria uma_hora uma_maquina unica vale vazia_e veio_a vendo vendo* ventilacao vento* vestido vez_de vez_na
viajou viemo* viemos vim vinco* vinte_dias vip virgula vista* vistoria voltar_pra volte vonta* vontade vontade_de
voo_inteiro voucher_de x youtu* youtube zanga*`,
      '-3': `
00 110 118 13h40 13h40* 15_dias 189 19h 20 2016 212 30 31 32 50_minutos 6_dias 7h 87 92 a_bibliotecaria a_carta
a_chamada a_consulta a_espera a_excursao a_familia a_festa a_impressora a_leitura a_musica a_nao a_partir a_pascoa
a_quatro a_reserva a_respiracao a_sala a_ser a_tarde a_tigela a_trabalho a_vacina a_vir a_vistoria abandonado abril
abril* abrir_a acabo* acai aceit* acende achando_que acima acima* acordado acust* acustica aditi* aditivada adivinha
adver* afundou agora_ele ai_a algum* alguma alinh* alinhamento almofadas alta alto_e altur* amass* ameaca ameri* amigas
amigos analise_ha andamos andares_de angolano anos_de anota anten* antena anter* anterior antia* antic* anuid* anuidade
anuncio ao_fundo ao_intervalo ao_lixo ao_telemovel ao_terceiro ao_vivo aos_berros aparecia aparelho_auditivo apena*
apenas apito* apoli* apolice apos_um app_nao aquar* ar ar_condicionado arrui* artis* as_11 as_17h as_18h as_9 as_coisas
as_mesas assal* assassinou assenta assim_a ate_passar atencao atras* atraso_de auditivo ausen* avess* avesso aviao
avisem_no bagag* bairr* bairro bamba bamba* bandeira banho_do banho_sem banhos barba barca barca* batat* batida bazar
bazar* beije* beijei beira belem belem* belic* berli* berlim berros bia bibliotecaria black* blusa bocej* bodas bodas*
bodas_de bolac* bolachas bolha boneca bonit* braga bras brilh* brisa brita* bronz* bucha* buffe* buffet bumbo bumbo*
bunga* bungalow buracos buzin* cabecas cabelos cabid* cabidela cacif* cafe_do caixa_e cala calca calda* caldas calde*
caldeira caldo_verde calha calmo calmo* calor* camara_do caminhao campo* cancelaram canta* cantar canto caozi* caozinho
capitulo cara_e cara_feia cara_que carda* cardapio carmo carmo* caro_demais carregado carreira carrinho_de carrinhos
carro_a carro_com carro_nao carros cartela carto* cartoes casa_o casal* casas_de catarata causa_de cavalinho cebol*
cebola cega_e celular_e centimos centr* centro_de chale* chamada_e chamo champo chao_a chave_do check chega* chegamos
chegaram chegou chegou_com cheio* cheios cheira cheiro chinelo chora chorou ciclo cinco_da cinco_pessoas cinco_vezes
cinema_com cinto cinto_de cintura_e cito clari* cliente_de cliqu* coent* coisinha_ma coladas colch* colchao_de
colegas_do com_nove com_quatro comboio come comercial comid* comida comissao_de como_ja como_o compadre completar
comprar compreensao conce* condicionado conec* conecta confirmar confusao congelados conheco_o conto contra_a conversar
cookies copos copos* coracao corda corre correcao correr correta correu_bem corta* corte_de corti* cortinado costura
coxin* credito crois* culpa_e cumpr* cumpre curto_e custo* custou cutic* da_camara da_carta da_casa da_comunhao da_e
da_lista da_policia da_porta danca* daquele das_onze das_sete datas datas* dava_pra de_2016 de_9 de_agua de_alho
de_berlim de_boa de_calor de_cara de_carro de_casada de_esperar de_faturacao de_graca de_madeira de_mao de_nata de_olho
de_olhos de_ouvido de_parede de_pato de_pe de_rotina de_sintra de_vinte debito decim* degrade dei_por demorou_uma
derramado derre* descarado descemos descolou desconto_na descosida desculpa desde_fevereiro desde_ontem desem* desenho
desistir desti* deve_ser devolveram dez_anos dez_e dez_minutos dia_10 dia_30 dia_da diante_dos diaria dias_de difer*
dificil diges* digestivo digito do_aviao do_bolo do_curso do_painel do_parque do_primeiro do_que do_regulamento
do_resort dobrado doce dono_falou donos donos* dores_de dos_hospedes douro douro* doze duas_vezes duche_e duros duros*
e_bom e_cafe e_com e_deixaram e_do e_ela e_esperar e_esperei e_ficamos e_fila e_me e_ofereceram e_oito e_pelos e_piorou
e_pra e_virou e_volta edred* educacao educada ele_esta em_3 em_curitiba em_dez em_dia em_evora em_guarulhos em_julho
em_letra em_meia em_obras em_quinze em_vinte empilhada empur* encai* encerrado encharcadas encheram encostada encravado
energia enganaram enganei enorm* enorme ensinou ensop* entendeu entrada_no entramos errado_e erro_500 escadas escala
escorregar escrita escuro espelho espera_que esperar esperou esperou_no espreguicadeiras esqueci_a esta_loja esta_na
esta_tudo estacao estalar estamos_em estava_uma este_mes estei* estendal estom* estoq* estoque estorno eu_ja euros_o
evora evora* excel* exerc* exige explicaram explicou fabio fabio* facia* facial facto facto* falar_com falaram falou_e
fama farmacia fase fato_de faturacao faz fecha_as fechados_e fechar_e feijo* feijoada feira felizes ferme* festa_de fi
fiamb* fiambre fibra fibra* fica_no fica_o fichas fico ficou_em ficou_um figurino fila_do filho_e fim_da fininho
fiquei_a fisic* fiz_um foi_ate foi_uma folga folha* fora_a fora_de fora_e forte forte* fotoc* fotocopia fotografia_do
fraquissima frente_e fresq* frito frouxa fruta fruta* fui_a galinha gelad* gelat* gelo gerente_e gordo gosto gps grafi*
gravar grave grave* grelhador grossa gruda* grupo_de grupos guardaram guaru* guarulhos guerra ha_anos ha_dez ha_tres
havia_uma hoje_nao hora hora_de ida ideia* ignorou impec* impecavel imperiais inclu* indic* industrial infer*
informacao inox internet invis* ir_ate ivone ivone* ja_mandei ja_tinha jacar* janei* janeiro janeiro_e janel* janela
jantar joao jogo jogo_e jorge jorge* junta juntos ladei* ladeira ladra* ladrao lamen* lante* laranja lavada leiri*
leiria leite_de levanta levantar_o levar_o leve li lido ligacao limpa lisbo* lisboa livro* login* loica* loja_a lona
lugar maca_com maiores_de mais_do mais_um mal_se mala_com mala_de manua* maquina_da maquina_de marco* marga* margarina
marin* marmi* marmita mas_agora mas_e mas_o mas_quem mascara massa matan* matando matar maxim* maximo mdf me_deram
me_liga me_puseram menos_a mercado mesa_ao meses meses* meses_pra mesmo_lugar metri* metrica meu_joelho meu_rosto
milag* minha_lista minut* minutos model* modem modem* moema moema* mole moles* molho_e montar mordomo mosca* mostrar
mostraram_me motorista_mandou mudei mudei* mudou mudou* muita muitas municipal na_app na_bilheteira na_conversa
na_geladeira na_nota na_vida nacional nada_de nada_do nada_que nao_a nao_avisou nao_conecta nao_cumpre nao_deixa
nao_deu nao_funciona nao_havia nao_ouve nao_passa nao_se nao_veio nasce* nasceu nata nem_de nem_um nenhum neto
neto_perdeu no_beliche no_copo no_google no_menu no_outro no_salao no_segundo no_seu no_telefone no_voo nodoa* nogue*
nogueira nome_da norte* nos_no nos_ombros nos_um nossos nota_fiscal noutra noutro noutro_lado nova_e novel* novela novo
num_canto o_apartamento o_bar o_berco o_carnaval o_cartaz o_chuveiro o_combinado o_corredor o_corretor o_desenho o_dia
o_extrato o_levei o_mordomo o_natal o_pacote o_ralo o_site o_suco o_vidro objeto obras obras* obrig* obrigado
obrigatoria ofereceram_um oito olhou_para onde_o onibus_leito onze_da organ* orqui* ortopedia os_clientes os_colegas
os_pes outra_na outub* outubro ouvidos pache* pacheco padrinho_do paga pago paguei_o painel paint* paintball palmas pao
para_falar para_fazer para_mim para_por para_quem para_um para_uma parab* parafusos parcelado parec* parede_e
paredes_de parqu* parquinho parte partida_e partilhadas partiu_me pasco* pascoa passagem passam passamos pasta paste*
pasteis paulo paulo* pausa pausa* peca peca_de pedem pedem* pedir_e pedras pela_quarta peluc* pensei pensei_que pensos
pequenas perdido pesar pessimo petal* pingo pinhe* pipoc* pisca* pista* pizzaria plantonista plastico plasticos po
poeir* poeira ponha* ponham ponte ponto poodl* poodle por_duas por_fora por_mais por_seguranca por_tres porque_a
porque_era porque_tava porta_na potencia pra_conversar pra_quem pra_todo pra_uma pra_ver praca praca* prato prato*
preci* preco preco* presa* presente_de pressa previ* procedimento produtos prolo* prolongamento prometem prometido
pront* pronto propa* propaganda protocolo protocolos provadores puxei puxei* quando_chegamos quarto_com quase_um
que_com que_depois que_deve que_e que_range que_ta que_tambem que_tem queijo_e queimada quem_foi querem querida
quinze_minutos quota* radio raio_x rasgadas rato reais_numa real reali* recur* recurso redon* registada relac* relacao
relvado remet* rende* renov* reser* resolveu responderam_que resultados retirar reuti* revir* ribei* ridiculo risos
risos* riu_da rolante roupa_de roupe* roupeiro rs ruim sacola sai_sem saiu_em sala salta* sandr* sarca* scann* scanner
se_para sede segun* segundo_dia sem_medico sem_parar sem_sal semanas_com sempr* sempre sempre_em senha senha* senhas
senhor_e senhora_disse sentado_no ser_que servicos setor setor* setub* setubal sim sim_senhor simples sinal sintr*
sintra site_e so_a so_as so_tinha sobrancelha sobraram sobre* socorros solet* solta solte* sombra sopa sorte sou_eu
subia subia* subid* subida suica suica* suite suite* sumid* sumidas sumiu_a sumiu_no suple* ta_na talco talco*
tambem_nao tao tarif* tava_la tava_no tem_nada tem_um tenho_alergia tento* tentou terceira tinha_acabado tinhamos tirei
tirei* tive tivem* tivemos toalh* tocar tocou_em toda_a token token* tomada_e tomate tonic* tonico torne* torneira
torre totem totem* trabalhar tramp* transferencia trazer trico* trilh* trist* troca* trocada trocar turbo turbo* um_ano
um_de um_espelho um_trator uma_carta uma_fotocopia uma_fotografia uma_mala uma_placa unica* unico_que usei utilizado
vagas vagas* vai_em valdi* valdir vale_a valha valha* valid* varie* variedade vazou vazou* ve_se vem_com vem_de
vendedora ver_a vergonha_de vi_uma video* vinhos vinte_minutos virada vista visua* vizinho_de voltar volume voz_de wi
wi_fi wifi zoo`,
      '-2': `
0_a 1 10 11h 18_reais 200_reais 24 24_horas 24h 2_minutos 310 380 380_reais 4 48 50 500 60 7_dias a_apolice a_base
a_bola a_camara a_chegada a_comida a_comoda a_conversar a_dez a_diaria a_encomenda a_equipe a_escada a_fatura a_loja
a_massagem a_meia a_menos a_mocinha a_outro a_pericia a_pista a_receita a_recepcionista a_renovacao a_saia a_saida
a_serie a_sola a_sopa a_subir a_surpresa a_todos a_van a_varanda a_viagem abana* abertas abertos abobr* abobrinha abria
abria* abrir_uma absurdo acaba acabar aceitaram aceso aceso* achei_que acidente acontece aconteceu acordaram acred*
acreditar adesivo adian* administrativas adolescentes adora adora* adormeceu adoro* agencia_e agrad* aguardar
ainda_assim ainda_perguntou alarme_de alma almoco alter* altura aluguei amarela ambulancias amigo* anedotas anfit*
antiga antiv* antivirus anunc* anunciado ao_contrario ao_dia apareceu_as aperto apete* apetece aplicativo_de apost*
apres* apresentacao aquelas arquibancada arranja arrastada arrasto arrastou arroz arroz* artistico as_bolachas
as_moedas as_pressas ate_aos atras_de audio* audit* aula_e auscu* auten* autocarro avanca avaria aveiro avo_que
bagageira baixo_e balcao_no baleias baloi* banan* banheira batatas bater* bati batom batom* bau beatr* beatriz
bebedouro bebi bebidas beira* bem bem_a bichano biometria blusa* boa_mas bolinhas bombas bombeiros borda_recheada bordo
bot box branca brand* branq* brasil buffet_de burri* cabeca_com cabeca_de cabo cabo_da cabo_do cada cadeira cadernos
cai cair calcario calcas calcu* calen* calendario calha* cama_do camara camin* caminhoes camis* camping cancelamento
cantina cantor canudo cao_e cara cardi* caren* carencia carimbo_e carre* catap* catraca cedo centi* centro certi*
certificado cesti* cha_de chamadas chamam champ* chao_da chat chaveiro check* chega chegar chego* chegou_fria cheguei
cheguei_as cheia cheia* cheio cheiro_a cheiroso chope* chorar_e choro* churrasqueira chute chute* chuva_e cigarro cinco
cinco* cinema_e cinze* claus* cliente clima* clinica_e clique cliquei cober* cobra cobrada cobre codig* codigo_de
colada colher colun* com_aquele com_fecho com_outra coman* combinado comercializador como_quem como_se comod* completo
compr* compra compras comprei_uma comprida comunhao confins confirmacao confortavel conheco_a consciente consola
constava conta_de contar continua continua_no contrato_e contudo convidados coordenacao copo corte* costas_e costu*
costuma couvert coxinha creme_de criancas_e cruzi* cruzinha ctt curit* curitiba custodia da_bilheteira da_estacao
da_manha da_nossa da_operadora da_prima da_renda da_rua da_senhora da_ultima da_vila danad* dar_a das_ferias datad*
datada de_0 de_2 de_25 de_3 de_antes de_bebe de_cabeca de_comercializador de_desconto de_dois de_domingo de_estar
de_galinhas de_hora de_horario de_mais de_mel de_mudar de_obra de_sede de_seis de_sete de_soja de_sono de_vinhos defor*
deformou defun* deita deixou_de delic* demais_e demais_o dentro_e depilacao depois_a depois_um deriv* deriva derrubaram
desca* descaso desceram descolaram descu* desde_janeiro desde_o desde_terca desen* desfe* desligada desligado
deslocamento desmo* desmontou despedida despr* dessas detal* devagar devol* dez dezem* dezembro dezoi* dezoito dia
dia_seguinte dia_todo dias dias_depois dias_por dieta* diferenca digam digam* digital dinamica discreta disse_sim
disseram_me dividas diz do_benfica do_casamento do_contrato do_dinheiro do_exame do_lar do_lavatorio do_mar do_saco
dobrou doi dois_meses dor dormir_com doze_minutos drive drive* droga duas_faturas ducha ducha* duram duram* e_12
e_abriu e_ando e_apontou e_arrancou e_as e_ate e_disseram e_dois e_duas e_foram e_fraco e_longa e_mais e_mal e_mandam
e_mesmo e_metade e_mostrou e_nenhum e_ofereceu e_perdi e_que e_responderam e_saiu e_tinha e_to e_tres e_veio e_vim
e_zero educa* efeit* efeito ela_nem eles_nao eletronico elogiou_o em_6 em_cada em_casa em_marco em_pleno em_tres em_vez
encharcado encolheram encolheram_os encolheu encom* energ* enfei* enferrujada engana ensino entender envio* enzo equipe
errado escolar escolhe escrevendo escrito_no escritura escur* esmal* esmalte espalhados espera_da esperava esqua*
esqueceram esqueceram_o esta_empresa esta_sempre estacionamento estagiarios estor* estourado estrelas_porque eu_em
eu_ia eu_to eu_vi euros euros* euros_na exame exaustor expli* explicou_que expresso fabrica faca_de faca_que facas
facas* falaram_que falta faltava familiar fatura_da faxina febre_de fecha* fede festa festa* festinhas fez_um fiador
ficamos_a ficaram fico_com ficou_lindo filas_de filha_e filip* filmei flame* flamengo florista fofin* fofinho fogao_com
fogueira foi_meu foi_para folgado fonte* foram_embora forcado forma* formiga formu* formulario forro* foto_e
fotografias fotos fotos* free frete frete* fria_e frida* friez* frieza frigideira fui_ao fui_eu fui_la gaivo* galao
galao* galin* garantia_de garrafas_de gelan* gelando gelatina gemea* gemeas genio genio* gente_e golin* gotas gotas*
grelha gritaria grite* gritei guerr* guita* guitarra ha_semanas hambu* haver havia havia* hidra* hidratante hora_do
horas horas* horas_e horas_em horas_sem humano humidade humilhante idosos ifood ifood* imagem imobiliaria impressa in_e
incenso incluia indig* ines inferior inicial inicio inquilinos inson* insonia inval* invalido invas* ir isso_eu ja_era
ja_viu jabut* janta* joelho jogar jogav* jogue* joguei jovem jovem* juiz junin* kebab kebab* la_com la_o la_se lado
lamin* lampadas lanche larei* lareira larga largu* larguei lavandaria lavar lavou lavou* lebre lebre* leito* lente*
lenti* letra* leu_o levando licor licor* ligac* ligar ligei* liguei_e limpeza linguas linho linho* livro logo lomba*
lotada lua_de lucia* lugar* lugar_para macarronico maes magri* magros mais mais_para mais_proximo maitr* maitre
malfeita manchas mandando mandei_foto manga manha_de manhas manual maquininha marca* marcada marcada_e marco marcou
maria marketing mas_so mataram me_do me_ofereceram me_ofereceu me_senti me_venderam media medidas medir* meia_noite
meias meias* melhor_do melhoras menos menos* mensa* mensalidade_que mergulho mesa_da mesa_de mesma_coisa mesmo_com
mesqu* metad* metade metade_do metade_dos meu_cunhado meu_pe meus_filhos mexilhao migal* migalhas mil minha_e
minha_formatura minha_que minha_rua minha_vo minusculos minutos_a minutos_com minutos_e miste* mocas mocin* mocinha
molhado moque* moqueca mora_no moradas morreu_com morta mortadela morte morte* mosca mudad* mudar* mudar_a mudar_de
mudaram muito_bem muleta multi* mundo* mundos na_12 na_agencia na_esquina na_fila na_loja na_quinta nada_a nada_para
nadan* nadando nao_avisei nao_por nao_quero nao_quis nao_sabem nao_serve natas natas* natur* nem nem_olhou net neve
ninguem_a ninguem_atende ninguem_pediu no_bolo no_dia no_grupo no_joelho no_maximo no_patio no_portao no_queixo
no_tapete no_telemovel noite_do noiva* nos_e nota nove_da nunca_mais o_almoco o_aparelho o_apelido o_ar o_buffet
o_caminho o_certificado o_comboio o_enfermeiro o_fim o_frentista o_frigobar o_garcom o_horario o_jogo o_lugar o_mais
o_nelson o_nome o_orcamento o_outro o_pao o_pessoal o_porta o_portatil o_porto o_queixo o_reembolso o_saco o_seguro
o_sensor o_sonho o_unico o_valor o_wifi objet* obrigada oculo* oculos oito_da ok oliveira ombros onde_a onde_nao onze
onze_anos onze_e open open_bar operadora opini* os_miudos os_pais os_tapetes osmar osmar* ou_seja outro_casal pacote
padar* padaria paguei paleto palmi* palmo* panel* panela panelas pao_sem papel papel* para_esse para_tirar paraf*
paragem_seguinte parece parou parou* parque parte* passados passeio passou_de passou_um pastel pastel_de pe_no pecad*
pecado pecas pecas* peco pedi pedi_para pedi_uma pediu_o pedri* pega pela_primeira pelo_caminho penal* pendurada pensar
percevejos perdida perdidos perguntando perguntava perio* periodo perto perto* perto_do pesqu* petsh* petshop pican*
pijama pilha* pimenta pique* pista pizza_de planetario plano plano* pobre* poda pois polit* polvi* ponho ponho*
por_conta por_isso por_mensagem por_teimosia porta_que portaria_e portas portatil portu* pote_de pra_corrigir pra_falar
pra_nao pra_pedir pra_turma praia praia* pratos preco_do preencher prega* pressas presta preta* primeiro princ* priva*
professora_de programa progressiva projeto promocional protetor protocolo_e proxima publicidade publico_e punha*
q_ninguem qual qualquer_coisa quando_ela quando_o quarenta quarenta_e quarto_dia quatr* quatro quatro_e que_acabou
que_comprei que_ha que_o que_sao quebrado queda* queda_de queij* quentes queria queriamos quint* quinto quiser r racho*
radia* radiador raio rapido raque* raquete reais reais* reajuste receita recheada recibos recin* reclamacao
reclamacao_no reclame reclamou recomeca reconheceu reconhecimento_de refri regio* regional regre* resolva responde_com
respondem resso* ressonar ressu* resul* revirou revisao rezan* rezando ribeirao rim risca* riscaram riscas risoto rita
rodiz* rodizio rodov* rodovia rodoviaria rolan* rosei* roseiras rota roubo rui sabad* sabon* sabonete saco_de saind*
saindo saiu_no salto* salva salvo* santo* sardinha satis* satisfacao se_do se_o seguinte segundos seis selec* selfie
selim selim* sem sem_rede sem_se sem_uma seman* semanas_a senhoras sentado sentaram separados servem servidor sete
sete_dias simpl* simul* simulacao sinal* sinal_da sinon* sistema_nao sitio* so so_chama so_por so_queria sobrenome
sobro* sobrou socios soco sogro* spa stress suas subiu subiu* subli* subscricao suco sumiu_o surpresa susto susto* t ta
tabuleiro taca talao_de talha* tambe* tambem tampo tampo* tanta tanto tapetes teimo* teimosia telefone_que
telefone_toca tempero tenda tenis_com terceira_vez terceiro thais thais* tiago tiago* tigre tinha_entrado tinha_o
tinha_que tinha_visto tirar_a tirou_a tive_de tive_que toalha_e tocad* tocou tocou* toda_noite toda_semana todo
todo_mundo tomada torcida touca touca* tratou_me traze* treme tres tres_andares tres_meses trint* trinta trinta_e
tripl* triste troquei_de trouxe tubar* tunel tunel* turis* um_deles um_desconto um_galo um_pao um_recibo um_saquinho
um_video um_vizinho uma_cabra uma_coisa uma_estrela uma_facada uma_fatura uma_janela uma_senhora uma_so umas
unica_coisa uso valido varia* vasso* vazam* vazamento vazamento_de vazia vcs veio velhas velho venda* vendendo vento
ver_quem verde verde_e vet vez vezes vezes* viage* viagem video vincos vinho* virada_para virar* viraram visita visitar
visivel vistos vizin* vizinho vo vodca vodca* volta volta* voltaram_com volte* voltei_e voltou_do web xerox xerox* ze`,
      '-1': `
13 29 45 47 480 58 61 80 89 9h abaju* abajur abrir abuso* acabada acabe* acabei acade* academia achar admin* adultos
afilhado agenc* agencia agenda aguardo aguenta ainda ainda* airbn* airbnb ajuda ajuda* ajudar alber* alca alcool almoc*
alto aluguel amanha americo analise andar* anima* animais aniversariante antes antes* anularam anunciada apanharam
apara* apeli* apelido apert* aplau* apontou aprender aquat* aquecedor aquecimento aqueles armario arranjar arrasta
arrumar arrumem assinatura assistencia assobia atend* atrib* atropelou audio augus* auriculares autoc* automatica
avaliacao aveir* aviao* avisa avisado avisando avisar b bacas bacas* baiana baixi* balcoes baloico banana banco* banho
banho* banid* bar barata barbe* batiam bebida bernardo berro* bibli* bicic* bifana bilhar bilhe* bisav* bisavo black
boiav* boiava bolha* bolso* bombo* bone borda* bordo* botao botao* branco brasileira brava brava* briga* brincadeira
brinquedo bulld* bulldog burra* burro cabeleireira cache* cachorrinho cacifo caipirinha caira* cairam caixa calad*
calca* calculo calor camas camas* caminho camisa cana canai* canais canga* canha* canhao cano cantava cao capri* capsu*
capsulas caran* cardiologista carrinho carta cartaz cartorio casac* casaco casei* caval* cem centimetros cerve* cerveja
cha chamada chamem chami* chamine chata chata* chatb* chatbot chegu* chine* churr* chutando chutaram cidadao cinza*
cinzeiro claro claro* clausula clinica cobranca cobre* cobriu codigo coisa coisi* colad* colchao colec* colecao colegas
colocaram color* coluna comecou comem* comentario comissao comoda compa* compensado completa comprada compramos
concerto condo* condominio conhece contando contrato convenio convidado copiada corac* corda* correia corretor corri*
cortado cortaram cotovelo cova cozin* crimes critica croissant cumprir cumpriu cunha* cunhado cupim cupim* cupom cupom*
curriculo danca dao daqui* das data deixam demao* demaos depre* depressa desce desco* descobrir desculpas desfi*
desinstalei desli* deslo* desma* desne* despachante despacharam despo* desporto desum* devolve direta dispara divin* dj
doutora duas duzia duzia* elas elast* elastico eletronica elogiou embaixo emerg* emergencia emoji empregadas empregados
empurrar encha* encol* encomenda encomendei encos* enfar* enfarte enfeite enfermeiros enfiou engoliu enjoo* enterrei
entra entradas entrado entre entregaram entregue entupiu escapar escol* escondidas escorregou escrever escrevi escura
escuras espaco espan* espel* esperando espetaculo esqueco estacionei estao estao* estrada estudantes exagero exige*
experimentar explicacao explicava expre* extraviou facil factu* factura facul* faculdade falhar falta* faltado faltar
faque* faqueiro faria faria* farof* farofa fato fatura fecharam feito feito* ferna* festi* ficam* ficamos fidel*
fidelizacao filtros fique* firma firma* fizer* fizeram flami* flamingos flore* flores fofo fomos fomos* formacao
formularios fraldas freguesia fresca frigi* frutaria frutas fui funci* funer* furad* furto furto* ganhe* ganhei garag*
garagem garrafao gastas gastr* gatun* gay geladeira geneb* genebra gerencia gesso gesso* gira giran* girando girat*
giratoria gordo* gostava gostosa grama grano* granola gratuita gravacoes gravador grelh* gritando grudo* grudou guarda
guia guich* guinc* gusta* gustavo ha hei hidratacao hidro hidroginastica hoje horri* houve* ideia ignorada image*
imagens imaginar inexi* inexistente infil* inqui* inscricao inss integ* iva janelinha josia* josias juros juros* kart
labia* labial lagos* lama lampa* lance* lascado leggings leila* leilao leita* leitao lembro leone* leonel levar like
limpe* limpi* limpo linda linda* lindos linguica linha linha* lisa lista lista* livres loja lombada lugares luto luzes
luzes* macar* machu* machucou madei* madrinha magne* magnetica magro* mala manda mande* mandei manha manha* manta*
maqui* maquina marac* march* maria* marinheiro marquei marro* marte* masca* matou matou* matricula mealh* mediadora
medico medro* medronho meio mensal mesa mesmo* metalico metro milho milho* mistu* miudas moeda* molho molho* montanha
monte morta* morto mos moscas mudar mundo muro nadia nadia* nao navio* ne negocio nervoso neste neste* netos netos*
noites noiva noven* noventa nu obra obvia* ocupa odete odete* ofend* olive* omiti* ortop* ouvido ouvir* oxidou pacot*
pagamentos pagan* pagando pagina pague* paine* paisa* paisagem papin* papinha par parce* parcelas paredes partilhas
parvos pastelaria pato pedagio pedal pedid* peixa* peixaria pente* pequenina percebe perde* perderam perdi* perdo*
perguntei perigoso perito perso* pesca* pessima pessoa pessoal pingar pinho pintor pipoca pirata piratas pisci* piscina
placas plani* planilha plant* plantas pobre podca* polen* polic* polvo polvo* pomad* pomada porca* porco porcoes porque
porra* porteira posta poste* pousa* pousada povo power* prate* pratica prazo* preciso predi* predio prefe* presente
preta prime* prisa* prisao privacidade pro probl* problema promessa propi* propinas propoe propria protecao prova
proxi* pt puida puida* pulga* pulou pulou* pulse* pulseira puxado puxaram quant* quare* quebr* quebrada quebrou queimar
quibe quibe* quise* racao racao* ranger ratin* reboque rebuc* recal* recall recebendo recepcionista reche* recheio
recib* reclamacoes reconhecimento redonda refor* rei relva remarcado remarcar remed* remedio renovacao repos* resenha
reserva respe* respo* resse* resultado retiradas rex riscada risot* risqu* risquinho robos robos* rodan* rodando rodas
rodas* rompe* roubada roupa roupa* roupao rua sabado saido saido* saimo* saimos saiu sandro sanduiche santa sapatos
saudavel secar segui seguidores segurando segurei semana senta* senti* separaram serio serio* servi* sexta* sexto
sexto* smart* sobrancelhas sobre solta* solteira sorte* stres* subir subte* subterraneo sugeriram sujou sujou* sumo
suplemento suplente surdo surdo* sutia sutia* talao talao* tambo* tanta* tanto* tapavam tarifa telef* telefonar
telefone telefonou tendas tenta* tercas terce* terminal terri* tesou* tesoura tinham tinta tiram* tirar toa tomad*
tomadas toque toque* torra* tortas trabalha trabalho trabalhou traje* trajeto trans* transbordar transparente
transportadora traseiro trator trava* treino tripas trocadas trocado trocaram tropecei troqu* troquei troux* turca*
turistas turma* unico unico* unifo* uniforme urso vanta* vantagem vazia* vazios vegetariano ver verdadeiro verde*
verificacao vermelha verso verso* vesti* vestida veu viagens viam vida viera* vieram vila vinho vinte vinte* virei
virei* virgu* visit* visitas voar voltei voo voz zeca`,
      '1': `
156 19 1951 2009 2015 2022 250 27 300 3000 33 37 412 450 55 59 780 84 abert* abrir* abro acamp* acampamento aceitou
acesa achei achei* acons* acont* aderi adeus adeus* administradora adole* adore* adorei aguar* aguardente ajustar ala
alcat* alema* alugar alugu* aluna alunos amanh* amiga amiza* amizade andam* ando anfitriao anota* antigas antigos
anula* aos apagadas apanhava apare* apartamento apos apren* apresentaram areal areal* arma armar* armaz* armazem
arrancados arranjou arrastado artif* artista assem* assembleia assum* ate atendeu atendida ativa* atola* atras avali*
avisaram aviso aviso* azar azeda babys* balanca balei* banda banda* bande* banheiro barba* barbeiro barre* base basta*
bate baten* batendo bateram batid* bebo bicicleta bifan* bilhetinho boate boate* bocado bocejava bolet* bolsa bolsa*
bolso bomba bombe* bonita botijao branc* brinc* brinquedos buraco busto busto* cabeceira cabel* cabra cacha* cachaca
cachecol cadav* cadaver cade cadei* caipi* cais caixo* camar* camera campainha cancelei canel* carne* carol* carri*
carte* carteira casa casad* castelhano catam* catamara cauca* caucao cauda cauda* causa cavalos celular centimo cerca
chaca* chacara chama* chamava chao chave* chedd* cheddar cheir* cheirava chiqu* chorar chour* chourico chove* chuta*
cigar* cirur* cirurgiao clara clebe* cleber clini* cobertor cobertores cobradas cobrado cockt* coimb* coimbra coitada
colado colar colar* colei* coleira coletes coletivo coma comeca comecar comeco completamente confi* confirmaram confo*
conhecem conheco consc* consegui conso* const* consumo conta* contadas contentor contu* coord* copiado correio correndo
corro corro* coxeava cozinha crech* creche crime crime* crist* criti* culpa curad* curadoria cycli* cycling da dedet*
defunto deitava deles deles* denti* dentista depoi* depois deposito desan* desapareceu desbloquear descobrimos desfa*
desgr* detra* detran deve devem devem* devolvi diagn* diagnostico dinhe* dinheiro direito diretor disti* divid* do
doces doces* dona dormi dormi* dormitorio droga* drone* duart* duarte eles email email* emails embai* embora embru*
embrulho emoji* empre* encontraram encur* enfermeiro enfio* enfor* enganada engano enganosa enormes enrol* entao entao*
enter* entra* entrar entregou entro* enviada era escal* escaldao escolhemos escolher escolhi escorrega escri* escrito
espac* espero esquerdo estacionado estadio estal* esteve estic* estou* estragou estranho estuda estudio estup* estupida
eu excur* excursao expirou expos* extor* falav* falava falsos famil* faxin* fazem fazer fazia fechadas fechadura fechar
fecho fernanda ferramentas fiado* fica ficti* filho finan* fiscal fisio* fogue* formi* forno forno* forro forum forum*
fosforos foto fotografia fraldario fregu* fresc* fresco funcionou funda* funeraria g ganhou garan* gasolina geren*
gerente gestor gin giraf* girafa gorda gorda* gostoso gradu* graduacao gramado grand* grande graus graus* grita* guard*
guardas habit* habituado horte* hospede hospi* hospital houve human* ia idade idade* idoso* ignorante ilha impressao
incendio infan* infin* infinita ingreme inscr* insiste insta instalado insuflavel iogurtes irs ja jamai* jamais janto*
jantou jardineiro jeito jejum jejum* jesus jesus* joelh* jogar* jorna* jornal judiciaria junta* juntar jussa* jussara
lacrada ladra lago lamina lampada largo* lavado lente levan* levantar lia ligacoes ligou ligou* limpa* limpar limpas
lojin* lojinha lotac* lotacao ma macad* macha* manda* mandi* mangu* mangueira manic* maravilhas marcas marid* marido
marqu* marquise massagem matri* mbway mbway* media* mediador medicos medio medio* medir medo mega memoria menina menor
mensagem mensagens merecia mergu* metal metal* metod* metodo meu mexer* mexid* minha minha* miuda* modelos moido mordo*
moro mortal morto* moura* mudado mulheres multidao na namor* nas navio negro nelso* nelson nessa nessa* nesta nesta*
nina nival* nivaldo no noivos nos nossa noteb* notebook nutri* o ofens* ofere* ofereceu oftalmologista olhar* olhares
ombro* onde operado operatorio ora orden* orelha os ouro outras outro outro* ouve ouvid* paes pagamos pagar pagar*
pagas pagas* pague palavra pano papa papagaio papei* papeis paracetamol parafuso parar parar* partiu passa passa*
passas pastilha patinando pau pedag* pedal* pedir pedra pelo pense* penso* perce* perfis pergu* perguntar perguntarem
peric* pericia perig* perit* perse* pesadelos pestanas picol* picole pilar* pirraca pisa pix plaqu* plaquinha pneum*
poder por porco* portao portugal posto pouqu* pouquinho powerbank pq prata* prati* pre prego presidiario prestacoes
preto prima primeira print privado proa profe* professor propo* proto* provar pupila quadr* quadro qualq* qualquer
quase quase* queijo quem quilometragem quintas quinze quios* quiosque quis racismo raiz rapaz raposo rasga* rasgado
rastreio reboq* recebido recei* recinto reconhecido reconheco recreador recup* recus* refei* refeicao refeito relog*
remedios renda renda* repetiu repor* reprovei reservar resmu* resolve resolver respiracao respondeu respondi retido
retiv* retiveram riscados risco rotun* rotunda roubado sabem sabem* sabes* sabia saida salada salao salao* saldo
salvador secca* seccao secou secou* secre* segundo seja selfi* senao senao* senhora sentados sentar serra serve* servia
service servida setec* setecentos sinalizada sms socor* solares solto somme* sommelier sorai* soraia sorri* sozinha
subir* subsc* sujei* sumia* supor* suporte surf surpr* suspirar table* tablet tabua* talho* tapa tarta* tecni* telha*
telhado tem tentar termica terraco terror tese tias tigre* tinha* tio tira tirar* titulo toboa* torradeira tosqu*
tostao trabalhos tranq* trase* tratar trataram trave* tripa* trocas trocou tuk turistico turvo turvo* ue ultimo um
unhas unhas* uns urgencia vacinas vaga vao varan* vazias vedacao velha velhos vendidas venha verificado vermelho verti*
vias vinha* viola viola* virad* visco* visiv* vitri* volum* vovo whats`,
      '2': `
14 150 20_anos 22h 240 2º 340 400 44 740 78 870 890 a_10 a_abrir a_agencia a_banda a_bilheteira a_bordo a_cabine
a_cadela a_caldeira a_camisola a_caucao a_cheirar a_coleira a_colher a_comer a_culpa a_deitar a_dormir a_dra a_e
a_filmar a_garrafa a_linha a_manha a_moca a_nuca a_olhar a_operadora a_papelada a_peca a_placa a_policia a_porta
a_praia a_rede a_rua a_senhora a_unica a_valsa a_ver abacaxi abaix* abast* abasteci aberto abri_reclamacao abria_com
acabar_a aceitei acend* acendeu acertar acharam acho achou achou* acima_de acionado acord* acordei_no acucar adalb*
adalberto adela* adelaide adesi* adiantado adiantados admit* adorm* advog* advogada advogado agora_a agradavel agua_da
ai_tudo ajoel* ajusta alcoo* alergia alergica_a alert* alfan* algodao alguem_do almoco_e aluguer amarr* amarrado
amendoim andando_de andava_a andou andou* ano_e anos_o antes_do antes_e antialergico ao_banco ao_meio apaga* apanhei
aparecer apareceu apart* apertavam apont* aposentados apresentar apura* aqui arara arca ardia ardia* area area_de arena
arena* armad* artig* asnei* asneira assim assim_mesmo assin* ate_a ate_amanha ate_hoje ate_um atenderam atestado atrasa
atrasado_e aula autorizacao aveni* avenida baixa* balan* balcao_so balco* balne* banco_do barat* barraram barte*
bartender beata* beatas bebido beiji* beliche bem_e bem_que bengaleiro bermu* bermuda biblia bicho* boas boazi*
boazinha bocad* bocadinho bolin* bolinho bolso_do bom_e bom_mas bons borri* botas botas* boto botoe* botoes brinca
buscar buscar_o cabec* cabeca cabelo cabo_de cachorro cacul* cacula cada_vez caind* caindo caiu_em caixas calote camer*
campi* canalizador cancela caneta_de capacete cara_no carec* careca cargo cargo* carne carregador casa_de casai* casais
caseiro causa* celul* celular_por cente* cerveja_a chamar chamava_de chame* chamei chegando cheirar chico* chora*
chorando cima circulo cirurgia clientes cnh cobra* cobrando cobraram cobri* coco coelho coisas colada_no colado_com
coleguinha colon* colonia com_cinco com_dor com_juros com_nome com_os com_outro com_pao com_uma comecou_a comemos
comendo comer companhia compo* comprava comprovante comum comum* comun* condu* confe* confirmada congelada congelado
conjunto consu* conta_com contador contava conti* conto* contr* copia* copin* coroa correspondencia correu corto*
costas cota credito_de crepe crepe* criancada cunhado_que curri* curso curso* da_avo da_consulta da_entrega
da_esplanada da_internet da_loica da_minha da_obra da_vaga da_viagem dado dados dados* dando dando* daque* das_flores
de_15 de_18 de_aniversario de_areia de_aula de_cada de_cinco de_comer de_cortar de_costura de_emprego de_eu de_excursao
de_fumaca de_me de_nove de_ouro de_pagar de_papel de_plantao de_pressao de_protecao de_quarto de_que de_sabado
de_uniforme de_video de_vinho de_voces decen* degraus deixa* deixaram_o deixava deixe* deixei deixou_o denta* dentes_e
depois_da deram deram* derra* desap* desbl* descarga descida descobri_que desconfio desempregado desfez desligado_e
despe* deve_ter devolva dez_da dez_por dezasseis dezes* dezesseis diabo diabo* diant* dias_o digitei digo dinheiro_da
direi* direito_e diret* diretora disco discussao disponivel disse* disseram disto disto* dividido divinal dizen*
dizendo dizer_nada dizerem do_celular do_corredor do_frigorifico do_papel do_posto do_proprio do_quarto do_senhorio
do_tecnico dobro docum* doer dois_bilhetes domingo_e dormindo dormir dormir_no dos dos_filhos dos_medicos dos_noivos
dou doura* douto* durante_a duvid* duzen* duzentos duzentos_euros e_deixou e_deram e_devolveram e_disse e_ele e_era
e_fui e_linda e_meu e_ninguem e_no e_pedia e_sai e_se e_tem e_torto e_tudo ela ele ele_foi ele_se eletrico elogio em_10
em_30 em_todas embar* embre* embreagem encic* encontrado enforcaram enforcou engan* engol* ensai* ensaio entendi entor*
entregam entregar entup* era_uma eramo* eramos erva escad* escondido escrito_e esfih* espec* especial esperando_o
espirrou espre* esta_a esta_la estag* estat* estava_no estavam estet* estev* estra* estudo esvaz* etiqu* etiqueta
eu_estava eu_fiz eu_so eu_ter euros_a euros_cada euros_com ex exames exigir exper* explodir expressao extrato facha*
fachada faco fala fala_em falavam faleceu falha* falho* falhou falou_pra falsa* fantasma farmaceutica farru* farrusco
fatim* fatima fatur* faturas fazem* fazer* fazia* fechada_e fechados fechando fechavam fechei fecho* fechou feita
feita* ferra* ferro ficar_com ficha* ficou_branco ficou_com ficou_na fidelizacao_de filho* filho_de filme_de filtro
fiquei_com fita_cola flagr* flor foi foi_a foi_de foi_ele foi_la foi_pra foi_se folha_de fora_isso forma fosse fosse*
fotog* frald* frase frase* frente_da fuga fugi fui_embora fui_ver fumac* fumaca fumo furado gabin* gabinete galinhas
galo ganha* garrafa_de garrafas gas gasol* gavet* gaveta golfi* golpe gostar gratu* grau grava* gravata grita ha_uma
halte* historia hoje_o honor* horas_com idas imedi* imediata imobi* incen* indenizacao infel* ingressos inquilino
insta* instagram instr* integral inteira_no internei ir_a irma_e isto ja_com ja_escrevi ja_fui ja_sei jardim_do jeito*
julga* julgado julgamento juntas junto* jurav* jurava juro_que justi* la_dentro la_no lacra* lado_direito ladro*
lagosta lanch* lar larga* laser laser* lava lavanderia lavat* leao letra_de levamos levei_a levei_meu levou levou*
liber* liberado licao licao* ligado ligar* limpar_o limpou lindo_e livre livre* longe_e loter* loterica lugar_bonito
lurde* lurdes luz_e luz_na ma_vontade macaco madeira madri* madru* madrugada mae_de magro manau* manaus mancha mandaram
mandou_de manso* maracuja marcado maris* mas_eu massagista matad* maternidade mato matou_o me me_deixaram me_deu
me_ligam me_reconhece mecanico mel membr* membro menin* menor* menores mensalidades mentira mes_e meses_com mesma
mesma* mesmo_que metro_e meu_divorcio meu_ombro mexe mexil* microfone mim_na minha_avo minha_vez minho* minuscula miudo
miudo* miudos miudos_a mo moca mochi* mochila moco moder* mola molei* molhar monta moradores morce* morcegos mosqu*
motob* motoboy motor* motorista mudaram_o mudav* mudou_de muletas multa multo* multou murro na_areia na_bancada
na_banheira na_borda na_conta na_devolucao na_entrevista na_etiqueta na_fatura na_maca na_maquininha na_mesa na_montra
na_pulseira na_volta nao_devia nao_digo nao_e nao_esta nao_estao nao_fosse nao_pagam nao_pagava nao_quer nao_tinha
nao_vi naval* negam negam* nele nem_o nesse nesse* ninguem_avisou ninguem_nem ninguem_nos no_bilhete no_carrinho
no_hotel no_patamar no_porta no_prazo no_sabado no_vaso noite_as noivo* nome nome_do nomes nomes* norma* normal_e
nos_em nosso* nozes nozes* numa_casa numa_gaveta nunca_chegou o_app o_barco o_cabo o_cachorro o_cao o_carro o_cartao
o_chef o_cinto o_computador o_cpf o_curso o_desconto o_espelho o_formulario o_hospital o_hotel o_mesmo o_moco
o_namorado o_padre o_relogio o_revisor o_telefone o_telemovel o_teto o_vendedor o_voo ofereceu_me oferecido oficina
oftal* oito_meses olha olhan* olhando olho opera* orelh* orelha_e os_10 os_meninos outro_e ouviam padre padre* pagou
pagou* paler* palerma palido palit* palma* pantu* papag* papel_a papelada para_sair parag* paragem parap* parapeito
parou_na parti* partia particular passa_de passo* passou passou_tres patam* patamar pavao pavao* pc pedagogica pediu
pediu* pedra* pegaram peixe peixe* pela pela_loja pele pelo_que pelos pelos* pelos_cabelos pensao pequenos percebo
perdi_a perfil perfume perguntou_se perna_partida perto_de pesad* pesam* pesta* piadas pijam* pingado pinha* pinho*
piram* piramide pirra* pisos pisos* pisto* pistola plane* poder* podia podia_ter poe politica ponei por_causa
por_dentro por_eles por_engano por_outro por_um porca porrada porta_do posicoes posso posso* posta* posto* pra_ele
prateleira prazo_e preco_na prefeitura presente_ja preso preso_por presu* presunto preto* primeira_vez primo primo*
priscila processo procure professora proprias provi* proximo psicologa puxar* quanto quarto quarto_que que_a que_deixei
que_entrou que_estava que_eu que_manda que_pede que_se que_tenho que_um quebraram queijo_fresco queim* queima queimado
queixei queixei_me quem_la quer queria_um quest* questionario quilo* quinta_pedagogica quiseram rabug* rachados rampa
rampa* rapaz* rapos* raposa rasgada rasgo razao razao* re rebucado recebi recec* rececao reclamar reclamei recon*
recusa refeicoes regresso regulamento relax* remarcada repun* repunham residencia ressequido ressonancia retiro
retrovisor revezando revis* rir riscaram_o riu robal* robalo roda rompeu rompi* roubar sabao sabao* sabe saben* sabendo
sabia* sacol* saia saida* salvo santa* sao saque* se se_ve secador segunda_feira segurou_lhe sem_avisar sem_bater
sem_me sem_um senha_pra senho* senhor_da senhorio seque* seras* serasa serra* serralheiro serve sete_anos sete_minutos
sexo shirt shirt* so_e so_me so_o sobre_um sobrinho socorro sofia sofia* sofreu sorteio soube* sozin* strea* sumido
sumiram sumiu sumiu* sumiu_do supos* t2 t_shirt tabli* tablier tanto_que tecnico tecto tecto* teleferico telefone_a
telefone_e tem_duas tenham tenho tenho* tenho_o terapeuta terceira_o terco terco* terra terra* tigel* tinha to_na
tocar_a toda_e todo_dia tomas tomas* tomo tonto tonto* torta_e trabalho_de trafico transferir tras_e trato* tratou
treinamento tremo* tremocos tres_dias treze* trinc* trocaram_os troti* tudo_e ultim* um_a um_bocadinho um_centimo
um_formulario um_gato um_na um_pedaco um_plano um_por um_risco um_seguro um_unico um_vendedor um_vestido uma_caixa
uma_noite unha vacin* vaga_de validade valor valor* vapor vapor* vc vegan vegan* velor* velorio vende* vendo_o venha*
venho venho* verao verao* verda* verdade verde_com verdes vergo* verif* verme* vez_do vez_que via viagem_de viajando
vidas vidas* vidro vidro* vidro_partido vidros vinil vinil* viole* viseu viseu* vitoria viuva viuva* vivo_e vizinha
voltar_a voltava`,
      '3': `
140 149 160 1_99 23h 39 390 3ª 430 49 79 9_anos a_amendoim a_bengala a_caixinha a_caneta a_carrinha a_direcao a_dose
a_enfermeira a_entrada a_ferver a_fundo a_gravacao a_lavandaria a_maquina a_mesa a_minha a_ordem a_pagina a_parede
a_passagem a_pele a_professora a_quarenta a_seccao a_seguir a_supervisora a_tal a_tecnica a_tia a_toalha a_vista abaca*
abaixo aband* aberta_e abertas_e aberto_e abobo* abobora abraco acabava acaso acaso* acerto acesa* acess* acesso
acho_que acide* acompanhou adapt* aderi* afiada afixa* afixada afoga* agitado agua_um aguen* ai_no ainda_hoje air
ajudantes alerta algemado algue* alguem alianca_e alianca_pra alias alias* alicate almocar almocou aluna* aluno* amarg*
amarrada amarrar amend* amendoa amoxi* ampol* ana ancor* ancora andai* andamento andan* andando andar_de andav*
ando_com anel animador anos_da anos_e anos_estava ansie* ansiedade antes_era anuncio_continua ao_bolso ao_colo ao_pe
ao_pequeno apalpadelas apanhar aparecendo apareceu_no aparecida apertar apesar_do apitou apose* aprop* aquel* aquela
aquele aqui_nao aquil* aquilo arabe arabe* arbitral arcas arcas* arran* arranco arrombou as_contas as_maos as_notas
as_semanas as_unhas assob* assobiar ate_ao ate_hj atendem avisamos azeda* bagagem baian* bala baliz* baliza baloe*
baloes bancos_de barato barco barco* barra* barri* barriga bastonada batia* batiz* batizado bebed* beber beber* bebeu
bebeu* beico* bezerro bicha* bico bigod* bigode biqui* biquini bloqu* bloqueada bloquearam_me boca_toda boia bolacha
boletim bolor botei botei* botou botou* braci* bracinho braco brasi* breve* brisa* bumbu* bumbum buscar_a cabra* cabri*
cachoeira caiu_de caiu_no caixa_de caixa_veio caixas_de caixi* calcada camara_municipal camaras camba* campinas cancelo
canet* capac* carin* carregada carrinha_com carrossel carteiro casa_e casaco_de casada casca* casino casta* cator*
catorze catra* causa_da cavalo cedeu cedeu* cereb* cerebral ceu chama chamei_a chamou_a chapada cheiram chip choqu*
chuto* chutou cid cida cinzento circu* clara* clube clube* coberto cofre cofre* coleg* colegio colo colou colou*
com_caixa com_marcas com_meu com_minha comer_a comis* como_e compras_de comprem conduzir confirmado conhecer constam
consultaram contei contei_as contemplado contestacao contou_a contou_me contratado coque* coroa* coroas corrente cortei
costelas couvert_de cuidado culpa* cuscu* cuscuz da_agencia da_app da_caixa da_cozinha da_idade da_janela da_maquina
da_mesinha da_recepcao da_vespera dada dali dano de_60 de_abobora de_bolso de_caju de_cartao de_colo de_conta de_fora
de_forma de_gelo de_gravata de_lado de_ma de_maca de_madrugada de_mola de_ponta de_sair de_sala de_toalha de_todos
de_tras de_turno debaixo_da decla* declaracao defen* defensoria defensoria_publica degra* deitada deixamos deixar
deixarem deixei_a deixou_me deles_com delicia demais_para demais_pra demorado dentes_de dentr* dentro depen* depois_do
deram_a derru* desce* desci* descobri descobriu desde_os desenhou desmaiamos despa* desse* desta desviou devia devia*
devia_ser devia_ter devolveram_me dezassete_anos dia_em diario dinheiro_para direcao direto disju* disjuntor dispo*
disse divorcio divul* dizendo_que dizer dizer* dizia_o do_balcao do_banheiro do_banho do_bar do_condominio do_empregado
do_fundo do_guiche do_hostel do_hotel do_meu do_valor documentos dois_metros dorme_no dormia dourado doutor
duas_criancas duas_da duas_que duche durep* durepoxi e_bateu e_boa e_cobraram e_desapareceu e_desligou e_deu e_dinheiro
e_ficou e_ha e_la e_levaram e_os e_puxou e_sumiu e_tal e_tenho ela_e ela_nao ele_tem elogi* em_2 em_circulo em_dinheiro
em_plena em_si em_todos embaixo_da embol* embor* empregado_do empurraram encharcada encontrei encontrou_o encostou_se
enfermeira_segurou engor* enqua* enquanto ensin* ensopada entalado entre_o entregamos entrei entrevista envelheci
envenenados envie* enviei errou_a escondida_no escre* escrevem escrevente escrevo esgoto esmag* esmagado espal* espet*
espos* esposa esqueceu_de esquecido essa_semana esse esta_no estil* estiv* estragado estrangeiros estru* eu_disse
eu_tambem evaporou_se exaus* exigem explica explicador exten* falha falou falou* falsa falso falso* familia_inteira
familia_toda farin* faxineira fazer_o fechada_por fechado_na feche* felic* fenda* ferida ferver ficad* ficado ficaram_a
ficou_a ficou_roxo filha filha* filhos_e filhote filma fio fios fiquei_sem forca forno_e fotografei fotos_do fratura
fraude freio freio* fryer fryer* fugir fugir* fui_atendido fui_buscar fuman* fumando fumar fumar* fundo fundo* fundo_e
fungo furado_e gambas ganhamos gas_e gasoleo gaste* gastei gasto gasto* gata gelei* gente_tinha gesto glute* gluten
golde* golden golpe* gonca* goncalo gorjeta gosta_de graxa graxa* grosso helde* helder henna henna* holer* holerite
homem homem* homen* homens hospedes ia_a ia_para identidade ignor* igualzinho imagi* imita* imobiliario incluida
infeccionou inflavel instrutor inteira invad* inventa inventada irmao irmao* ironi* isopo* isopor isso_nao ja_me ja_que
ja_sabe ja_vi jantamos jaqueta juizo juizo* juros_de la_estava la_trabalha lacre lacre* lacto* lactose lambeu lanterna
lavatorio lei lenco ler levar* levav* levava levei_um lhe_um lhes licenca ligam lindas lixo_e lo local* loja_ate lontr*
lontra los maion* maionese mais_cedo manca mandaram_me mandavam mandioca mando* mandou mandou_eu mandou_mensagem
manha_com mao mao_leve maos marcado_pra marco_e marquesa matav* matava matem* matematica mb me_jogou me_pelo me_uma
mecan* medal* meio_metro meire* meireles melao melao* memor* menci* menino meninos menos_de merece mesa_a mesmo_dia
meteram_a metro* meu_avo meu_deus meu_falecido meu_irmao meu_lado meu_namorado meu_trabalho meu_vestido mexem* mexer_no
milagre mim_com minha_filha minha_mae minha_mao minutinhos miuda moda moleq* monitor monitoras morad* mosai* mosaico
mostra mostraram mostrou motiv* motor motorista_parou mudar_o na_agua na_boca na_calcada na_carta na_casa na_estrada
na_mesma na_minha na_ordem na_pagina na_perna na_pia na_recepcao nao_foi nao_ha nao_nos nao_pode nao_sai nao_ter
nao_tocou nao_vieram nao_viram naquela nariz nariz* nazar* nazare nego neide neide* nem_pra nervo* neta ninguem_me
ninguem_o no_ar no_bar no_canto no_chao no_chat no_talao noite_a noite_com noivado noivo nordestina norte nos_pes
nossa* nosso nota_de nota_e notar* notas notas* notif* noturna novas novas* noz nula num num_posto numa numero_do
nunca_sai nunca_tinha o_anuncio o_botijao o_canalizador o_cavalo o_coordenador o_de o_dinheiro o_dr o_encarregado
o_fisioterapeuta o_guia o_instrutor o_livro o_logotipo o_manual o_meu o_nariz o_predio o_processo o_rotulo o_salario
o_seguinte o_senhorio o_serralheiro o_turno ocorr* ocorrencia ofensa oferecia oleo olhad* olharam olhos_fechados
olhou_a os_dentes os_dois os_nomes os_ombros os_tres osso ou outra_coisa outro_numero outros oxido* pagav* paineis
panca* pancada papel_de para_nao para_nos para_onde para_ser para_vender para_ver parac* param* pareceu parede_de
participei partir parto parto* parvo* passa_a passa_o passaram passarela passava passou_a passou_no pastor patri* paz_e
pe_e pe_na pedaco_de pedido_de pedin* pedindo pedir* pediram_o pedis* pedisse pedro pedro* pegad* pegado pegar pelad*
pequeno_almoco percebem percebeu perdeu perfi* perfu* perigo pernas personal pertence pesa pescoco_e pessoal_do
pessoalmente piada piada* pifou pifou* pilha pimentel pingou pingu* pintados pix_pra plena plena* pneu_furado podem
podem* pombos ponch* poncha ponta* ponti* pontinha por_acaso por_mes por_pessoa por_que por_semana porta_e porte*
posic* postou pote potes potes* pra_cima pra_eu pra_um prego* pregos preparada prete* pretos processo_do procu*
prometeu protesto provas prove* publico puxavam quando_pedi quarto_e que_ainda que_aquela que_ela que_mudou que_sabia
que_tinha que_vi queimou queimou_a quem_estiver quem_tem quero racis* ranho rapaz_com rapaz_que reais_no rebentado
receb* rececionista recor* relogios remedio_de reparei repetidas repli* replica rescisao resgate residencial resmungou
resol* resolvido responderam responsavel ressa* retid* retida retir* revez* revisor reza rio roda_soltou rodrigo rosca
rosca* roxo_ate russa russa* sabe_a sacolinha saida_e sair sair_do saiu_da sala_de saltou salve* sangrar_e sanita
sao_poucos saque saqui* se_a se_chama se_embora se_eu segue seguir segur* seguranca sei self sem_ar sem_gluten sem_os
sem_plaquinha sem_ver senhor senhora_que sensivel senta ser seria* servido sexta sexta_nao shih shih_tzu siso sitte*
sitter sobre_o socia* social socio* sofre* sofrer somos somos* sopro* soprou sotao sotao* sotaq* sotaque sou sova
sozinho suger* suico suico* sujo_de superior supervisora supon* suponho suspeito tapad* tapado tava_bom teleg* telegram
tenha* tensa* tensao ter_de termostato terro* teste* teste_de thor tinha_mais tinha_um tiraram tiraram_a tiraram_as
tirava tirou tirou* titular toboagua tobog* toboga todas_as toma torce* torniquete trancado tras travao travou_a trein*
tres_da trinco trocar_o trocaram_o tudo_em turismo tzu uliss* ulisses ultima um_baseado um_cartaz um_dia um_e um_nome
uma_dor uma_faca urgen* usado usar uti va vamos vamos* variado ve veem veio_com vejo velas velas* velhinho vestidos
veterinario vezes_o vi vi_o vi_tudo video_do vidro_e vinha_com vinte_euros violado vira virado visao visao* vitor* viu
voce voces_me voltaram voltas voltou vomitos vou vou_me whats* whatsapp works* workshop xarop* xarope zigue*`,
      '4': `
200 2021 302 60_anos 640 650 66 800_reais 80_reais 84_anos 900 900_reais a_agulha a_aplicacao a_bebida a_blusa a_bolsa
a_cabeca a_caminho a_cerveja a_chamar a_chefe a_clinica a_coxa a_da a_dar a_dona a_entrar a_entrevista a_farmaceutica
a_frente a_historia a_insulina a_juiza a_mao a_mel a_morada a_nadar a_nota a_perguntar a_pizza a_ponta a_pontape a_rir
a_serio a_sorrir a_tatuagem a_testa a_tocar a_ultima a_um a_volta aberta abort* aborto abrac* abri abriu abriu*
abriu_inquerito acelerador acendia acertou acha aconselhou acontecido acoug* act advogado_vai afiado afogaram agarr*
agred* ah ai_quero aipo ajuiz* aldrabao alega* algod* alheios ali_mesmo alianca_de aloja* alojamento altif* altifalante
aluga* alugada alugamos aluguer_com alunas alzir* alzira amanha_eu ambul* ambulancia amolg* amputado analises anate*
anatel animal anos_porque anotar anunciam anuncio_dizia anvis* anvisa ao_osso ao_pescoco apagar apagar_a apagaram
apalpou apanh* apareco_ai apavo* apavorada aperta apertaram apertou_me aposentado aprov* aproveita aproveitar ar_no
aranh* aranha armarios armin* armindo arrebento arreg* arregalado arrogante as_compras as_costas as_malas as_nossas
as_orelhas as_senhoras assim_que assinar assistente assoa* assoalho assobiando assoc* associacao assusta atadas ate_ele
atender atendidos atrapalha atrop* atropelo aula_experimental automaticamente auxiliares avela avise* avisei_a avo
avo_com bafo bagaco baile baile* baixar balad* balada balconista bandeja banha* barraca barulho_e bastos bastou bater
bateu_no batido batizada bebad* bebe bebe_com bebes bebes* beijo beliscoes benef* benze* benzeu benzo* berco berco* bi
biber* biberao bicha bichi* bicho biomb* biombo bloco bloco* bo boca_aberta bocas bocas* boiolagem boliv* bolor*
bonitinha braco* braco_na braco_no braganca brasileiro bruco* brucos burlo* burros ca_em cabre* cabresto cacam* cacamba
cachorra cadas* cadastro cadelinha cader* caido* caiu_na caixa_do caixinha_de caju calar calcanhar calou calou* camarao
camera_do caminhonete canalizacao cancela_e candi* canelas caneta cantada cantando capaz capaz* capel* capitalizacao
capot capuz capuz* carinha carta_com cartaozinho casin* cauco* caucoes causa_das causa_dos celiaco cemit* cemiterio
cerca* certe* certeza certos cerveja_no chamada_de chamaram chant* chao_com chao_do chapa* chapeiro chaves chefe chefe*
chegou_tudo cheguei_com cheias chela* chelas cima_de cimen* cimento cinco_estrelas cinzas civel civel* clinica_de
cobras cobria cobro* cobrou coelhos coima* coisa_que colet* com_agua com_corrente com_ela com_esses com_farinha
com_feridas com_manteiga com_meia com_pulseira com_todos comentando comentou_o comeu comeu* comi comigo_e compre
comprei_um comprou conciliacao condenados conduzia cone conferir conforme conhe* conse* contacto contas conte* contem
continuou contou contra conveniencia conversar_com conversas coordenador copia copio* copiou corporal coruj* cpf crea
creci creci* cresp* crespo criador crian* crianca criancas criminal cru cruza cuspiu_me d d_agua da_cabine da_conta
da_empregada da_ficha da_moto da_toalha dai das_antigas das_batatas das_criancas das_financas davam davam* de_1 de_14
de_5 de_adulto de_capitalizacao de_cem de_consumo de_dados de_entrar de_falar de_joelhos de_legumes de_mim de_portugal
de_praia de_quinze de_reserva de_roupa de_seguranca de_terror de_tintas de_ver de_vir debitaram debochou_da decorado
deitar deixaram_a deixei_minha deixou_nos dela dela_e dela_ficou dele dele_na deleg* desapareceu_o descanso
descaradamente desceu_a desse detet* deu_uma devolvam dezas* dia_a diamante diarista direc* discricao disse_que disso
disso* divor* do_banco do_berco do_brinquedo do_elevador do_gas do_gelado do_ginasio do_jacuzzi do_pacote do_pao
do_prazo do_quintal do_seu do_trabalho dobradica dobrar doente dois_dentes dono dono_disse dormem dos_outros dos_pais
dose drena* drenar duran* durante e_alergica e_autista e_da e_ficaram e_foi e_levou e_mandaram e_mudaram e_nas e_nunca
e_para e_parto e_passa e_por e_puf e_recusam e_subiu e_voltou edp educadoras ela_nunca ela_saiu ele_ja ele_passou
ele_respondeu elefante em_mao em_meu email_com empil* empurroes enche* encolheu_os encon* encontrada endereco enfer*
enfermeira enganou engracado engravidar entrada_e entreguei entrou_na enviado enxer* enxotou epine* epinefrina equipa
era_outro era_so errada_e escada escada_do escara escon* escorreguei escreveu_o escritorio_e esfar* esfol* esperar_por
espin* espingarda esporas espreitou esquentador essa esse_tipo estagiario estas estas* estava_internada ester* eu_de
eu_e eu_saber europ* europeu evang* evangelica evert* everton exami* exclu* exercicio existe explo* extintor facam
facam* facao facao* falar_de falecido falo falou_que farda farinha farpa* fedor* femin* feminino ferro* ferve* fez
ficar ficav* ficava ficha_de ficou_sem filho_do filhos filmar financeiro fisca* fisioterapeuta fissu* fissura fogo
foi_posto fora_para foram foram* forca* forcaram formigas foto_minha fralda frasc* fraturada fui_atendida fulano fumava
fumavam furadeira furao furao* futeb* futebol gaivota gamba* ganho* garro* garrote gatinha gatos gatos* gema genro
genro* geral gim giz glote glote* gnr gorje* gosta* gozar gozaram gozo graciete grade gramp* gratuito gravado gravei
grito gritou_com guardei_o guilhotina ha_trinta hall hemod* hemodialise hemorragia hilar* hora_com hospital_e hostel
hosti* ident* imagina iml implante incho* inchou incomodar indemnizacao india* informaram inspe* insulina intimacao
intimas inventaram irma islam* islamico isso_tudo isto_e ja_na ja_tem ja_vinha janela_da janela_e jante* jeffe*
jefferson joelhos jogou_a jogou_o juizado_especial junto jura juro justamente la_que lagar* lambe* lanci* lancil largar
largava laril* larilas larva lata laudo_do legumes leiam leiam* lesao lesao* leva levam* levantou_o levaram_ele
levou_me levou_um libras ligam* ligarem lobby lobby* lobo locut* locutor logot* logotipo lote loure* luva_e maca macac*
macumbeira mae mae_acamada mae_com magic* maio mais_nada mais_seis maius* maiusculas maluc* mamadeira manha_a mania
mania* manicure manti* maque* maqueiro marca_de marcamos marisco mata_leao matil* matilde matriz me_a me_ao me_cobraram
me_com me_e me_sem medalhinha medico_de mel_com mencionado mentir mesmo_quarto meteu meteu* metros_a meu_apelido
meu_dinheiro meu_e meu_genro meu_menino meu_nome meu_numero meu_pai meu_protocolo meu_quarto meu_saldo meu_telefone
meus meus_irmaos meus_primos mexeu_nas mexia miguel mim_a minha_advogada minha_cirurgia minha_irma minha_morada
minha_namorada minha_neta minha_sobrinha minib* minibar minic* miniclube minis ministerio_publico moco_de moedi* moido*
moleque monitores montado mora morada morada_e morai* morais mordida morfi* morfina moro_em morreu_em mortos mortos_a
mosta* mostarda mostr* mostrei motar* motards movim* movimento mudado_de mulhe* mulher multa* murro* murros na_cabine
na_cadeirinha na_cama na_cintura na_consulta na_esteira na_placa na_reserva na_sala na_salada nadeg* namorado nao_era
nao_lia nao_paga nao_saia nao_tenho nao_tinham nao_voltou nasci* nascido necrose negro* nem_avisaram nem_sei nem_tinha
nenem nenem* ninguem_na nisso nisso* no_bairro no_balcao no_bloco no_corredor no_extrato no_focinho no_hall no_hostel
no_instagram no_lobby no_molho no_passeio no_pix no_posto no_tribunal no_turno no_whatsapp noite_e noite_toda norde*
nos_olhos notificado notur* nove_anos novo_que o_bombeiro o_braco o_camarao o_carregador o_caso o_celular o_chapeiro
o_cheiro o_delegado o_dente o_direito o_dono o_estafeta o_exame o_filho o_grupo o_jardineiro o_juiz o_manobrista
o_menino o_motor o_numero o_ombro o_osso o_patrao o_pintor o_pior o_seguranca o_selim o_sr o_terreno o_vigia o_vizinho
o_ziper obtur* ofereceram_me ofici* oficial_de oficina_e oleo_de olhos olhos* olhos_do operarios opero* operou ordem
ordem* orelhas original os_dados os_oculos osteo* osteopata ostra* outra_pessoa outro_no outubro_e overd* overdose
pacientes pagam pagar_o pagava pago_em pai pai_a pai_de palav* palet* palpi* panad* para_casa para_ele para_tras param
pararam parque_de parto_lhe parto_te passageiros passar_a passei passei_a pasto* patio patio* pau_de pe_de pedac*
pedaco pedi_a pedido_e pedido_sem pediu_para pegar* pego peito peito* peixes_mortos pendurei penic* penicilina pensa*
pensando pensava percevejo pergunte perguntou_me perna* perna_do pertences pesada picadas piloto pinto* pintou pisaram
pisei pisei* plantao podologa polar* polia polia* polvilhado ponei* ponta pontape pontos popa por_ele por_o pornografia
porque_sou pos posicao posto_de pra_banho pra_casa pra_fazer pra_mim prado prado* pras preguica prescrita previo print*
proce* processo_no processos procurava professor_de prometia promotora propr* proprietaria proprio pros psp publi* puf
pulsos puta puxou_me qr quando_liguei quando_voltei quartinho que_de que_deu que_esse que_me que_nem que_nos que_passa
que_somos que_voltasse queix* quem_me quem_quiser quem_trocou quero* quimi* quinh* quinhentos ralho* ralhou ram ranho*
rapariga rapariga_da raspado rasurado reagir reapr* rebento reboco recebeu_a recebi_no recolhida recusados registrar
regua regua* representacao reque* resen* resid* respirar respirava responsabilidade retro* revel* revistou revol*
revolver rezei rezei* riram riram* risco* robe rottweiler roxa ruben ruben* saiu_de salada_de salmo* salmonela salsi*
salsicha salva_vidas sangu* sangue sanit* santo se_alguem se_amanha se_ao se_as se_tinha secretaria_e sedada segredo
segundo_a segura segurancas segurou segurou_o sei_que selos selos* sem_agua sem_conseguir sem_o semaforo sempre_o
senhor_do senhores sentia sequer seringa servir seten* setenta setima seu sexta_a si sido soco_na solan* solange
solto_a soltou_se somar sopra* sorrir sorriu sozinho_no sr sugeriu_que sujeito surri* tabef* tabefe tapin* tapinha
taref* tartarugas taser taser* taxim* taximetro telefonema telmo telmo* tem_camera tem_uma tempo_todo tenho_a
tenho_mais tenho_um ter ter_sido terap* testou teto teve texto tikto* tiktok tinha_a tinha_as tintas tipos tipos*
tiras* tirasse tirol* tirolesa titulo_de tives* tivesse tocam* toda_inchada todas todas* todos_com toldado tomar tomar*
tomar_um tomei tomei* tonel* torca* torcao torceu_me torneiras torni* torno* touro touro* toxicodependentes trafu*
trafulha trama* tramadol tranquila tratamento travei traz treme* tribu* tribunal tributaria trocava troco_de trocou_de
tromba tudo_na turma_da turno turno_da um_copo um_credito um_desconhecido um_estalo um_filme um_filtro um_fio um_homem
um_lugar um_murro um_tapa uma_bala uma_meia uma_vez unica_a usado* usou utente vaca vai vai_ser vara_civel varao varao*
vazias_e veio_um velhota vende venderam vendeu vendido vendido_como verdadeira verdi* verga* vesti vestiario vi_na
via_verde videos vilel* vilela vinham violo* violou vir viram_a viros* virose vive volan* volante voltasse voltou_sem
vomitar wc ziper ziper*`,
      '5': `
199 200_euros 2014 2023 21h 300_reais 4_mil 70 800 86 900_por a_agenda a_alguem a_anca a_assistente a_avenida a_avo
a_barra a_bruta a_cadeirinha a_clavicula a_cobrar a_crianca a_debitar a_dois a_duzentos a_egua a_ele a_essa a_folha
a_garganta a_hospedeira a_justica a_lata a_lei a_leonor a_luva a_maca a_malta a_medicacao a_miuda a_mochila a_monitora
a_pediatra a_pistola a_queixa a_rapariga a_revisao a_roda a_rodar a_tampa a_veterinaria a_vizinha a_vontade a_vossa
abate* aberto_com abre_a abriu_a abusou acabo acama* acamada acaro* acaros acha_que achado achamos achei_uma achou_a
acordamos acordar acougue acudi* adici* adicionou adoci* adocicado adolescente adrenalina_no aflit* aflita afons*
afonso afric* afro afundava agach* agachamento agarrada_a agarrado_a agarrou agent* agente agita* agora_percebo agraf*
agressivo aguentar aguento airpo* airpods ajeit* ajeitou alemao alergicos ali alianca_da alica* alzhe* alzheimer amado*
amadora amanhece ameacas amont* amput* amt anabo* anac anaco* anacom anao andava anestesia aninh* anos_na anos_nao
anoto* anotou anteb* antebraco antid* ao_chao ao_volante aos_esses aos_gritos apalpa apanhado apanho apareceram
apareceu_um aposentadoria apree* apreendeu aprende apresentada aprox* arder arder* armar armario_da arrancadas arreb*
arremessou arrot* arvor* arvore as_caixas as_fotos as_raparigas asfal* asfalto assinado_por assinaram assinatura_que
assinei_nada assinou assistir ate_ai ate_ficar atendido atendido_por atest* atira atiravam atirou_a atirou_me atirou_o
atrap* atravessado atravessar atropelado audi audie* audiencia autorizei avaliacoes avanc* avc ave avent* avental
avisada avisados avisei_duas avisei_que azeite bagac* baixe* baixinho balneario banco_de banho_e banida banir* baniram
batem* bateu bateu* beijo* beijos belis* benga* bengala berma berma* berra* berrar bibe bidao bidao* bifanas biomedica
biqueiro bisbi* bisbilhotou blocos bloqueado bloquearam blusa_e boca_e bochecha bofet* bofetada boiol* boletim_de
bombom bote botou_a branca_e brancas brasa broch* broche bronquite bruta bruto bruto* bully* bullying bunda bunda*
burrice busqu* busquei buzina cabecada cabide cabos cabos* cacar cacar* cacho* cachorros caco cadela caducado caes
caido cair_de caiu caixa_com calar* calaram calcinha camelo canabis cando* caniv* canivete cante* canud* capotou
cara_da carie* caries carrinha_que carro_da carro_sem casada_e casamento_da caseira casse* cassetete castigo causa_dele
cavalo_com caxem* caxemira ce cedul* cedula celular_dele cento_e cera cessa* cessantes cevad* cevada chama_se chamando
charl* charlatao charrete chave_e chave_mestra chegue cheio_de cheirou chicote chupe* chupetas cicatriz ciganos cima_do
cima_e cinde* cinderela citac* citacao citad* citados clinicas cloro cloro* cobrancas cobrou_o codigo_do coelh* cofri*
cofrinho coima com_alicate com_as com_halito com_outros com_soro comad* comadre combu* combustivel comecei comemorar
comen* comentava comissaria como_lixo companheira completo_e comprimido comprimidos comuniquei concl* conclusoes conju*
conselho_tutelar consolacao continuam_a continuem continuou_a contou_que contra_mim contra_um convidava convo*
convulsionou cordao_da cordas corne* cornos cortada cortisona corto_os coste* costela crent* crente criados criancas_a
criancas_de crise_de crostas crust* crustaceo cruz cubic* cuecas cuida* cuidado_com cuidados cuidava culpa_no culpo*
culpou cuspiu da_bebe da_boca da_bolsa da_cancela da_crianca da_divida da_garagem da_mesa da_mochila da_praia
da_terceira da_turma da_vida da_vossa dado_a dali_com damas damas* dano_moral dar_um das_pessoas de_17 de_cadeira
de_chinelos de_colete de_down de_justica de_loja de_longe de_lugar de_maconha de_nome de_noventa de_quarenta
de_rastreio de_segundo de_serie de_trigo debai* debaixo debitar decid* defes* defesa deficiencia deficientes dei dei_a
deixaram deixei_no delas delas* delegacia_do delit* delito demonio demorei demos demos* dente_errado dentes dentro_da
dentro_do deposito_de deposito_e deram_me deram_o derreteu desapareceram desaparecida descendo descer desceu descobri_a
desconhecida descubro desde_entao desidratada desligou_na deslocaram despejo despencou dessa* destapou destr* desviadas
detector_de detox detox* deu deu_entrada deu_me deu_o deu_positivo devo devolverem devolvi_o dez_metros dezassete
diabe* diabetico diama* diap dias_na dipir* dipirona dirig* dispa* disse_ser divulgou dizer_que diziam do_armazem
do_bengaleiro do_cachorro do_chao do_consultorio do_grupo do_meio do_salao do_staff do_tanque do_teu documento doent*
dog domes* domestica donat* donativos dorme dos_homens dosag* dosagem duna dupli* durar* durmo durmo* e_chamou
e_continuou e_crime e_descobri e_falou e_faltava e_manda e_outra e_parti e_pos e_tiraram e_tosa edifi* edificio
educadora ela_ficou ela_ja ela_tem ele_a ele_me ele_mesmo ele_nao eletrica em_brasa em_observacao em_sangue em_tribunal
embora_com embrulhado embus* emojis empilhador empilhados empolou empreiteiro encarregado encomendas encontrao
encontrar encosta encostou_a ender* enfermagem enfiaram enfio enges* engolido engolidos ental* entalou entra_no
entrar_com entraram entravam entregador_pegou entro enxaq* enxaqueca enxerga enxot* epipe* epipen era_de ergue* ergueu
erra errada_a escada_abaixo escancarada escancarado escapou escla* esclarecer escola_dos escondeu escondia escondida
escrivao esfregava esmagou espalhou espancado espelhinho espetou espumar estar_a estef* estefania esterilizar estilhaco
estilhacou esvaziada esvaziou esverdeada etnia etnia* eu_moro eu_pedir examinou exaustao existia existiam experimentava
expliquem expulsa extin* extratos fajuta falad* falado falan* falando falec* falecida falou_o falsificada fanta*
fatura_de favel* favelado fazemos fe feden* fedendo felizmente ferid* ferida_aberta festas fez_a ficha ficha_e
ficou_branca ficou_de ficou_parado figad* figado figue* filha_a filma* fingi fitas fitas* foca focinho foi_operado
fosfo* fotografaram fotografica francisco frente_com frutos_secos fui_no fujam fujam* fumav* furar* furou furou*
furtaram gaiola galeria galho gamar* gamaram ganid* ganido garantiram garganta garotos garra* garrafa garrafeira
garrafinha gasolina_e gaveta_da gemeos gente_se geral_da gerente_falou gesta* gestante ghb_no goela goela* gorgulho
governanta gozar* grade* gravaram gravidez gringos gritava gritos grosseiro guardar_a guardo guari* guarita guilh*
ha_nove habitantes hacke* hamsters haver* havia_um haxe hemor* hepat* hepatite hijab hijab* homof* hospe* hotelzinho
hugo humilha humilhou humilhou_a humus humus* ia_no idoso ignic* ignicao ignora imaginario imigr* imito* imitou
imobilizado impet* impingir impla* implantes imund* imundo inchaco inchado inchar incomoda indio indio* indo infeccao
infetado informado injetava injus* inque* inquerito instrutora insulta insultou interdita interditou interditou_o
interna interprete intolerante intragavel intratavel invadiram irmao_com isto_em ja_agora jante jaque* jaula* jeova
jeova* jerri* jerrican judiciario juiz_deu juninho junto_ao juven* labra* labrador ladroes lancheira larap* largaram
largou_a lata_de latao latao* latex latex* laudo lavanda legal legal* leite_em lembrar leme lencol leono* leonor lesado
levadas levado levam levas_um levou_uma lhe liberar libra* licen* lida ligad* ligaram ligou_pra liguei_disseram lima
limparam lingu* lixa lsd lucros luna lustr* lustre macan* macaneta macho* maconha_no macum* madam* madame mae_tem
mafal* mafalda mal_educada malta_do malte* maltr* manda_mensagem mandado mandatario mandou_o manobrista mao_pela maozi*
maozinha maquinista marce* mares* maresia marina mastu* me_bloqueou me_da me_mandaram me_no me_passaram me_razao
medicacao medicamento mediu mediu* menina_nao menis* menisco menos_e mente merec* mesa_do mesa_tres mesmissimo mestra
mestre metadona metan* meteu_me metros meu_cabelo meu_caniche meu_colega meu_colo meu_decote meu_endereco meu_rg mexeu
mexeu* migue* milic* milicia mim mim_e minha_amiga minha_bunda minha_colega minha_tia minhas_pernas mocam* moida moida*
molho_de monitora monox* monoxido moral moral* morreu mortalhas morto_no mostrou_o moto mouss* mousse mp mulher_nao
muret* muscu* musica_boa na_arrecadacao na_assistencia na_avenida na_balanca na_carne na_com na_descida na_despensa
na_enfermaria na_espreguicadeira na_ficha na_grade na_internet na_mala na_mao na_morada na_nossa na_piscina
na_prateleira na_sanita na_serra na_sopa na_vossa nadad* namorada nao_entra nao_fazemos nao_fica nao_levo nao_me
nao_parava nao_queria nao_ver naque* naqui* naquilo nariz_do naturalidade necro* negativado negativaram negli*
negligencia negra negros nem_a nem_e nem_era neusa neusa* neutr* neutro ninguem_sabia ninho ninho* nique* niquel
no_agachamento no_banco no_banho no_braco no_cabelo no_elevador no_juizado no_mato no_nosso no_pescoco no_processo
no_provador no_rosto no_rotulo no_sumo no_tablet no_volante nojenta nome_completo nomes_e nono norbe* norberto nos_a
nos_que notificacao_extrajudicial notificou noturno nove_dias novinho nua nuca numa_gaiola numero_da nunca_ouviu
o_animador o_bebedouro o_carrinho o_cofre o_contabilista o_contrato o_dj o_fiscal o_gato o_labio o_ministerio
o_motorista o_operador o_ourives o_pescoco o_piloto o_polegar o_primo o_professor o_pulso o_recado o_resultado o_salva
o_sindico o_sobretudo o_sutia o_taxista o_terco o_tipo o_tornozelo o_tratador o_velho oitoc* oitocentos olhav* olhava
olhe olho_aberto operador originais ortopedista os_labios os_meus os_pneus os_rapazes outra_mae outro_menino
outro_paciente ouvi_o ouviu_falar ovelh* ovelhas pacoc* pacoca pagarem palmada panela_de pao_com para_eu para_vos
paragens paralisia parar_no parav* parava parceiro parecida parede_da parou_de parque_vigiado parti parti_o parva*
parvo passadeira passando passaportes passaram_a passeador passw* passwords pedi_que pedia pedido_por pedigree
pedir_desculpa pediram pedre* peeli* peeling pegou pegou* pegou_meu pegou_o peixeira pelas pelas* pelo_braco
pelo_cabelo pelo_capuz pelo_nome pelo_whatsapp penal penis penis* pensem penso percebi percentagem perdeu_se perfurou
pergunta perguntei_ao perguntou periq* peritagem peritonite perte* pesan* pesando pesaram pesei pesei* pesto pesto*
pezinho picada picos picos* pileq* pileque pilot* pinhoes piolh* piolhos pirat* pires pires* pisou pisou* pitbu*
pitbull pj poca podol* podres poleg* polegar pombo* pontapeou por_cima por_tras por_vinganca porque_ela porque_eu
porta_com porta_trancada porteiro pos_a positivo potin* potinho pouse* pousei pra_ir pra_liberar pra_todos precisar
predio_e preen* prendeu prenha presc* presencas preso* primos pro_chao pro_lado pro_meu proibiram pronto_socorro prote*
provedor providencia provou psico* psicologo psiquiatrico pula pura puser* puseram puxou_o quadras qual_e quando_ele
quando_reclamei quando_viram quaresma quarto_do quatro_anos que_ele que_isso que_veio queixa_na querer queria_saber
quero_ver quiet* quiro* rabin* rabinho rabisco raca ralad* ralo_do rapaz_so rapou rapou* rasgou_a rasgou_me raspa*
rasta* raste* rasteira reagiu rebentar reboc* recai* receber recebia recebo recem_nascido recrutador recusam redes
redes* regis* registrado rejei* relatei relaxa relogio_do remexida rendimentos repar* repositor repro* resga* responder
respondeu_com resta retroescavadora revelou revistaram rg ria ricardo rico rifa rindo rindo* rirem rirem* riu_e rodar
rodri* rolav* rolava rosan* rosangela rosto rotos rotos* rottw* roubados roubaram roubaram_me roubavam rubricar rusga
rusga* sabendo_que saber saber* saber_da sabiam sacar* safan* safanao saida_do sair_dai saira* sairam sais saiu_com
sala_ao sala_dos salie* saliente saltar samue* samuel sangr* sangrava santana satay satay* se_ate se_com se_e
se_levantar se_nao se_no se_perdeu seccao_de sedat* segue* segundo_grau seguranca_fez segurar sei_qual seis_anos
seis_horas seisc* seiscentos selo sem_licenca sem_registro sem_saber semaforos semana_passada semen* sementes sense*
sensei sensi* sentenca sento* sentou sentou_na septi* septicemia ser_do seria serin* seringas serop* seropositivo
sesso* sessoes sesta sesta* seus shop sim_a simplesmente sindi* sindrome_de singe* singer situa* snifava sobrinha
sofrimento solda* soldado solto* solto_no sonda sonda* sorrisinho sossegar souberam souti* soutien sozinha_no sozinhas
sozinho_com sozinhos spam staff staff* sua sub subiram sucat* sugad* sujas sujas* sulfitos sumir* supervisor supre*
supremo surra surto tahin* talhante tampa tampa* tapar* tapou tapou* tarja tarja* tatuagem tavar* tavares tbm
terrorista testar testo* teve_a tia tijol* tinha_dado tinha_mudado tinha_namorado tipo tirado tirano tirav* tirem
tirem* tirou_o tocav* tocava todos_e torceu trafi* trancaram trancou_a trancou_as trapo trapo* tratador traumatismo
travagem travesti travo treina trela trela* tremia tres_dentes tres_miudos trezentos tribunal_de trotinete tudo_para
turba* turbante turma_toda turva turva* tutelar um_bilhete um_buraco um_colega um_isqueiro um_olho um_parque um_tal
uma_ferida uma_fita uma_geladeira uma_nota umida* usa_a usada usaram_a vai_saber valad* valadares valente vapes vapes*
vaqui* vaquinha varandim varfa* varfarina vazada vazado vegana vem_a vemo vemo_nos vemos vemos* venci* vencida
vendedor_de venez* verem verem* vermelhos vermes vestindo vestir veter* vi_com viaja* viajava vicia* vidra* vidrado
vigaristas vigilancia_sanitaria vigilante violacao visivelmente visto vitimas viu_o viva vivas vivas* viven* vivenda
vivia vivia* vivos vivos* vomitado vou_estar vou_eu vou_te walke* walker yorks* yorkshire`,
      '6': `
261 52 96 a_acao a_alianca a_atendente a_auxiliar a_bacia a_bater a_boiar a_cama a_camareira a_camisa a_carne
a_carteira a_chiar a_cirurgia a_coordenacao a_coordenadora a_corrente a_cozinheira a_creche a_cuidadora a_dentadura
a_educadora a_empregada a_escola a_esteticista a_fechadura a_fechar a_fumar a_gnr a_lente a_lingua a_navalha a_pagar
a_palavra a_palpebra a_peticao a_puxar a_seguranca a_sindica a_televisao a_trava a_tremer a_turma a_virilha abandonou
abateram abelh* abili* abilio abracado abri_a abrig* abrigo abrir_o abriram abriram_a abriu_o acabou_a acao acari*
aceitamos acelerou acido acido* acion* acionei acordei acorrentado acreditem acrescentaram acril* acusou adesiva
adestrador adils* adilson administrador admitiu adren* adrenalina adulterada adulto afiad* afogava afogo* afogou
africanos agarrada agarrou_me agredida aguardem ai ai_com ainda_teve airba* airbag alcan* alcance alcatra alem alerg*
alergica_ao alergico alfai* alfaiate alfandega alian* alianca alicates aluga alugo alugou amame* amamentar amarrou
amassou ameac* amigavel amilc* amilcar amonia amortecedor amortecedores ampolas anafilatico anchovas anda_no aneel
aneel* anestesiaram anestesista angol* angola animadora aninhos anoni* anora* ansel* anti_histaminico antib*
antibiotico anzol anzol* ao_rapaz ao_sol apanha apanhou aparecem apareceu_com apareci apati* apatica apend* apendicite
apertou aplv apoia* apresentei aproveitaram arame arame* arara* araras arbitro armado arquiteta arquivo arrancaram
arrancou_o arrastando arrastaram arrastava arrem* arrendado arrependimento arres* arrumacao as_alunas as_analises
as_calcas as_cartas as_fichas as_meninas as_urgencias as_vezes asf asma assadura assinatura_no assistente_social assun*
assunto assus* ata ate_desmaiar atendida_pela atrac* atracou atravessou atum audic* audicao autor* auxil* auxiliar
avancou avelas aviou aviou* avisei avo_foi babad* bacia bacia* bafo_a ban banco_da bar_e barma* barman barriga_da
basea* baseado bastava basto* bata bateram_lhe bateu_me batia_no bebedo bebia bebiam beco beijar belch* belchior
benedita beneficio berra berrou bezer* bichinhos bilhetes birra birra* bitco* bitcoins bloqueio boca boca_de boche*
boiar boiar* bombeiro botij* botija botox botox* box_do braco_e bracos brancos brandao branquinha brasa* brasileiros
breve brincos_de bronq* brown* brownie bruta* burloes buscamos cabeca_na cabeludo cacadeira cachimbo cachorrinhos
cadeirante cadeirinha cadelas caderneta caduc* caeta* caetano caganeira cai_de caiu_da caiu_do calcinhas calmante
calot* camareira camel* campa campismo canab* cancr* cancro candidiase caneta_e canic* caniche canino capitao capo
capoe* capoeira cara_dele cara_toda carga carga* carlos carne_viva carracas carro_e carro_nunca carro_por carta_do
cartao_do carteiras casca castanho catequista causa_disso cedeu_e cegou cegou* cerim* cerveja_na chaco* chaga* chagas
chamo* chamou_o chamuscou chapado charro chassi checkout chefi* chefia cheirando_no cheirinho chiar chiar* chocolates
choque_anafilatico chorava chovem chumbo chupa* cicap cicap* cinco_anos cinom* cinomose circulos cisne cisne* civil
clami* clamidia clavi* clavicula clio cniac* cniacc cobrador cocar cocar* cocci* coccix cocei* coceira cochichou_a
cochilava cogumelos coinc* coincidencia colado_na colados colega colicas colocou com_cola com_ele com_essa com_febre
com_moscas com_queimaduras com_sindrome com_thc comenta comia comia* comic* comichao comig* comigo comprimidos_todos
condutor confessou_que confiram confundiu conhecia conhecido conjuntivite conselho conserto consultas consultor
contactos contratei conversamos convidou coordenadora copa copo_e cor_da coracaozinho coran* corante cordao corno*
corpo corpo* corrigiu cortica coruja couro_cabeludo coxea* cozinheira cozinheiro crach* cracha craco* cracolandia
crediario cria criad* criou* crioulo crise crise* crosta cueca* culpado cumprem curio* curva curva* cuspia cvv
da_avenida da_cabeca da_chave da_empresa da_geladeira da_india da_menina da_pensao da_sela da_tia da_tua da_van
dado_como danos danos* daquela dar_uma das_limpezas das_outras data_de davi de_80 de_adrenalina de_amendoim de_aveia
de_baixo de_banco de_biquini de_braga de_cachaca de_cama de_camarao de_castigo de_cerveja de_companhia de_cracha
de_farda de_hiv de_marca de_mulher de_nos de_o de_paz de_rodas de_sangue de_sapatos de_uns de_vidro debaixo_das debit*
decis* decisao decorei decote decreto dedo dedos dedos* degrau dei_com deixaram_na deixavam delegado demen* dentadura
dentro_a depenado depositei dermatologista derrubou desac* descampado descansado descarnados desco desconhecido
descricao desde_2019 deses* desgracado deslocou desmaiar despejou despensa dessa destas desvi* desviada detalhe deu_lhe
devolvi_e dez_vezes dezasseis_anos diplo* diploma direito_de dirige discr* discutiu disse_ao disse_me distribuiu djalm*
djalma do_alojamento do_aviso do_balneario do_bebe do_camiao do_cofre do_miudo do_pescoco do_portao do_seguranca
do_sofa do_suporte do_taxi do_telhado dobrada dois_mil dois_minutos dois_perfumes dona_do dorme* dormente dormindo_na
down dr drinq* drinque drogada duma duplicada durante_o durma* durmam dutra dutra* e_acabou e_comenta e_contou e_desde
e_esconderam e_faltavam e_ganhei e_mandou e_perguntou e_puseram e_quebro e_trocou e_vieram e_vinha e_voces e_vou ecsta*
ecstasy edema edema* ela_na ela_se ele_estava elefa* elimi* em_andamento em_ferida em_maio em_minutos em_outro
em_trabalho em_voz emagr* embargou empas* empilhadas emprego empurrao encal* encalhou encolhe encontramo encontrei_o
encontrou encostado encurralou endereco_de enfermaria enfiado enfra* eng engasgou engen* engenheiro engordar engra*
engul* engulo enquanto_a enrolado enrolou ensinar enterraram entornado entrar_na entregador entregas entregues
entrei_no envelopes enven* enviada_por enviou epile* era_em era_muito era_preciso ers erse es esbof* escan* escaras
esconderam escreve escreveram escritas esfre* esgan* esgano esmurrar espelunca espirrar espor* esquecido_na esquentou
esses esses* estaf* estafeta estalo estalos estalou estava_sozinha estep* estepe estes estes* esticao estive
estive_preso estiver estoj* estojo estuf* estufa esvaziaram eu_chegar eu_devia eu_proprio eu_querer euros_do eutanasia
eutanasiaram evapo* evaporou ex_marido excel execu* execucao exibi* exijo exijo* exist* explodiu exposto expulsaram
expulsou extintores faceb* facebook faco_uma falei_que faliu faliu* falsificados familias farda* farinha_de faturou
faziam febre febre* feder* federal femur femur* fenta* ferramentas_do ferraz ferros ferrugem fez_de fica_com fiche*
ficou_no filha_com filha_de filha_no filmo* filmou finge fingir fio_de fiscal_da fiu flane* flanelinha focin* fogar*
fogareiro fogo_a foi_ao foi_assim foi_so fontes fora_nao forcada forjada formal fornecedor fosforo fotografou fratu*
fraud* fraudulento frente_a fulan* funcionario funcionario_do funda fundo_de fungando fungo* fungos furtado furtados
gaiol* gaja gajo galer* galho* gangr* ganza ganza* garantiu garga* garoto gases gases* gaspa* gatil gatinho gatinhos
gato_a gaze geme gemeo* gente_conversa gente_nao gente_sabe geral* gerente_de gestos ghb ginec* ginecologista goias
goias* gostam gov gover* goza gozou_com grace* grades grafica grama* grati* gratis gravacao gravidas gravo* gravou
gritaram gritou_o grogu* grogue guardava guardei guardou guias guias* ha_de haiti* halit* halito haxix* haxixe herni*
hernia hista* histaminico homem_da homem_do homol* hospedada hospital_mais host iban idosa idosa* ignoraram ilega*
ilegal imped* imt incendiou inchada incon* incor* incub* indec* indem* inden* india indicaram inem infecao inflamou
informou inglesa ingri* ingrid injetada insistiram insistiu insol* insolacao inspetor intacta interior internado
interpelacao intestino intol* iogur* irmao_e isque* isqueiro isto_a isto_nao ja_estive ja_no ja_sabem janeiro_tenho
janela_aberta jec joelhada joias joias* josue josue* joven* jovens juiza juizado julgado_de junio* juniores jurar*
juraram jurou_que justa* kaua kiwi labios lagostas lanca lancaram lanchar lanco* lancou largou_o larva* larvas latas
latas* laudo* legit* legum* lembrar_de leram leram* lesados letre* letreiro levada levantamentos levantei levantou_os
levaram levaram_no levaram_o levas levas* levo_a lhe_a lhe_as lhe_que liberacao ligada ligou_o limpezas linch* linge*
lingerie litig* litigio lixiv* lixivia localizacao lolo lombo lombo* ludot* ludoteca lula luva machi* madrid mae_e
mae_viuva maest* maestro maezi* maezinha mais_duas malcr* malta malta* mama mamadou mamas mamas* manca* mancando
mandaram_a mandava manteiga_de mao_da maquineta marcha marle* marlene marti* martim maxil* maxilar me_as me_atendeu
me_chamar me_deixou me_empurrou me_mostrou me_na me_o me_se mealheiro meio_o melos* menina_e meninas menino_que
mentiroso merda merda* mesa_e mesin* mesinha mesma_noite mesmi* mestr* meteram meto meu_amigo meu_braco meu_corpo
meu_patrao meu_sogro meu_vizinho mexiam mexido mil_de mim_no minha_caixa minha_coxa minha_perna minhas minhas_fotos
minis* ministerio moderador moham* monhe* monit* morada_da moram* mordeu mordidas mota motivo motores mula multa_diaria
multar na_chuva na_copa na_costela na_delegacia na_garrafa na_mesinha na_testa na_troca nada_ate nao_deve nao_disse
nao_fui nao_o nao_pedi nao_vejo naquele nargu* narguile nariz_branco nas_costas nas_minhas navalha necessidade negras
nem_sequer ninguem_viu no_apartamento no_armario no_bico no_caldo no_camarote no_escuro no_festival no_ginasio
no_hamburguer no_lombo no_meu no_olho no_ombro no_para no_pedido no_porao no_procon no_pure no_quintal no_sofa noite_na
nojento nojo nome_e nos_de nossas notaria notarial notic* noticia notificacao notificada novin* num_cartaz num_grupo
nunca_pedi nuno o_advogado o_agente o_alarme o_barbeiro o_barman o_bico o_capacete o_capo o_cara o_cobrador o_concerto
o_consultor o_contador o_copo o_cozinheiro o_dedo o_eletricista o_email o_endereco o_entregador o_estepe o_farmaceutico
o_fio o_fundo o_guarda o_iphone o_lacre o_macaco o_monitor o_nadador o_pai o_para o_pe o_penso o_portao o_proprietario
o_quadril o_rabo o_reboque o_relatorio o_retrovisor o_tablet o_teste obsce* obser* observacao ofende oito_anos omiss*
onca ordem_dos orega* origi* os_bombeiros os_comprimidos os_idosos os_papeis os_velhos os_vidros ostra otite otite*
ouro_que outra_paciente ouvidoria ouviram pa padaria_em padrinhos palete palmadas palpebra palpebras para_dormir
para_fora para_isso para_me parai* parar_com parei parei* parte_funda partes participacao partilhada partiram partiu_a
passada passador passaporte_e passavam passeia passo passou_mal passou_me passou_o paternidade patra* patrao patroa
pedia* pediatra pedic* pedig* pediram_me pediu_que pediu_um pedrada pedreiros peito_e pela_janela pelada pelas_escadas
pele_e pelo_pescoco pelo_portao pendu* pendurou_o penhora pensa pequenino perder_o perfumes perguntaram perguntaram_se
permi* perna persegue perseguiu pessoas_com petic* peticao picav* pico pierc* piercing pinguins pintado pintainhos
po_branco po_no poneis pontapes por_ai por_eu por_indicacao por_mb por_menos por_ser por_ter porcos porno porquinho
porquinhos porta_nao portagem portanto portao_da posto_e postu* postura poupa* ppd pra_dentro pra_ela prend* prende
prens* prepa* preparem presa_no presentes princesa prisc* priscilla procuracao profissional profu* profundidade
prontuario propos proprietario proprios proteina_do protese provo* publica pulso pulso* punho pure puro pus puseram_a
puxar puxava puxou_a quando_abri quando_entrei quatro_pneus que_disse que_estavam que_tava quebrar quebrou_a quedas
queimaduras queixa_no quilos quimio quintal rabis* radiografia rapar* rapaz_das rapaz_de rasgo* rasgou rasto* rastr*
ray reaca* reacao recebi_um receitou recepcionista_da reclamar_da recolheu reconheci recre* recua* recusaram_o
registrei registro regulamento_261 relatorio relaxado reloj* relojoeiro remex* renda_e reparar repas* repre* res resci*
reven* revisoes revistado rezar rezar* rg_e rgpd riram_da riscos risso* rivot* rocou rocou* rodar* roger* rogerio
rolando rosna rosna* rosto* rouba rouba* roubadas roupa_interior rubrica sabes sacri* sacudiu saem saida_o sair_a
saire* saires saiu_do salar* salario salit* salitre salma* salmao sanitaria sarna sarna* se_fosse se_na secreto seda
sedad* seguem segundo_o segurava seguros sei_a seio sem_motivo sem_necessidade sem_ninguem sem_pedir semaf* senhoria
sentou_se separacao serao serao* sesam* sesamo sete_pontos setimo sexis* sindrome site_com so_falou sob socio sofri*
sogro solic* solicitador soltaram solto_os soro_de soro_na sou_alergica spray spray* stora* storage sugeriu sulfi*
sumiu_com suposto surra* surru* t1 tablet_e tac tacou tacou* tal tantos tapa_na tarado tarei* tareia tatia* tatiana
tatuador te_as te_o temos temos* tendao tentaram teres* termo terreno testa testa* testemunha thc ti tiao tic tijolos
tinha_sido tintu* tinturaria tirados tirando tiveram tolda* tontura tornozelo tosador tosadora tranc* trancado_no trans
transmitiram trata trata* tratada trava_do travessa trazi* trazia tremendo tremer tremi* tremoco tres_anos tresandava
triag* triagem tritu* triturado trombar tu tufos tufos* ucran* uisqu* uisque um_clique um_dos um_estranho
um_funcionario um_nao um_soco um_telefonema uma_copia uma_loja urgencias urino* urinou urticaria urticou utentes valde*
valdemar valen* valet valet* valor_e vanes* vanessa vasco vasco* vascu* veio_atras velhi* vencido vendemos vendiam
ver_e verea* vereador vergoes ves vestiario_feminino vezes_se vibra* vibrador vier vigario vigia vigiado vigil*
vigilancia vinganca vinho_do vinic* vinicius virav* viravam viril* virilha viro visor visor* vitim* viu_a viver viver*
vivo voado* voces_vao vodka vodka* vomitando vomito vomitou voou_e vou_de wanderley wesle* wesley whey xixi_na yara
yasmi* yoga zefa º`,
      '7': `
2019 70_anos 99 a1 a_ama a_asae a_assinatura a_autoridade a_baba a_bandeja a_boca a_cara a_companhia a_corrida
a_diarista a_espreitar a_ficha a_fita a_gata a_gestora a_mae a_mangueira a_mim a_orelha a_pata a_perna a_por
a_psicologa a_sair a_sangrar a_seguradora a_servir a_tossir a_trocar a_vaga a_venda a_vinho abandonada abusi* abusiva
achad* acham* acordei_com acordo acrescentado acuso* ademi* ademir adest* adulterado agarrado agora_vou alergenios
alergica alimentar alivi* aluno ama amarraram amontoados anafi* anca ancho* anos_a ans antes_que anti apagam apagam_as
apago* apagou apagu* apaguei apalp* apedr* aplicou aqui_e arnes arnes* arrancado arrog* arrogancia arrombaram artigo
as_ferramentas as_imagens as_pessoas as_portas asas assaltaram assed* assumido atada* atira* atiro atirou
audiencia_marcada autista auto avaliacoes_de aveia aveia* aviso_de avo_a azulejo baba bafo_de balcao_com banco_central
bateu_com bebe_no beija* bened* bilhetes_para bistu* bisturi boxe brisas bronc* burla burla* burra cabeleireiro cabin*
cabine cacad* cadea* cadeia cadel* cagan* caida caida* caixao calada campe* campeao canil canil* canna* cannabis carlo*
cartao_por cartas casa_dele casco casco* casim* castanha castiga castracao cateq* cc cdc cego chamaram_lhe chamou
chamou_de cheirando cheiravam chumbinho cicat* cilin* cintos civil* clinico clonado cnpd cnpj_e cocai* cocaina
cochichou cogum* colaram colega_de colic* com_nojo com_nomes com_oito com_po comanda comandante comecei_a comentarios
comentou comeram comissario conceicao conci* confessou confirmou consentimento consignado constar consultorio conta_foi
contabilista contato contatos contigo continuam continuaram contraste contratos convu* copo_da coron* corticoide covar*
covarde covei* coveiro cozida creditos cript* cripto crm cruza* cuidadora cuide cuide* culpa_do da_cadeia da_lavandaria
da_linha da_montanha da_mudanca da_oficina da_padaria da_pastelaria da_pousada da_revisao da_secretaria de_alergia
de_ambulancia de_arbitragem de_numero de_outra de_outro de_proposito de_racao de_renda de_repente debaixo_do debitou
debochou deco decot* dedin* dei_o deito deitou deixada deixado_na dele_a demon* dente* denuncia denunciei depois_mais
deram_lhe derma* desabou descr* desde_que despregou desta* destratou detec* detector dia_14 diagnostico_errado diarr*
diarreia difam* digitais dinheiro_no discreto disfa* dispe* disse_o dito do_aeroporto do_autocarro do_colchao
do_consumidor do_dentista do_dono do_gerente do_nada do_nosso do_porta do_provador do_tribunal doenc* doenca dor_no dra
duas_noites dum e_adeus e_ai e_caiu e_muito e_partiu e_passou e_ri e_riram e_sei e_vai e_venderam e_vi egua elogios
em_carne em_mim em_tudo embriagado encerado encob* encontra encontrei_a encostava engas* engoli enquanto_eu entra_e
entrava entrei_com entupida escalada escreveu escuros escuta espere espir* espreitar estagiaria esteticista estornar
estorva estranhos esver* etari* eu_liguei eu_me eu_nunca eu_sou euros_que exausto experimental expositor extenso
extrajudicial fajut* falca* falou_de falsi* faltam faltavam farmaceutico faturam faturaram favoravel faze fedia fedia*
fedia_a ferru* fez_me ficar_sem filhote_com filtro_e financeira finge* fiscalizacao fiz_o fizem* fizemos fogo_nessa
foi_parar for_preciso fotocopiaram frasco fritadeira fruto* frutos fuga_de fuzil* ganhei_um gatil* gato_no gaveta_do
gengi* gorgu* goril* gozou gozou* graci* gringo grito* gritou grupo_do guardem guri havera horriveis hospedeira
identificacao ignorado iguan* imobilizou impin* inadi* inala* inchados indicacao infantario infet* informada injun*
injuncao insin* insinuou insultado intacto internada internamento intes* intra* inund* inundou inventou irres*
irresponsavel ja_ia jipe jogaram jogou jogou* juiza* jurou jurou* justica kelly kelly* labar* labio* lanca* legio*
levados levaram_a levem_o levou_a lhe_com lhe_o lhe_os liguei_a limin* liminar litro litros loiri* loirinhos lotou
lotou* lucro* lugar_do maconha mae_sem mala_do mandou_a manip* manob* mao_na masti* mb_way md me_chamou me_nas me_pela
me_perguntar me_pra medico_nao mente* menti* mentirosa mentiu meren* meses_a meter* meu_armario meu_bebe meu_carro
meu_cpf meu_peito meu_sotaque mexia* minha_bolsa minha_mala minha_porta minutos_depois minutos_do montes morde*
mosquetao mostra_a mulat* na_aula na_barriga na_cabeca na_creche na_discoteca na_excursao na_farinha na_gaiola
na_mochila na_oficina na_pista na_sessao na_veia nadador nadador_salvador nao_acordou nao_avisaram nao_eram nao_fala
nao_temos neces* negat* negra* nem_se nervo nessa_loja nessa_noite ninguem_de ninha* ninhada nitro* no_acampamento
no_aquario no_banheiro no_berco no_exame no_fundo no_lar no_milho no_quarto no_recreio no_soro nome_no nora norma
nos_bracos nossa_frente numero_no nunca_assinei o_bebe o_cadeado o_caixao o_cirurgiao o_colar o_condutor o_envelope
o_fato o_funcionario o_homem o_joelho o_link o_mediador o_metro o_notebook o_pedreiro o_perfil o_personal
o_recepcionista o_salao o_saldo o_seu o_staff o_treinador o_video o_vigilante o_vosso o_whatsapp ofega* oferecem
ofereceu_nos oficial ombro onde_se os_dedos os_exames os_pequenos ossos ossos* ouric* ouriv* ourives ouro_do
outra_crianca ouve_se ouvi ouvi_do paciente pacote_de pancadaria papelinho para_brisas paragem_errada parede_do
partidos passear pasti* patas patas* pater* paulada paus pedidos pedrado pegou_fogo pela_falta pela_minha pen pendurado
pendurou penug* penugem pesav* pesava pesava_menos pesco* pescoco picad* picou picou* pilul* pilula pisar*
piscina_cheia pisco* piscou podre por_culpa por_mim por_ultimo porcas porno* porque_tem porta_da porta_luvas porte
posit* poupanca pra_baixo pra_pagar preenchimento preguicoso proco* procon procurar profi* proibido proposito psiqu*
publicaram pulgas punho* pupil* pupilas puseram_o putos putos* puxav* puxou puxou* quando_eu que_eram que_eramos
que_lhe que_sou quebrou_o queimadas queimou_me quer_e quintal_da quintela quinze_anos quis_saber rabo racha ralado
raparigas rapaz_da rapazes raspada rasur* reagi* receberam recebeu receitas recreio recru* recusaram relat* rendi*
repen* repente resmunga resolvia resto_da rh ricar* riscou riu_se rocav* rocava roda_da rolet* roleta rota_e rotul*
rotulo roxo rubri* ruiu russa_abriu saber_se sacho* sai_a saio salin* salinha sangrar sangrou se_cuide segre* sela
selfies sem_consentimento sem_dizer sem_tampa sequestrados servir_o serviram setim* seu_endereco sever* shots shots*
sindico sindr* skipp* skipper snifa* sobra sobretudo soltos somaram sou_celiaca soube_da sra stalk* subtr* sufoc* surda
surda* surto* sussurrou tablet_da tal_de taxis* taxista te_a teclas telemoveis terceiros terre* thiag* tigelas tijolo
tio_da tirada tiram tiran* tiraram_me tomav* tomava tomou tomou* tonin* toninho tontu* tossi* tossir trago trago*
trancas trancou transferi tratado traum* tresa* trocou_me tudo_a tumor tumor* tutel* um_grosso um_miudo um_parafuso
um_telemovel um_tijolo uma_barata uma_bomba uma_crianca uma_padaria upa usa usada* usadas usam usaram_o utent* vara
varej* vazad* veio_pra venda_no vendem vendi* vendida vendidos veterinaria vezes_na vilhe* vilhena vinga* vinha_sempre
violada vir_a viram viram* voce_nao voces voces* voltou_com voz_alta way welli* wellington zerad*`,
      '8': `
a_aguardente a_bagaco a_corda a_funcionaria a_maionese a_mulher a_obra a_reforma abanava abri_o abusa* acele* acorr*
acres* adult* agres* agua_do alergia_ao algo alugo* ameacou amoni* andaime ao_meu apareco apontada arbitragem arrancada
arrancou arrebentou arrec* arrecadacao as_chaves as_luzes as_minhas asae ate_casa ate_sexta atende_com atiro* autis*
autoridade avela* baixo_da baixo_do batia bebe_de bebia* beijinhos bloqueou brincos cabelo_e cachi* cadeado cadeira_com
cadeirantes cadeirinha_do caixa_4 caixa_que calci* camera_no cancelei_em capot* carra* carrinha casa_nao castr* celia*
celiaca chamas chamou_me chamu* charr* chass* chefe_de choques cigano cinic* cinica cnpj cobrar coca cochi* cocktail
colete compram conduta conno* connosco consultora consumidor conta_quilometros contratamos convenceram corto cortou_me
cpf_e crack crack* crost* da_coluna da_fibra da_limpeza da_rodoviaria da_sanita de_13 de_clientes de_fachada de_noite
de_rato deboc* decre* defic* deixado desaparecido desconhece desid* desle* desligam desligou desmaiei desmaiou devolveu
direitinho disparou disse_a do_porteiro do_turno doentes dois_homens e_continuam e_fica em_chamas embolsou embri*
empol* empregada empurrou encheu encostou enfia* entram entre_os entrou_no envelope era_afinal escrevi_no esmagada
esmur* espia* esquecida esquema estel* estourou eu_era eutan* exigi* face faisca fechou_me feridas fezes fezes*
ficaram_com financas_e fingiu for forja* forne* frente_do fugiu fugiu* funga* garot* gengiva gesto* gomas gomas* grava
gravida gring* hamst* hiv humil* infec* infla* inten* intim* intox* inven* inventado inves* iogurte isso_com ja_esta
jaula judicial junto_as juris* labio lancha lesad* levo levo_o link luvas luvas* macon* mal_e mao_dele marre* marreta
me_em me_tratou mec meu_passaporte meu_perfil meu_pug meus_dados minha_gata minha_roupa moedas_do monte* mordi*
na_carrinha na_cozinha na_escada na_massa na_nuca na_pele na_rececao na_saida na_sauna na_van nao_existe nao_usa negar*
negaram nem_pediu nif no_balneario no_escritorio no_hospital no_parque no_tiktok nos_na o_aviso o_cnpj o_dentista
o_empreiteiro o_fotografo o_massagista o_perfume o_proximo o_queijo o_rececionista o_recibo o_tecnico o_tio o_vento
obrigaram olhando_pra ombros_e os_alunos os_brincos ouviu ouviu* palavras palpe* paral* parar_ao passei_mal pastilhas
pata patin* patro* paula* pedida penas penas* perderam_o pet pet_sitter pia picar* podre* por_escrito porao porao*
porta_aberta pregu* prenh* presos processar proteina proxima_nao pug quadril que_horas quebro queimadura queixa
rebentou recado recem recem* registo rum sacud* sala_cheia saquinhos seguiram seguiu sem_autorizacao sem_eu so_digo
somar* subir_ate sussu* tanque tarad* tatua* telefonaram telefone_com tens testemunhas teus toman* tomando tombo*
tombou tosad* trancada trigo trigo* ultra* uma_camara uma_moca uma_pedra urina urtic* usara* usaram usuar* usuario
vai_ter van vendia vigia* virou_costas voltou_a vossa vossa* vosso vosso* wande* xenof* xingo* xingou xixi`,
      '9': `
a_forca a_perder a_quem a_tua agoni* aldra* anest* arbit* arren* arrom* assinado atrav* bebado casti* chumb* cigan*
clona* conde* contaram corretora cuspi* da_piscina de_cliente de_gas deito* dente denun* desab* despi* divida
do_colegio do_duche envel* escar* escut* estou_a expul* faisc* fingi* furta* gatin* gestora gramas gravi* guardam
imposto incha* injet* insul* intac* iphon* iphone judic* largou levad* lingua litro* mamad* me_os meu_cao meu_cartao
na_cara na_gaveta nao_vou negou negou* ninguem_explica no_arroz no_autocarro no_cafe no_estacionamento no_livro no_lixo
no_pao no_vestiario nojen* numa_caixa o_anel o_bicho o_corpo o_fecho o_porteiro o_teu penho* pra_fora pranc* prancha
proib* qualquer_um reben* recusou sacaram sem_receita sem_vergonha sinal_e soltou soro tanqu* te teu tirad* toxic*
trapa* travoes treinador tromb* tua um_beijo urina* vais veia vigar* vista_no vomit* voou vos`,
    },
  },
};
