import type { LearnedRisks } from './learned-risks.ts';

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const de: LearnedRisks = {
  plainBelow: 8.14,
  unlikelyBelow: 13.53,
  likelyFrom: 17.82,
  any: {
    '-9': `
aber_schon ausgefallen ausser_betrieb ausve* ausverkauft beim_ersten belegt beset* besetzt bis_vier bordsteinkante
dauert dauerte dem_update der_preis dunn eine_neue einem_jahr einer_stunde eng entta* ewig fad fuhlt* fuhrung geduldig
geschlossen ging_es hart in_falscher jungg* klemmt kostenvoranschlag krumm langs* langw* lau lauwa* leder* lieb menu
modell nur_der offnu* per_sms personen ruckruf schmeckt sitzp* sorti* springt stau sturzt tische topfe* uberlaufen
umtau* umtausch ungle* vereinbart verfallen vertretung von_gestern wackelt wurde_ein zah zahlerstand`,
    '-8': `
14_uhr 18_uhr 28 30 4_50 60 60_euro 6_wochen ab_sechs aber_auf abgelehnt_ohne abgelehnt_weil alkoholfreies
alles_nochmal alt_und am_2 am_30 am_fenster angetroffen anste* arger* auf_eine ausgebucht aussicht ausstellung auswa*
beerd* behandelt_wie bei_jedem beim_nachbarn bekam_ich bekommt_man bis_man brautkleid bremst bricht cappu* cappuccino
dann_aber das_falsche decken deko dieses duschvorhang ein_verbrechen einen_tag endlo* endre* enttauscht ersat*
ersatzteil erst_in fand_auch farbe* fehlanzeige feucht film fix flammkuchen fleckig fugen fugen* garantie geput*
geputzt geschirrspuler gewunken grafik gruppen handtucher herzl* herzlich hohe humor humor* ikea im_zug itali*
jede_zweite kalt keine_antwort keine_scheine keiner_wusste knarz* kopfk* kopfkissen krimi krume* kulan* kulanz lagernd
langsam langweilig laut_vertrag leder leuch* level level* lieferung lost mail_kam mal_ein man_bei match* matsc* mies
minuten_durch morde* muhsa* muhsam nach_vier nachgelassen nasenspray nebeneinander nervt nett neun_wochen
nicht_angetroffen nicht_drin nicht_was niemand_zu nimmt_keine nix_dafur nur_als nur_in ode ohrstopsel oper organ*
paket_lag passt_nicht pfing* produkt prosp* pulli pulli* puzzl* puzzle quiet* rasen raube* rauf ruckelt ruhre* salbe
salbe* schon_um sehr_lieb seife* seilb* seit_august selbst_schuld serie serve* sich_zeit spiel spitzen stand_nirgends
steinhart stumpf tageskarte tenni* teuer teuer* teurer trock* trocken tropft trotz_termin uberfullt ubermorgen
uberteuert und_ohne und_wusste unscharf unterm_strich unverstandlich veraltet verbrechen verregnet war_aus warteliste
warteschleife wasserhahn weich weil_das weit_weg welln* werden_nicht wie_immer wie_in winter wlan woche_ein
woche_spater worte* wusste_nicht zu_gross zu_klein zu_kurz zur_halfte`,
    '-7': `
0 10 143 14_euro 14_tage 15_uhr 21 289 28_euro 35_minuten 4_80 4x 55 6_90 6_euro 7 70_minuten 80_fur 87 8_und 92
9_wochen ab_sieben aber_erst aber_mit aber_sehr abfal* abfluss abgesagt abgeschafft abrei* abschlag_von absturz
als_fleisch als_war altba* altbacken am_samstag anfah* anfahrt angeblich_nicht angereist angestanden anlei* anleitung
anrei* ansprechpartner anstehen arbeitsplatte argerlich auch_an auch_nichts aufgegeben aufs_haus augenrollen aus_den
aussi* auswahl babyb* backo* backofen beerdigung beim_letzten bekomme bemuh* besitzerwechsel bestand_aus bevor_ich
bezahlt_hab bierg* bildes bis_drei blass blass* blick_auf blitz blutabnahme bluto* bords* braucht breme* bremen bringt
buch burok* burokratie chaot* chaotisch chatb* chatbot da_hab dafur_aber dafur_kann dann_doch darf_man dart das_eis
das_essen dat datenvolumen dauerschleife den_fleck den_man der_andere der_automat der_code der_ersten der_film
der_mitte der_pause die_junge die_kopfe die_woche die_zeit dirnd* doch_nur drei_sterne dreimal_neu drucken durchgang
durftig eher ein_einziges ein_schatz eine_kasse eine_saule eine_zumutung einem_tag einfuhlsam eingelaufen eingetragen
einlagen einto* eintonig eiswu* empfanger_nicht endlos endreinigung engag* engagiert entfe* entwurfe ersatzlos
erschienen erschlagen erstklassig es_aber es_ist es_keiner es_sein es_zu esels* extra_aus farbt* fast_gestorben
fehlte_der fetti* fettig flack* flackert fliessband fohne* folge fortg* freitags fremdwort freundlich friedlich frust*
fuhlt_man fuhlten funks* funkstille fur_4 fur_einen fur_sechs fur_so fusselt gasthof gate gefro* gefroren genau_so
gerichte geschmacklich geschmacklos gewartet_dann gilt glaser green* grossartig grosser guckt gutschrift haben_dann
haben_keine hakt halber halfte_der handgepack hat_sogar hebt heimgefahren hilfs* hochzeit_meiner hundebett hungr*
hungrig ihn_mir im_falschen im_juni im_original im_schloss immer_beim in_bearbeitung indiv* irgendwo ist_hier ja_aber
juni kabar* kaiserschmarrn kam_kalt kam_nach kamil* kamillentee kannte kanon* kanone kanten kanti* kantine karao* kassa
kassa* kaum kegel* kein_schirm keine_frage kekse kekse* kinnl* kiosk_zu klappern klappstuhle klein kleiner_als knitt*
knittert kombi kombi* kommt_per kompliziert kopfe kopfe_hangen korre* korrekt kostenlos kraut krieg_ich kuhl
kundenportal lachen lange_schlange langer_als lasst_sich lauwarm leckerli leerem lehne* leider_nicht leier* leinw*
leistung letzten_dienstag liebl* lieferzeit liegt_an limo lost_sich losung mager makler_kam mal_angerufen mal_eine
man_hier mbit meckern merkt mich_jedes mich_trotzdem mit_derselben mit_drei mit_falschem mit_zu mittw* mittwoch muffelt
muhe na na_bravo na_ja nach_35 nach_einer nach_jedem nachster nachstes_jahr neben_der nervt* nette nicht_auf
nicht_durch nicht_obwohl nicht_wieder niederknien niedrig niese* noch_auf nochmals nur_alle nur_aus nur_eis nur_munzen
nur_nach nur_online nur_per nur_wenn od offnungszeiten ohne_erklarung ohrst* orangensaft panfl* panflote pappe pappe*
pappi* pappig passen pdf per_brief pixelig plast* plastikpalmen platten platze platzt polizeiwache popco* portion
portionen postfiliale pro_monat prospekt punktlich pur rasen* rauberteller raucherzimmer rauscht rausgekommen_bin
reinf* reserviert retoure rippc* rippchen ruckerstattung rutscht sackg* sakko sakko* sand_im sass_auf saustall schatz
schir* schirm schlange_am schlange_bis schlangestehen schlapp schliefen schlieren schliesst schluckt schlussverkauf
schmal schmeckte_nach schnarcht schokolade schon_gewesen schwach schwer_zu seepf* seepferdchen seit_3 sekunden
selber_schuld semes* semester semin* septe* september set sich_muhe sich_nur sich_schon sicherheit sichtlich sie_ja
sie_mich sieben_wochen sitzplatz smartwatch so_auf so_geht sofa sohle* sortiment sosse sosse* spannend spart spart*
spielstand spinn* spitzen_schneiden sportlich sprachlos stadi* statt_nichtraucher staubsauger steak* stern streifen
streikte stufen stuhle stump* stunde_ist stutz sympa* sympathisch tadellos techniker_kam telefonisch termin_in
teurer_als theat* thema thema* theor* ticketnummer tischen toast tobte* toll ton trage tropfelt uberfordert ubergabe
ubersetzung ubertrieben uberz* um_acht umbau umbau* umson* umsonst umsta* umstandlich umtausch_nur unbeq* unbequem
und_nur ungleich unles* unnotig unsch* unser_tisch unterirdisch untertitel updat* update uralt urlaub_und verbrauch
vergilbt verkaufsgesprach verkocht verpasst versalzen verschlossener_tur versprechen verteilzentrum verzi* videos
vierb* vierbettzimmer von_8 vor_allem vorbestellung vorwu* vorwurf vw wanderweg war_nett war_vorher wartezeit wartu*
wartung was_der waschanlage wasche websi* website wechsel weinkarte wette* wetter wie_bestellt wie_vereinbart
wieder_nach windeln winte* winzig wir_kamen wir_mussten wird_einem wirklich_gut wirkt wurstelstand zahneputzen
zahnreinigung zehn_wochen zeitf* zeitfenster zentr* zitrone zombi* zombies zu_hoch zu_voll zu_weit zufah* zufahrt
zum_geburtstag zumutung zuruck_nur zuruckrufen zusag* zusage`,
    '-6': `
11 16_euro 17_uhr 198 1998 1_99 2005 2017 24_euro 25 2_stunden 30_minuten 30_tage 32_euro 38 3_wochen 42_euro 44 4_90
4_euro 4_tagen 4_uhr 4_wochen 50_fur 6 65 6x 72 74 78 8_bis 8_monate 90_im 90_minuten aber_gut aber_in aber_nur abflu*
abgeschossen abgestellt abgewohnt abrechnung absag* abzug* acht_und acht_wochen affenhitze affentheater afrikanischer
akku akkus* akkuschrauber aktio* akust* akustik alle_belegt alple* alplermagronen als_im am_freitag am_gate anders_aus
angekundigt animation anlau* anschaut ansta* antworten apfel* apfelstrudel apotheke app argern armel armel* aroma
aroma* arzt_nahm async* asynchron auch_mein audio* audioguide auf_eigene auf_englisch auf_jede auf_lager aufba*
aufdringliche aufgaben aufgehoben aufgerufen aufpr* aufpreis aus_graz ausfallen aussenbecken auswendig automat
automatisch avoca* avocado babybrei babyschale backh* backhendl backu* backup badez* bahne* baren* barendienst
bearbeitungsgebuhr begei* begeistert behauptet_das bei_unserem beila* beitrag bekannten bello bello* benutzung bergm*
bergmann beschichtung beschriftung bestellt_gekommen bestellt_und besten bestens besuchszeiten bewegung bibliothek
biergarten bin_seit bis_18 bis_bordsteinkante bistr* bistro bitten bitts* bittsteller blasm* blasmusik bluetooth
blumenstrauss blutw* bob bonus bowli* boxku* boxkurs brandteig brate* braten bratw* bratwurst braucht_man brauchte
braut brav bravo bravo* bremsklotze brennend brezn brezn* brich* brotchen_vom brumm* brummt brunc* brunch buchungsmaske
buffe* buffet burgerbrotchen bursten cafet* cafeteria carbo* carbonara chance chaos* charme chemi* currywurst da_sein
dafur_die dann_im dann_ist dann_war darun* darunter dauer* davonlaufen dazu_teuer dazwischen dem_ersten dem_sofa
den_halben den_kuchen den_neunzigern der_akku der_chatbot der_erste der_hund der_maschine der_saule der_spielleiter
der_ton der_tute der_zeit dezem* dezember dichtung die_andere die_brille die_enkel die_pizza die_toilette die_torte
dirndl disco* disku* diskussion dran_war dreckig drei_euro dreimal_verschoben dreiv* dreiviertelstunde drogerie
drogeriemarkt druck drucke dufte* duftet dunkelmodus dunn_wie durchkommen durchzug ehrlich eiern eiern* eigentliche
ein_fremdwort ein_ganzes eine_dreiviertelstunde eine_enttauschung eine_gutschrift einen_kaffee eingerustet eingespielt
einse* eintritt einweisung einzelner eiske* eiskeller elif elterngeld elternzeit empfangen enten* entfernung
entschuldigung enttauschung erhol* errei* erreicht erster erwar* escap* escape escape_room eselsohren essen_war essti*
esstisch euro_mehr euro_munze expor* expre* fahrgeschafte fahrradkeller fallt familienkarte familientarif fand_den
farbe fasching fast_nur feder fehlermeldung feierte fern ferns* fiat fiel_aus filmc* filmchen filte* findet flens*
flensburg fliege flop flussig folte* forel* forelle forts* fortschritt fotob* frau_an freundin_hat frier* friert
fruhstucksraum fuhlt fuhlt_sich funf_monaten funfzig funktioniert funktioniert_nicht funktionierte fur_20 fur_uns
fussm* gabi galt gange gange* ganzes gearg* geargert geb gebaude gebug* gebugelt gedau* gedauert gefahr gefei* gefeiert
gefuhl gegenseitig gegos* gegossen gehmi* gehminuten geholfen geht_das geht_in geht_nicht gehts gehts* geist gekil*
gekillt gelb gelbe* gelda* geldautomat gelegenheit gelernt gelost gemeldet_im geran* gerannt geschmack geschmackssache
geschossen geschwitzt gespielt gesprungen gespurt gesti* gestrichen getranke geworben gewurzt gilt_nicht glanz
gleich_null gleis gleit* gleitsicht gleitsichtbrille gluhb* gluhbirnen golfp* grauen graus* greens grosse_42 grunden
grundgebuhr gummi gummiartig gurke gut_aber gutachter_war gutge* gutgeschrieben gutscheincode hab_kein hab_mich
hagelschaden hakel* hakelig halb_funf halfte harte* hat_in hatt hatte_ein hatte_keinen haushalt hecke* heckenschere
heckw* heckwischer heisst_es hekti* herzinfarktpreise hilfsbereit hingebracht hochgesetzt holzig horbu* hundemude
hunds* huste ich_daheim ich_denn ich_trotzdem ich_werde idee ideen* im_abfluss im_cafe im_februar im_sommer imbis*
imbiss immerhin impfu* impfung in_4 in_bremen in_sieben innig innig* ist_vor ist_zum italien jeden_morgen jetzt_in
junggesellenabschied kabarett kalku* kalkuliert kalt_und kam_die kam_erst kampf kampf_um karaoke karg kartenzahlung
kasse_offen kassen katzenstreu kaution_kam kein_ersatz kein_internet kein_netz keine_einzige keine_karte kerze* killt
killt* kinderarzt kinderbuch kindermenu kinderschuhe kinnlangem kino kissenbezug klappstuhlen klappt kleiner kleinwagen
kletterhalle klima* klimaanlage klopa* klopapier klumpig knarzt knopfe knurr* knurrte koche kohlensaure kommt_im kommu*
kompe* kompetent konig* konnen_sie kopfw* kopfweh kostet_jetzt kratzern kriegt_man krumel krumelt kuchen_trocken kulis*
kundigungsfrist kur kurse kurse* kurta* kurtaxe labbr* labbrig labyr* labyrinth lahm laktosefreie lamin* laminat lamm
langsamer lappi* lappig larm laufa* laufe* laufen lauft_noch lauge* laut_meinem lautsprecher lebenszeit ledig* leert
lego lehne leicht leider_nur leihgebuhr leisten lekti* lektion letzten_mal leuchtet leute_ein leute_in lieblos liede*
lippenstift lotto* luften luftm* luftmatratze mager* mahng* mahngebuhr mailb* mailbox mal_butter mal_das man_auf man_im
man_mich man_sich man_uns man_wartet mario* maschine matches mau maximal maximilianstrasse media* mediamarkt mediu*
medium mehr_als merke* mickr* mickrig milchig mindestlaufzeit mindestverzehr minuten_fur mit_acht mit_mehr mit_unserem
mitte mittwoch_zu mitzu* mm mobilheim mochte_man montags morder morderisch most motiviert motzt muffe* muffelig muffig
mulla* mullabfuhr munze museum musikschule muss_ich muss_man muttertag nach_19 nach_25 nach_3 nach_funf nacho*
nachtisch nackte nagellack nahm_sich namli* namlich nebel nebenan nebentisch nein_danke nennt_sich nepp nette* netten
neu neuer* neues_handy neunzigern newslettern nicht_aber nicht_bei nicht_dabei nicht_fertig nicht_in nicht_kommt
nicht_vorratig niedr* nirge* nirgends noch_nicht norde* nudeln nugge* nuggets null nummer_gezogen nur_drei nur_einen
nur_gegen nur_mit nur_noch nur_von oberflachlich obi offnungszeit ohne_kohlensaure ohne_sosse ohne_ton ohrop* ohropax
oktob* optik organisiert oslo oster* osterreich packs* packstation paletten papageienshow parka* parkautomat patch
pause pfandautomat pfingsten pfund* pho pingu* pixel* plane plane* platte plus poliert popcorn porto porto* posten
prami* preise preisliste premi* premium pro pro_nacht probealarm prufungstermin punkt* punkte push qm quali* qualitat
quart* quietscht rabattcode racle* raclette ramen ramen* rande* rauber raumen reinfall reize* renov* renovierung
reservierung rettet_den rettete retus* riese* riesl* riesling rinns* rinnsal rolll* rollladen rosse* rosser route*
router ruckr* rucksendung ruckstand rudergerat rufen_sie rufnu* rufnummernmitnahme ruher* ruheraum ruhrei ruhrei_aus
sage sagt_mir saiso* sangen sardi* sardinen satt saugt sauna_nur schaf schaltung schatten schief schlacht schlange
schlecht_beleuchtet schliesst_um schlusselkarte schmeckt_nach schmerzt schmid schmuddelig schnaps_aufs schok*
schon_keine schraubstock schritte schuhkarton schuss schuss_in schuster schwabisch schwer sechs_wochen sechzehn
sehr_bemuht seife seifenspender seilbahn seit_2 sek selber_zahlen selbstbedienung server seufz* shamp* shampoo shutt*
shuttle sicher_nicht siebz* sieg silik* silikonfuge sind_fur siren* sitzb* sitzbanke so_eng so_teuer sohle soll_man
sonnencreme sonntags sorten sortiert souvenirladen spanisch spargel spat spedi* spedition speichern spielleiter spinnen
spitz* spritzgeback spulen spulmaschine standig starten staub* steak steg steht_nirgends sterne_weniger steuerung
stickig stifte stimmung strahnen strauss strud* strudel studium stunden_zu suchf* summe super* support_schreibt synch*
tadel* tafeln tage_vorher tapet* tapete tatsachlich technisch teigi* teigig tenor tenor* termin_um termine thai
theke_hat theorieunterricht tiefk* tiefkuhltruhe tierfutter tisch_war tode todmu* todmude tolle tolle* tomate topfs*
topfschnitt tour traub* trauerspiel traurig treffer treue* trinke trocknet trope* tschuss uberlastet ubert* um_15 um_17
um_4 um_7 um_das umarmung unbes* unbesetzt und_bekommt und_erklart und_hinter und_jede und_keiner und_zuruck und_zwei
ungleichmassig unleserlich uns_noch unsauber unser_dackel unserem_besuch unsic* unsichtbar unube* unubersichtlich
unverandert unvor* upgra* upgrade ups urlaub veltl* veltliner veral* verbindung verbraucht vereinbarten verfahrt
verfliegt verkalkt verkleinert verpackung versandkosten verschiedenen verschob verschoben version verspatet
versprochenen verstanden verstaubt verstehe verstehe_ich versteht_kein verstimmt versuchen versucht vertrag_lauft
verzogen vier_personen vier_uhr vier_wochen vierm* viermal vierzehn vom_vortag von_sechs vorabend vorba* vorband
vorbestellt vorbi* vorbildlich vorlauf vormittag vorra* vorratig vorsp* vorta* vortag wackelkontakt wande wandf*
wandfarbe war_das war_lieb warm warmw* warmwasser warteschlange warteschleifen was_anderes waschmaschine wassr* wassrig
weckt* wegbe* wegen_umbau wegen_wartung wegen_wind weggezogen wehe weich* weing* wenig werkt* werktage widge* widget
wieder_das wiese willi willi* wind winzi* wir_um wir_zu wird_man wird_nicht woand* wochen_und wolke* wolken
wollte_bloss wollte_spitzen woran woran* youtu* youtube zahnpasta zauberer zehn_tagen zehnt* zeichen zeigt_nur zentrum
zerkn* ziegenkase zitro* zone zu_finden zu_leicht zu_leise zu_recht zu_suss zu_tode zu_weich zugewachsen zur_beerdigung
zuruckgerufen zurucksetzen zusammengefallen zuschlag zutei* zuteilung zwei_sterne zwischen_8`,
    '-5': `
119 129 139 16_uhr 17 1_std 2011 24_monate 26 27 30_euro 32 34 40_euro 40_min 42 420 48 64 65_euro 7_euro 8_50 8_euro 9
95 96 abende aber_dann aber_das aber_drei aber_fur aber_nichts aber_trotzdem aber_wenn abgeschickt abonn* abrat*
abraten abrec* absat* abschied abschlag abzuge adapt* adapter adresse_im adven* aktion aktua* aktualisiert allerdings
altersheim am_dienstag am_ende am_nebentisch am_vormittag an_bord anders_als anfra* anfragen angeblich_nie angebot_aus
angefangen angerichtet angesetzt ankundigung anlauf annulliert anreise anschauen anspr* anstellen anwen* anwendungen
app_sagt april april* armat* armatur armse* arzti* arztin arztt* arzttermin auch_in aufbau aufgehangt aufgezwungen
auflegen auflo* ausgegangen ausgepackt ausgeschildert aussehe austern automat_nimmt badewanne bahnen bahnhofstrasse
ball bananen banki* banking bass baust* beantwortet bedin* bedingungen behaupte behor* bei_dem bei_einer bei_frau
bei_jeder beige beim_dritten beim_zahnarzt beim_zweiten belegtes beleu* beleuchtung bemuht beratung bereich bergb*
bergbahn beruhrung beschrieben besse* bestellt bestellt_im besti* bestimmt betrunkene betrunkener beworben bier_schal
billig bin_um bis_17 bishe* bisher blatt* blatter blattert blaus* blauschimmel bleu blieben blutwurst bombi* bombig
bord bordb* bordkarte boxsp* brachte brandt brege* bregenz broselt brows* browser buchhandlung burst* capun* capuns
charm* chips chips* code_kommt cola cordo* cordon crois* da_waren damal* damals dann_in dann_kam das_im das_messer
das_wars dauerte_drei dazwi* dem_foto dem_prospekt dem_weg den_neuen den_ofen der_app der_bus der_dritte der_falschen
der_kaffee der_salat der_teppich der_terrasse der_warteschleife diamanten die_alte die_antwort die_farbe die_jahre
die_kollegin die_kuche die_laune die_lieferung die_mullabfuhr die_rechnung direkt_neben disco displ* display drach*
dreck* drei_monaten drei_vitrinen dreimal_die dritten drogenlabor dunne dunne* durchgeben duschen_lauwarm duschmarken
duzt eigene eigene_kosten ein_augenrollen einbruch eingegangen einkaufe einreichen einsa* eintritt_fur einzelfall
einzelzimmer einzi* einzige einziges eiswurfel ende_der endet endlose engli* ente enten entfa* entfallt entfi* entfiel
enttauschend erdbe* erfahren erhoh* erreichen ersatz erst_ab erst_im erst_um erwachsene erwarten erwie* erzieherinnen
espre* espresso euro_fur excel* express fadenscheinig fahnd* falaf* falafel falschem falscher_farbe farbt farbton
faser* faserig fax fehla* feierten feines feins* feinsten feld fenst* fensterladen fernsehen fernseher fertig_sein
fiele* fielen fielm* fielmann filiale finni* finnisch fischsemmel fitnessstudio fitze* flache fleck* flohm* flohmarkt
flug_gestrichen fohne forme* fotobuch freib* freibad freil* freundlich_und freundlichkeit front* funf_euro funf_minuten
fur_acht fur_mein fusse* fussmatte gab_den gabe gabeln ganze_zeit ganzes_jahr gartenschlauch gastekarte gebau*
geburtstagsgeschenk gefangen gefol* gegner geil geisterbahn gekli* geklingelt gekos* gekostet gelangweilt geler*
gemutlicher genervt gepackband gepar* geparkt gerec* gerechnet gered* gereg* gerin* gering gesagt_und geschatzt
geschichte geschlagene gestell gestiegen gestresst getrennt gewartet gibts_nicht giftm* glanzend glase* glatter
gleicher glutenfreies gnocc* gnocchi golfplatz gotti* gottingen grabg* grell* griec* grole* grolen gruner
gruner_veltliner gruss* grusst gut_nur gutschein hab_dann hab_den hab_sie habe_mich haben_wir halben_jahr halben_tag
halft* hans hanteln hat_auch hat_gefragt hat_nur hatte_mir heisst_hier heizt* hektik herrl* herrlich heulen highl*
highlight hingeklatscht hintereinander hoch hochs* hochstens hoffn* hoffnungslos hofli* hoher holpr* holprig honor*
horbuch horpl* horplatz horst horst* hotline_sagt hut hypot* hypothek ich_fragte ich_nehm ich_nur ich_sass im_dezember
im_kleingedruckten im_marz im_urlaub in_drei in_ruhe in_urlaub innenstadt inner* italiener jahr jahre_gekommen
jede_woche jederzeit jetzt_haben jetzt_ist jetzt_soll junge_frau junge_mann junio* kaffee_war kaffeeautomat kakao
kakao* kalen* kalender kalor* kalorien kam_nicht kann_die kannt* kappe kappe* karto* kases* kaum_zu kegelrunde
kein_einzelfall kein_mensch keins keins* kenne_die kinder_haben kinderteller kirche kirchenglocken kitsc* kitschig
klang* klausur klebr* klebt klebt* klebt_und kleider kleiderschrank klein_fur kleingedruckten klemm* klemmten klima
klingel klingt knarrt knarzen knode* knodel knollchen kochb* kochen kochk* kochkurs kommt_am kommt_nie kompl* konnten
kontofuhrung kontofuhrungsgebuhr konzept koste* kosten_extra kostet_extra krapf* krapfen kratzbaum krimis krumm*
kuche_ohne kuhle* kundenkarte kundin kunst* kursr* kursraum kurz kurzf* kurzfristig labbe* labberig labsk* labskaus
lachh* lachhaft lacki* lackiert lag_nicht landk* landkarte lange lange* langeweile lauts* lautstarke led lederhose
leer_und leichenschmaus leider leiert leinwand letzten_update letztes_jahr licht* lieb_und lieferbar liefert
liegestuhle likes likes* limon* limonade lochr* lochrig losen losen* lucke* luft lufte* luftung lupe malen malen* malta
malta* man_dort man_einen man_kommt man_nicht mango manik* manikure mann_wollte maria* mariahilfer mario marz massageol
matchmaking matsch matschig maultaschen medium_bestellt mehli* mehlig mehr_in mein_kumpel meine_haare meist merke
minig* minigolf mir_haben mir_nie mit_2 mit_kinderwagen mit_zwei mittwochs mogel* mogelpackung mogli* moglich moin
monate monaten mord munze* murks murks* music* musical musik* mussten mutze mutze* nach_40 nach_acht nach_drei nach_ner
nachgestellt nachos nachricht nachster_termin nadelte nahe ned nenne* nerve* nerven nervi* nervig neuer neues* neuestem
neun neuwa* neuwagen nicht_an nicht_lesen nicht_lieferbar nicht_raus nicht_weil nicht_wie nichtraucher nie_mehr
nie_wieder niemand_hat nieselregen noch_dienstags noch_kein nur_das nur_nicht nussschnecke offen_und ohne_griff
ohne_papier ohne_vorwarnung oktober organisieren originalkarton ostern pappb* pappbecher papps* pappsuss parke* parken
parkett parkplatze parkplatzsuche patrone pausi* pay pay_to pc ping pinguine pirat* pixelfehler pizzen playl* point*
pointen polar* polizeistation polnische polst* polster pong pramie preis* preiserhohung presslufthammer pro_person
programm puppe* quatschen quietschen radfa* radfahren railj* railjet ramsc* ramsch rand rasse* raub raubr*
raubrittertum raume* raumt reagiere reali* realitat rechner regal regal* regenradar reihen reizend rochen rosen* rosti
rotkr* ruckgangig rucksendung_auf ruhrend rund runden sachertorte salam* salami salzb* salzburg samstagabend samstags
sang sanitarhaus schade schade_drum schade_ums schal_und schimmelkase schlachtfeld schlager schlagzeugkurs schlecht
schlecht_organisiert schlechter schliesstage schlusselkopie schneiden schrott schuhsohle schwiegereltern sehr_argerlich
sehr_freundlich seht seit_drei seit_sechs sekretariat seminar sendu* sendungsverfolgung seniorenteller servicegebuhr
servietten show sich_von sieben_monaten siebzigern sitzg* sitzgelegenheit so_klein socken_nach softw* software
sollte_es sonst_nix sparg* spatzle speck speck* speis* speisewagen spielte_nur spinde spinne spinnweben spitze
sprachkurs sprec* sprechstundenhilfe spuckt stadion stadionwurst start* std std_20 steakmesser steckdosen stehe steif
steil* stets stets* stilles stinklangweilig stinksauer stirb* stirbt stockelschuhen strassenbahn strassenraub streaming
stren* streng student studentenrabatt stunde stunde_wartezeit stundenplan suchte summe* super synchronisiert syste* t
tafel* tankstelle tanzk* tanzkurs tasse tasse* tasta* tastatur teil teilen teill* teillieferung telefoniert termin
termin_erst terrasse tetra* tetrapak textbaustein texte thermometer ticket tierf* tisch* to to_win toast*
tode_gelangweilt topf topferkurs tortu* tortur totla* traue* trauerfeier traur* tretb* tretboot trockenen turkisches
uberhaupt uberzogen ubung* uhr_also uhr_mit uhr_zu um_0 um_13 um_16 um_18 um_22 um_8 umgeleitet ums ums_geld umset*
umsti* umstieg umtauschen und_14 und_ausserdem und_bin und_fur und_hatte und_kostet und_um und_wir unfai* unfair ungen*
ungep* ungepflegt uni unlesbar unper* unpersonlich uns_hat unterm_bett unvol* unvollstandig unvorteilhaft uppig uppig*
urlau* urlaubstag vegane verfugbar vergeben verkauferin_hat verlangert verliert vermisst verschleiss verschmiert
verschwommene versprochen vertretungen viel viell* vielleicht vier_leute vitam* vitamin vollgestellt vom_feinsten
vom_wirt von_vorne vor_langeweile voran* vorgast vorher_per vormittags vorso* wacke* waffe* waffen war_nur war_vom
warte_ich was_soll wasserdruck wechs* wechseln wechsle wecke* weder weder* weg_nach weil_die weinbegleitung weinp*
weinprobe welke* wellen wenige weniger_als wenn_auch wie_der wie_mein wieder_hin win wir_in wir_mit wir_noch wir_sassen
wir_weniger wird_am wird_schon wirkten wissen_ob wollten_uns worte wumme* wunsc* zah_wie zahlung zahnb* zahnburste
zahnp* zalan* zalando zehn_am zehn_euro zehn_tage zentral zettel_dran zieht zieht* zins zu_lang zu_langsam zu_warm
zugep* zugeparkt zugeschnitten zugig zugig* zum_strand zum_vierten zuruckgeben zuruckgeschickt zwei_euro zweien
zweiten_mal zwerge zwiebeln`,
    '-4': `
05 11_30 12_euro 14b 16 18_30 1_5 2 2019 20_uhr 212 24 250 25_min 2_tage 2_wochen 3 38_euro 3_mal 45_minuten 46 5_std
5_wochen 68 70 7_90 90 99 9_uhr aber_auch aber_da aber_die aber_so aber_warum abfah* abgegriffen abholung abo absage
abtei* abtip* abzocke acht achterbahn achtzig advent air aktiv* alles_wie als_die am_mittwoch am_schluss am_sonntag
am_tag ameis* an_uns anderes anders anderthalb_stunden anfan* anfang angen* angeschlagen angestarrt anleitung_auf
anmac* anruf anrufen anstandig ansto* anzeigetafel apfel app_sturzt auch_so auf_seite aufbe* aufdr* aufga* aufsc*
augus* august aus_wie ausdruck ausgabe ausserdem b baff bagge* baggersee bahn banne* banner basel basel* batterie
baume* bausp* bearb* bearbeitung bedienung begru* bei_den beiden_handen beilage beim_fruhstuck beim_offnen beipa*
beipackzettel beitr* berau* beraubt berg beschriftet besetzt_und besser besteht bestellt_war besuc* betrachten betreut
bettwasche bezahlt_hatte bezahlt_und bezie* bild bildern bis_zu bis_zwei bisserl bitte bitte* bleibt blend* bohrer
bohrm* bohrmaschine bombe* boxspringbett bratl bratl* braue* bretter bring* brose* bruch* buchung cafe cent cookie
dachterrasse dann_zu darf_ich das_auto das_beste das_buro das_ding das_doppelte das_etikett das_futter das_stuck
dass_man dauerte_ewig defek* defekt dem_gleichen dem_kanister dem_paket den_abend den_ferien den_hat den_koffer
den_ohren der_alten der_doktor der_dritten der_drucker der_dunkelheit der_filiale der_installateur der_karte der_kassa
der_nachbar der_router der_saal der_service der_wiese derwe* derweil desig* design deutsche die_bahn die_bilder
die_falschen die_hecke die_jungen die_kann die_meiste die_sie dienstag direkt direkt_vor discounter dort_drinnen
drei_mal dreim* dreimal drinn* drinnen druckt dunkelheit dunst* durchgelegen ehrli* ein_schalter ein_zettel
eine_antwort eine_kraft einem_halben einsetzen einze* einzelnen empfo* eng_dass entwu* erdap* erdapfelsalat erdbeeren
erfah* erfas* ersten es_nach es_nicht export extra extra* extrawurst fach fache* fachelten fahrstunden fair
falsche_richtung falschen fand fand_die fangt fangt* fantasie fassu* fehlercode ferien fesse* fesseln finde_ich
fingerabdruck fitness fleck fohnen folterkammer formu* formular frei freinehmen freit* fremd freunden freundlich_aber
friss* frisst front fruhs* frust fuhlte fuhru* fullung funf_wochen funkt* fur_das gangen gastg* gasth* gebracht
gebrochenes gebuc* gebuhren geburtstag gedul* gefahren gefreut gegensprechanlage gehege_leer geist* gelbe gelie*
geliefert gemalt gemie* gemietet gemut* genickt gerade geredet gesal* gesalzen geschlafen gestempelt gestimmt
getrankemarkt gewar* gewohnen gewun* gezahlt_haben ging_nicht gleich gleis* gluck* gonne* gonnen grafi* grantig grenz*
grill* grolt* grosse grun grundsatzlich grunes gruse* gulti* gultig gummi* gut haben_es hagel* halbe_stunde halt_nicht
handydisplay handyvertrag happi* happig hasslich hatte_keine hatte_nur hautc* hecke heisses heize* herre*
herrenabteilung heusc* hexen* hingefahren hochn* hochstuhl hochzeit hofer hofer* hoflich horten hose hotel hotli*
hotline hubsch hubschrauber ice ich_auch ich_denselben ich_sagte im_ganzen im_glas im_juli im_museum im_prospekt
im_saal im_schatten im_stehen im_tal im_vertrag im_winter immer_im in_zehn ins_wasser installieren ist_aber ist_meine
ist_mit ist_nach ist_nichts jemanden jetzt_auch jetzt_mit jetzt_nur jetzt_zu kabarettist kaffee kafka kafka* kalte*
kalter kaltm* kam_ein kann_ja kapitel kapse* kapseln kaputte kartoffeln kartons katas* katastrophe kegelverein kfz
kirch* kisse* klamo* klamotten klapp* klebrig klebten klick km koche* kommt_nicht konkurrenz korb kostet kostete kratzt
kraut* krieg krimi* kuche kugel* kugeln kuhls* kuhlschrank kuhlu* kuhlung kundennummer kurt kurz_gesagt ladekabel ladt
lag_im lang langa* langatmig langem laufbandern laut_dass laut_und laute leberkase leide* leise leise* leiser lernt
lernt* lesen_sollen leute_auf liebevoll liedern liess_nicht lift linie linie* lob luftu* lustl* macke* mail mal_einen
mal_fehlt man_halt man_ihn man_von mangelhaft mango* mann_musste matje* matjes matten mause maxim* mayo medikament
mein_chef mein_fehler meine_grosse meiner_nichte meiste meiste_zeit melod* melodie mich_eine migro* migros mild
minuten_anstehen minuten_in mir_der mit_beiden mitten_im mixer mixer* mochte model* monaten_und morit* moritz mosch*
motiv* mucke* musik muss musste_ich mussten_wir nach_1 nach_uns nachz* navi nebel* nebenkostenabrechnung neuer_termin
neues newsl* nicht_ab nicht_da nicht_dafur nicht_das nicht_ein nicht_gleich nicht_um nicht_weg nichts_dafur nie_auf
noch_in nochm* nudel* nur_ab nur_auf nur_bis obwohl_die offnung oh ohne_uns open orang* palet* panda panda* parkg*
parkhaus parkp* parkplatz_kostet parze* parzellen passiert_ist passt* peinl* peinlich personalmangel petra petra*
pflan* pisto* plan planetarium plund* plunder pommes_labbrig ponyr* ponyreiten preis prime* probe probefahrt probiert
progr* prose* prosecco prozent prufu* pudel_wurde quasi quasi* rabat* radie* radle* radler rahme* ratse* ratsel raum
rausgekommen rausz* rechnet regale regenjacke reichte rennt rennt* reser* riecht_nach ritze* robot* roboter rolle*
rollen routen rucke* ruckenschmerzen ruckwand runde* s_bahn safti* saftig sagt_man sahar* sahara salat* sand sange*
sassen_wir sauber_war saule saule* schat* schaut_auf schie* schlange_und schleife schma* schmiert schnitt schnitzel_war
schon_beim schubladen schuhen schwagerin schwammen schwarze schwindlig sechs sechst sehr seht_ihr sehte* sehtest seit_9
seit_april seit_marz seit_ostern seite* senf service sexy shop sich_nach sicherheitskontrolle sicht sie_dann sie_mir
sieben siebzehn sind_alle singl* sitza* sitzabstand sitze sitzplatze snack* so_laut so_stumpf solid* soll_ich sommer
sonderausstellung sondergleichen songs songs* sound* spannung spare* sparen speic* speisekarte spinnt spruh* spulmittel
spulw* spulwasser stadt* stammlokal stand_in steht_so stimmt stolz stolz* storniert strec* strecke streicht stuck
tage_nach tagen tagen* tagen_zuruck tapfe* tapfer tarif* tatut* tatutata telle* tennisballe termi* teure* theater
theorie ticke* tiram* tiramisu tischtuch tosca tosca* totgelacht totlachen touristenfalle tracking traume trennt
treppen trief* trocken_wie tuschelte tute ubel ubrigen ulm um_14 um_23 um_9 um_elf um_sieben um_vier umgeb* umgebaut
umsatzen und_15 und_auch und_damit und_danach und_eine und_einem unmog* unmoglich unnot* unreg* unsau* unsere_kinder
unter_uns unvorbereitet uralt* urlaub_genommen verbogen verfl* verhakt verlegt verloren_und verschenken versichert
versteckt_sich vertrocknet vertrostet verwaltung verzogert vier_tagen vierzig_minuten virus virus* visit* vitrinen
volli* vollig vom_vorganger vom_vorjahr von_oben vor_jeder vorja* vorjahr wachst wahns* wahnsinnig walze* walzer war_da
war_der war_gut war_in war_nicht warne* wasserspender wegel* weinb* weinte welk wenig* wenns wenns* werk weste* wie_bei
wie_die wie_man wiederholt wiederholung wiegt wiegt* wiese* wimmer wimpern wir_den wir_gehen wir_hatten wir_im
wir_jetzt wir_kommen wir_standen wirbt wirbt* wird_es wirklich wirtsleute wisch* wo_mein woanders wochen wochen_auf
wochen_noch wochentlich wohl_nicht wohnm* wollten wunderbar wurde_nicht wurst* zahle_ich zauberteppich zeit zeltp*
zeltplatz zenti* zentimeter zentriert zerkr* zerkratzt zersc* zinse* zinsen zirbe* zu_dunkel zu_laut zu_sechst zu_sehen
zu_spat zu_zahlen zufri* zug zugew* zum_gluck zupft* zusat* zusta* zustandig_ist zuvor* zwei_stunden zweimal_am`,
    '-3': `
12 120_euro 130 14 140 140_euro 149 149_euro 14_monaten 1970 2022 23 240 25_minuten 35_euro 3_euro 4 43 45 450 47 5 66
79_euro 80 98 ab_neun ab_und aber aber_bitte aber_nicht abflug abgefahren abgelaufen abgezahlt abgezockt abholzettel
abnut* abnutzung absatz abzug acht_in affen* ah alle_drei alle_schon allein_fur aller alles_aus alles_weg als_der
an_und andere anderthalb anfanger angeblich_nur angebot angeheiterte angekommen angezeigt annul* anruf* anschluss
anstr* anstrich antwo* antwortet anwalt_hat anwalte arger artik* aschenbecher auch_aber auch_nicht aufgetragen aufma*
aufnahmegesprach aufru* ausei* auseinander ausfl* ausgefullt ausgemacht aussah ausser ausstellung_war ausverkauft_und
auswahlen auszu* auto_selbst bademantel bahnh* balkon band_war banda* bankr* barco* barcode batte* beame* beamer began*
begann begrundung beifahrersitz ben berger besen* besichtigung besser_als bestand besuch betrieb bier bis_11 bis_dahin
bis_ich bissc* bisschen blitz* bollerwagen bonus* bordk* boses boses* bots bowle bowle* brauc* braun bremsflussigkeit
briefmarken bringen brockelte bruck buchb* buchbar buchu* bugel* campingplatz carsh* carsharing chatv* chris* cloud
cloud* cm creme creme* da_die da_muss dame_am dank dann_ein dann_halt dann_zwei das_glas das_gleiche das_hatte das_haus
das_hier das_nur das_rezept das_schnitzel das_sekretariat das_sofa das_wasser date dem_arm dem_dritten dem_fenster
den_hab der_brust der_eine der_fernseher der_fohn der_fruh der_lehrer der_luft der_nahe der_rest der_schublade
der_vermieter desin* desse* diale* die_ausstellung die_frist die_fusse die_halfte die_hotline die_ist die_kaution
die_kette die_klingel die_nase die_preise die_sauna die_zweite diese diese* diesem diskretion doppelt_so dosen*
drangehalten dreht drei drei_uhr dreissig drohn* druck* dubel dubel* durchgesessen ein_halbes ein_schuss ein_witz
eine_halbe einen_zwanziger einer_woche einfach_nur eingegeben eingesetzt einkaufszentrum einla* einlo* einwe* einzigen
einziger einziges_mal eis eisha* eishalle eiskalt elf elf_wochen empfahl empfohlen en ende enden enden* endet* enkel
entpu* entpuppte erhoht erinnerung erken* erkennt erklart erreichbar erst erstattung erwac* erwarte es_auch es_doch
es_ich essen etwa euro_extra euro_furs euro_gegeben euro_gutschein euro_und faden* fahre falls* fallt*
falsch_geschrieben fand_das fehlt fehlte feier* fenster fernb* fernbedienung fertig fettf* fettfilm feuch* feuerwerk
findet_man fischallergie fischbrotchen fliegt fliesen florist flott flugz* formular_dreimal frechheit freis* freud*
freude friseurin fruhe* fruher fruher_war funft* fur_den fur_kinder fur_zwanzig furs fussb* fusse gang garan* garte*
gebt gebucht geburt geduld geflo* geflogen gefre* gefuh* gefuhlt gegend gegenuber geges* gegessen gegriffen gehab*
gehabt gehn geht geht_nur geigenlehrer gekauft_am gekichert gekommen_ist gekur* gelau* gelaufen geld_kam geld_zuruck
gemeinde gemutlich genug* gepfi* gepfiffen gerad* gerei* gereicht geret* gerettet gerum* geschrieben gesichtsmaske
gespi* gespu* gestr* gestunken gesuc* gesucht getragen geweint geweint_vor gewes* gewesen gewoh* giftmord gitar* glanz*
glas glasb* glasf* glasfaser glatz* glauben gluck googelte gott_sei gottl* gottlob grant* grill gross* grundlich
gruselig gut_und guten guten* guthaben hab_alles hab_meine hab_nur haben_sie hagen hagen* halb_acht halb_neun halbe*
halben halbes halle* hallenbad handtasche hanno* hannover hassl* hat_dann hatte_ich hatte_man hatte_mich hatte_zu
hatten_sie hatten_wir hausaufgaben hausgemacht heil heisse heizt helfen herd herdp* herdplatte herrschaften herst*
hersteller herzi* herzk* heule* heute_noch hielt_sich hier_nicht hilft_auch hinterlegt hochz* hocker hohen* hoher*
hoher_als holle* holzi* homeo* homeoffice hort hulse* hunge* hunger hustenden ich_am ich_jetzt ich_nie ich_schame
ich_seh ich_seit ich_selber im_abteil im_januar im_nachbarort im_nebel im_park im_system in_7 in_gottingen in_seinem
inclu* inclusive inseriert inventur inzwi* inzwischen isch ist_an ist_dann ist_dort ist_grun ja_auch janua* januar je
jeden_tag juli junge kafer kalten kam_eine kam_ich kam_um kamen kamen* kann kanne kanne* kante* kaput* kaputten kartc*
kartchen kartoffel kasten katzentisch kaum_noch kaute kaute* keines kennt_man kerzen ketch* ketchup kindergeburtstag
kiosk kiosk* klang kleber klebte kleid* klotu* klotur klump* kneif* kneift kommentarlos kommo* kommode kommt_aus komod*
komodie konnen konnen_die kontos kopfhorer kopierer kreuzfahrt kugelschreiber kumpel kundendienst kundigung
kurzfristig_abgesagt labbrig_und lack ladek* lage lampen lange_wartezeit lause* laut_schild leber* leberkassemmel
leeren lehrb* lehrbuch lehrk* lehrkraft leihg* lerne* lernen lesen lesen* leses* lesesaal leute_mit licht licht_im
liebt liebt* lieferfenster liefertermin links links* lohnzettel lokal los losun* luftb* lustiger mails mails*
mails_antwortet mal_und mal_wieder man_muss man_wird mater* matratze_durchgelegen maurer mecke* meer meeti* meeting
mein_kind mein_nachbar meine_eltern meine_schwiegermutter meinem_mann meiner_meinung meiner_schwester meiner_tante
meint meinung_nach meldezettel merken mich_drauf mich_fur mich_nach min minuten minuten_zu minze minze* mir_nichts
misch* miser* miserabel mit_40 mit_meiner mit_viel mitarbeiter_hat mitbr* mitbringen mittags mochten modem modem*
monate_spater mude muden muden* mullt* mulltonnen munzen musste_alles nach_2 nach_einem nach_kassel nach_neun
nachbarort nachbartisch nachhilfe nachn* nachstes nachtschalter naht nasch* neben_uns nettes neue neun_tagen nicht_mal
nicht_vom nicht_wissen nicht_zuruck noch_immer nur nur_die nur_montags nur_zur nur_zwei nusss* ob_man oben_herab oberf*
offnet ohne ohne_kase ohrenschmerzen online orange ordentlich pampi* pampig passau passf* passierte passt passte patro*
patzi* patzig pauschalreise pause* pfand pfann* pflanzen pieps* piepst pizza pizza* pizza_war platz_fur plusc* polic*
police polni* porti* pro_woche produ* prufung puderzucker puls rader* radern rates* ratespiel rattengift rausgehen
rausk* regen regen* regenschirm reich* reihe reins* reise reisebus reissverschluss reklamation reserviert_und
restaurant rezepte richter richtig richtigen rudel ruft_zuruck salat salz samst* sanft sanft* saube* sauber sauna
schachtel schal schalter_nur scharf scheiben scheu* schlafwagen schlagobers schlamperei schluss schol* schon_auf
schon_wieder schrieb_er schuh* schwarzer schwarzfahrer sehen* seit_elf seit_mai seit_neun seite sekre* sekun* semme*
sibir* sibirien sich_dann sich_das sich_ein sich_nicht sicht* sie_es sie_haben sie_will siebzig sieht_aus
silberhochzeit sim_karte sitz skulp* so_an so_einen sobald_man socke* socken solaranlage solche sorgen sorgf*
sorgfaltig sorte* souve* sowie* spani* spann* spezi spielecke spulm* standort stapl* statt statt_zu staubig stecken
steht_in steht_seit stehts stern* steuerberater stillgelegt stimm* storn* strah* strand strau* stufe*
stunden_verspatung suppe suppe* suss susses swiss* tag tages* tanne* teich teich* teile* telefon_hiess termin_wurde
terminvergabe textbausteinen texte* tierpark torte torte* total* tote totenstille toter toter* trafi* trafik trifft
trotzdem_nicht tunne* tunnel turen tutor* uberb* uberf* uberl* uberr* ublic* ublich ubrig uhr_und um_10 um_19 um_halb
umarm* umbuc* umgehauen umgeschraubt umsetzen umzug und_behauptet und_ein und_geht und_wurde unfreundlich uns_nicht
uns_wird unserem unten unten* unter_einer unterstand unzum* unzumutbar ursul* ursula vase verargert verbl* vergisst
verkauferin verlangen verlangern verlegen verpa* verru* verschiebt verschlossener verschnitten verschwommen
verspatung_und verstaucht verstehen versteht vertragt verwa* verweist verze* verzo* vierten_mal vierzig voll voller
vollg* von_acht von_vier vor_verschlossener vorhang vorhange vormi* vorne vorne* wande* war_aber war_am war_eine war_es
waren_wir waren_zu wars warte* warteten wehre* weil_sie weint* weiss_was weit welches wellnessbereich wem wenn_man
werbu* werbung wichtig wie_am wie_im wieder wieder_zu wildw* wildwasserbahn wir_auf wir_die wir_nur wir_selber wird_von
wirkl* wirkt* wirts* wissen_was witzi* witzig woche woche* wochenende wohnz* wohnzimmer wordn wordn* wozu
wurde_abgelehnt wurde_ich zack zahlu* zahlungen zahnr* zange* zaube* zehn zentrale zerbr* zimmermadchen zirkus zoo
zu_dunn zu_hause zu_viel zu_wegen zugem* zugemacht zugeschaut zum_dritten zum_kotzen zum_lesen zum_muttertag zumut*
zur_besichtigung zur_strasse zuruck zwei_wochen zweite zwick* zwieb* zwolf`,
    '-2': `
00 110 112 164 18 19 19_euro 19_uhr 20 20_minuten 214 21_uhr 25_euro 29 30_grad 31 312 34_grad 35 380 3x 59 63 8
80_euro 81 abend* aber_an aber_mein abfahrt abgehoben abgelesen abgereist abgewischt abgezogen absen* abteil abteilung
abwes* abzoc* acht_monaten agb akzep* akzeptiert all alles_gut als_wir also alt altbau am_automaten am_ersten am_gang
am_gleis am_kinn am_montag amt an_einem andern anfangerin anfas* anfassen anfrage angeben angri* angriff ankun*
anmeldung anscheinend anten* antenne arbeitskollege armen armen* artikel auch_nur auf_mails auf_zwei aufenthalt aus_als
ausflug ausgezogen aussa* ausse* aussteigen autob* autobahnfahrt autom* babybett babyschwimmen badew* bahnsteig balle*
bandansage bausparer bedan* beend* begrusst bei_meiner bei_uns beleg* beleuchtet berat* bereu* berga* bergab beruf
besic* besichtigt beste beste* bestellt_habe bestellung besuche betreuerinnen bettw* bewacht bezahlt bibli* bilds*
bille* bitte_nicht bitte_um blick blicken blockieren blutd* blutr* bock bogen bogen* bohre* bohrl* boots* brauche brief
brill* brock* brot buche* buchh* bugel burge* bus bus_fuhr butte* chip chor chorp* chorprobe coaching contr* copys*
copyshop da_nichts da_nur da_seit dabei dabei* dacht* dafur dafur* dahin damen damen* danke danke* dann_wohl das_ganze
das_geld das_ist das_leben das_macht das_steht das_ticket das_wort das_zweite dass_wir davon* davon_nichts deins*
dem_balkon dem_kopf dem_preis dem_vertrag den_letzten der_aufseher der_disco der_falsche der_haltestelle der_junge
der_lobby der_minibar der_support der_verkaufer derse* derselben deutl* deutlich dhl die_arztin die_auf die_bitte
die_ecke die_filiale die_frage die_ganze die_hochzeit die_hufte die_letzten die_luft die_mails die_musik die_nachste
die_saule die_strasse die_stunde die_von diebs* diebstahl dieselben diesen digga digga* direkt_unter doner doppelt
dort_nur dose dozentin drei_minuten drei_tage drei_tagen dring* dritt* drive drive* drohne drum dunkel durchsichtig
duschkopf duscht ebene* ec ecke ecken ecken* ehrliche eiert* eigenes eimer eimer* ein_anderes ein_bier ein_fernseher
ein_und eine_offene eine_rechnung einen_neuen einen_termin einfach_ein eingefangen eingeloggt einka* einkaufswagen
einzeln eiska* elternabend englisch entfernt entsc* entschadigung entsorgung entzug er_gar er_will erkal* erklarung
ersch* erst_mal erste erste* erwartet erzahlen es_dann es_die es_noch es_regnete essen* etike* euro euro_das euro_pro
excel faden fahrr* falsc* falsch falscher familienzimmer fande* fanta* febru* februar fehle* felgen ferti* fett ficht*
fiebe* figur figur* filter filterkaffee finde* fisch flamm* flieger fliesenkleber flug flund* flunder fluss* frage_nach
fragebogen freitag frida* fruh fruhstuck fruhstucksbuffet fulle* fullu* fur_ein fur_zwei furch* fussball futtern gab's
gab's* ganz_normal ganze gar_nichts garagentor gasse gasse* gearbeitet_und geblattert gebuh* gebuhr gedac* gedrange
geehr* gefah* gefan* gegan* gegangen geguc* geguckt geheg* gehore gekaufter gekaut geklopft gekom* gekommen gekurzt
gelan* gelandet gelin* gemal* gemus* genos* genossenschaft genug gerat* gerate geraumt gerd gern gerne gerne* gesam*
geschnitten gespe* gesperrt gestern gestossen getriebeschaden gewei* gewesen_sein ginge* gingen glaubt graue grey
grube* grusse grusse_an grussen gurke* guter* gutsc* hab_ihn hab_im haben_sich hahn halt halt_an handbuch
handgeschrieben handt* hangt hangt* hat_ein hat_es hat_geweint hatte_das hatte_die haus_ist hausa* hause hauso*
hausordnung heisses_wasser heisst heize heizu* helferinnen helle* heller hemde* hemden herrs* herum* herz hetzte
heute_nur hier himme* hingegen hinterlassen hochg* hochl* holzs* hund_ist hustensaft hutte* ibupr* ich_aus ich_bei
ich_damit ich_dann ich_habs ich_ihm ich_nix ich_sei ich_selbst ich_wollte ihr_nicht im_briefkasten im_chat im_garten
im_kofferraum im_nebenraum im_oktober im_spiel immer immer* immer_noch in_vier in_zwei infor* inhalt innen insek*
inser* internet ist_es ist_immer ist_schon ist_so ja_die ja_und jahre jahren_nicht janne* janner jeans jede jedem
jedem* jeden_abend jedes jedes_mal juniorchef kaffe* kam kam_ohne kam_punktlich kamen_wir kamin kamin* kampf* kanis*
kanister kann_ich kaputt karot* karte karte* kartengerat kartoffelsalat karton kasse kaste* kaufe* kein keine keinem
kennw* kennwort klamm klos knapp knapp* knarr* kochs* koffe* koffern koks komm_mit kommen konnte_die kontaktlinsen
kopf_und kopfe* kopfen korbchen korke* korkenzieher korrigiert kostenpflichtig krankenkasse kratz* kreta kreta* kuchen
kundigungsbestatigung kunstlich kurbi* kurs lag_es lampe* landet lasag* lasagne lastert lasti* lastig laub laufb*
laut_aushang lebensgefahrlich leer leergefegt leert* leich* leuten liefe* lieferkette liest liest* liste lobby lobby*
lobby_und lol lose loung* lounge lusti* m macht_die mai mal_gut mal_im man man_auch man_den man_eine man_mir man_sein
maria marke masse material matra* matratze maulf* maulfaul mehr mein_anwalt mein_geld mein_mann mein_vater meinu*
meinung melan* meldet_sich mensc* mietv* mietvertrag minib* minibar minut* mit_3 mit_freunden mocht* mohn monat* monit*
monitor monta* mords* muffi* mundl* mundlich museu* musst* mutter_mit nach_zwei nachbar nachbarn nachl* nachr*
nachsendung nachsten_tag nachzahlung ne nebenraum nee nein ner nette_leute netz netzb* netzbetreiber neuen neuen*
neunz* nicht_mit nichts nie_angekommen nix nochmal normal nummern nur_eine nur_einer nutze* nutzen ob_das obendrauf
ofen oft ohne_antwort ohne_batterie ohrstecker onlin* optiker orden* ort packp* packpapier papier parkh* parkplatz
parkticket parto* partout pasta pasta* patch* pausc* paypa* paypal per per_post personalausweis pfanne pfefferminz
pfeift pizze* plastik pomme* pool positiv poste* postf* prufer pulli_mit rader radio rahmen rauch rauchte rausbekommen
rechts regelte regnete reha reif reihe* reine* reingekommen reise* reitstunde rente* rest richt* ritze rolladen room
rosen rost ruckzahlung ruder* russi* saal safe sah_man sahen sahen* salzi* salzig samstag samstag_war sanit* sasse*
sassen satzen saugt* scann* scanner schafft schatze schau scheidung schel* scherben schicken schlagt schlangen schle*
schlief schliessen schliesslich schlittschuhe schloss schlucken schmeckte schneller schon_weg schonen schrauben
schublade schwamm schweiz sechsten segel* sehen sei_dank seiner seit_einzug seiten sekretarin selber selbs* selts*
semmel sende* sendung sich_sehr sich_um sie_das sie_kam sie_zu siebe* sind_dann sind_extra sind_ja sitzt sitzt* smart*
sms so_einem so_im sofas sofas* sohn_hat solch* sollten somme* sonnt* sonst_nichts sound souvenir sowieso spatz* spielt
spielte spinning spric* spricht standen statt* staub staubtrocken stecker stefa* stefan stehen_gelassen stehn stehn*
steht_auf stellte stemp* stempel stieg stier* stimmte stoff* stosst stras* strea* stuck* stude* stund* stunden
stunden_gewartet suche suchen_sie summt supermarkt tage_lang tagel* tagelang tanks* tanz taucht taxi techniker_kommt
techniker_war tellern teppich terra* text tisch tochter_ist top total touri* trauredner traut traut_sich trepp*
treppenhaus trotzdem trug trupp* tschu* turen* turns* tursteher_hat tv uber_dem uber_eine ubungen uhr um_20 um_die
um_funf um_zwolf umgebracht umgeh* umgekehrt umgel* umkleidekabinen umsat* unbekannt und_breit und_die und_drei
und_einen und_habe und_keine und_trotzdem und_viel und_wenn uns_aus unterm_tisch unver* urtei* urteil vanil* vanille
verbinden verbrannt verbrannter verbucht verbunden verdacht verfa* verfolgte vergessen vergn* verhunzt verkratzt verle*
verli* verlorene vermutlich verstandlich verstellt verteilt_und verwechselt viel_zu viele viele* vier vier_kindern
vier_mal vier_monaten viertel viertelstunde vierter vierz* visite volle* vom_haus von_einem von_selbst vor_ort
vorbeigefahren vorganger vorha* vorhang_zu vorhe* vorher vorig* vorige vorige_woche vorma* vorn vornamen vors vorsi*
vorstellung vorve* vorwa* vorwarnung wackelig wahnsinn war_im war_man war_ok war_schon war_zum waren_gut wartete was_es
was_sie wasch* wasserfall wc wechselt wecker weg_von wegkl* wein weit_und welli* wenden wenigstens werbe* werde wicht*
wie wie_eine wie_gesagt wie_von wiede* wieder_da wiener will_ich winke* winken wir_am wir_haben wir_wurden wird wirft
wirft* wirtshaus witz witze wofur wofur* wolf wurde_an wurde_die wuten* wutend zeitschriftenabo zelt zerbrochen zerri*
zerrissen zettel zigar* zombie zopf zu zu_eng zu_haben zu_teuer zuhau* zuhause zum zur_arbeit zurch* zurcher zuruck_an
zuruck_und zuruckgefahren zusch* zustandig zuver* zwanzig_minuten zwei_tage zwei_tagen zwei_und zweim* zweimal
zweimal_mit zweites zwill*`,
    '-1': `
1 13 15 170 200 22 340 40 50 52 590 ab abend abends abgeben abgedeckt abgeholt abgelehnt abgeraumt abges* abgesturzt
abhol* abste* abstellraum abstu* abwec* abwechselnd achtz* agnes agnes* albtr* albtraum allergenkarte allergenliste
allergisch alte alten alten* altes* ander* angebunden anhang anmel* ansch* antwort apero* aperol aquar* arbeitet argert
asiat* aspir* aspirin auch auffi* auffindbar aufgelost aufgezogen aufle* aufmachen aufzug ausfa* ausfahrt ausfullen
ausgebremst ausgerenkt ausha* aushang ausreden aussenspiegel ausst* austr* backer badeanzug badet* bandc* bandchen
bankomat barge* bauge* baugerust bedie* bedient begon* begonnen beher* beinahe bekamen belastigt bereit berge* beruhrt
besta* beton betra* betrag betri* betriebsausflug bewerbungsfotos bezah* biete* bietet bildschirm bin bis blatterte
blaul* blaulicht blech* bleic* blick* blieb* block blod board* bolle* braune braut* breze* briefkasten brosel broselig
brotc* brotchen brotk* bruck* bruhe* bucher buchungsnummer buggy buggy* bundesstrasse bunga* bungalow burg burger
burgeramt buro burste butter cater* chanc* chinese cocktail cooki* couch couch* crepe crepe* curry* dach dachr*
dachrinne dachte dacke* dackel daraus dauernd davon dazu deckel delle* deppen derma* dermassen derselbe dessert dicke
diebe* diebi* direk* doner* donne* donnerstag doppe* doppelbett doppelte down dozen* dreis* dreiz* dritter drucker
dunke* durchgelegene dusch* dusche duschen duschkabine echt echten eigen* eigener eingeschlafen einsp* eintr* endli*
endlich enker* enkerl entschuldigt entso* erkla* erleb* erlebt erset* ersetzt erstb* erwischt erzwu* erzwungen etikett
etikettenschwindel etui eur fachl* fachlich fahrrad fanden farben fass fehlt* feilt* feilte fein feine feueralarm fiel
finde flieg* flixb* flixbus flott* flugh* flyer flyer* fondue formulare fotos fotos* frage frank* franken fremden
fristgerecht fullt* fumme* funften funfzehn fur fussen futter galle* gallen ganse* ganze* garten gast geandert gebla*
gebli* geblieben gebraucht gedec* gegne* gehe gehege gelachelt gelernte gelum* gemah* gemalde gemix* gemixt gemustert
gerau* gerol* gerollt gesch* geschaft geschaut geschenk geschmeckt geses* gesessen geseu* geseufzt gestorben gesungen
getar* getarnt getra* getre* gewinn gewissen gewor* gewur* gewus* gezapft gibts gibts* gleic* googl* google grand*
grandios gratu* gratuliert graue* grund* gruss guckt* gulas* gurte* gurtel gutes haber* haftp* haftpflicht haken half
halle handschellen handy* hangen hante* harml* harmlos haube haube* haufe* haufen hausg* heimf* heimfahrt heiss hell
henke* herab heraus herbe* herbs* herme* hermes hilfe himml* himmlisch hinko* hinteren hintergrund hochzeitstag hocke*
holla* horgerat hotels hutte ibuprofen impfp* impfpass ines info innen* inserat inspe* jacke jeder jeder* jedes*
kabinen kasch* kassel kaufe kaufen kaugu* kaugummi keine* keiner keller kellnerin kids kinderwagen kirta* kirtag klappe
klar klausel klavi* kleid klein* klingelte klode* klodeckel kocht* kofferraum kollegin komme* kommt kommt* komplett
konnt konnt* kontonummer kopie kotze* kotzen kraft kraft* kraftig krage* kragen krallen kuhlp* kunden kundi* lampe
langer lappe* lappen lapto* laptop lasch* lasst lasst* laune laune* lause laut laute* lauter leben lecke* leergesaugt
lehnt* lehrer leist* leitn* leitungswasser lest letzt* letzten letzter leute leute* liebe* lieblose lieferte lila
linken linsen lizen* lizenz locken login login* lokal* loschen loscht lufter luigi luigi* lustig lustlos magen mal
mange* markise massa* mast mediz* mehme* mehmet mehrm* mehrmals meile* meilen meldet menge* mensa mensa* mensch messer
mikro mikro* mitarbeiterin mitta* mittag mittagessen modul* mohnk* mohnkuchen mohns* mohnschnecke mrt mulle* muller
muskelkater mussens musste nachbarzimmer nachgemacht nachlass nadel* nagel natur* neben* nem nennen nennt nennt* netzt*
netzteil newsletter nicht nicht* nie niemanden nimmt nimmt* notfall novem* november nucht* nuchtern nusch* nuschelte
nusse* nussk* nusskuchen oben obend* obere obere* objektiv obst offli* offline okay olive* onlinebanking optis* optisch
orthopade packli palette panier papag* papie* parkscheibe passfoto passwort patienten paul pensioniert personlich pesto
pesto* pfand* pfeif* pflas* pflegeheim piste* pistole platz polie* pommes portu* portugal postk* postkarte premiere
probe* prufe* puddi* pudding pulve* pulver puppe puree puree* putzt* queng* quoll* rasts* raststatte rat raucher raume
rausch rausgeflogen reagi* reagiert rechn* rechnungen rechte regel regel* regelrecht regio* registrierung regne* reicht
reinigung reiss* reits* resta* retou* rette* rettet rezept riecht rollk* rontgen rosa rotwe* rotwein rucks* rudel* ruft
ruhe ruhig ruhige sachbearbeiter sale sanger sattel satz satze* saust* schar* scharfe schaue schaum schickt schif*
schla* schlaf schlafenden schlafsack schlag schlusselkasten schme* schmerzen schni* schnitzel schnuller schon schra*
schreibe schro* schuhe schulbus schuld schulterzucken schus* schwiegermutter schwimmkurs scrol* se sechs* sechz* seebl*
seeblick seit sekt selbe* selbstbedienungskasse sender serie* servi* serviette sesam shenz* shenzhen shirt* sichtschutz
siebten sims single sitze* skikurs skisc* skischule smoot* smoothie sofort sonntag spiegel spiel* spita* sprac*
sprechen spritzt spuck* st stahl stahl* starke stattdessen statu* status steif* stell stellplatz sterne stich stille
stimme stock* stoff stran* strasse streifig strich stuhlbein suche* sucht summt* sushi sushi* system tacho tafelspitz
tage tal taschenlampe teena* terminal textb* tierarzt tippf* tippt tischler toile* toilette trage* trakt* transfer
traum treib* triff* trockner tropf* tropfte trub truppe turki* turm turnschuhe ubera* uberall uberschritten uhrze*
uhrzeit um umbuchung umfah* umkleiden under* unerr* unerreichbar unfas* unfassbar unfre* unhof* unhoflich unpun*
unpunktlich unterm unverschamt vegan* verbi* verbrauchen verbu* verdoppelt verfi* vergeblich vergr* verloren verre*
versa* verschlafen verschlossenen verschluss versp* verspielt verst* verstopft versu* versuch verwahrlost video* viert
viert* vierten vollb* vollen vorbe* vorbestellen vorga* vorge* vorgelesen vorgesehen vorgestern vorhanden vorko* vorla*
vorna* wann warte warten warum warum* waschkuche wasse* wasserschaden webse* webseite weihn* weihnachtsmarkt weil
weisser wickeltisch will winkt* wintergarten wochenlang wohl wohnt wohnt* wolle wollt wrap wurst wusst* wusste zahlen
zeh zeite* zeiten zeits* zerdr* zerdruckt zette* zeugn* zigarettenstummel zuruc* zwei zweit zwolf*`,
    '1': `
104 2021 350 58 61 870 91 94 a abbes* abbestellt abdec* abgabe abgeb* abgek* abgel* abgemeldet abgep* abgez* abholen
ablag* abnim* abnimmt abruf* abwarten adresse ahnun* alarm alter* ambie* ambiente an anderem angab* angeblich angek*
angemeldet angenommen anger* angerufen anlegen anlie* anmelden anpro* anrufe anwaltin anzei* anzug aperi* aperitif
apfelmus aquarium arbeit arbeiten attrappe auf aufgeblasen aufgelegt aufgemacht aufgi* aufta* ausdr* ausge* ausre*
ausserhalb auswe* automaten babys* backen backerei bahns* balko* bankberater bares bares* bau bauch* beauf* beauftragt
beche* befre* behau* behinderten beide beide* beige* beim beina* beinp* beinpresse bekan* bekom* bekommen beraten
berec* berechnet berei* besch* besen besit* beson* besonders bessere bestatigung bestatter betrug bette* bike billiger
bisse* bjorn bjorn* blaue blink* blinkt blockiert blode bloss* blumen bluts* boile* boiler brach* brauchst brauen
braus* brause breit brenn* brett brezel brief* brotz* brotzeit brust brust* buchen buchungen caddy* charmant check
check* chef chinesisch cockt* code cookies coron* da dahei* daheim dame dampfbad dann dass dasse* dasselbe daten daten*
davor* decke* den deppe* der desha* deshalb diama* dicke* diens* dienst dip doktor donnerstags dozent dreck dreht*
droge* drunter durch* ehepa* ei eier ein einer einer* einfa* einfach eingeladen eingestellt einma* einpa* einri* einza*
einzahlen einzig eisbaren empfa* enkel* enkelin ensem* ensemble entsp* erhal* erhalten erkan* erkannt erlau* erlaubnis
erlaubt erledigt erpre* erstm* erstmal erwah* erwahnt erwin erwin* erwis* erzah* etwas etwas* explodiert fahrer fahrp*
falle* fallen falli* fallig falls famil* familie familien fand'* fand's fassung feierabend feine* ferie* festi*
festival feuer* finn firma firma* fitne* flaschen flecken flughafen folie* fondu* formuliert fotograf fragen fragt
franz* frech* freie freig* freischaltung freiz* freizeitpark freundin fruhschicht fuhle* fuhre* funktion fussg*
fussgangerzone fusspflege futsc* futsch futte* gabel* ganzen ganzer garag* garni* garnicht gatte* gearb* gearbeitet
gebaut gebeten geboh* gebohrt geduldiger gefalle gefangnis gefar* geflucht gefra* gefragt gefuhrt gehalt gehangen
gehangt gehol* gehorte gekau* geklebt geklo* gekun* gekundigt geld geldborse gemac* gemacht genah* genaht genauso
genic* geoff* gepackt gerip* gerippe gesag* gesagt gesammelt gesetz gespannt gestartet geste* gewohnt gewol* gewollt
geworden gibt gift ging glaub glaub* gleiche gleichen glutenfreie gnade* gratis grauenhaft gross grossen grune* grupp*
grusste gutha* haare* haars* hab habe hafte* haha hakch* hakchen hakte hakte* halten handb* handschlag hat hatten haus
hauser heck heft heimk* heizdecke heizkosten hendl hendl* hetzt* heute heute* hilde* hilft hilft* hin hinter
hinterliess hinterrad hinub* hinuber hinweis hitze hochr* horro* horrorfilm horte* huber hubsc* huhne* hundeschule
huttenwirt ich ignor* im imita* in inven* irgendwas ist jahre* jasmi* jasmin jause jause* jedenfalls jedesmal jemandem
jetzt jetzt* joghurt jugend juwelier kabel kabelzug kaffeemaschine kahle kanin* kassenbon kauf kaut kegelclub kelle*
kelln* kellner kenne kern kinde* kissen kisten klasse klassenlehrerin kleinem klett* klits* knies* kollegen kolleginnen
koln kompa* konnte konta* konto* kontrolleur kontrolleurin kopfh* korri* krabb* kranf* kranfuhrer krank* krankenhaus
krankheit kratzer kredit kreis kronu* kronung krust* kubel kubel* kumpe* kundigen kunft* kunftig kurve kurve* kurze*
kusch* kuss lacherlich lachs* ladeg* ladegerat lager landg* landu* landung langst lauere lauft lauft* lebt leere*
leichen leid leihr* leihrad leihw* leihwagen leine lese lieferdienst liege liegen liegt liessen lindn* lindner lohnz*
lowenzahn luca luchs machen makler manch* manchmal mann manne* mannh* mannheim markiert markt mass mathe mathe*
matratzen maure* medik* mein meine* meist* meisten melden menschlicher messe* metern mia mich miete mietwagenschalter
minus minus* mir mischling mistk* mistkubel mitgenommen mitte* mittl* mittlerweile mobel mobil* module moge momen*
moment motorrad motzt* mull musse* nachb* nachfragt nachgefullt nachm* nachmittags nachs* nachste nacht nacht* nachte
nachtschwester namensschild napf nass neben nimmer nordd* normale notar notau* noten* nun ob obenr* obenrum objekt
obstl* obstler oder offensichtlich ofter ohrringe olwec* olwechsel orden paare* packc* packchen parks* peeli* peeling
perso* person pfeiler pflaster phish* phishing pin pinze* pinzette platzwart polen polen* polle* pony posit* postb*
praktisch probeabo probetraining proze* publikum pudel pudel* puder* putzm* quadr* rampe rampe* rang rasie* rauch*
raumt* raumu* rausgeworfen rechtsanwalt red reifenwechsel reinigen reith* rekla* reklame rente rhein rhein* riesig
ritte* rohr ruckfahrt rucksack ruckt* ruckw* ruckweg ruhig* runde sache sagt sah sandra sass sauna* schaf* schau*
schic* schickte schli* schmuck schnaps schne* schneidet schnell schoc* schrank schre* schrift schru* schul* schur*
schwa* screenshots seinem selfie senio* sesam* sie sind skiku* sneaker soll sommerfeld sonde* sonne* spars* spass
spass* spendiert sperr* spieg* spital sport* stadt stadtwerke stehe* stehen steigen stein* stell* stock stoss stoss*
strei* streichelzoo strom strom* studentin stuhl stuhl* tablet tagli* taglich tan tango* tankw* tankwart taste*
tauschte tausend teenies telefon telefonnummer teller therme thunf* thunfisch tiefen toten* train* trainerin tramp*
trans* trau traum* trauu* trauung tribune tur turnh* turnhalle uber uberm* ubers* uberwachung uberweisung umkle* umso
unbek* und unfall unfallfrei unger* uns unser unser* unter unterschrieben veget* verar* verdient verdu* verei* verfo*
verlass verleih verlo* verrechnete versand versc* verschaukelt verschrieben versi* verstecken versteckt verte* vertr*
vertrag volks* vorbei vorfuhrraum waffe wagen ware was wasser wechselte weink* weite* weize* werden werdet wert whisk*
winde* winterreifen wirkte wohne* wolle* wollte wunsch wussten zehne* zehner zehnm* zeich* zeigen zeigte zeitu* zelle*
zerfl* zerti* zugebunden zuges* zugestellt zulas* zulassung zunde* zunge* zuord* zuste* zweie* zwisc*`,
    '2': `
15_euro 18_euro 2024 20_euro 33 33_grad 412 500 62 79 800 89 890_euro 89_euro abbuc* abbuchung aber_dass aber_der
abgebrochen_und abgebucht abged* abgefertigt abgeschlossen ables* abmeldung abspe* account achselzucken acker* afrik*
agent* aigne* aigner airbn* airbnb airli* airline akten* alkoh* alkohol alle_im allen allen* als_ich alteren am_bein
am_handy am_see am_zweiten an_den an_meinem anderer angeb* angef* angeg* angemacht anima* anleg* anrie* anrief anzug*
app_verlangt arbei* arbeite art assistenzarzt auch_der auch_schon auf_einen auf_euch auf_mein auf_meinem auf_polnisch
auf_station auf_wie aufen* aufha* aufmacht aufna* aufs aufseher aufzu* aus_plastik aus_und ausch* auschecken ausga*
ausgenommen ausgeraumt ausgerechnet ausgestellt auslauft ausrede auste* autoh* axt azubi bahnhof bar barri*
barrierefrei bauma* beamten beendet befunde behandlung behin* bei_denen bei_minus bei_mir beiden beim_auschecken bekam
beleg bellt beoba* beobachtet beque* bequem beruh* besitzer besprochen betreff beule beule* bevor* bewerbung bh bierd*
bilde* birgi* birgit bis_die blank blasen blind blinkte blutige boden boden* bohren box brannte brillant brunn* buben
buben* burak burak* buro_hat campi* can chefs chefs* ciao clan clara clara* d da_mit dahin* dame_hat danac* danach
daneb* daneben daneben_und danke_fur dann_das daran daran* das_auch das_bett das_erste das_licht das_linke das_man
das_war das_zimmer dass_sie dauerauftrag dem den_augen den_hals den_kollegen den_kopf den_tisch den_wald den_weg depp
der_apotheker der_arbeit der_ganzen der_kleine der_meister der_nacht der_platzwart der_ruckseite der_vertreter
der_wagen der_war der_werbung der_zweite der_zweiten deswe* deswegen detek* diagnose dick die_assistentin die_chefin
die_dose die_falsche die_kinder die_nacht die_nummer die_schule die_stationsleitung die_stelle die_wand die_wirtin
die_zentrale dj dorf dort dran drang* drehe* drehen drei_kilometer dress* dressing drink* dritt drohungen drunt*
durch_den durchsage durfen durfte durften dutze* e eat ein_link ein_wort eine_kleine eine_leere eine_nacht einga*
eingang eingefroren eingehalten eingezahlt einkaufen eins_davon einschreiben emil empfang_ist er_beim er_in er_meinte
er_nichts erfunden erklarte ersten_mal ersten_stock ertru* erwarte_ich es_ging es_hat es_regnet es_trotzdem etage
euro_die euro_eintritt explo* expon* fahren fahrgastrechte fahrschule fahrt* fang fasch* ferse* fest fisch* flugm* flur
fohn foto_vom fr fragt* fragte fragte_nach freier frein* frisc* froh fundb* fundburo funfm* funfmal funfz* fussp* gabs
garderobe gaste* gastebuch geben geben* gefarbtes gefun* gefunden gegen* gehen gehen* gehort_nicht geige* gekauft
geken* gekennzeichnet gekic* gelassen geldb* gelegen geoffnet gepac* gepruft gera geschickt geschmolzen gesehen_haben
gesprochen gestern_nachmittag gesto* getrunken_und gewahrt gewec* gewechselt gewusst gezog* gezogen gezup* gezupft
giess* ging_durch ging_unter gitarre gleichzeitig gold goldene gonde* googe* gott grad gucke* gucken guide guide*
gulle* gummibarchen gutachter haarb* haarbuschel haaren hab_die hab_ihm habe_das habe_ich haben_den haben_mir
habt_meinen haltestelle hamst* handen handtuch handwerker hansastrasse hat's hat's* hat_auf hat_den hat_der hat_fur
hat_meine hat_mich hat_mir hat_sich hat_und hauses hausf* hausflur hebeb* hebebuhne heili* heira* heise* heiser herab*
herr_mit herren herrn herrn* herrscht hervo* herze* heulend hielt hielt* hinge* hinte* hinten hinter_mir hinterher
hinterm hintern hol huber* humme* hund hunde huste* ich_das ich_den ich_fur ich_komm ich_meine ich_mir ich_nach
ich_nicht ich_wenigstens ich_will ich_wohn id ignorieren ihr_schon ihre ihren ihren* im_august im_bademantel im_brief
im_ersten im_gang im_heim im_keller im_vierten im_zimmer impfs* in_der in_einem in_villach influ* influencer intensiv
interessant irgen* is ist_alles ist_auch ist_man ist_seit ist_sie ja_klar jahren jahriger jeman* jetzt_immer joghu*
jonas jonas* jubel* kafer* kalte kam_er kam_zu kann_das kann_nicht karten karussell kassensturz kater* katze katze_im
kauferschutz kauft keine_heizung kenne* kilom* kinder kinder_in kinn kinos* kiwis* kleine klemmte klick* klingel_geht
klumpen kneipe knie knieh* kniehoch knoll* knopf kohle* kommi* kommt_nur konnte_man kontrolle kopiert krall* kredi*
kreuz* kreuzung krieg* kriegst kripp* kroch* kuhne kuhne* lacheln laden* lag_seine lager* laktosefrei lan lanze*
laptop_und laptops larve* latte* lehrerin lehrling leine* leitet leitu* lena lerns* lied lief liege* link linke* linse*
lippe* liste* locker loste loste* loste_sich lotterie lowe lowen luchs* lud lust mache* macht* made mafia* mag mal_auf
mal_sehen mal_um maler malte* man_habe man_sagen man_so mann_auch mannern manue* manuela mappe mappe* mappe_mit masse*
masseur meier mein_bub mein_konto mein_profil meine meine_kleine meine_nachfrage meine_tante meine_unterlagen
meinem_knie meinen_auftrag meiner meiner_mutter meint* meint_die meinte_ich meinungen melde* metzg* mich_bei mich_der
mich_ein mich_in mich_von mietwagen milch* minde* mir_in mir_seit mit_dem mit_den mit_irgendwas mit_meinen mitar*
mitarbeiter mitten mohre* monaten_hin monti* mops morgens nach_50 nach_update nachfrage nachgewiesen nachsten nacken
nah namen namen_der nasser naturlich nebelmaschine neben_den nehme* nehmen neun_euro neunjahrigen nicht_der
nicht_gesehen nicht_gewechselt nicht_nur nicht_schreiben nicht_von nichte nie_bestellt nie_gefragt niemandem no noch_da
noch_eine noch_was normaler notaufnahme notig* numme* nummer nur_am nusse ob_sie oberflache objek* obwohl_ich obwohl_im
offne* offnen ohne_grund ohrri* ol op opa_hat optik* ordnu* origi* packung paket* palma palma* panie* passi* passt_auf
perfe* personal pfeff* pflic* pflicht physiotherapeut pilze* platt plaud* polizist polnisch prase* praxi* praxis prima
prima* publi* punkt putzen quetschte rasch rasch* rauchen raus_und reakt* reaktion regeln reife* reisegruppe
reiseleiterin reisepass repar* rettu* riech* riecht_es riesi* rocke* rontg* rosti* ruckf* ruckseite runter_auf rutsc* s
sachb* sache* saft sagt_da sagt_der sah_aus samir* samira sarah sarah* sarde* sarg satte* sauer* schac* schei* schep*
schlamm schlauch schlechte schlu* schlussel schno* schnupfen schon_ein schon_und schon_zu schoner schraube schreib
schreiben schreibt schri* schule schulklasse schwi* schwiegervater schwimmbad schwimmweste sechzig sehe sei_bei sei_das
sei_ja seit_gestern seit_monaten seith* seither selle* semmeln sich_als sich_mit sich_tot sich_zu sieht_man sim simon*
sneak* so_weit sobal* sobald sogar_auf sollen sollt* spark* sparkasse spater_war spieler spina* spinat sprechanlage
spren* spritz spruhte stamperl stand_im stank stank* statt_sechs steck* steckdose steckt steht_im sterben sticker
stink* storno strafe streit strohhalm studio stumm stumm* sturm sturm* sturz* suppo* tabletten tanzlehrerin taxle*
taxler techn* testa* testament teure teures theke theke* therapeut thuje* thujen tierp* tippfehler tippt* tja tocht*
tochter_hat tod trail* trailer tram traubenzucker traus* traust treff* treppe treso* tresor tribu* trinkgeld tropfen
tue uber_den uber_mich ubernommen uberweisen ubrig* ultra* um_dann umgekommen umzug* unauf* unbed* unbedingt unbeg*
und_gibt und_hat und_hatten und_ich und_ihn und_man und_unten und_wieder unerw* unerwunscht unfreundlichste ungar*
ungef* ungefragt uns_von unsere unserer unter* unter_wasser unterarm unterlagen vaters verda* verfu* verga* vergo*
vergoldet verhu* verka* verke* verko* verlangt verlaufen verlieren vermu* verraten verrechnet verschwitzt versicherung
verteiler vertrauen verweigert_weil video vierjahriger vitri* vogel vogel* vom vom_band vom_personal vor_der vorka*
vorkasse wachm* wachmann wagen* wahre* wahrend wandern war_er war_ja waren_nicht waren_sie warmelampe wartebereich
was_gesagt waschen webca* webcam weg wegen_einer weihnachten weil_er weil_kein weins* weint weiss* weitergegeben
weitergeleitet weitergereicht welche wellenbecken welpen wenn wer_hat wertstoffhof wieder_weg wir_machen wir_sind
wir_wollten wissen witze* wo wohn wohne wohnw* wohnwagen wollte_er wort wunde* wunschen wuppe* wuppertal wurde wurde*
wurde_es wurze* wurzelbehandlung yogalehrerin you zahlt* zahne* zahns* zaunl* zehen zehen* zeige* zerle* zerma* ziege*
zogen zogen* zu_dritt zu_einer zu_horen zu_und zucker zugez* zulet* zuletzt zum_schluss zusammengesackt zutat* zwanz*
zwanzig zwei_minuten zweiter zwerg*`,
    '3': `
219 219_euro 24_stunden 2x 36 39 3_stand 400 41 480 4b 50_euro 690 780 abdru* abdruck aber_es aber_ich aber_wer abgab*
abgebrochen abgegeben abger* abgew* abstellt accou* achseln adres* affen ahm alarm* alle_haben allein_im allein_in
allein_wohne aller* altpa* altpapier alufolie am_beckenrand am_donnerstag am_einlass am_morgen an_dem anderen
anderen_im angeblafft angedreht angelegt angem* angeschlossen angeschrieben angez* anhan* ankom* ankommen annahme ans
anschlag antei* anwal* anwalt anzeige arzt asphalt ass auch_mal auf_ihre auf_meine aufdruck auffu* aufge* aufgerissen
aufguss aufsa* aufse* aus_dem ausgelaufen ausgesucht ausgewiesen aushi* aushilfe auskunft aussieht auto backe* bad
badem* bald ballebad band bank bankb* bankomatkarte barac* baracke baufi* baufirma bearbeitet becken begra* behandelt
bei_ihnen beigesetzt beim_vierten beim_zahlen bekam* bekommen_obwohl bekommt bellt* bern beschwerde betru* betrunkenen
bewertungen bewor* bierb* bin_17 bin_der bis_in biss blank* blau blondierung blumenladen bohrloch bohrt bombe borse
bose bot bote boxen boxen* brann* brauch breche breit* bremsen brotchenservice bunde* bunte* bursch chefi* chefin
crackpfeife crew curry da_hat da_wurde dageg* dagegen damit damit* damit_wir dampf* danach_nicht dann_hat dann_wurde
darau* das_angebot das_ich das_jetzt das_kann das_teil dass_das dass_mein deckt deckt* dem_bett dem_lieferschein
dem_schlauch demente den_fuss den_ich den_schultern den_stadtwerken denen denen* denen_ich denke* denken denkt denkt*
deo depot* der_abend der_azubi der_bursch der_einzige der_hausmeister der_inhaber der_landstrasse der_nachsten der_name
der_neue der_peitsche der_platz der_schon der_tafel der_treppe der_tursteher der_von der_wachmann des deutete
die_anlage die_augen die_bedienung die_betreuer die_damen die_frau die_hat die_ich die_kasse die_mir die_richtige
die_sachbearbeiterin die_verkauferin diesm* diesmal diesmal_leider diskr* dokto* dort_auch drauf draus* draussen
dreizehnjahrigen drube* druber dunkeln durch durfe* durften_rein durst* echte* eigenen ein_bild einbe* einbehalten
einbr* eine_spritze einge* eingereicht eingerissen eingescannt eingetippt eingewohnung einlass einloggen einweiser
ellbo* ellbogen ellen* ellenbogen eltern engel* entha* entweder er er_auf er_ich er_immer er_nicht er_sich er_war
er_weg erbse* erfol* erkun* eroffnung es_auf es_ein es_gibt es_mit es_war es_waren etage* euro_bezahlt euro_in euro_mit
europ* fahr fahre* fahrl* feder* fehlen feier fensterbank festp* fests* feuerloscher finge* fingerabdrucke firma_hat
fischer fit flach flamingos flasc* flucht flugel flugzeug fluss folge* fotografiert fragt_ob fraul* fraulein freie*
freigegeben fressen fried* frisch frisu* frisur frost* fulda fulda* funfjahrige funft fur_nichts fuss galer* galerie
ganz gartn* gaste gedro* gedroht gefasst gefilmt gefli* gefor* gefordert gefragt_warum gegeb* gegeben gehbe* geheu*
geheult gehst* gehsteig geht_um geige geklart gelac* gelacht gelande gelas* gelegt_und gelos* gemacht_und gemei*
gemerkt_dass gemuse gepackt_und gepru* geric* gerust geschlossene geschmiert gesehen_wie gesicht_gesagt gespr* gesprach
gestanden getreten getro* getroffen gewahlt gewalt gewarnt gewinnspiel gezap* gezeigt gezogen_und gitter glasigen
goldf* golf gps grab grad_im grillen grun_und gschw* gutes* habe_sie haben_uns habs hafer* hafermilch hals halt_ein
haltu* haltung ham handc* handfest handg* handgelenken hanne* hansa* hat_das hat_die hat_noch hat_selber hat_zwischen
hatten_sich hauptbahnhof hausbesuch hausm* hausmeister haut hautarzt hebam* heim heimweh helfe* helm herau* herunter
herzinfarkt herzklopfen hier_keinen himmel hinterhof hitze* hochgetrieben hochgezogen hochrotem holen holen* holz
homep* homepage horen horen* huhn hunde* hundert hundesalon ich_dachte ich_fahr ich_finde ich_geh ich_hab ich_hatte
ich_ihn ich_kaufe ich_mich ich_um ich_zu ichs ihn_der ihr ihr_mit im_auto im_bett im_dampfbad im_dunkeln im_karton
im_kuhlschrank im_laden im_salat immer_wenn in_dem in_den in_meine in_unser ins inspektion insta* ist_da ist_ein
ist_noch ja_nicht ja_schon jacken jager jagermeister jahren_laufzeit jahrh* jahrhundert jetzt_die junger kabelbindern
kabin* kahle* kamer* kammer kanar* kannten kassenzettel kassiert kein_problem kein_scherz kein_witz keiner_mehr kennen
kennt kennt* kiste* kittel klamm* klini* klinik kneip* knochen ko komischerweise komma* konnte_ich korpe* kosme*
kosmetikerin kracht kratzte kripo kripo* kucku* kugel kundenservice kurzer kussc* kusschen kutscher labor lache* lacht
ladendetektiv_hat lag lagerraum land landstrasse lassen laste* lauer* leasing legte legte* legte_die leipz* leipzig
leistet leiter lenker letzte_woche liefen liess liess* linea* lineal linke liter* loch lohna* lowen* luftballon lunge*
madels makle* mal_richtig man_ja manager manda* mangel march* marchen marmelade marzi* matte* mause* medizin meier*
mein_schwager mein_sohn meine_mutter meine_tochter meinem_freund meinem_sohn meiner_oma meinte meister meter meter*
mich_als mich_vor mietwagens milch minuten_ein mir_aus mir_das mir_mit mir_und mit_begleitung mit_datum mit_der
mit_karte mit_schlussel mit_ton mit_uns mitgehen mitgeschrieben mitternacht moderator montiert munzf* musse muste*
nach_elf nach_und nachf* nachg* nachh* nachher nachsten_abend nachstes_mal nachtschicht nacke* nadin* nadine nahm
nahm'* nahm's name namen* nase nasse neffe neuge* neunj* nicht_als nicht_vorhanden nichts_weiss nimme* noch_drei notie*
notiert novak novak* nur_den nur_meine nuss ob_er oberschenkel offen ofter* omas ordner pachter packu* padagogisch
papagei papierkorb parfu* parfum parkt* passa* passe* passend passiert peitsche perlen pfarr* pfarrer pfiff* pfoten
physio pichl* pichler pille* pillen plaka* plakat prinz* pro_nase proben probl* problem profe* propo* quer rache rad
radl range* rappe* rappelvoll rassi* ratte* raumungsverkauf reede* reederei refer* rehe renat* renate respekt retour
revie* revier risik* ritter roch rolla* rolle rollstuhl ronny ronny* roula* rouladen rucksitz ruft_mich rum runter
sachbearbeiterin sagt_die sagt_sie sagte_das sagten sandr* sass_da schaden scham* scheibenwischer scheine schick schiff
schil* schimmel schlafen schlafend schlafzimmer schlampig schliessfach schnosel schnu* schreibt_mir schrieb
schulerinnen schwager schwangere schwe* schwester schwimmwesten scoot* scooter security see sei seine* seine_hande
seinen seit_acht seit_dem seit_sonntag selte* selten seltsam serio* serios shirt sich_im sichtbar sie_den sie_hatten
sie_ihn sie_mal sie_nicht siebt* siegelring sind_da sind_jetzt sind_wir smiley so_lange sohn solange sollte
sonnenbrille sorge* sorte spast* sprin* sprit spruche spuren stach* stadtwerken stamp* stand stand_nur stattgefunden
steine stellt steue* steuer storen story strassen stufe stunden_im sussl* susslich tat team teeni* terrarium tiefg*
tiera* tiere tiere* tinte* tochter todes* tofu tomat* tot totschlag tragt tragt* trink* trinken trinkt tritt trotz
trotzdem_in tursteher tut's tut's* tut_mir uber_meinen uberh* uberlesen ubern* ubrigens_auch um_drei umges* und_fragt
und_fragte und_gefragt und_immer und_in und_jetzt und_meiner und_mich und_rief und_sie und_voller und_wohne und_zum
unfal* unges* uns_im unseres unter_dem unter_die unterrichte unterschreiben urin verde* verdeckt verdi* verdreckt
vergessen_zu vergl* verif* verifizierung verkehrt verkn* verkr* verla* verlor vermieter vermo* verschlossen
verschwunden verspricht verteilt verwe* vierjahrige volls* vom_opa von_der von_meiner von_mir vor_die vorab* vorschrift
w wacht* wahrs* wahrscheinlich wanze* war_leider war_mal waren_alle warnt* was_ich was_ihr was_von wegen_dem weil_ich
weine* weisses weitere welle* wenn_das wenn_er wenn_ihr werd werde_ich werkzeugkoffer wette wicke* wider* wie_sie
wildfremde wildfremden willk* wimme* wimpe* winkt wir_auch wir_das wisse wisse* witwe witwe* wo_ist wochen_zu wohns*
wohnst wolle_man wollen wollte_einen worde* worden wurde_der wurde_in wurde_mir wurden wurge* wurgemale zahl zahlten
zahnarzt zehnfache zehnfache_dosis zeitungspapier zu_funft zugbegleiterin zugeg* zum_knochen zuric* zurich zusam*
zusammen zwanziger zwillinge`,
    '4': `
1200 150 1900 2000 2016 210 49 51 54 640 86 890 9_99 aber_im abgasrohr abgef* abgenommen_und ablage abnehmen absender
absicht absichtlich_auf absichtlich_mit abstr* abwar* achse* aktenzeichen akzent allei* allein alleinreisendes allergie
alles_in alles_nur als_mein als_meine alterer alufo* am_12 am_bett am_dach am_letzten am_markt am_oberarm am_stammtisch
am_tisch ambul* ambulanz amoxi* amoxicillin ampulle an_beiden an_eine an_einer anabolika anamn* anamnesebogen
andere_eltern anerk* anerkannt angebrochen anged* angep* angerufen_und angeschrien angesehen angesprochen angestellte
angezogen anlage anton* appar* apparat arbeitgeber arm_gepackt arme arzte* assistentin attest au auch_was auf_einmal
auffallig aufgenommen aufgeschurft aufgestanden aufgu* aufpa* aufpassen aufpasser augen* aus_der aus_meinem ausgab
ausgeschaltet ausgesperrt auspr* ausprobieren aussen ausweisfoto ausza* ausze* auszeit autistischen autobahn automatik
autoschlussel_weg backermeister baden baden* banke* barfu* barfuss bauau* bauaufsicht beamte beantragt becke*
beckenrand beifahrer bekam_einen belag bemerkung berater_herr beruf* bespr* bestr* besuchen besucher betreuung betro*
betrugt betrunken betti* bettina beutel bewohnern bezahlen bilden bis_eine bis_sonntag bisswunden bitterlich blase*
blask* blaskapelle blaue* blinddarm blinddarmdurchbruch blode* blutergusse blutu* bon borse* boxve* boxverein brand*
brauchen brechdurchfall brems* bremsscheiben brennt briefe bring bronz* bruckner buchs* buhne buhne* bursc* busfa*
busfahrer c cache cache* cbd china chron* club colli* collie conci* concierge container cousc* couscous cousi* cousin
cousine da_nicht damit_die danke_auch das_blaue das_formular das_gerat das_konnt das_labor das_personal daume* daumen
dem_auto dem_schild dem_tablet dem_tag dementer den_bauch den_haaren den_rest den_spiegel der_ablage der_ampel
der_barkeeper der_beamte der_bote der_fahrer der_gerte der_gruppe der_gutachter der_ist der_kalte der_leiter
der_lieferant der_nachhilfelehrer der_polizei der_reparatur der_sicherheitsmann der_spruch der_tasche der_trainer
der_werkstatt deute* deutschen diabetiker diagn* dich_nicht dicht* die_anderen die_fahrschule die_gaste die_haben
die_halbe die_krankenkasse die_lehrerin die_leiterin die_leitung die_pflegedienstleitung die_reitlehrerin die_security
die_seit die_seite die_sich die_trainerin die_zahne die_zunge diebin diesel dirigierte draht drauf* drauf_angesprochen
drauf_und draufgeklebt dreissigerzone druckte_mich dsgvo dsgvo* durchgerutscht durchsucht ebenf* ebenfalls ebens*
ebenso eck eddin* edding egal ein_bein ein_date ein_ganz eine_runde einen_fonds eingeklagt eingeschrieben einre*
eintrag eisenstange eiwei* elefa* empfanger endete energ* energie entla* entschuldigen er_aber er_mit er_wollte erdnu*
erfro* erfroren erfuh* erled* erst_als erstk* erstklassler erwische erzie* es_erst es_in es_nie es_sei es_vor etwas_das
ex_mann exeku* fahrer_ist fahrlehrer fahrst falsches fassa* fasst* fasste faulh* faulheit faust federn fehlt_seit
fehlten ferienlager festgehalten festgestellt feuer feuerzeug filiale_am fille* filler firme* fischte flach*
flach_meine fliese fluggesellschaft fonds fonds* fotografieren franz frau_bekam fraue* frauenarzt frech fremd*
freundliches frise* fuhlen fuhr fuhrt_zu funfh* funfhundert funfj* fur_meine fur_nix gab_uns gabel ganze_fahrt gartner
gasts* gatti* gattin gebet* geboren gebro* gebrochenen geburtstagskarte gefalscht gefas* gefes* gefesselt gefil*
geflustert gefragt_was gegen gegen_die gegen_ihren gehal* gehalten gehaltszettel gehan* gehen_wir gehort gekan* gekannt
gekla* geknallt gekri* gekriegt gelad* geladen geld_weg geleg* gelei* geloscht_mit genan* genannt gerammt geris* gerst*
gerte gerte* geruf* gerufen geschickt_mit geschlagen_und geschmissen geseh* gesehen gesehen_habe gesic*
gesicht_geschlagen gesprache gesteckt gestochen gestohlen gestutzt gesun* gesund getan getan* gewah* gewin* gewis*
gewischt gewundert gezei* gezie* gezielt gin ging'* ging's glask* glast* glastur glock* glotzt gluhw* gluhwein golde*
gondeltur grunw* grunwald gruppe_mit gschl* gunst* gutac* haarf* haarfarbe haben_drei hahnc* halbs* halsb* halsband
halterung hambu* hamburg hand_und hands* handy_aus handyshop hartz hat_bei hat_ihm hat_jemand hat_jetzt hat_mein
hat_nach hat_vor hats hatte_am hatte_den hatte_eine hatte_sie hau_ich hauch* hausb* hausv* hausverbot hauta* heftig
heidi heidi* heizd* heizk* herablassend herun* herzc* herzchen hieb hiess_es hinun* hinunter hol_ich hoppe* hosen*
hubsche hufte hufte* hummer hupfb* hupfburg hutch* hutchen ich_allein ich_an ich_eine ich_kam ich_kann ich_nachfragte
ich_sie ident* ihm_die ihn ihn_am ihr_hunde ihrem ihrem* im_bad im_kinderzimmer im_krankenhaus im_lift im_sand
im_schaufenster im_wartezimmer implantat impressum_fuhrt in_die in_einen in_meinem in_zurich inklu* inklusive insolvenz
instrument iphon* iphone irrer irrer* ist_eine ist_im ist_nicht iv jetzt_hier jetzt_selber job jugendleiter jungen
junges jungs jungs* juris* juwel* kabel* kabine kam_zur kamel kante kapit* karus* kassierin kastration kater katzc*
katzchen katzen kaufhaus kaufhausdetektiv kauft* kebab kebab* kehle kehle* kellnerinnen kenn_ich kennzeichen_hab kette
kiefe* kinderarztin kindern kindersitz kippe* kita klatschte klofr* klofrau knien knien* knobl* knochel knote* knoten
kollaps kollege komisch komm kommentiert konsumentenschutz kontakte kontoauszuge kontr* kontrollieren kopf kopie* koter
koter* krankenschwester kreislaufkollaps kreisssaal krems* kriegt kuli kunde kunds* kundschaft kurbis kursl* kursleiter
kusse* kusst* kusste lachgasflaschen lacks* ladung lagen lagen* lamme* lammer landes laser* laserbehandlung lasse*
laube* lauf leben* lebendig leck leere leerer leergeraumt legt leiste leite* leitung lenke* letztes liebs* liebsten
liter loggt* loren* losch* losgeschickt lotte* lugt_einem mache machen_wir madel* mal_was mallo* mallorca man_da
man_nichts mann_am markt* marktplatz matro* matte maul mault max mehr_ran mehre* mein_bruder meine_adresse meine_kinder
meine_kollegin meinem meinem_kumpel meinem_vater meinen meinen_mann meiner_tochter meinte_der meinte_die menschen
meter_weiter mg mich_gegen mich_nicht mich_nur mich_und mietw* minute minuten_spater mir_als mir_an mir_den mir_die
mir_einen mistg* mistgabel mit_demselben mit_offenem mitbewohner mitgebracht mitgegeben mittel montage motorhaube
mund_und murmelte muske* mutte* mutti mutti* nach_schnaps nachd* nachdem nachfragte nachnamen nachsten_morgen nacht_auf
nachtportier_hat nackt* nageln nannte_ihn narbe nasen* needl* needle negat* nehm neue_bremsscheiben nguye* nguyen
nicht_zahlt nicke* nickt nickte niere* noch_das noch_drin noch_einen nordw* notar* notdienst notfa* nur_bei oberarm
offen* offene offenem offnete ohne_unsere ohne_zu oma onkel onkel* ordnungsamt originalverpackt osteo* osteopath padag*
parkw* parkwachter paten* peits* penicillinallergie perle* petersen pferd* pflegedienstleitung pfleger pfusch physi*
pinie* pinienkerne pinke* pinkelt planschen platz_im pneus pneus* polier polizisten postfach postl* prakt* praktikantin
probemonat probieren proto* psychiatrie pumpe pupillen_wie quaddeln quadratmeter quittung quittungen rammt* rammte ran
raten rausf* rausschmeisser redet regenbogenfahne rein reingetan reinh* reini* reis reite* reiten reitl* rentnerin
respe* rests* rezensionen rezeptionistin richtige richtung riecht's riet riss_mich risse* rissen rital* roch_es rollo
rollo* rolls* rostige rottw* rottweiler rucken ruckte rumanien rumge* rutte* sackc* sackchen sagte sagte* sagte_sie
sahne sahne* sassen_auf sassen_mit sau saunagast saxop* saxophon schaffner schein schenken scher* schild schlagartig
schlagstock schlecht_und schlug schmeiss schna* schnuffelt schone schop* schornsteinfeger schos* schoss schuh schultern
schuttelte schuttelte_den schwarz scree* seelenruhig seine_hand seit_jahren selben seriennummer serviert sexuelle shake
shake* shisha sich_aus sich_der sich_selbst sich_vor sichere sie's sie's* sie_auch sie_auf sie_fur sie_ist sie_meinen
sie_solle sie_war sieben_stiche singe* sitti* sittich sitzn* so_gross so_wie sobald_das sohn_ist solle* sopra* spat_und
spiegelschrank spiele spielt_sich spiki* spiking spind_aufgebrochen sprechstunde springen sprit* spur stalker stall
stammen stammtisch stand_er stand_vor stander stati* station steckten stehen_lassen steissbein stelle stellt_sich
stewardess stick stiess_mich stift stram* stree* street strickjacke stroh studi* stunde_lang stunden_ohne stur stutt*
stuttgart surim* surimi symbo* tag_und tanke* tanken tanzl* tausc* tause* taxif* taxifahrer techniker teiln* tempo
tempo* thermoskanne tief_und tiefgarage tip todesangst trainer trank treffe trese* tresen trick* trott* trotzdem_wird
truff* truffel tschudi tu tur_und turnl* turst* uber_nacht uberfuhr uberg* uberw* um_eine um_mich um_mitternacht um_und
umgef* umsteigen unangemeldet unbel* unbeleuchtet und_auf und_aus und_dass und_geld und_gemeint und_ihr und_nie
und_plotzlich und_was und_weiss und_zwar uns_am uns_in unser_sohn unterschrift uralte vater_hat velo verbr* verbracht
verbruhung verdo* verhungert verkaufen verliehen vermerkt vermi* vermittelte verpiss verra* verschickt verschlag
verschollen versprach verstorbenen verstrichen verta* vierj* view volle vollmacht von_aussen von_den von_meinem
von_seinem vorderrad vorgang vorgangsnummer vorname vorsc* vorst* vorstellungsgesprach vorwe* vorweg wachs* walnu*
wange war_auf wasserflasche watte* weg_ist weggerissen weggetreten weil_es weiss weiss_wie weissen weitergemacht werks*
werkstatt werkz* werkzeug werts* wickelte wieder_ins wiege* wien wiesi* wiesinger wille* willen wirku* wirkung wirti*
wirtin wo_der wochen_spater wohnung wolfs* wortlos wurde_nur wurf wut zahna* zahne zahnt* zange zaun zehn_meter zeitp*
zeitpunkt zeuge zeugen ziegel ziehe* zigeu* zipli* zipline zirku* zitat zitat* zog zufallig zugbe* zugbegleiter
zugeworfen zugezogen zum_hof zumutbar zund zweij*`,
    '5': `
000_km 180 2400 57 58_euro 6000 71 740 780_euro 950 a3 abgas* abgefullt abgen* abgenommen abgerissen abgespeichert
abgetastet abgezwickt abmah* abmon* abmontiert abrup* abrupt abtra* abtransportiert abwart abzuk* achtjahrige
achtjahriger acryl* adopt* adren* adrenalin adresse_und afgha* agent aggre* aggressiv aha akzen* alle_mit
alleinerziehende allergietest am_hof am_ohr am_strand ampullen amste* an_kasse anabo* anana* ananas angeheitert
angeknackst angel* angepobelt anges* angeschnauzt angespuckt angst anhangerkupplung anhat anhat* antibiotika antrag
antwort_bitte anwaltsschreiben apartment appro* arbeiterkammer arm_auf arm_um arroganter arsch arsch* arztb* arztbriefe
arztlich asbes* asbest assis* assistenzhund ast asthma asthmaanfall atem atmen atmen* attes* auch_das auf_ein
auf_meinen auf_mit auf_weiss aufes* aufessen auffa* aufgebohrt aufgeflext aufgefordert aufgehort aufgeplatzt
aufgeschrieben aufgesprungen aufgestemmt aufhangen aufho* aufnahme aufnahmen aufst* auge augen_und aus_ich ausgeglitten
ausgeladen ausgeraubt ausgeschlagen ausgetrunken ausgewechselt ausku* auskunfte ausla* auslo* ausloser ausm auspu*
auspuff ausschnitt autis* autog* autogramm autos* autoscooter baby_am babyfon badesee bafin bafin* balka* bandscheibe
bankangestellter bankd* barho* barhocker bat bauer bauernfangerei beamter beaut* beckenboden beeid* begeh* behan*
behinderte bei_der bei_meinem beim_essen beim_schalten beklaut belag* belas* belastigung belei* beleidigt bemerkt
bemerkungen beneb* benebelt benut* benutzen benutzte benutzte_spritze besau* beschimpfte beschuldigte bespu* bestatigen
betaubt betreiber betreibungsamt betreten betriebsleiter bettg* bettwanzen beusc* beuschel bewahren beweg* bewerten
bewertung bewusst bierf* bierflaschen bierk* billigster birke* blaht* blahte blech blind* blindenfuhrhund blockierte
bluten bochu* bochum bog bohrt* bohrte bonbo* bonbons boot boss brach_zusammen brannten brauchen_wir braunen brech
bringe brink* bruder brullte bruta* brutal bsoff* buchstabiert busen busen* caesa* caesar cam camp campingwart
cannabinoide cannabis carit* caritas cashews chats chats* chatt* chauf* chauffeur check_in chef_hat chefa* chefarzt
chiro* chiropraktiker chlorgas chole* choleriker co co_melder coach* codeintropfen coiff* coiffeuse conta* corti*
cortison da_ist da_kommt dann_bitte dann_brennt dann_eine dann_gibts dann_mit dann_selber darin darin* das_noch dass_er
david* davidstern dehyd* dehydriert dem_kurs dem_zug dement demna* demnachst den_fall den_handen den_nachsten
den_rucken den_schadel den_termin depot der_bar der_barmann der_berater der_besitzer der_betreuer der_bub der_decke
der_hat der_intensivstation der_kassierer der_kinder der_klasse der_koch der_kontrolleur der_masseur der_monteur
der_mutter der_pension der_praxis der_wein deutsch dick_und die_aufsicht die_bude die_firma die_gruppe die_helferin
die_kassiererin die_lippen die_madels die_miete die_nachbarin die_polizei die_schuld die_uhr dienstschluss dienstzimmer
dieselbe dinge dinge* dinke* dinkel drehte dreij* dreijahrige dreizehnjahrige drink drohu* durchgewunken durchgezogen
durfen_nicht eben echter eiche* eichensarg eifac* eifach eigenhandig ein_fremder ein_loch eindeutige eine_unterschrift
einer_frau eingehangt eingelegt eingenickt eingeschlagen eingestiegen eingewachsen eini einig* einparken einrenken
einsteigen einwi* eisba* eisen* eitert eitrig elfjahrigen energy entri* entschieden entzw* entzwei er_das er_ist er_kam
er_sei er_soll er_vor erdnusse erfun* erklaren ermit* ermittelt ernst ernst* ersau* erzahlt_der erzieher
es_abgestritten es_gar es_im euch_auf euer_buro euro_aus exakt exakt* existiert exper* expertise fackeln fahrendes
fahrer_roch fahri* fahrig fakeshop faust* feldw* feldwebel felge* ferke* festgebunden festplatte feuerwehr fiake* filmt
finanzamt fing finger finma finma* finst* firmenadresse fixer* floss flotter fluchtweg flugbegleiter flugbegleiterin
fluge* flur_und flust* flusterte fma fohle* fohlen fordert frau frau_aus frau_dr fresse frett* frettchen freue* freuen
freunde freundschaftsanfrage friseur fritt* frosc* fruhl* fuhrerhaus funfziger funken gab gab_mir gar_kein gar_nix
garagist garderobenfrau garnele gartentor gaul gebas* gebastelt geblu* gebor* gebox* geboxt gebru* gebrullt gedem*
gedemutigt gefak* gefilzt gefis* gefischt geflunkert geful* gefullt gegrapscht gehau* geholt gehor* gehwe* gehweg geile
gekapert gekra* gelander geloscht gemaust gemurmelt generalschlussel genip* genippt genugt geohr* geohrfeigt gepack
gepfl* gepos* gepostet geprugelt geram* geraubt geraucht geraucht_und gerichtet gerup* gerupft gesas* gesass geschieden
geschimpft geschlampt geschnitten_und geschreddert geschrien gesellschaft gespa* gespo* gespott gespruht gespuckt
gesta* gestank gestreichelt gestu* getip* getippt getraut getru* getrunken getur* geturkt gewal* gewaltsam gewehr
gewer* gezappelt gezer* gezerrt gezwi* gezwu* gezwungen ghb ghb_im giftl* giftler glasi* glasig glass* gleiches glute*
gmbh goldk* goldkette goldschmied grabe* graben grabstein gramm gramm* graps* grapscht grati* griff griff* grinst
grobe* groben grund grundschuler gruppenleiter gsche* gulle gutachten gute gymna* gymnasium hab's hab's* hab_jetzt
hab_nix hab_noch habe_einen haben_ihn habt hacker hackf* hackfleisch hafen hafen* haftet halsk* halskette hamme*
hamster hand hand_in handchen handf* handlauf handr* handrucken handschuhe handw* handyvertrage hanf hantel haschisch
haselnusse hasen hasen* hat_eine hat_er hatte_er hatte_halt hausdetektiv hauseingang hausleitung haustur hautfarbe
heimaufsicht heimkind heimleitung heinr* heinrich heissen helfe hellw* hellwig hengs* hepat* hepatitis herausgegeben
herzr* herzrasen heter* high hinaus hinei* hinein hingen hingestellt hinter_dem hintereingang hochk* hole holte holte*
horgerate house* housekeeping humpe* humpelt hundc* hundchen hundin husten husteten i ich_bezahlt ich_gehe ich_heute
ich_laut ich_vom ich_vor ich_zahle idyll* igel ihr_euch ihr_treibt ihr_wisst im_aufzug im_club im_flur im_handschuhfach
im_jahr im_kafig im_kuvert im_netz im_pflegeheim im_spind im_urin impla* in_litauen in_meinen in_unsere inder inder*
inhaberin ins_auto ins_bett insol* insulin invol* involviert ipad irgendwelchen ironi* ist_auf ist_keine jager*
jahresabo jemand jemand_mit jens jetzt_hat jetzt_noch jobce* jobcenter johlt* jointstummeln jucke* juckende jugendamt
jugendliche jugendzentrum junge_am junki* kakerlake kakerlaken kamera kamera_im kammerjager kangu* kanguru kannst
kanulen karpf* karpfen karre karre* kasse_hat kathe* katheter kaufh* kaufte kaufvertrag kauti* kaution kein_geld
kein_schild kein_wasser keine_kamera keiner_rief kieferbruch kinderbett kindergartenkind kiste kitteltasche klage
klage* klare* klats* klebe* kleinholz klemp* klempner knack* knackte knete* knieb* kniebeugen knips* knipste knoch*
kochi* kochin kochsalz koder koder* kohle kohlenmonoxid kokai* kokain koma komis* kommentierte kompliment konne
konnte_er konsu* konte* konten kontoauszug kopfn* kopien kopierte korn korne* korper korperverletzung kowalski krampfte
krankgeschrieben kreis* kreuzband kribbeln kriegte kruck* krucken kuchenabteilung kuchenhilfe kuhe kuhlb* kuhlbox
kuhlr* kuhmi* kuhmilch kupfe* kuppl* kupplung kurde* kutsc* labor* ladun* lag_ich lag_mit lag_noch lagerfeuer
lagerhalle lakto* landesgericht landgericht lasse laufband lebenslauf lebensmittelinspektorat lecker lehma* lehmann
lehrer_hat leiterin leitp* leitplanke lenku* lenkung leute_an leute_die licht_aus liess_mich liftw* liftwart lina line
linseneintopf linz litau* litauen loffel_in lohn luftf* lugen* lugne* lugner mach_dich madel maden maden* magnetdecke
mahnu* mahnung mailadresse mal_an maler* mama manag* mande* mandy mandy* mangeln manns* mannschaft mantel marce* marcel
marin* marke* markt_hat medit* meers* meerschweinchen mehr_hin mehr_mit meine_beine meine_nachbarin meine_schwester
meine_tasche meinen_ausschnitt meinen_freund meiner_nachbarin meines_sohnes melanie merk metas* mi mietern mietr* mieze
mieze* milben milli* minis* ministranten minzt* mir_beim mir_nach mir_uber mit_absicht mit_blut mit_namen mit_weissem
mitgehort mitgeteilt mitgl* mitschuler mobbi* mobbing mobel* moder* moham* moped moped* motor mundw* musta* mustafa
mutter nach_dem nachdem_ich nachforderung nachgewogen nachste_woche nachthemd nachtkastchen nacktfotos nadel nagel*
nagelbett nageli nagelstudio naher naher* nahm_mich nahru* nahrungserganzung nannte_mich nase_gebrochen nasenbein
nassende neffe* neffen negative nen neun_uhr neunzehn nicht_geht nicht_ich nicht_reingelassen nichts_mehr nickt* niere
nikol* noch_als noch_den noch_der noch_einmal noch_frei normales notarin notfalls nr nummer_vom nutzt nutzt* ober
obers* objektiven obszone offentlich ofters ohne_aufsicht ohne_zustimmung ohr ohrla* ohrlappchen ombudsmann ordne*
pakete papas papas* papiere parkd* parkdeck parki* parkt parteien partner passn* passnummern patenkind patie* pedal*
pelz penic* per_vorkasse pfandung pfefferte pfleg* pflegekraft pflegerin pfote piept* pierc* piercing plans* plattform
plotz* plotzlich pobelt ponys ponys* power* powerbank ppm privat privatadresse profi* profil protokoll psychisch
psychologe pult putze* qualv* qualvoll qualz* rache* rachen rauchmelder raumte raus rausgenommen rausgerissen rauss*
reagierte rechnen recht* rechtsanwaltin rechtsschutzversicherung rechtswidrig redet* redete rein_sagte reingelassen
reinhardt reism* reismilch reizg* reizgas reklamiert reklamierte rempelte rene rennen repariert restschuldversicherung
rettung rieb rief_an rind ring rippe rippenbruch roch_an rock rollator rontgenbild rotzt* rotzte routine ruckgabe
ruckspiegel ruckwarts ruder runte* rupel rupel* sabin* sabine sabri* sabrina sack sammelt saunameister saupr* saupreiss
schaben schadensersatz schafer schalten schan* schank schenkel schenkt schere schiebetur schimmel_im schimpft schin*
schinken schlafe schlaft schlaganfall schlepplift schluck schlug_mir schlug_mit schmerzensgeld schmerzmittel schmi*
schniefte schnitte schnuffelte scho schon_das schonmal schreibe_ich schreiner schulbusfahrer schulter schwarz_auf
schwarzen schweine schwindler screenshot secur* seh_ich sehn sei_eine sei_schon seien seien* seil seine seines seitd*
seitdem seitdem_nicht sektf* sektflaschen selbst_ein sellerie senioren serviceheft sessel sessellift sette* setter
setze* setzen setzt setzte shots shots* sich_den sich_die sich_eine sich_fur sich_halt sich_in siche* sicherheitsmann
sicherungsgerat sie_einfach sie_hat sie_liessen sie_meine sie_noch sie_sei sie_was siebtklassler siech siech* siehs*
siehst sikh sitterin ski smile* snapc* snapchat sohn_3 sohne* sohnes sojaa* sojasauce solan* sollt sollten_wir
sonntagabend sovie* soviel spanp* spanplatte spats* spatschicht spice spice* spielen spind spore* sporen spott* spring
spritzen spruc* spuckte spure* spurt* spurte staatsanwaltschaft stachelhalsband stalk* stammgasten stand_auf
stand_offen stang* starr* stationsleitung steckte_eine stehen_und steward stibi* stibitzt stich* stichen stiege stinkt
stirn stirn* stohnte store* story* stossdampfer straf* stroh* stumper styli* suizi* sulfi* susse synth* tagebuch
tagesmama tags tank tanzf* tanzflache tanzlehrer taschenkontrolle tastete tatschte taub tauschen teenie telefonat thi
tickets tiefe* tiefer tierarztin tikto* tiktok tippte tirol tirol* tischnachbar tobi todkr* todkrank tor_offen torkelte
toure* traf trank* trans trant* tranten trat_nach tratscht treffen treibt treibt_mich trieb_im trieben triso* trisomie
tritten trode* turkisch turne* typen typen* uber_uns uberd* uberdosis uberheblich uberleg ubersehen ubrigens ukrai*
ukrainer umschlag umwic* umwickelt umzie* umziehen unangekundigt unbekannter und_autoschlussel und_druckte und_er
und_kam und_konnte und_lachte und_lag und_meinen und_mir und_ob und_sagte und_war und_wer unfallschaden uns_dann uns_zu
unter_der unterschrift_die untertassen unterwegs urne urolo* urologe vape vapes vapes* vater vater* veilc* veilchen
veranlasst verap* verappelt verbraucherzentrum verbrennungen verdienen verdrehte verdroschen verfolgt verfugung
vergifte verkauferprofil verkauft verklagt verlacht verlassen vermessen verof* veroffentlicht verpfuscht verpi* verpl*
verprugelt verriegelte versagt versammelter verschimmelt verschraubt verschwinden versorgt vertauscht vertraut
vertreter verunreinigt verwiesen verwurmt verza* verzahlt veterinaramt visa vki volk vollgetankt vollm* vom_ordner
vom_stuhl von_denen von_eurem von_kindern von_uns vor_gasten vorbeigehen vorbesitzer vorhangeschloss vorher_nachher
wache wache* wachs wahrend_die wandert war_nichts ware_kam waren_die warf_den wartet warum_er was_gesehen was_mir
was_sich watschn wedel* weg_war weggefahren wegla* weide* weil_mir weiss_von weiss_wo weissem welt wen wende* wendelin
wenn_ich wertsachen wespe* wessi* wie_er wie_ich wimmelt winseln wir_zwei wirbel wirt wissen_wir wissens wisst wisst*
wo_euer wo_ich wog wohlg* wohlgemerkt wohnu* wollte_nur wurgen wurm wursc* wurscht yogal* z zahlungsbefehl zahn_gezogen
zahnk* zahnsteinentfernung zapfh* zapfhahn zecke* zecken zeig zeit_hat zerbi* zerbissen zeuge* ziege ziegelstein ziehen
zimmer_mit zimmernachbarin zimt zittert zockt* zoliakiepatientin zooha* zu_dem zu_heiss zu_meiner zuchtet zuers* zuerst
zugeh* zugehalten zugeklebt zugeschwollen zugesperrt zugri* zugriff zuruckgegeben zusammengebrochen zwei_kinder zwerg
zwischen_die zwischendurch zylin* zylinder`,
    '6': `
000 1100 2009 2014 3000 300_euro 36_grad 460 50er 600 90_durch ab_mittag abdeckung abfot* abfotografiert abgelichtet
abgem* abgeschaltet abgesoffen abgestorben abgewiesen ableh* ablesen abschlepper abteilungsleiter achten achtj*
afrikanischen ahorn* airba* airbag airpo* airpods akte akten al ali allergiker allergischer alles_und am_arm am_ganzen
am_selben am_steuer am_stuhl ammon* ampel ampel* ampul* amtli* amtlich amtsg* amtsgericht an_die an_meinen an_mir
andrehen angaben angeblichen angebliches angebrullt angeh* angehorige angelastet angeruhrt angestellter angezahlt
angst* anlag* anony* anonyme anson* ansonsten antibiotikum antid* antis* antra* apartments apath* apathisch apotheker
arbeitsgericht arztekammer arzth* arzthelferin arztl* aspha* assen assen* asyla* auf_facebook auf_insta auf_instagram
auffullen aufgegangen aufgepasst aufgeschnitten aufkl* aufkleber aufs_zimmer aug auge_um aus_eurem ausdrucklich
ausgehandigt ausgekugelt ausri* ausrichten ausschliesslich aussehen aussu* aussuchen auszi* autod* aylin aylin* azubi*
azubine baby babyf* babysitter backstube bades* ballo* ballons banane bands* banka* barch* barchef bargeld barke*
barkeeper barma* barmann barsc* barsch baseb* baseballschlager bauchweh bauer* bauleiter baute baute* beate beate*
bedau* bedaure bedienen bedienen_wir bediente bediente_sich begeg* behalten behie* behielt bei_33 bei_36 bei_ihm beinen
beiss* bekam_eine bekannte bekannter bekifft bekla* belac* belachelt belegschaft benutzt benzin benzinkanister benzos
bereits beric* bescheid beschwert bestatigte bestellte betau* betreibung betreuer betruger betteln bevorzugt bewac*
bewachten bewegt beweise bewer* bewerbungsunterlagen bewohner bewusstlos bezirksgericht bier_im bikin* bikini
bilder_von bin_in bio bissw* bist bitte_meine black* blaue_flecken blauen blei blossgestellt blutb* bluti* blutig
blutvergiftung botox botox* brach_ab brandstatter brieftrager brude* brullen bruste buchhaltung bude burki* busch*
busse* bussg* butto* button callc* callcenter carpa* carpaccio cc china* ching ching* chiru* chirurg chorl* chorleiter
cocktails cryst* crystal da_konne dachb* dachl* dann_noch dann_reden das_anders das_handtuch datenpanne dazug* de deine
deinem deinen delfi* delle dem_kofferraum demon* demse* demselben demut* demutigt den_arm den_hintern den_hund
den_kindern den_madchen den_mund den_po den_tank den_tropf denk denno* dennoch der_arzt der_autobahn der_bademeister
der_busfahrer der_ecke der_fussgangerzone der_garderobe der_jacke der_kabine der_kita der_mann der_matte
der_mittelkonsole der_ober der_op der_spass der_stadt der_stange der_tiefgarage der_trennwand der_umkleide di diabe*
diabetes diagnosen die_anzeige die_beine die_schulter die_schwester die_spritze die_tabletten die_tur die_waage
dienstplan diese_frau dipl disponent doppelzimmer doste doste* down_syndrom drahte draussen_bleiben drehte_sich
drei_von dreie* dreijahrig drin droht druckte_sich du_hast dufts* dunkle dunklen durchgeschoben e_mail eh ehema*
ehering eicha* eichamt eichh* eichhornchen eifre* eifreien eikla* eiklar ein_anruf ein_gewisser ein_kind ein_paar
eine_fahne eine_familie eine_flasche eine_frau eine_kamera eine_tute einem_anderen eines eines* eingebaut eingebrochen
eingekauft eingeklemmt eingesackt eingeschlossen einsi* einwilligung eisbar ekelh* ekelhaft elternchat empfang_hat
empfi* empfindlich entfu* entfuhrt entrumpler entzo* entzogen entzu* entzundet er_hatte er_meine erbrach erbrochenes
erdic* erdichtet erfan* erfand ergan* erganzt eritr* erlog* erlogen erschwindelt ersti* erstickt erzahlt essenskurier
estri* estrich etagenbett eule euren euren* eurer eurer* eutha* evang* fabri* faceb* facebook facha* facke* fahrt_auf
fahrz* fakes* faktu* fakturiert fassade fehlte_ein felge fell fenta* fi fieber filmt* filmte flachmann flirt* floge*
flogen flugg* forma* fotoa* fotog* fotografiert_und fotografierte frach* frachtraum frag frass frass* frau_mag fremde
fress* friedensrichter frisi* frisiert fristsetzung fritteuse fuffi fuffi* fuhr_an funfjahriger funfs* fur_jeden
fur_sowas gafft* gaffte ganzen_korper garde* garne* gassi* gasten gauner gebar* gebe_es gebiss gebrauchte gebrauchtes
gebrochenem gebrochener gedea* gedealt gedrangt gefahrlich gefal* gefalschte gefalschtem gefla* gefladert gegen_meine
gegrinst gehac* gehandelt gehauen gehbehinderte gehob* gehoben geht's_noch geile* gekap* gekif* gekifft gekip* gekippt
gelah* gelahmt gelangt geleistet gelog* gelogen gemai* gemailt gemault gemel* gemeldet gemur* geord* geordert gepan*
gepanscht gepei* gepeitscht gepre* geprellt geraten gesca* gescannt geschaftsfuhrer geschluckt geschoben geset* gesetzt
gesichert gesicht gestalten gesturzt getrickst getriebe gewahrleistung geweh* gewerbebehorde gewisser gewog* gewogen
ghana ghana* gibt's_nicht giesst gifte* ging_mit glaube glocke glotz* glotzte gluten glutenfreien golds* grafikkarte
grinsend gross_wie gruft* guckte gully gully* gurten guru gym gynak* haara* haarausfall haarscharf hab_das hab_einen
hab_ja habe_man habe_meinen haben_mein haftu* haftung hand_auf handedruck handl* handschuhfach handwerkerin hanfp*
hangengeblieben hanse* hartz* hasch haselnuss hast_du hat_alles hat_meinem hat_unsere hat_unseren hatte_zwei hausarztin
haush* haushaltsgeld hautf* hautt* hebamme hefti* heilp* heim_und heimlich heimw* heimweg heissem heizkorper hemd
henna* herr herr_doktor hielt_mich hier_wird hing hob_mit hochbett hocken hoffe* hoffentlich holt homop* horte hortl*
hufe hulle hulle* hundesitter hundi* hustet hyalu* hyaluron iban ich_bereits ich_da ich_dich ich_durch ich_einen
ich_mach ich_mal ich_von ich_was ich_weiss ignorierte ihm_eine ihn_in ihn_mit ihnen ihnen* ihr_das ihr_habt ihr_seid
im_becken im_cc im_dorf im_hinterzimmer im_kuchen im_nebenzimmer im_pass im_pesto im_rauchmelder im_sandkasten
im_schritt im_wasser image* imiti* in_20 infus* infusion inhaber inkom* inkontinenz insta instagram instr* insul*
inten* intensivstation interessiert_sich intim* irgendwer irrefuhrung irrte* ist_aus ist_beim ist_halt ist_informiert
ist_mir ists jacqu* jacqueline jagat* jagatee jagds* jagdschein jahrelang janni* jannik jemand_anderem jetzt_bei
jetzt_habe jetzt_wissen jochb* jochbein joint joints juckts jugen* jung k kaferlarven kaffeefahrt kafig kahl kameras
kamme* kanal kanns* kanul* kanzl* kanzlei kapitan karab* karabiner kartennummer kassi* kassier kassieren kastr* katal*
kaufv* keift kellnerinnen_und kellners kenn kennzeichen kette* kettensage kg kicherte kind kinderhotel kindertaxi
kinderzimmer kippte_um kitte* klagt klagt* klaps klaps* klauen kleinanzeigen kleingedrucktes kleinkind klingeln klopfen
knast* knick* knickte kniet* kniff kniff* knirp* knupp* knuppel koi koliken kollabiert kollabierte komm_ich konfetti
konne_man kontaktiert konve* kopfl* kopflause kopfu* kopfuber kornf* kornflaschen kot kotzt* kowal* kragen_gepackt
kralle kramp* krampfen kreuz kronl* kronleuchter kuchentisch kuken kuken* kummert kummert_sich kundenparkplatz kursi*
labra* lacht* ladendetektiv ladestation lag_am lag_drei lag_ein lag_eine lag_offen lande* landete langfinger latex*
lauft_nur lautete leg legen legen* lehrl* lehrlinge leihski leistungen leon lesba* lesbar lieferanten lieferfahrer
lieferwagen liegen_gelassen liegt_die liess_sie likor likor* lindengasse lippe lisa lockt loffe* loffel logo lsd lugte
lugte* lunge lungenentzundung machte machte_sich mahte mahte* mamas mamas* man_bedaure man_konne mandel mandeln manni
manni* marco marco* marih* marktleiter marok* maste* mauer* maulte mauschen mdma mehr_das mehr_ich mehr_sag mehrfach
meide* mein_handy meine_ist meinem_hund meinen_arm meinen_cousin meinen_fall meinen_kindern meinen_namen meinen_sohn
meinen_vater meins meins* melder menge merkte metal* mfa mich_am mich_bis mich_die mich_los mietb* miete* mieter
migrane mikrofon milbe* milcheiweissallergie milchglas mir_bis mir_ein mir_ins mir_ist mir_vor mir_wurde mit_15 mit_90
mit_auf mit_erfundenen mit_ihr mit_krampfen mitbe* mitbewohnerin mitge* mitgehn mitsa* mitsc* mittagsschlaf
mittelkonsole mitten_in mittendrin moderierte mohnz* monatelang monatlich morphinpflaster motor* motorschaden munzs*
munzsammlung murme* musch* musli musterte mutpr* mutter_lag n nachgeafft nachgefragt nachhilfelehrer nachspiel
nachtpfleger nachttischschublade nackt nacktbilder nahm_sie naja namen_und nannte_sie narben narko* nassen nasst*
nebenzimmer nele neons* neue_nummer neuem neuem* nicht_aufs nicht_aus nicht_ernst nicht_vertragen nierenversagen
noch_die noch_so nonbi* notiz notiz* notru* notruf november_keine nur_wir nussa* nussb* nussf* nussfrei o ob_ich
ob_mein obdac* oben_ohne oberarztin oberschenkelhalsbruch offenbar ohne_ein ohne_federn ohne_helm ohnma*
ohr_geschnitten ohrfe* ohrfeigte oma_wurde omi onani* opas ordin* ordinationshilfe outet* pacht* packt* packte
paketbote paketdienst paketmann panad* panade panis* panisch partn* parvo* patientenanwaltschaft patientin pdfs pedik*
pedikure pelle* pelzi* pelziger pen pension personalien perve* petit* petition pfefferspray pflegedienst pfote* pista*
platzten po pobelte poppe* porte* portemonnaie post postler praktikant prall* praller presste private professor proth*
prothese prugel pupil* pupillen puste* pusteln quadd* qualmte qualt* quatscht quets* quitt* radmu* radmuttern ragte
ragte* rannte rasiert rastete rastp* rastplatz rausg* rauskam rausl* rechtskraftig rede reden_wir refur* refurbished
regre* reiche reichweite reingelegt rekto* rempe* rentner reservierungsgebuhr reste reste* reto retri* retriever
rettungswagen rezen* rippen riska* riskant riss_die rohes rohes* rohrr* rolli rolli* rostig routi* ruckg* rucksprache
ruhiggestellt rundg* rupfe* rupfen russe* russen rutsche_mit sachen sachverstandiger sag_ich sagte_die salmo*
salmonellen samme* sandk* sandkasten saugl* saugling saugte saure saure* schadel schafe scham schamen schaufel schaute
schermaschine scherz schicht schienbein schikaniert schildkrote schimmelt schimpfte schlechtes schleifte schleuderte
schlupfrige schlusselbund schmeisst schmo* schmorte schnabelschuhe schnauzt schnecke schneidezahn schniefend
schnittwunde schnupft schob schob* schon_in schones schot* schreien schreit schrieb_mir schriftlich schubste schuf*
schufa schulwart schup* schussel schwachere schwarzmarkt schweizer schwimmen schwimmlehrer schwimmlehrerin schwindel
schwor secon* secondo sedie* sehbe* seid_schuld seit_november selfi* serviceschalter sesse* setz setzte_sich sich_an
sich_meine sichs sichs* sie_am sie_mit sie_seit sie_sich siebenmal silberbesteck silbergriff sind_die sind_noch sitte*
skipp* skipper so_die so_einer so_etwas so_jemand soffe* soffen sojam* sojamilch solle sondern sop sorg sparschwein
spaten spazierte speed* sperrten spielgruppe splif* splitter sprach sprei* sprinter spritzer spruch spruche_uber spule
ssd staat* stange stapel stech steckte stehl* stellen sterb* steuern stewa* stichflamme stieg* stinkfaul stockwerke
stone* stoned stort stort* strahlfaule streichholz strich_mir stromanbieter stunde_spater sturzbetrunken such syndr*
syndrom syrer syrer* tabak tabak* tagesmutter tamil* tatto* tattoo tauben tauch* telefon_79 test testo* therapie tiefe
tierarztin_dr tierh* tierheim tilid* tilidin tixo tor torbe* torben totsc* tradi* trading trats* traue traumhaft
trennwand trick trieb tritt_in tromm* tschi* tumor tumor* tur_offen tur_zu turba* turban tutch* tutchen tyran* tyrann u
ubels* ubelsten uben uberfahrer ubergab ubergeben uberholte ubersat uberwiesen um_auge umfal* umfallen umgeht ums_eck
umzugshelfer umzugsleute unbekannten und_als und_behalten und_ihre und_ist und_meinte und_sind und_weg und_will unehr*
ungarn ungesichert ungla* unglaublich ungluck uns_angelogen uns_mit uns_vor unschon unser_kater unsere_zwillinge unsit*
unsittlich unterbrochen untereinander untergetaucht unterkuhlt unterstellt untersuchung unterwasche_aus
unvertraglichkeit us uschi uschi* uwe veran* verankert verblutete verbrannte verbummelt verdreht verdurstete verein
vereitert verfahren vergibt vergiftet verhandlung verhokert verja* verkauf verkaufte vernagelt verne* verneint verpf*
verpr* verriet versagten versaut verscherbelt verschlampt versiegelt verspreche versteckte verstort verstoss verti*
vertrage vertragen_stand vertu* vertuscht verwaltungsgericht verweigert verwi* verwu* veter* videouberwacht vierte
vollt* vom_anwalt vom_konto vom_schaffner vom_vorbesitzer von_einer von_euch vorau* vorde* vorle* vorm vormieter vorsa*
vorschlaghammer vorstand vorze* vorzelt vorzuglicher wachz* wagenheber wahrend_wir wald walla* wallach wanderten wange*
war_beim war_hat war_kein war_sturzbetrunken wart was_passiert waschbar weggenommen weibe* weige* weigert
weihnachtsfeier weisst weitergefahren wellensittiche wenn_du wer_nicht werkstatt_hat werte werte* wespennest wessi
wettb* whatsapp whirl* whirlpool widerlich widerruf wies wieso wieso* wirst wirst* wohno* wuhlt* wuhlte wundg*
wundgescheuert wurd wurde_dort wurde_er wurde_mein wurde_mit wurgt* wurgte yogalehrer zahlernummer zahnarztin zahnf*
zahnfleisch zapfs* zapfsaule zapft zebra* zehnf* zehnj* zerrte zersplitterte zertr* zertrummert zig zigeuner zimmersafe
zitterte zog_mich zu_der zu_meinem zu_mir zu_trinken zuchter zuchterin zuckt zugedrohnt zugef* zum_umfallen zundh*
zusteller zustellung zutri* zutritt zwang zwang* zwei_frauen zwei_stockwerke zweier zweiten_tag zweitmeinung
zweitschlussel zwinger zyper* zypern`,
    '7': `
35_grad 4000 900 abgefragt abgelaufene abgemagert abgeschlossen_und abgeschraubt abgesperrt abgestritten abgewimmelt
abhan* abneh* absic* absichtlich abtre* adressen advok* ak allein_am am_kopf am_rucken am_tropf an_alle an_mich andre*
angeblicher angedroht angefasst angefragt angekreuzt angeritzt angesengt animateur anschliessend anschrift anzah*
anzahlung apart* apothekerin arm arm_im arrog* asche atemn* atemnot auch_anders auf_dann auf_eurer auf_meiner auf_uns
aufgeschlagen aufgewacht aufsicht auftr* auftrag ausgang ausgehangt ausgestiegen auslage ausschlag auszahlen ausziehen
autoschlussel babysitterin backe bauch baule* baum bcc beamt* bedra* bedrangt bedro* begle* begleitung behal* bei_euch
beim_amtsgericht bein beine bekam_die bekif* belastet belog* belogen benom* benommen benzo* bergf* bergfuhrer bericht
berlin bescheid_gesagt beschiss bestellungen betaubung betre* beurt* bewah* bewus* bezahlte bezeichnet bgh biene*
bin_im bis_es blicke blond* blonde blutete blutt* blutv* brach brandblasen bremse brudern brullt budde*
bundesnetzagentur coach codei* da_auch dabei_war dachd* dachdecker dahinter dame_die damit_er damit_sie darum darum*
das_keiner das_mit dashc* dashcam deiner dekla* deklariert dem_boden dem_bon dem_klo dem_parkplatz den_boden
den_falschen depre* der_baustelle der_betreiber der_bruhe der_chauffeur der_ferienwohnung der_fullung der_kerl
der_pfleger der_sauna der_techniker der_typ der_vormieter der_wirt der_zeitung detektiv die_blonde die_brust
die_familie die_hand die_klage die_waren diplo* diplom dirig* dope dosenbier dosis dosis* draht* dreh drei_nachte
drohte dunkl* durch_und durchfall durchs durchtrennt dusse* eheri* eides* eindeutig einer_der eines_anderen
einfach_nicht eingelagert eingepackt eingeschlafert eingezogen einmalig einst* einstweilige eitri* elekt* elfjahrige
entde* entdeckt entwendet epipe* epipen er_den er_die erbra* erbro* erfundenen eroff* eroffnet eroti* erschien erspa*
erspartes esel euch_die evaku* evakuierte exist* explodierte fahrprufer fahrradschloss fehlenden fehlg* fehlgeburt
ferienhaus finanzpolizei fingern fische fixiert flamb* flecken_am floss* fluch* folgen foto_von fotos_von freund
fuhrerschein funf_tage funke* futterte gahnt* gahnte garantiert gebis* gecko* geduldet geflu* gegen_den gegen_meinen
geh gehir* gehirnerschutterung gehoren geklaut gekna* geknackt gekok* gekokst gelegt gemau* gemeint gemer* gemerkt
gemop* gemopst geoffnet_und geplu* geplundert gerichtlich gerichtsvollzieher geruc* geruch gerus* gerustbauer
gesagt_ich geschleift geschubst geschummelt geschuttet gesel* gespritzt gestellt gesundheitsamt getau* gewic* gewinne
gewon* gewonnen gewurgt gezuc* gezuckt giraf* girok* girokonto gitte* gitterbett grabs* grade* grades greif* greift
grinste groom* grosstante grundlos grundstuck gruppe gutscheine haar habe_die hammer hande handler handy_als
handynummer hast hat_ihr hat_sie hatte_sich hau hausd* hauss* haust* hausverwalter hausverwalterin hausw* hauswart
heima* helferin hey hingehalten hinterm_tresen hob hoch_und host hot huhner hunderter hundetrainer husch* hygie*
ich_dem ich_eben ich_keinen ich_sag ich_solle im_brot im_dressing im_namen im_schlafzimmer im_schrank imitat in_bar
in_unserer ing inhab* innen_noch interessiert irref* ist_bestellt ist_eingeschaltet ist_fur ist_verstandigt ja_kein
jahre_alt jahri* jahrige jahrigen jetzt_schon juden* jungsten juwelen kaker* kam_an kam_trotzdem kamera_auf
kassenpatienten kassierte katho* keift* keine_nusse kennz* kerl keta kevin kevin* kiche* kiefer kiffe* kifft* kiffte
kilo kilo_leichter kindergartnerin kippte klarn* klartext klaue* klauseln klaut* kleingeld koch kokst* kolik*
kollege_hat konfe* konfi* kontostand kontrolliert kopfhaut krampfe kraus* krause krebs* kreislauf kribb* kumm kumpels
kundinnen kurier kurzel lachend lachgas lallte lands* laser lass lauscht laut_anzeige lautet lebend lebenden leckt*
leckte legio* lieferant lieferschein linde* linse lobes* lobeshymnen loch_in lockt* log_uns lokfu* lokfuhrer loschung
losgelassen luftn* luftnot lupin* luste* lutz mach_ich magendrehung magis* mahnb* mahnbescheid mahnk* mahnklage maila*
maklerin mal_schauen manipuliert manner masseurin massierte mausc* mausekot mecha* mechaniker medikamente mehr_drin
mehr_stehen mehrf* mein_gesicht mein_paket meine_brust meine_karte meine_oma meinen_brudern meines meldu* meldung
mich_auf mieta* mietauto mieterverein migra* minderjahrigen mir_her mist mit_allen mit_euch mit_kopftuch mit_mir
mobelpacker monte* monteur morph* morsc* morsch munte* munter muscheln nach_gras nach_meiner nach_mir nachbarhotel
nachbarin nachtportier nachtraglich nachts nachweislich nager* namens narbe* narkose nasse* nehm_ich nehmen_wir nerv
nesse* nicht_lang nicht_rein nicht_so nieder nix_mehr noch_fragen notigung obszo* oder_es oder_ich ohne_hinweis
ohne_mein ombud* operi* operiert ortun* ortung panik papa parfums parte* passieren pensi* perso pferde phant* piefk*
pilot pilot* plauderte pobel* polizei portier ppd priva* promi* promille provision putzfrau putzk* qualm* quer_durch
rannt* ratten raunz* reifen reing* reingefallen reitlehrer reitlehrerin rentn* riss roche* rollte rot rote ruckgeld
rude ruini* ruiniert ruman* sachv* sackt* sackte sagte_er sah_ich samt sanitater schab* schale schauen_wie schaufenster
schen* scheren schik* schim* schlosser schlusselbein schnellkochtopf schnippisch_und schon_mal schor* schulden
schwager_ist schwangerschaft schwankte schweigt schwoll sechsjahrige seit_ich seit_vier selben_tag selfies setzt* sex
sexue* sich_am sich_einer sie_hatte sie_von siebenjahrige siegel sind_auch skile* skilehrer slip so_der sogar_die
sohn_bekam soja solle_ich sollte_ich sollte_man sonnenbrille_und sparb* sparbuch spend* spie springe sprunggelenk
spulk* spulkasten stand_der stape* starb starb* statt_der stech* stiche stoppte stott* strafanzeige streu* strick
strie* striemen stuhlchen stute stute* tageb* tank_war tasche taschen tatowierer tatsc* tauchte taxam* taxameter
teenager teig thc thera* tier tipp tollp* tonne* torke* toten touristen trampolin trieb* trimm* trotzdem_mit tuch
turkl* tuv uber_meine ubergewichtige uberhitzt uberk* uberklebt uberladen uberm ubern ubernimmt umgesetzt unang*
und_alles und_fuhr und_gelacht und_gesagt und_liess und_sagt und_unser und_wollte ungeniert uns_beim uns_den
unsere_katze unseren unters unterschlagen unterschrieb unverschlusselt verabreicht veralbert veratzt verba* verbruht
verdr* veren* verendet verhe* verheimlicht verhohnt verlange verlangt_und vermerk vermietet verna* verschleiert
verschleppt verse* versetzt verso* versperrt verspottet vertickt verun* verur* vitrine vom_amt vom_dach vom_trainer
von_hinten vor_meiner vorzu* waage waage* wachter war_drin war_keine war_mit war_nie warnte warnu* warnung was_kommt
waschmittel wasserpfeife wegen_eines wegge* weiterlaufen wellensittich wer_bei whats* wildf* wildfremder willkurlich
winse* witzelte wodka woher woher* wollte_mit wortlich wund wunden_am wunder wurde_auf wurde_vom wurde_von wusste_von
zahler zahlte zapft* zeichnete zerrt* zersp* zerst* zerstort zeug zieh zielt zielt* zisch* zischte zitte* zivi zoliakie
zolis* zudri* zufall zugan* zugang zuged* zuruckkommt zusti* zustimmung zwei_manner zweijahrigen zweiten_grades zwink*`,
    '8': `
300 900_euro abgeschnitten abgetan abkas* abkassiert alleine am_hals am_spielplatz an_meine anaph* angebliche
angekettet angelogen angestellten antib* aufgebrochen aufgeschlitzt aufsi* ausgegeben ausgetauscht aussc* backs*
bademeister behandelte beim_abholen beine* bemer* benzi* bewoh* bezei* bezir* binde* bis_er bis_sie bleib blute* brech*
canna* cashe* crack* darauf darm das_auf datenschutz deale* dealer deine* dem_fruhstuck dem_personal demen* den_laden
der_fahrt der_rechnung der_schicht der_strasse der_suppe der_toilette der_wurst deren_foto dicht die_alten die_haare
die_leute dispo* ecsta* ecstasy einde* eine_falsche einen_schlag eingebracht eiter* elfja* entgl* entno* entnommen
entru* entwe* epile* er_mich erdnuss ex fake fersen filialleiter fixie* flaschchen fliegen flugb* folgt folgt* forde*
fragte_ob frauen fremdem frohl* frohlich fuhr_mit funf_sterne ganz_offen garnelen gas gaune* gebe gedre* gedreht gegra*
geplant geschlagen geschuttelt geschwollen getauscht getrank getri* gewicht glutenfrei grob hacke* hande* handgelenk
hasel* hat_meinen hat_unser hatte_einen hatten_die heiml* het heut hinau* hinterzimmer hiv hochb* hof hr ich_euch
ich_krieg ich_lag ihm im_eigenen im_gesicht im_rollstuhl im_stiegenhaus im_tee immer_zweimal impre* impressum inkon*
ins_ohr ist_dran ist_laut ist_raus juckt* kafig* kame kamel* kanal* kaninchen kanto* kassierer keine_luft keiner_half
kennt_den keuch* kinderclub kippt* klart* klebeband klettergerust klingelt konnt_ihr kopftuch krach* krachte kranke
kriegen krippe kriti* kritik krone krone* kuchenchef kumme* kurie* kuver* kuvert lachte lallt* langf* lausc* laut_vor
leiden liess_den lkw losge* mach madch* madchen manip* meine_hand meiner_freundin meldete metzger mich_im minderjahrige
mir_im mir_was mit_meinem mund nach_meinem nachttisch nachw* nadeln nannt* nannte nanny nanny* nebenbei nicht_bedient
nicht_und nichts_zu notarzt notausgang notausgang_mit obera* offen_im offenen ohne_rezept panik* passe perse* pfist*
pfister pfusc* platzte prof pumpe* raste raucht rausgegeben rezeptionist rief_der rippe* rochelte rolltreppe rucktritt
sag schaut_weg schlage schlichtungsstelle schmiss schneider schrie schwu* sei_keine seit_die sie_an siege* sieht_sich
silbe* sojas* spazi* spielhalle sprun* stall* stank_nach stein steis* stiegenhaus sties* stiess stohn* streichelte
sturzte tatow* taube* tiers* tot_im trager trat tropf tut_nichts typ ubers unauffindbar und_niemand und_schreibt
und_zigaretten unfah* unfahig ungeb* ungew* unglu* verab* verat* verbraucherzentrale verho* verletzt verme* verpasste
verri* verschwiegen verstandigt vertragen vom_empfang vom_tisch von_nichts vor_gericht vorab wachte watsc* wegen_einem
weggeschickt weinend weiss_bescheid weiss_es welpe welpe* windel wir_nicht wirbe* wird_sich wollte_meine wortl* zahn
zappe* zettel_mit zimmernummer zu_alt zu_boden zu_verlieren zucke* zuckt* zuckte zufal* zugek* zunge zur_strafe zwing*
zwolfjahrige`,
    '9': `
abgerechnet abget* asthm* auf_mich aufgeschwatzt augen ausgelacht beschimpft betreuerin bewei* blut brull* bub chlor*
dein der_massage dich die_kamera die_nicht die_nie dir direktor dr droht* druckte du eingeschaltet elektriker
erwachsener erzieherin euch euer eure eurem eurem* fall festg* finan* flammen flasche flog fort fremder gebrochen gell
gerissen grins* grossvater gurt hasch* heimgeschickt hubsches ihr_noch im_hof inkas* inkasso joint* klappte kolla*
komme_mit kopft* lachg* las leichter liegt_vor lippen log lugt magne* masche mich_mit musli* nur_so paar pass pferd
platzwunde porno* provi* pruft pruft* pruge* psych* raste* rief rollt* rutschte sagte_der schickt_mir schuler schut*
schwo* seit_der so_ein sozia* spran* sprang spritze stopp* stundenlang tasch* verarscht verlangte verschluckt vor_allen
warf wodka* wunden zigaretten zolia* zucht* zuruckbekommen`,
  },
  kinds: {
    accusation: {
      '2': `
104 500 abgefertigt abgen* abgenommen achse* achselzucken agnes agnes* aigne* aigner allei* alte an anderen anderer
anfan* anfanger anlag* anlage art assistenzarzt aufs ausgerechnet azubi baby badem* bademeister barbi* barbier basel
basel* bauer bauer* bedient behandelt beher* beige* beque* bequem beraten berei* bereits beson* besonders beton* betten
bjorn bjorn* bock braue* bruck* brunn* buchh* burgeramt c check check* china china* cm coach* d darub* daruber dauern
decke demir demir* dense* denselben deutl* deutlich dhl di dieser direk* dozen* drauf dreck dreist dreiz* eben eigen*
eigenen einfa* einfach einlass einparken empfa* en energ* entschuldigt erlau* erleb* fahre* fahren falsche faust feine
felge* ficht* finge* florist frage* fragt frechheit fremd fried* frisu* frisur froh garag* gebracht geh gehbe* gelas*
gelassen gelegen gelernte geloscht gemac* gemacht genos* genossenschaft gerd geschrien gesetzt getau* getauscht gewec*
gewechselt gibt gleichen googe* gramm gramm* gross gruppe grussen guter guter* habe haber* hagen hagen* hande* handy
hassa* hassan hausc* hauschen heinz heinz* heizu* heizung heller herrs* herum* hetzt* himml* himmlisch hintergrund
hochn* hochr* humme* huttenwirt ihrem ihrem* insta* installateur is jemand jonas jonas* juwelier kann kauft kauft*
kaute kaute* kern kinde* kitte* kittel klass* klassenlehrerin kleinen kling* knallte knien knien* kolle* konne kredi*
kusch* lacht* lager* landet langst laufz* laufzeit lehma* lehmann lehrling leihw* leihwagen letztes leute leute* liebe*
liess liess* linke* lustig lustlos m maler* maria* marki* markiert markt masse mast maulf* maulfaul maus meiner meist*
mensch metzg* mietwagenschalter miser* miserabel mobel* monti* museu* muste* nachf* nachfragt nachh* name namen narko*
nasse* naturlich nen nennen neunzig niemandem notie* notiert null oben olive* oma optiker ortho* orthopade paare* paket
parfu* parto* partout pensi* pfann* pfarr* pfarrer physio physiotherapeut pichl* pichler polie* polnisch quadr* radio*
ran rang riesi* riesig ritte* ritter rollo rollo* rontg* rontgen sachbearbeiter sahne sahne* sandra sauer schalter
schicht schiff schlechte schli* schlicht schneidet schre* schub* schultern schwarzfahrer schwe* secur* security seinen
seitd* seitdem sekretarin servi* servicekraft sich siche* sichtbar sie simon* so sogar sogar* sollen spure* spuren
stefa* stefan steff* steffi stein* stich stich* stimmen stinkt strau* strea* stuhl support tagesmutter tanks* tasch*
tatsa* textb* tischler train* trainerin traut* trauu* trauung trink* trinkgeld tschu* uber umzug* und unfallfrei unfre*
unfreundlichste unser unser* unseren unver* ursul* ursula vater vater* verdi* vergi* verkauf vermieterin versc*
verschaukelt verschwitzt versi* versp* verspricht vorab* w wachs war ware weiss wirkte wort yilma* yilmaz zahna* zerdr*
zerdruckt zuckt zugbegleiter zugbegleiterin zugem* zugemacht zurch* zurcher`,
      '3': `
150 a abgeschlossen akte allein alles alles* als_auf alten am_einlass am_markt am_telefon angeblafft anged* angef*
angeschrien animateur anleg* anwaltin apotheker ausfa* ausku* aussc* bankberater barke* barkeeper bauma* beim_vierten
bemer* berater beruf beruf* beschwert betreuer betro* betrogen betru* betti* bettina birgi* birgit blaue blaue* brotz*
brotzeit bruckner burak burak* campi* chat chauf* chauffeur chor conny conny* das_problem das_ticket dauernd
die_anderen die_karte die_saule die_wand die_zwei direktorin dj dozentin durch durfe* durfen ein eine_frechheit eines
eines* eingeschrieben einzig eiska* eiskalt elter* emil empfang empfang_ist engel entfernt entla* er_sich erlaubt
erlebt erwin erwin* erzah* erzie* exist* fahrp* feilt* feilte finger finn fischer fotog* frise* fullt* ganz garde*
gartner gasten gebaut geflucht gegen_die geldborse gemes* gemessen gepac* geschoben gesic* getri* gewissen ging glock*
grab grube* grusste guckt* guide guide* gunst* hat_sich hausarzt hauser hausm* hausmeister hebam* heidi heidi* heili*
heiml* heisst herum hin hingehalten hingestellt hinte* hinterher hinterliess horte* hosen hosen* huber huber* ich_nach
ignor* im_regen ines inhaberin ist_alles ist_die jeden jeden* kam_zu kann_man kassiererin kaugu* kaugummi keine_ahnung
kiefe* kleingeld klingeln klingelt klotz* knoll* koch kollege komma komma* kontr* kuchenabteilung kuhne kuhne* kurt
lache* lastert legt legte legte* leistet leite* leitn* lieber lieblose liess_uns linke losch* luca luigi luigi* lustl*
makler mama man_nur manue* manuela maria markt* masse* mathe mehme* mehmet meier meine meine* meine_mutter meinen_sohn
meister melan* mensc* meter* mi mich_vor minuten_ab mohnk* mohnkuchen montiert nachtportier nachtschwester nase nichts
niede* novak novak* offensichtlich omas optik* ordne* ordner paket* pakete patie* patienten patzi* patzig petersen
pfiff pfiff* physi* platzwart polier polizist postl* prakt* prinz* putze* quadratmeter rad raus recht* redete resi
respekt rezep* rezeptionist riss rot sagte sagte* samir* samira sarah sarah* schan* schil* schild schmerzen schnosel
schru* schul* sich_uber sich_zu sie_sind so_eine so_einen sommerfeld spark* sparkasse spat_und sperrt spieler spielt
steckt stell* stewardess stunden_lang suppo* tanne* tanzl* tanzlehrerin tat taxif* taxifahrer techniker telef* telefon
thoma* thomas tief tiere* tinte* trainer trinkt tschudi turst* tursteher typ und_behauptet und_es und_mir und_uns
uns_dann uns_eine uns_im unverschamt verap* verappelt verba* verda* verka* verlor vermo* versprach vertreter verzo*
voll_und vollm* von von_oben vorschrift wanne* weg_von wende* wer werts* wertstoffhof wirt wirti* wirtin wochenlang
wolfs* wollte_nur wusst* wusste yildi* yildirim zelle* zu_und zugbe* zusam*`,
      '4': `
49 abkas* abkassiert absicht agent* alten* angab* angedreht angeschnauzt anton* arbeiten arroganter assis* assistentin
auf_wie aufgelegt augen* ausm ausre* ausreden azubi* bankb* beamt* beate beate* bei_der belei* berater_herr besch*
bestatter betrug bewus* bezei* bezeichnet bohrt bohrt* brand* brauen brink* chefi* chefin conci* concierge dame depp
der_berater der_hat detek* die_kleinen die_tur dienst einen_fonds eltern engel* er erzahlt fahrl* fein feine* filia*
flori* fonds fonds* fr fuhr gartn* gaste gaste* gebus* gebusch gehort_nicht gemur* gepack gesicht_gesagt gott grant*
gruber gschw* hat_bei hat_das hat_sie hat_unsere hebamme heimgeschickt herab* herrscht hilde* himme* himmel hinge*
ich_keinen ins interessiert ist ist_eine ja_nicht jasmi* jasmin kapit* keinen kinder kosme* kosmetikerin kowalski
kreis* kunden lachte lan lena lindn* lindner loscht lugt_einem macht makle* maklerin march* marchen mault meier*
melanie meter mich_als miete* mit_den moder* monte* monteur motzt* mutte* mutter nachbarin nadin* nadine nageli nguye*
nguyen nickt nickt* noch_drin notar notar* notarin noten noten* ober obera* person peter* probl* problem quats*
reagierte rechtsanwalt reinh* reinhardt reiseleiterin renat* renate rentn* rentner rumge* sabri* sabrina
sachbearbeiterin sandr* sauer* scham* schlaft schro* seine sepp sich_auf sich_um sie_sich skile* skilehrer solle*
sondern stewa* stumper sturm sturm* techn* tiera* tippt tippt* torbe* torben tragt tragt* trese* tresen uber_mich
und_als und_den und_mich unehr* unhof* unhoflich uns_angelogen uns_von unterlagen uschi uschi* verhu* verhunzt
verkaufer verme* vermessen verpf* verpl* verschlampt verse* vorst* weil_ich weitere wen wimme* wirft wirft* yogal*
yogalehrerin zaun zucht* zuchterin zuckt* zusammen zuste* zusteller zustellung`,
      '5': `
abgestritten abteilungsleiter agent ahnun* ahnung al ali alles_nur am_handy andrehen angel* antrag aufgeschwatzt auftr*
auftrag ausgelacht aylin aylin* barsc* barsch beamter behan* behau* behauptet beleidigt belog* belogen bergf*
bergfuhrer beschimpft beschimpfte beschuldigte betre* blond* blonde bloss brandstatter busfa* busfahrer campingwart
chole* choleriker das_blaue de deckt deckt* detektiv die_alten die_blonde die_schuld direktor drauf* ein_gewisser ernst
ernst* es_abgestritten fahrlehrer faulh* faulheit feldw* feldwebel filialleiter finan* flucht flugb* flugbegleiter
franz frau_dr frau_mag geflu* geflunkert gehor* gehort geschlampt gesicht gewis* gewisser gifte* grundlos hanne*
hat_den hat_mein hat_mir herablassend herrn herrn* horte ich_hatte ich_solle ing inhab* inhaber ins_gesicht jacqu*
jacqueline kapitan kassi* kaufh* kontrolleur kunds* kundschaft lacherlich lasse* lassen lehrlinge leiterin leute_an
lugen* lugne* lugner lutz machte machte_sich mandy mandy* manni manni* marce* marcel marco marco* mathe* maulte mecha*
mechaniker meinen menschen mich mich_an mietern mir_die mir_ins mist musta* mustafa nagel* namens namensschild
nicht_und nikol* pfist* pfister pfleg* pfleger pobelte psych* reitl* rene respe* reto rezeptionistin ronny ronny*
ruini* ruiniert rupel rupel* sabin* sabine sachb* schamen schimpft schimpfte schlampig schmeisst schna* schnauzt
schnippisch schno* schnuffelt schreiner schrie schuld schwester seine* selte* selten so_jemand solle spielt_sich stati*
stein stink* stinkfaul stur tierarztin tierarztin_dr tobi tyran* tyrann uberh* uberheblich und_war unterstellt verar*
verbummelt vergibt verna* versaut vertu* vertuscht von_der vor_allen vorstand was_sich wendelin willk* wimmelt zahn
zahnarztin`,
      '6': `
angelogen antra* arzth* arzthelferin augen behandelte bloss* demut* demutigt der_mann dipl dispo* droht droht*
eine_falsche elekt* elektriker erzieherin fall fluch* franz* gahnt* gahnte gebe gelog* gelogen grinsend grob hat
hat_alles hat_meinen hausv* hausverwalter hellw* hellwig hr inkom* jens k keift kevin kevin* kindergartnerin laste*
lehrl* leon log_uns loren* macht* mag mault* namen* nieder pobel* provi* provision quatscht raunz* redet redet*
reitlehrerin schikaniert schim* schmi* schmiss schnippisch_und schreit schuler stellt thi trode* und_ist unfah* unfahig
uns uwe veralbert verarscht verdreht warf willkurlich`,
      '7': `
andre* arrog* brull* brullt frech frech* grins* hat_meine hat_mich hat_uns keift* kowal* papa pfusc* so_ein verdr*`,
      '8': `
absic* absichtlich hat_die ist_ein log prof schik*`,
      '9': `
dr frau herr lugt`,
    },
    allergy: {
      '2': `
5 abend* ach ahm allergenkarte allergenliste angeb* angel* angem* angeschaut anlie* apfel apfel* attes* attest
aufgestanden aufgetragen aushi* aushilfe backer bekommt beque* bequem betre* bezahlen bogen bogen* brannte brauchen
brenn* brotc* brotchen bub burge* butte* cater* chine* chris* creme creme* crepe crepe* crew dageg* dagegen decke
decke* deckel derselben eben eck eh er erdnussen erwah* erwahnt es exist* existiert feder* flugz* frage frau frisc* gab
ganze* ganzen gefra* gefragt geleg* gesag* gesagt gewec* grill grunk* hafer* hats herr huhne* ibuprofen in is jeans
jeans* joghu* joghurt jung katze ketch* ketchup klebe* klebte krabb* krabben krank lachte lande* lebe lecker leere
lieferant linsen lokal* loste loste* mango* marki* mein meine* messe* musst* nachte nagel* nase ned nee notig nusss*
obend* obendrauf ohr packu* packung panier parke* pfiff pfiff* ran reagierte reis rucken sardellen schild schnu* schub*
schwarz seinen selben semme* senf sollten sondern spate* spater statt statt* stewa* stewardess sticker strich suchte
suppe suppe* teiln* telefon telle* teppi* tropf* uberlesen uberwachung verbracht verka* vorbei vorwarnung wegen wegen*
wisse* wochenlang wrap wurde* wurst wusst* zugeg* zusat* zwieb*`,
      '3': `
abend abgef* ahnungslos akte am_selben angeblich angelaufen angemeldet apfelmus aspir* aspirin auf_chinesisch auf_dem
auf_nachfrage ausku* auskunft auste* backe* backen bauch* beche* becher bekannt bekommen benut* betreuer bissc*
bisschen bisse* brennt bruhe bruhe* burger butter chinesisch christkindl cockt* cocktail da_ist das_nicht dem desse*
dessert dieselbe dip drauf drunt* drunter eis eisbe* entha* entzu* erdbe* erklarte es_nicht es_war fisch_und flach*
flecken flugm* flugzeug fruhl* fullu* fullung fur_meine gebraten gebraucht gefragt_ob gehol* geken* gekennzeichnet
gelegt gericht geschont getru* getrunken glutenfreie gurke* hafermilch handen hauta* hautarzt heiss_und herzk* hiess
hiess* hinwe* honig hulse* humme* hummer ich_musste ihm ihrem ihrem* im_bett im_lokal im_zimmer impfs* inhal* intensiv
karot* kiche* kita kontr* kurbi* kurbis lack lasti* lastig latte* luftb* luftballon markiert meine meint* messer minute
mitge* mitgegeben musste nachgefragt name nicht_erwahnt notau* notig* nummern nussk* nusskuchen ob ober obwohl_ich
parfu* parkett pflas* polle* roh rotwe* rotwein runte* schil* schnupfen sesam sie_nicht so_an sollten_wir sonne* sprit*
stand* stand_im standler taub tausc* teller thunf* thunfisch tierf* tofu trotzdem uns_der unter unver* veget*
verschrieben vom_hund wandern wein wir_auch wisse wurde wurde_ich wusste zimme* zitat zitat* zu_den zuges* zwei_tage`,
      '4': `
abbes* abbestellt am_tisch anamn* anamnesebogen angeg* angegeben angekreuzt aufgu* aufguss augen* ausdr* ausgewiesen
banan* bekan* bekannter bekom* bekommen_obwohl benutzt betro* bilden blase* blasen bluht* bon brann* brude* bruder
caesa* caesar cashews curry* darau* dem_bon der_kellner dicht* dinke* dinkel eiwei* erbse* fisch* flach gebra* geholt
geschluckt haselnusse haust* herzklopfen hiess_es hinweis honig* ich_hatte ignor* ignoriert im kind kiwis* kopfh*
korpe* korper krampfe krampfen kreis* kreislauf kreislaufkollaps kreuz* krust* luft lunge* marin* mein_bruder meinte
milch minuten_spater mit_krampfen nachfrage normaler notaufnahme obwoh* obwohl obwohl_im ohrri* panie* penic*
penicillinallergie pinie* pinienkerne rache* rettu* risot* risotto sagte sagte* sahne sahne* sarde* schoc* schock sei
semmel servi* setze* setzen sie_sich smoot* smoothie sohn sojasauce spritzen spure* spuren stecker stellen surim*
surimi tauschte tinte* tocht* tochter tomat* vegan* verkauft vermerkt verta* vertauscht vertr* vertrag vollm* walnu*
warnu* warnung wegen_dem zimmer zutat*`,
      '5': `
adren* adrenalin allergietest allergiker allergischer am_ganzen amoxi* amoxicillin asthmaanfall augen ausdrucklich
banane bauch blau blaul* blaulicht blut brot corti* cortison cousc* couscous darauf dekla* deklariert dick drauf*
dufts* egal ei eifre* eifreien etike* etikett fritt* ganzen_korper garnele garnelen gaume* gaumen geschwollen gespritzt
gewarnt gluten haselnuss im_pass im_pesto inten* kam_trotzdem keine_nusse kelln* kellner koch kolla* kopfhaut krebs*
kribb* kribbeln kuhmilch lag laktosefrei lieferdienst loffe* loffel lunge lupin* mandeln milcheiweissallergie musli
musli* nachf* nicht_so nicht_vertragen normale notar* notfa* notiz notiz* nuss nussa* pass pen pesto pesto* pista*
platzten quaddeln reagi* reagiert reakt* reaktion rettungswagen roche* rot sojaa* sojam* sojamilch stand sulfi* tropf
unter_dem verhe* verheimlicht vermerk vertragen vertragen_stand wimpe* zoliakiepatientin zunge zunge*`,
      '6': `
acryl* allergisch aussc* biene* curry der_fullung der_koch dicht dress* dressing eikla* eiklar epipe* epipen erdnuss
erdnusse fritteuse garne* gesic* glutenfreien hande hande* henna* im_brot im_dressing in_der kuhmi* lippe* marzi*
musch* nicke* norma* notarzt nusse nusse* nussf* nussfrei ppd puste* pusteln quadd* reism* reismilch schwoll sellerie
sesam* soja teig trotz unvertraglichkeit verme* verne* verneint wespe* zimt zoliakie zolis* zugeschwollen`,
      '7': `
allergie anaph* atemn* atemnot ausschlag cashe* gesicht glutenfrei hals hasel* haut kramp* lakto* latex* lippen milch*
mund nesse* rote schwo* selle* serviert sojas* trotz* verschwiegen weizen`,
      '8': `
mande* weize*`,
      '9': `
aller* asthm* drin erdnu* glute* zolia*`,
    },
    animal: {
      '2': `
33 35 58 84 abflug abgew* achse* airli* airline andere angeh* angestellte anzah* anzahlung arbeitet arm auf ausla* band
bar behal* behalten berg bescheid beste beweg* blase* blasen bon brach* brand* bringen dampf* den dran dreck durch
durchs eigen* eines eines* eisbaren elekt* entla* entwu* erkan* erkannt faden* fahren fahrrad falsc* falschem fesse*
fesseln fest flieg* folge* freund frisu* frisur fruh funf gab ganse* ganz gebla* gebt gefressen gegan* gegangen gehau*
gehei* gehor* gekla* gekurzt gelegt gerip* gerippe geset* gesetzt gesto* getan getan* getreten geworfen gezei* gezeigt
gezog* gezogen gezup* gezupft gift gitte* gitter grauenhaft gruppe halt hatt hausg* hausgemacht haut heim herum herun*
herunter hinteren holen holen* holte* hundeschule hutte* ignoriert ihnen ihnen* in ins irgendwas jungs* karto* kaste*
kelle* keller kinn knochen komis* komischerweise konne* konnen kratzt kreuz kripp* lands* lauts* leben lecker legte
legte* liege* liessen lol lowenzahn maler* meine* meinem meinte merkt* meter meter* misch* mull mutter nachm*
nachmittag oben offen orang* ostse* ostsee plusc* postl* praktikantin rausb* rucken ruckz* saugt* schaffner schar*
scharf schaum schla* schmi* schnee schni* schnu* shamp* shampoo show sie sobal* sobald sonntag souve* spani* spend*
sperrte sprun* stang* staubtrocken steif* stelle stich* stimme stran* strom* tag tagel* tagelang teiln* teilnehmer
trach* tragen trainer uberb* ubern* umgebracht umgekippt unter* verdu* verkl* vertrocknet warnu* warnung weisse winde*
wolf zoo zuers* zuerst zugem* zugemacht zweit*`,
      '3': `
abged* abgen* abgenommen abgewiesen affen am am_selben anderem angeht angek* anrie* anrief aquarium arzt asche* assis*
ausge* ausst* bei_30 betreiber betreuer beute* beutel blaue* blind blind* boxen boxen* bunde* dacke* dackel daneb*
daneben dann_endlich darin darin* das_nennt den_ganzen der_bar der_beste der_kutscher der_sonne die_falsche drei_tage
ein_anruf eingegangen eingerissen einpacken einst* eisen* entzu* er_habe er_war ertru* es_einen falsche fast fisch*
flami* flamingos flugel freig* freundliches fussen futter ganzen_tag gasten gefes* gefesselt gegen_die gekaufter
geklart gekle* gemer* gemerkt geplatzt geseh* gesehen gestorben gezap* gezappelt gnade* golde* graue guide guide*
gulle* hat_auf her hochz* hoppe* huhne* im im_keller insek* kahle* kalbe* kalber kannten karton kippt* kippte klebe*
kleinem klini* kofferraum kopf krallen lacht lachte lag_es lahm lauft lauft* lauft_seit lieferant liegen lowe maler
markt maul mause* mit nachb* nacke* nackt nahm'* nahm's noch_am noch_einen nur_im oberf* offene offenem offensichtlich
papagei peitsche pfeff* pinke* pony pool putzf* rappe* rattengift rehe reiss* reits* rind routi* rudel satte* schac*
schaf* schau* scheibe schim* schlamm schlangen seit_dem seit_monaten selben sie_hat sie_ihn sonne sonnt* spatz* sprin*
sprit* spruhte spuckte strah* stric* tage tage_nicht taxif* taxifahrer team terrarium tierarzt tierpark totge* touri*
traum* tritt tritt* trockner uberd* uberg* ubergeben uberh* ubernommen ubersehen umgek* umgekommen und_wurde unterm
unterstand verbl* verdo* verfi* verkauft verme* verschickt verta* vertauscht verwahrlost volle* voller vor_den vor_uns
vorka* vorkasse waldi waldi* wasse* weihnachtsmarkt weiter welli* wurge* zaun zerbr* zerbrochen zerdr* zerdruckt zerfl*
zerma* ziege* zirkus zu_zahlen zusammengesackt zwerg* zwischen_den`,
      '4': `
36 angebunden angep* angst angst* aquar* aufsi* aufsicht bauch* beton beton* bis_ins blutige borse borse* brach
bundesstrasse degus* der_pension die_scheibe drauf egal einge* eingefangen eingewachsen er fohn fotog* fress* fressen
funf_tage futte* gartn* geflu* geheg* gehege geklebt genah* genaht gerte gerte* gestu* gewur* goldf* graue* gurt haken
haken* hals halsb* halsband hausv* hausverwaltung hin hin_und hinte* hochgetrieben hochgezogen huhn humme* hunde hutte
idyll* kalt_im kanar* kitte* klinik knoch* kuh lacht* leich* leine luchs luchs* markt* metzg* mischling mit_der mittel
mutte* narkose nasen* nie_auf niere* notdi* oberflache offen* offenen papag* rochelte rollk* scher* schlagt schnupfen
seit_sonntag selfi* senfg* sitti* sittich stachelhalsband sterb* sterben strei* tierp* tote toten* trank trank* trans*
trieben und_her unser unseren verfl* vergi* verka* verlor verpf* verwechselte vorde* warme* warmelampe wasser weite*
wellensittiche wolfs* zaunl* zecke* zecken ziege zittert zu_fruh zuchter zuckt zuckt* zusam*`,
      '5': `
abgem* am_bein apath* apathisch augen* ausgestellt bauch beine* beinen betau* betre* bissw* blut colli* collie dosis
dosis* drauf* eigenen eisba* eisbar eitrig erfro* erfroren feder* federn ferke* fliegen fluge* fotografieren frach*
frachtraum gartner gebrochen gebrochenem geris* gerup* gerupft gesehen_wie grad hamster hasen hasen* heu hing hitze
hitze* hochg* hof huhner hummer humpe* humpelt hundesalon hundetrainer igel ihm ihn_am im_kafig im_karton im_kreis
ins_ohr kamel kangu* kanguru kastration kein_wasser kette kindern koder koder* koliken kot krall* kralle kramp* kreis
kreis* kutscher labra* lag lamme* lammer leine* liess liess* lowen* magen* magendrehung meerschweinchen milbe* milben
mist mundw* neons* notdienst ohne_federn ohne_wasser operi* parvo* peits* pfleg* pfleger pfote pfoten pudel pudel*
ratte* ratten reitl* reitlehrerin retri* retriever rief rippe* roche* rudel* rupfe* rupfen sau schafe scheren schil*
schna* schreien sette* setter sitterin stach* stall strahlfaule tierarztin tierh* tierheim und_mit und_voller unser*
unser_kater unsere verblutete verdr* verhungert verkaufte verpfuscht verschimmelt verschlag vogel vogel* wacht* wachte
welle* wellensittich welpen winse* wunde* wundg* wundgescheuert wurf zahns* zitte* zooha* zucke* zwinger`,
      '6': `
36_grad abgemagert abgeschnitten am_hof bauer bauer* bei_36 betaubung box delfi* den_hund eingeschlafert eiter*
erstickt eule eutha* fell fiake* fische fohle* fohlen frett* frettchen gassi* gebis* gepei* gepeitscht gerissen
geschlagen gewurgt hengs* hufe im_eigenen kahl kaninchen karpf* karpfen kastr* katze katzen keiner_rief kiefer
kilo_leichter koi kolik* kolla* kranke kuken kuken* lebend lebenden leichter mahte mahte* meers* mieze mieze* mops
nach_meinem napf narko* ohr panis* panisch pension pferd pferde qualv* qualvoll qualz* schildkrote schlug
schnabelschuhe schweine sedie* sitte* spritze stall* starb starb* streichelzoo streu* stundenlang taube* tauben tiera*
tiere tiere* tot_im toten trieb* trimm* uberhitzt unsere_katze unterkuhlt vergiftet verhu* verna* vernagelt verwu*
verwurmt walla* wallach wegge* wunden_am zunge* zwing*`,
      '7': `
angekettet augen chlor* eitri* elefa* ersti* gebro* gecko* hamst* hundin ihn kafig kafig* kamel* kanin* katzc* katzchen
katze* kette* kiefe* kilo kutsc* pferd* pfote* rude stute stute* tier trat verendet warf welpe wunden zirku* zunge`,
      '8': `
bein blutig esel hund hunde* hundi* kater kater* leben* pensi* veren* welpe* zucht*`,
      '9': `
bluti* tot`,
    },
    child: {
      '2': `
1970 33 39 a8 abends achse* acker* airli* airline alkoh* als alt altes* am an anbie* anbieter anfangerin angeb* angem*
armen armen* auf ausfl* ausflug ausga* ausre* ausze* auszeit autobahn azubi* b badeanzug bahnhof begleitung beim belei*
beleidigt berge* beschaftigt besen* bis bleib* bleiben blutige bose brachte burg burste decke ding dritt durch* durchs
durchsage ecke einem einem* eltern emil erlau* euer fahrt fahrt* falls falscher feder fiebe* flache flasc* flieg*
flieger flughafen funf funfjahrige furch* ganzen gefal* gehalten gehau* gehauen gehei* gehor* gehore gehort geklo*
geklopft gekri* gekriegt gelau* gelaufen gelegt genah* genaht gepru* gepruft geric* geset* gesteckt getre* getreten
gezog* gezogen gottl* gottlob grad grund* gummistiefel haaren half hals haltestelle hassl* hasslich hat's hat's* heim
heimf* heimfahrt heiml* hell henke* heulend hing hinterrad hocke* holla* holte holte* horte ihnen ihnen* in inklu*
inklusive jacke jacke* keiner kelle* kettenkarussell kinder kindergarten kinderwagen kinn klein* knopf* korpe* krabb*
kurve kurve* lehrk* lehrkraft lest letzten lippe* macht* machte mama manch* matte* maus meine meine* meint* meinte
melden mensa mensa* mia mit mittagspause mochten momen* moment musse mussen mutter nachbarin nachbarort nacke* nahe
neffe netz niemand niemandem norma* ofter ofter* ohren passa* paul pause* pflegerin poliz* rausg* reitl* reits*
reitstunde riechen routi* rufen rufen* ruhe samt sass schau schaute scheu* schic* schicken schlafend schlafenden
schliesslich schlug schna* schreibt schuh see sei seitd* seitdem seith* seither selbst sims sitze* skikurs skischule
solle sorgf* sorgfaltig spielplatz stand stang* steck* stehe* stehen stellen still stroh* stund* susses tagli* taglich
tal tauch* textbausteinen trail* trailer traktor turm unbeg* unter* veran* verbo* verboten verbunden verei* verfu*
verga* verge* verko* verlo* villa* villach vollbremsung vorfu* vorfuhrraum wahre* wahrend waschen wasser weil weint*
weite* welch* welche welchen welle* wollen worde* worden wurde zahl zahnarzt zahne* zelt zigarettenstummel zog zugeb*
zum zur zusammen zwolf*`,
      '3': `
3_stand 600 900 abgen* abgenommen abste* abstellraum alleinreisendes allen allen* als_strafe alteren am_flughafen
an_den andere_eltern anges* angst anima* ans ass aufge* aufgerissen aufs ausgab autos* badea* baden baden* betrunken
biss blaue blaue* bus club coach* d da_ist dass dass_das dem den den_ganzen den_kindern deo depot* der_kurve der_sich
detek* die_kleine die_nacht die_neue direktorin draus* draussen dunke* durch durft* enkelin erlaubnis erst_beim erstb*
erwac* erzah* erzwu* erzwungen es_auf es_erst ferie* ferienlager feuer fieber filmt* finn flecken fluss fraul* fraulein
freiz* freizeitpark fremd* freunden_dort funf_jahre fussb* gab ganzen_tag geben geben* gebrochen gefallen gemerkt_dass
gesetzt geste* gewec* gewechselt ging ging_durch gunst* habe_sie hand handen hat_der hat_einen hat_nicht hausm*
hausmeister haust* haustur heimw* heimweh hielt hielt* hochstuhl horro* horrorfilm hort hundert ich_kam ich_soll ihn_im
ihr_die ihrem ihrem* im im_haus im_wagen in_der in_villach jahre* jugend jungen jungster kam_mit kam_ohne kauft*
keiner_da kids kindersitz kinderzimmer klass* klasse klassenfahrt klebe* klo knie korper kramp* lacht* lehrer leine
leine* leiterin liefen liessen linea* lineal loch loffe* loffel madel* man_die manag* manchmal mannern matte max mein
mein_bub meine_tochter meinen_sohn merkt* minus mit_den mit_der mit_vier mitta* mobel* musse* musst* musste mutte*
nagel* nahm nasse* niede* normal obers* ohr padag* padagogisch pflic* pflicht rastp* rastplatz rauch* raus reith*
reitlehrerin riss rollo rollo* rucken ruhig* rutsc* rutte* sagt_er sagte sagte* schaffner schen* schlaft schlief
schnuller schri* schrieb schuler schwi* sechs* setzte siebe* sitzen sohn_3 sondern sonne sonne* sorge* spiele sport*
steckdose steckdosen still* stras* strasse strassen stroh sturzte tankw* tankwart tante tante* train* trakt* tram
trank* treffen trink* tur uberg* ubers umarm* umgekippt unauf* unges* uns_mit untergetaucht verbrannter verdr* verein
vergessen vergessen_zu verkauft verkl* verkn* verla* verlangt verlaufen verwe* verwechselt verweigert vierjahriger
vierz* wald war_mit warum warum* weg wegge* weil_er wellenbecken wickeltisch wieder_ins wir_es zahlten zahna* zahne
zahns* zaun zehn_zentimeter zeigte zuckt zuckt* zugebunden zweijahriger zwerg*`,
      '4': `
abgeh* abgeholt abholen achtjahriger alkohol animateur auf_den ausgesperrt auszi* bauer bauer* begle* bei_minus bein
bemerkt beruh* bestatigen betreuung beule beule* blute* brach buben buben* chat clara clara* dem_kopf dem_zug depot
dich die_finger die_tur dumm dunkle durst* eingesperrt enkel* erbra* erbrach erzahlt erzie* festgebunden finst* fixie*
fixiert flog gartentor gebru* gestu* geworfen gitter gruppe hande* hat_sie heise* heiser hitze* hof im_hort influ*
influencer jahre jahrh* jahrhundert jahri* jonas jonas* junge* jungs* kamme* kammer kinderarztin klett* klettergerust
kussc* kusschen lachte lag lasse* lassen lehrerin liess lina lotte* mein_sohn meinem meinen musste_im nackt nagel
neffe* nicht_aufs nicht_gewechselt niema* niemanden oberschenkel offen* onkel onkel* papa paten* patenkind pinke*
polizei pony queng* rauchte reing* rutschte sandk* schau* schlafen schob schob* schos* schoss schre* schreie schreit
schulbus schwimmen schwimmlehrer selfi* setzt* siebt* skiku* skile* skilehrer sprun* strie* striemen stuhl stunden_in
tages* teena* teeni* tiefe tiefen tramp* tropfen ubergeben umste* umsteigen verklebt verlor verso* vierjahrige weint
wickelte wildf* winde* wisse* wissen wurde_der zigarette zwei_kinder zweijahrigen zwill*`,
      '5': `
abhol* allein_am alleine angebrullt angst* aufes* aufessen ausgehandigt babysitter babysitterin barfu* barfuss becke*
becken bis_sie brach* brull* brullen damit damit* damit_sie den_hintern der_bub der_ecke der_hausmeister der_klasse
der_kleine der_strasse dreijahrige dunkl* durfte elfjahrige elfjahrigen energ* erbro* erbrochenes erstk* erstklassler
erzieherin ex finge* finger fremder funfj* funfjahriger fuss gedro* gedroht gefes* gefesselt gehir* gehirnerschutterung
gelas* gelassen gemer* gemerkt geschickt geschluckt gesic* gesturzt getan getan* gezwu* gezwungen grupp* gurt heimk*
helm hintern ihm in_den ins irrte* jahre_alt jahrige juwel* kindergartenkind kindertaxi klaps klaps* kleinkind kopf
krippe lehre* leite* leiter liess* minde* minus* mitge* mitgegeben mitsc* mitschuler mittagsschlaf nackt* nanny nanny*
nele neuge* neunjahrigen nieder offen planschen po praktikant putzm* rauchen rosti* runte* runter schaut scher*
scherben schlepplift schul* schulbusfahrer schule schuttelte sechsjahrige sie_am sie_liessen sie_sich sohn sperr*
sperrte spina* spinat stich* strafe stuhl* teenager tiefe* tocht* tochter tor tor_offen trainer trieb trieb* trieb_im
tur_zu turnl* umwic* umwickelt unser unsere unseren verschluckt weine* wurge* wurgen zerrt* zigar* zitte* zugeh*
zugehalten zwang* zweij*`,
      '6': `
achtjahrige arm babys* bemer* beschimpft bis_er blut damit_er den_mund dreijahrig druckte dunkeln gebro* gebrochener
gesicht gestellt gitterbett heimkind im_dunkeln juwelen kindern kita kleine knirp* kripp* minderjahrige minderjahrigen
mutpr* nannt* nannte nass neunj* obera* packt* packte pferd* plans* platzwunde prakt* praktikantin ruhiggestellt schrie
schut* sie siebenjahrige spazierte spiel* straf* stuhlchen stundenlang tagesmutter trinken unser* vierj* vor_die
weinend wicke* windel zappe* zehnj* zur_strafe zwang zwillinge`,
      '7': `
achtj* allein aufsicht betreuer betreuerin dreij* elfja* er erwachsener festg* jugen* kinde* kinderclub losge* nachts
ohne_helm pferd rief saugl* saugling sie_mit spazi* warf`,
      '8': `
allei* aufsi* baby betre* gitte* madch* madchen mund porno*`,
      '9': `
bub ihn kind`,
    },
    discrimination: {
      '2': `
900 abgefertigt aha allei* allen allen* alt anfang angeh* angeheiterte angestarrt anima* anmel* anmeldung arbeitgeber
arbeitskollege aufnahmegesprach aufs aufta* aussc* auswe* azubi azubi* babyschwimmen badem* banan* bananen bedient
beide bekommen benac* benut* besichtigt bewer* bezahlen bier brauc* braune brust cafe cousine curry daneb* daneben dann
davor* deutsche dicke dicke* diesen drehte drum durch einga* eingang eingestellt einst* empfa* empfang erled* erledigt
ernst* espre* espresso falls* fassu* flyer flyer* frage* fragen frei fremd* freun* frise* gebeten gedacht gedra* gehal*
gehaltszettel gehen gehen* geht gekic* gekichert gekun* gekundigt gepack geredet gerip* gerippe gern gesammelt geschaut
gesetz gesetzt geste* gesun* getreten gewusst gezog* gezogen gibt gleiche halt haltestelle hambu* hamburg handen
handgeschrieben handw* hanno* hannover hausm* hausmeister helfe* herab* heute heute* hinte* hinter ihren ihren*
interessiert jause jause* junge kaltm* kasse* keine* kelln* kenne* kennt kennt* kindern klasse kleid* kolle* kollege
komis* komme* kommen konne* kontos kreuz kuss lands* lecker lehnt* lehrerin lust mache macht* makle* manch* mannh*
mannheim mante* meint* mir mitbr* mitbringen mitge* mitten muller musse* mussen nachd* nachdem nachsten name norma*
normal optis* optisch ordner passe* passf* passfoto perfe* perfekt physi* platz* praxi* praxis priva* probe* punkt
putzen quer rausgehen regen* reingekommen riech* riechen rolle rot sachb* schic* schok* schreibt schweiz schwester
sechsten secur* security sehe sehen sehen* senioren sichtschutz sobal* sobald sollte sollten staat* stapl* stehe*
stehen still studi* summe* tanzl* teiln* teilnehmer trage* trauredner treppe trupp* truppe tschu* tur typ ubrigens
umgekehrt ungef* ungefragt unser* unserer verbo* verbrauchen verkauferin verla* verlorene versicherung versp* verstehen
viert vitri* vorma* weihnachten weil weisse wicke* winke* winken wir wirti* wirtin witz wollen wuppe* wuppertal zahle
zahna* zahnarzt zog zuers* zuerst zugesagt zwerg*`,
      '3': `
71 abgewiesen abwar* alleinerziehende alter am_eingang am_empfang am_telefon angem* aufha* ausweis autoh* autohaus
backe* backerei bad bademeister baden baden* bar barke* barkeeper bauch becke* becken bedie* beina* belei* bemer*
beschwert bevor* bezie* blind blod blode bon brand* buchs* buchstabiert burge* campi* campingplatz chefi* chefin
chinese club corona da_nicht dahei* daheim daher daher* dame deine* den_nachsten deppe* der_bar der_haltestelle
die_dame die_frau die_gaste die_lehrerin die_praxis die_sachbearbeiterin dieselbe diskr* doppelbett draus* draussen
dunke* dunkel durfte eck eheri* eingeladen eingeschrieben einlass einpa* einzelbetten elekt* er_gar er_ist erklarte
ernst euch falls fassung fit flasc* frech fremde freundin fur_meine ganz_normal gasten gatte* gebro* gefal* gefallen
gefil* geflu* gefra* gefragt geh gehalten gelegt gemac* gemacht gemei* gener* gesag* gesagt geschaft geseh* gesehen
gespa* gesprochen getru* getrunken gewol* gewollt gezei* gezeigt gibts_nur gruppe haken* halte* hat_mich hemd
herablassend holte holte* horen horen* hosen hosen* huttenwirt ihm ihn im_geschaft im_jahr im_salon in_dem in_die
inser* inserat ist_nicht jahren jung junge* katzentisch kauti* kaution kein kein_platz keine keinen kleid kleinkind
komisch konnte_ich konto konto* kontrolleur kriegt kultu* lacheln lacht lachten lager leasi* leasing lebenslauf lehma*
lehmann liessen locken machen_wir man_ja mantel mehrm* mehrmals meier meier* mein mein_kollege meine meine_kollegin
meine_schwester meinem meiner meines meinte menschen minuten_spater mir_und mitgl* mohre* mundl* mundlich mutter_mit
nachbarin namen namen* neuli* neulich neulich_erst nicht_im nicht_mit nicht_zum nichte nordd* ob_sie oder oma pech
personal physio polen polen* posit* positiv profi* rechnen recht* rente risik* rolla* russi* sachbearbeiterin sagten
schac* schick schil* schma* schneider schno* schreiben schwarz schwe* selbstauskunft selbstbedienungskasse senio*
sie_zu sind sind_es sind_nicht so sofor* sofort sollt* stamm* stati* station steht_sogar stellen sterb* sterben stinkt
studio summt summt* supermarkt team telef* thera* tocht* tochter tochter_hat trach* trainer turki* turkisch tuschelte
ultra* ultraschall umges* und_ging und_hatten und_in und_man und_war ungar* vergr* vermi* vertrag vom vor_mir vorna*
vornamen wald waren_alle warten wegen wegen* wir_sind wird_das wohne wohne* wolle* wurde wurde* zeige* zeigen ziehe*
ziehen zu_meiner zumut* zumutbar zuric* zurich`,
      '4': `
2024 57 62 abgel* absic* affen* afrikanischen akzent als also ambie* ambiente amt angemacht angep* anges* angeschrien
angesehen angesprochen animateur asiat* assis* aufgelegt aufna* barri* barrierefrei beamt* behandelt behandlung
behinderte bekam* beleidigt benutzen besic* bleib* chine* coron* darf der_fahrer der_herr der_wirt desha* deshalb
detek* die_verkauferin doppe* doppelzimmer du dunkl* durften_rein eh einparken euer fahre* famil* frost* gebor* geboren
gehbe* gelas* geruf* gerufen geschlossene gesel* gesellschaft gesic* gespr* gesund gewic* gruss haare haare* halten
hand handchen hartz herr hiess hiess* hinter_uns holen holen* ich_nicht ihnen ihnen* im_inserat iv krank* krieg* kunds*
kundschaft kurs lager* lasse* lassen mach machte mande* mann meine* meine_freundin meinen_sohn meinte_er metzg* miete*
nachg* nachn* neben_den nicht_ins nicht_willkommen nur_fur nur_meine ober ohr paar paare paare* partn* platz putze*
putzf* rampe rampe* rassi* rausgeworfen rechte redete regenbogenfahne rollator salon salon* sau schild schnosel schuler
schwarzen seien seien* sie sie_mal sie_mit sie_nicht sohn sondern sowas sowas* still* storen symbo* telefon triso*
trisomie turst* tursteher und_auf verap* verappelt verboten verme* verweigert_weil vorka* vorkasse war_sie waren_die
wessi* willk* willkommen witwe witwe* witze* wollte_die wort zahle* zahlen zeuge* zu_mir zwei_frauen zweie* zweiter`,
      '5': `
54 abgelehnt abgew* abneh* abnehmen absichtlich afgha* akzen* angepobelt assistenzhund auf_einmal ausla* balka*
bedienen_wir behin* bekam bezei* bezeichnet bleib bleiben blindenfuhrhund blode* blond* brauchen busfa* busfahrer
david* davidstern der_trainer der_tursteher des deswe* deswegen detektiv down down_syndrom durchgewunken durfe* durfen
durfen_nicht epile* fahrendes familie frau friseur gebet* gehor* gelac* gelacht gemeint genan* genannt geschimpft
geset* gesicht ghana handc* hande* hartz* heter* hier_keinen hiess_es hiv im_rollstuhl inder inder* ins karus*
karussell kassi* kassiererin kennz* kennzeichen kiche* klaue* klauen kommentar kontr* kontrolliert lachte manne* mieter
musli* mutte* nachgemacht nachnamen nicht_bedient noch_fragen obdac* offenbar ordne* platz_im probetraining proth*
prothese raus rausg* redet rentn* rentner rollstuhl sagte_die schwa* schwangere sikh solle solle_ich sollen spast*
stammtisch store* syndr* syndrom syrer syrer* tasch* trans trans* tusch* ubergewichtige ukrai* ukrainer umgesetzt vater
volk wegge* weggeschickt wessi wirt wohnu* wohnung wortlich zutri* zutritt zwei_manner zweier`,
      '6': `
abgef* abgefragt abgewimmelt alter* antis* asyla* autis* bedienen begle* begleitung behan* bevorzugt ching ching* darum
darum* depre* deuts* deutsch die_tur durft* durften eritr* evang* fluch* fraue* freund gaste gaste* gebar* ghana*
grins* grinste gruft* hat_er hautt* hier hinau* homop* kamel* kassenpatienten katho* kind kraus* krause lacht* land
mich_der mit_kopftuch mit_meinem nachgeafft nehme* nehmen nehmen_wir nicht_reingelassen nonbi* piefk* plotz* plotzlich
redet* reing* reingelassen rolli rolli* saupr* saupreiss schwu* secon* secondo sehbe* sei so_die tamil* tonne* toure*
turba* turban vater* verlacht verspottet verwi* verwiesen weibe* witzelte wortl* zigeu* zigeuner`,
      '7': `
afrik* ausgelacht er juden* kopftuch kriegen manner meinen mutter n nicht_rein pass rein sagte_der solle* spruche
stott* unerw* unerwunscht verho* verhohnt verwe* verweigert`,
      '8': `
blind* frauen kopft* nannt* nannte rief rief_der rolls* sagte sagte* sozia* spruc*`,
      '9': `
wir_nicht`,
    },
    drugs: {
      '2': `
48 690 abfah* abfahrt abgef* abhol* abstellraum ach airbn* airbnb alkohol alles alles* alter am angeb* angep*
angesprochen angezogen anima* anrie* anrief antei* anzeigetafel arbeit ausgerechnet aushi* aushilfe autobahn
autobahnfahrt band bekam beruh* betrunkene bette* beutel bleic* bohren bordk* braune breit breit* brock* buhne buhne*
bursch cocktail cola cooki* cousine da dacht* danac* danach daneb* daneben dann darub* daruber der derma* dermassen
dieselbe dj dokto* doktor drehe* drehen dreht* druber durchsage eimer eimer* ein eine einen einen* einga* eingang
eingeschlafen einlass elf empfahl entso* entzug erklaren erste fahren fahrschule fahrstunde familienzimmer fand'*
fand's fett find flaschen flott* folie freun* fuhru* gast gebet* geboh* gebohrt gebra* gefuhrt gegeb* gegeben gegen geh
gehalten geht'* geht's gelau* gelaufen gelegt gemer* gemerkt genauso gerau* gerust geseh* gesehen geset* gespi*
gestartet getrankemarkt getro* getroffen getru* getrunken gewas* gewaschen gezog* gezogen glas griff griff* grunes
haars* hab's hab's* hagel* half hands* handydisplay hansa* hat's hat's* hause* hauses hausg* herum ihn inhab* ins
jacken jahriger jause jause* jeder jeder* jemand kaste* kasten keinem kelln* kellner kiste* klopfen klumpen kohle
kontrolle kontrolliert krankenhaus kriegt kunden kunds* kundschaft kurve kurve* labor lacht lager* lands* landstrasse
leert* legt leitung lief liessen loung* lounge lufter madels maler* mante* masse* masseur matte meinem meisten
mietwagen mir mitarbeiter mitta* mittags moge mords* nachbarzimmer nachh* nacht* nachtschwester neben neben* neffe
neffe* nehme nickt* niemand ob oben obers* ofen offnete ordnungsamt paar packl* papa patie* premiere quadratmeter
quats* quitt* quittung rausg* rausgekommen rausk* rechts reihe reise reisebus rentn* resta* rette* rettu* rezepte
riesi* ritze rotwe* rotwein routi* ruckf* ruhe sahne* salzi* salzig sand scham* schif* schlu* schme* schmeckte schrank
schul* schule schulter schwer sechsten sehe seinem seiner seltsam sesse* sessel sich sicher sie sieht sieht* sitzen
sitzn* solle sollte stammgaste stand stand* standler steck* steckte steigt stoff* stumm* sturz* suche tagesmutter
taxif* taxifahrer teena* teile* tempo tempo* tiera* tierp* tocht* tochter trafi* trafik treppenhaus tropf* tur ubrigens
umgekehrt umsch* under* uns unsere unserem unseren unter* vater vater* verbracht vergisst verkehrt vermutlich
verwechselte viert* viertel vollbremsung vorgesehen wachs* wasch* wc wechselt weisse wellnessbereich wird wirkt* wunsc*
wunscht zehne* zehner zehnm* zimmer zuers* zuerst zugeg* zugegeben zunde* zuord* zuordnen zurec* zwanziger`,
      '3': `
13 15 50_euro abholen ablag* abwar* abwec* abwechselnd acht_euro alufolie am_boden am_tisch an anabolika angeh*
angelaufen anget* angez* aperi* aperitif apoth* apotheker arme arzt assis* assistentin auch_was aus_der aus_die ausm
bad balko* balkon bandc* bandchen bares bares* becher becke* beifa* bekam* bekommt benut* besitzer betriebsausflug bier
bierb* bis_in blau blitzschnell boden boden* boxen boxen* braun* brosel bub bunte* chefi* chefin cookies cousi* cousin
dachte daneben_und danke_auch das_angebot daume* de dem der_bar der_kapitan der_matratze der_nachsten der_nase
der_theke der_uns die_chefin die_lehrerin die_leitung die_luftung die_nachste die_tur die_wand dose drink* durch
ein_glas eine_leere einer einer* einfu* energ* er_hatte erinn* erinnerung erwis* erwischt erzie* es_war fahrer
fahrer_hat falle* fallen fande* ferienlager ferienwohnung festg* fitne* frag fragt* fragte freundin_hatte fuhr funfzehn
ganz garderobe gefun* gefunden gegen_die gehan* gekip* gekippt gelad* geladen genan* genannt genip* genippt gesetzt
getan getan* gewus* gin_tonic glasigen gluhw* gluhwein gramm* gsi gummi* gummibarchen gurt hab_die hat_mir hat_noch
hat_und hatte hatte* hausl* hausm* hausmeister heim heimlich heizk* helferin herun* hinten_raus hinter holte holte*
hotels im im_auto im_bad im_heim im_keller im_krankenhaus im_kuhlschrank im_treppenhaus infus* infusion inklu*
inklusive ist_jetzt ist_nicht ja_nicht jagermeister jedem jedem* kiefe* kinderzimmer kippe* kiste klavi* kleine klini*
klode* klodeckel ko koks konnt* konnte_die kontr* kreis* kreuzung kriegen kutsc* kutscher lampen lauf laufband lehrling
leichen lieferant lieferdienst liess* maler mama man_da matro* mein_bruder meine_tochter mikro* minde* mir_die mistk*
mistkubel mit_den mit_einer mitgebracht mittag mitten morge* muffelte nach_dem nachsten nachtportier nasen* neben_dem
nickte nucht* nuchtern ob_wir oberschenkel offenem okay party* patienten perso* personal pfeff* pfefferminz pferd*
pilze* polizisten puls quatschte quoll* rauchen raus_und rausc* rausch red richtigen riecht roch_es rollen roller
rollte rot roten roten* ruder* rum sachen sackc* sackchen saft sanger schaut schein schicht schiff schlaft schliessfach
schlosser schlucken schni* schulklasse schwa* schwarz schwe* seien seien* seil seinen selbe* selber setzt* setzte shirt
sich_der sich_im siche* sie_hat sie_sich skifa* sondern spend* spendiert spind spritz spritzt stamm* stehe* steue*
stink* stoff stroh* strohhalm sucht* sushi sushi* table* tablett tabletten tasch* taufe taufe* taxle* taxler teenies
teile text theke theke* therapeut tiefg* tiefgarage tierarztin tochter_hat tonic tonic* tor total train* ubera* uberall
uberd* ubergeben uhr_fruh umkle* umkleide und_hat und_uns unser unter_dem unterhalten unterm unterricht vergi* verkr*
vermi* vermieter vermu* verru* verse* vertrauen vom von_zwei vor_den wahre* wahrend war wartebereich waschbecken whisk*
wickeltisch wie_eine wird_hier wirti* wirtin wisse* wort wunsch wurde_die zemen* ziehe* ziehen zogen zogen* zuckt*
zweig* zwischen zwischen_zwei`,
      '4': `
ab_mittag ablage am_beckenrand ampullen amste* angeboten anges* angestellte animateur arm ausri* ausrichten bar beche*
bei_der bekamen belegschaft benutzte benutzte_spritze benzos bescheid bierd* bierf* bierflaschen brude* bruder chef
club cockt* cocktails codeintropfen couch couch* crew das_labor das_personal dass_er dem_parkplatz der_arbeit
der_baustelle der_fahrer der_klinik der_umkleide dicht* dirigierte dort drauf drauf* drehte durch_die durchs eingenickt
entge* etage* euro_eintritt fahrer_roch fahri* fahrig fahrl* fahrlehrer fahrs* fanden ferie* feriencamp fest festi*
filialleiter folie* fragte_nach freundin fuhre* garde* gebus* gebusch geful* gefullt gekok* gekokst getra* gewusst
giess* ging'* ging's glasi* gruppe handw* handwerker hat_selber hat_vor hat_zwischen hatte_eine hausleitung hinte*
hinter_der horte ihm im_gebusch im_sand im_wc in_den in_der irgen* irgendwas ist_auf k kabin* kabine kam_mit kapit*
kapitan kassi* kicherte kinos* kitte* klavier klinik klofr* klofrau kneip* kneipe konnte korn kranf* kranfuhrer kratzte
labor* lachgasflaschen lag_eine leite* leiter line mein_sohn mietw* mietwagens minzt* mir_wurde mit_irgendwas
mit_weissem monte* monteur mund nach_schnaps nachf* nase neun_uhr noch_was nusch* nuschelte o obstl* obstler offen
offen* offenbar pflegerin polizei puder* pulve* pulver punkt redet* reing* rezept rollt* rote scheine schen* schnee
security seine sektf* sektflaschen shake shake* sich_mit siebt* smile* smiley sohn sohn_ist spielplatz spule* stamp*
stamperl stang* stange stehen steuer tee teeni* thera* trink* turst* tursteher um_neun umfal* umfallen und_einer
und_ist unser* unseres unter urin vergiftet vor_der vorgestern vorm vormieter wacht* war_alles war_blau was weins*
weissem whisky wolle* wollen zahna* zahnarzt zog_sich zucke* zunge zwink* zwisc*`,
      '5': `
alle_zehn alufo* am_steuer ampul* anabo* anschliessend auf_dem augen* badem* ballo* ballons barma* barmann beckenrand
beneb* benebelt besau* betau* betre* betreuerin bonbo* bonbons bot braunen camp cannabinoide chauf* chauffeur coach
crackpfeife dem_klo den_kindern der_garderobe der_hand der_kabine der_koch der_sauna der_typ die_hand dienstzimmer
dirig* dosenbier dreiz* dreizehnjahrige drink eine_fahne eingestiegen einst* elekt* elektriker energy entzu* er etage
fahne fahne* fahre* fixer* flach* flaschchen flust* flusterte fuhrerhaus gebrauchte gehandelt gekif* gekifft geraucht
geraucht_und gerus* gerustbauer gestalten gestank getau* getauscht ghb ghb_im giesst greif* greift gym hande hande*
handschuhfach hanf hanfp* hasch haschisch hat_er hatte_einen hatte_zwei hausw* hebam* hebamme heimleitung high hing
hinterm hinterm_tresen hof im_club im_handschuhfach im_nebenzimmer im_urin in_die jagat* jagatee jager* jahrige
jahrigen joints jointstummeln jugendliche jugendzentrum junki* kame kanul* kanulen kassiert keta kiche* kinderbett
kindern kitteltasche klo koch kokai* kokain kokst* konfi* kornf* kornflaschen kurie* lag lagen lagen* lagerfeuer leere*
leerer lehrl* likor likor* lsd marih* mehr_stehen mobel* morgens nach_gras nachgewiesen nachm* nachtpfleger nadeln
nebenzimmer needl* needle nichts_mehr obera* pillen pupillen_wie rauch* redete reingetan reitl* rezep* riech* rital*
ruder schnaps schnu* schnupft schwester secur* seine* shish* sich_eine skile* skilehrer skipp* skipper spice spice*
spiki* spiking splif* spritzen spritzer spule stank stank* stape* stinkt sussl* susslich tabak testo* thermoskanne
tilid* tilidin torkelte trainer trese* tresen trinkt tropfen uber_uns und_liess verka* verkauf verkaufen verteilt
wachte war_auf warnt* wegge* weiss weiss_es wicke* wirkte wirt zigaretten zitterte zucht* zwolfjahrige`,
      '6': `
abgefullt alkoh* ampel ampel* apart* aufsi* aufsicht ausgestiegen bademeister barke* barkeeper beim_abholen bekifft
benzo* betaubt betreuer blut bsoff* busfahrer cannabis chiru* chirurg cryst* crystal dealer den_arm des dicht dope
droge* druckte erzieherin fenta* flachmann flasc* ganz_offen gedea* gedealt geruc* geruch gesta* giftl* giftler gin
hand heiml* hinterzimmer hortl* host im_sandkasten im_stiegenhaus im_tee joint kiffe* kippte lachgas leere loffe*
loffel mobelpacker nachmittags nadel* pfleger pille* pilot pilot* poppe* portier roch_nach sandk* sandkasten schniefend
schniefte schuler schwankte shisha sich_am soffe* soffen speed* spulk* spulkasten stank_nach stieg* stiegenhaus stone*
stoned stundenlang sturzbetrunken thc torke* trank trank* unter_der vapes vapes* verab* verkauft verte* verti* vertickt
vollt* war_sturzbetrunken warnte wasserpfeife weiss* weiss_bescheid weisses zeug zitte* zugedrohnt`,
      '7': `
augen bekif* busfa* coach* codei* deale* ecsta* ecstasy getrank gras hacke* jahri* jugen* kifft* kiffte kippt* lokfu*
lokfuhrer mdma morph* ohne_rezept pfleg* promi* promille pupil* pupillen raucht schna* spritze tabak* tutch* tutchen
typ wodka zog zuged*`,
      '8': `
canna* crack* joint* lallt* lallte roch sprit* wodka*`,
      '9': `
hasch* lachg*`,
    },
    fraud: {
      '2': `
170 18 189 19 200 29 340 350 412 50 500 61 71 84 94 abgab* abged* abgedeckt abgen* abgenommen abgeraumt abgewischt
abgez* ables* ablesen abste* adresse aha alter* amazo* amazon anderen anderes angel* anger* ansch* anschluss anstr*
anstrich anzei* apotheker attra* attrappe aus ausch* auschecken ausdrucken ausku* auskunft auslauft aussa* aussah
ausserhalb austr* auto autom* automaten backerei bankb* banko* bankomat bearbeitet beauf* beauftragt beendet begrusst
behau* beipa* beipackzettel belag* beleg* benut* benutzt beric* besprochen betrag betreiber bewertet bezah* bezahlt
billi* billiger bisse* blinddarm bots bremsen brude* bruder buche* bursc* check* ciao club dachr* dachrinne dahin*
danac* danach denke* denken deren deren* dienstags diesel dieser drangekommen dreht* dreis* druber drucker du echten
ehrliche eier einbe* einbehalten eine einem einem* eingeschenkt entpu* entpuppte ersch* erzah* erzahlen erzahlt etwas
etwas* euch eure euro fahrl* fahrt* fanta* febru* februar festp* festpreis flyer flyer* frauen freischaltung frise*
fussp* fusspflege ganze garage geand* geandert gedec* gedeck gedru* gedruckt gefuh* geht'* geht's geklaut geklo* gekri*
gekriegt gemac* gemacht gemalde gemer* gemerkt genauso gepla* gerat* geraumt gesetzt gespa* gespe* gesperrt gewahlt
gewas* gewaschen gewinn gezah* gezahlt gezog* gezogen ginge* gingen glasf* glasfaser gleic* graz gruppe gurte*
gutachten gutachter gutes* haben haben* habs hallo hallo* halten handg* handl* handschlag handyvertrag haupt*
hauptbahnhof hauso* hausordnung heck heraus herbs* herbst herren herst* hersteller hinub* hinuber hitze hitze* horge*
hunde* ihnen ihnen* implantat inhab* inklu* inklusive inser* inseriert insge* insgesamt inter* interessant ist ja
janne* janner jeman* kafer kamera kartengerat kassenzettel kaufe* kauft kenne kenne* kilometer kirta* kirtag kochs*
koffern kontoauszug kopie kosten kostenpflichtig kratz* kreditkarte kreuzfahrt kuche* kugelschreiber labor ladun*
ladung lauter leere* leerg* leergefegt leipz* leipzig lese liebe liess linke* linz lowen* mannes markt markt* material
mediz* mein meine* meist* mitarbeiter mittagessen module monta* monte* motorrad musse* nachbar nachgefullt nagelstudio
nahm name namen* narko* neue notdi* notfa* notig* nun ober opa ort paar packp* packpapier paket paket* papier parfu*
parks* passierte per physi* pieps* piepst polic* police poliz* portu* portugal post postfach prime* priva* progr*
proto* proze* prozent prufer putz raten* raumu* redet reine* reklamiert rente rost ruckf* ruckfahrt ruckz* schac*
schachtel scham* schame scheibe scher* schlicht schneller schoc* schwa* seien seien* seltsam semmeln senioren setzt*
setzte shenz* shenzhen sichtbar sie sieht sieht* silberhochzeit sind sixt sms sobal* sobald sofor* soll sonst* spate*
spater spezi* spital spritzt stamm* statt* steck* stehe* stellt stern* stieg* stift strich tarif taucht teile telef*
teppi* terminal teures tiefgarage tippfehler totenstille track* traubenzucker uber ubrig uhrze* uhrzeit umsch*
unfallfrei unnot* unseren verbucht verdo* verdoppelt verein verif* verifizierung verke* verkehrt verli* verlor versc*
verschnitten verschwinden versteckt vertauscht verze* vollg* von vorganger vorhe* vorher vorst* war's war's* waren*
warnt* webse* webseite wechselgeld weiss* weite* weiter werden wirkl* wollte wurden zahle zeich* zeigt zeigt* zeigte
zeitungspapier zemen* ziege* zuges* zugestimmt zugez* zugezogen zwanzig zwar zweit*`,
      '3': `
100 1200 150 164 18_euro 20 2009 2016 219 219_euro 340_euro 41 45_euro 49 59 600 780 780_euro 800 800_euro 91 9_99
abgek* abgem* abgemeldet abgep* abzoc* adres* airbn* airbnb alle_mit als als_neu am_einlass am_gleichen am_kiosk
am_terminal ampul* anderem anlag* antiq* attes* attest auf_dem auf_vier auffu* aufge* aufgebohrt aufgemacht ausgenommen
auszahlung bankberater barac* baracke bargeld behalten bei_meiner bein beleg bereits bescheid besit* betrug bin_ich
blatt blicken blockiert bloss bloss* blumenladen bremsscheiben brillant buchen bursch coach* coaching code conta*
copys* copyshop dahei* daheim damen damit damit* darau* daraus datum datum* davor davor* demse* demselben den_code
den_ich den_stadtwerken depot* der_laden der_schon die_uhr dran drauf dreist ein_acker eine_unterschrift einfahrt
eingefroren eingeschrieben eingetippt eingezahlt einlass einmal einre* elekt* entsp* erpre* etikettenschwindel
etwas_das eur euro_mit existiert_nicht fahrlehrer fahrschule fitne* flasc* foto fotog* fremde fuhre* fuhren fuhrt_zu
fussg* fussgangerzone futsc* futsch gab ganz gar_nicht garag* gearb* gearbeitet gefarbtes gefuhrt gegen geheu* geheult
gehor* gekau* gekun* gekundigt gepfl* gepflegt gesca* gescannt getar* getarnt gewer* gezei* gibt'* gibt's gibt_es
gleiche gleichen gleichzeitig gluhw* gluhwein gratis grey gurtel gutac* hakch* hakchen hand hande* hands* hat hat_sie
hatten hausb* hausbesuch heft heiml* heimlich heira* heizk* heizkosten holz hundert ich_eine ich_war im_heim im_janner
im_spital imita* impfp* impfpass impressum_fuhrt influ* influencer ist_eine ist_nicht ist_noch jahre* jedesmal jemand
jung karte kilo kiste klamm* klare* klick* klingelt kochsalz kohle kohle* konso* konsole konze* kraftig kredit kubel
kubel* kundigen labor* lachte laub laute* lebt leergeraumt lerns* liegt_in liess_sich linke lizen* lizenz lotte*
lotterie lowen made mallo* mallorca malte* medizin meine_ist meinem meinen meinungen mietwagen mir modelle monteur
musse mutte* mutti mutti* nachbar_hat nachf* nachgebessert nachgefragt nachgewogen nagel* namen nebenkosten negat* nen
nennt nennt* netzb* netzbetreiber neu_verkauft neue_bremsscheiben nicht_einmal nicht_im nicht_von nichte nimme*
notdienst notie* notiert numme* nummer nur_eine ol olwec* olwechsel onlinebanking op originalverpackt papie* parfum
per_vorkasse pferd* pflegerin pille* pillen polizei porte* portemonnaie posit* prime pro_nase probeabo produ* protokoll
qr ran raten raumungsverkauf rausb* rausbekommen rechn* regio* reine reinigen reiseversicherung rentner respe* respekt
retou* roman* rontg* rontgen rot routi* ruman* s samt schlo* schlusseldienst schob schob* schon_zu schre* schri*
schuler schwager schwager_hat schwarz scree* seit_montag seitd* seitdem selbst senio* sich_mit sich_tot sobald_das
sonde* sonst sorte* spark* sparkasse sprit* stadtwerken stattgefunden stecken stehen stellt_sich sterne steue* stille
stinkt storno stroh* studi* stutz* system tablet tan tank tasch* tausc* tauschen telefon testa* testament tickets
tierp* tot trink* trotzdem_wird tur uberweisung und_als und_auf unfal* ungar* uns_mit unter* unter_der unterschrieben
unterschrift_die unversehrt uralte vater vater* verdr* verdreht vergo* vergoldet verkaufen verla* verlangt verliehen
vermi* vermietet verschwand verschwitzt verspricht vertr* vertrag vertreter volle vom vom_konto vom_personal
vom_vormieter von_den vormieter war_fur warenkorb warnt waschen wechselte wegkl* weiss_von wende* werks* werkstatt
wertl* wertlos wieder_weg wiene* wiener wir_auf wisse* wissen wochen_spater wohnt wohnt* wollte_mir worde* worden
wuche* wucher wurze* zahlt zahna* zahnarzt zeits* zertifikat ziegel zoll zu_einem zucke* zulas* zulassung zuric* zurich
zwanz* zylin* zylinder`,
      '4': `
1 1900 20_euro 210 300_euro 39 400 460 480 79 86 88 a a8 abbuc* abbuchung absicht abstellen acker acker* airli* airline
alarm alarm* am_selben an_dem anerk* anerkannt anged* angedreht angeh* angestellte angez* anzeige apero* aperol auf_ein
auf_einmal auf_so auffullen aufgeblasen aufgeschrieben aus_plastik ausgeraumt automatik bares bares* bauer* behal*
belas* berec* berechnet bestatigung betruger blech* blind* bohrt* bucht bucht* china china* da_war das_gerat dasse*
dasselbe dauerauftrag delle delle* dem_tag dement den_rest denen denen* denen_ich dense* denselben depot der_a8
der_bank deren_foto die_damen die_ich die_seite die_waage dieselbe dort drang* drehte drin echter einge* eingebaut
einma* einst* er er_hatte es_gar es_sei exakt exakt* exper* expertise faceb* facebook fassa* felge* finger firma firma*
fremd* friseur fuhr funf_tage funfz* funfziger gar_kein gebor* gehau* gehauen gehort gekauft geld_weg gelos* geplu*
geplundert gerat geschont gesteckt getau* hab's hab's* haben_mir hafte* handw* haustur hinterlassen holte holte*
hunderter hyalu* hyaluron ich_laut im_august im_jahr in_bar in_litauen ist_sie jahresabo jahriger jubel* karte* karten
kartoffel kassierer kauferschutz kauft* kennt kennt* kennz* kiste* klits* konto konto* kopie* kopiert kratzer kredi*
kreuz kriti* kritik kunde kundi* kurze* lag langst leerer litau* litauen mahnu* mahnung mama mass meine_mutter meiner
mietw* mitgebracht montage motor* mutter nachforderung nachweislich namen_der objekt offli* offline ohr oma original
perse* pflegedienst phish* phishing platt* pleit* pleite polizist prase* probe* probemonat profi* quittung rausg*
rechnung rests* rief rind ruckgabe sah_aus schaden schan* schei* schein schen* scherz schlosser schreiben schrift
seit_jahren seriennummer sich_als silbe* sorte sprit stadtwerke stammen steckt stein* steuer stroh strom* tacho
telefon_79 telefonnummer touristen truff* truffel ubels* ubelsten uberschrieben umgef* und_was ungef* ungefragt ungul*
ungultig verde* verdeckt verkauferprofil verrechnete versi* verti* vollm* vollmacht von_einer von_nichts vorab* vorka*
vorkasse ware ware_kam waren_die weg weiss welpe woher woher* zahns* zig zufal* zustellung zwanziger zwei_jahren zyper*
zypern`,
      '5': `
180 2000 640 740 89 abgeb* absichtlich amtli* amtlich angeblich angeruhrt auftr* auszahlen autog* autogramm bar
bauernfangerei bestellte betru* bewertungen billigster blech blind bohrte bon butto* button demen* denno* dennoch
die_alten die_haben die_tur echte* eingekauft eingezogen einmalig erdic* erdichtet ergan* erganzt erschwindelt es_war
fabri* fakeshop faktu* fakturiert ferienhaus finger_weg flirt* freunde frisi* frisiert gar gauner gefak* gefalschte
gefalschtem gefar* geld gelei* geleistet geloscht geord* geordert gepan* gepanscht geplant gepre* geprellt getauscht
getip* getippt gewinnspiel girok* girokonto gramm gramm* ham handyvertrage heizd* ich_einen impla* irref* irrefuhrung
ist_laut jahren jahrigen kamme* kammerjager kilom* kurzel lacks* laut_anzeige leistungen lieferschein liegt_vor liter*
lobes* lobeshymnen magne* magnetdecke masch* mehr_das mehr_ran meine_oma mit_auf mitge* monatlich neuem neuem* origi*
papa papiere pferd pfleg* plotz* plotzlich profile quittungen reingefallen reingelegt rentn* restschuldversicherung
rezen* rezensionen rohrr* schwo* schwor schwu* seit_vier selben selben_tag serviceheft spanp* spanplatte stein sterb*
stromanbieter tacho* tauch* test tradi* trading trinkgeld tuv ubers untergetaucht unterschreiben unterschrieb verho*
verhokert verka* verkauft verschollen versicherung vorbesitzer vorsa* vorsc* wohnu* wohnung wollte_nur wurde wurde*
zahle* zahlernummer zahlt* zahnsteinentfernung zerti* zog zugef*`,
      '6': `
000 2400 300 3000 4000 890 abgebucht abger* abkas* abkassiert absic* angeb* angeblicher auftrag ausza* belastet
beschiss bewer* bezahlte bio daume* daumen dazug* der_rechnung die_nicht diplo* diplom drauf* erfunden erfundenen
erlog* erlogen existiert fakes* flasche frohl* frohlich funf_sterne gaune* gedre* geschummelt getri* getur* geturkt
gewinne gewog* gewogen gewon* gewonnen gibt's_nicht golds* grati* grosstante haust* inkas* inkasso jahri* kaffeefahrt
kassiert kassierte liter logo marke* mit_erfundenen moder* moderierte munte* munter nachg* nachtraglich nachw* nie
phant* rausgegeben ruckg* ruckgeld siege* siegel spend* taxam* taxameter trick trick* uberw* uberwiesen unterschrift
verre* verrechnet vorab vorau* waage waage* welpe* zucht* zusti* zustimmung`,
      '7': `
900 angezahlt anzah* anzahlung aufgeschwatzt bank die_nie erfan* erfand forde* gewin* impre* impressum kauti* kaution
kennt_den manipuliert masche plattform quitt* reing* umges* zahler zahlte`,
      '8': `
abgerechnet angebliche exist* fake gefalscht manip*`,
      '9': `
erfun* gefal* kassi*`,
    },
    harassment: {
      '2': `
16 52 81 abends abgereist ables* abtip* ach an angeben angeg* angeh* anleg* anlegen anmac* anzah* anzahlung anzeige
arme asiat* auf aufgemacht aufgi* aufseher auge augen ausfahrt ausfu* aushi* aushilfe ausre* aussehe aussteigen auto
bad bademantel badet* bafog bafog* bar becke* becken beide* bekam bekam* bekannt belastigt benutzen beschwert bett
bewerbungsfotos biete* bietet bilder bin blick block block* blumen bon bonusheft braus* brause chef chefi* chefin
cousi* d dacht* dachte dahin danac* danach dass den des diens* dj doch dozen* drunter durch* duschkopf duscht
eingehalten empfe* engel* entla* fachl* fachlich fahrrad fahrschule fahrt fahrt* falle* fallen familien fand finge*
flamm* fotografiert freig* freun* garni* gasten geflu* geholt gehorte geigenlehrer gelegt gemer* gemerkt gemustert
geric* geschaut gestempelt gewec* gewechselt gewoh* gewohnen gewohnt geworden golde* goldene gonde* gondel grund gucke*
gucken half handy* haustur heimk* herme* hermes herz hing hochr* holen holen* homep* homepage hubsc* i ihren ihren*
inhaberin ins jugen* junge* kennt kennt* kiche* kindern kling* klopfte knopf* kollege kollegin komplett konne* konnt*
kontrolle kontrolleur kopie* kunde kuppl* kurs lacheln ladt lager* lasse lasse* lasst lasst* lebenslauf lecke* leeren
legt leitung letzte lief lieferant liege* liegen lippe* lust mal maler* manch* manchmal manner maus max miete model*
musse* naja nen notausgang notig notig* nutzer ohr ol optik* orthopade passte pfeif* plotz* plotzlich profi* prufe*
puppe quasi quasi* raus rechnen rechts reden reden* regeln reif rein reing* reklamiert rohr rontg* rontgen rosen roula*
rouladen ruckt* ruher* ruheraum runde* sachen salatbar sale sauna scham* schaue schlafen schmi* schone schos* schoss
schwimmweste seebl* seeblick seele* seelenruhig seh seien seien* selte* selten serviette siebzehn singl* spend* sperr*
sperrte spiegel spinning sprechanlage sprun* stadt stand* staubig steig* stewa* streicht stric* studentin studi* tanzl*
taucht taxle* taxler team techn* teena* teeni* teenies terminvergabe theke theke* tocht* tochter trage* trink* tur turm
uberwachung ublic* ublich umarm* unterm unterwasche verga* verge* versand verstecken versu* vorbe* vorne vorne* wandern
warmes waschen weiss wider* winkt* witze wo wohne wohne* wohnung wurde wurde* zehen zehen* zerti* zertifikat zuers*
zuerst zugew* zur zustellung zuver* zwick* zwischendrin`,
      '3': `
abgem* abgemeldet accou* akzep* akzeptiert allein_wohne am_nachsten an_und anfas* anfassen angebote angem* angemacht
angesprochen animateur anpro* anruf* anscheinend anzus* arm arzt assis* assistentin aufse* aufsi* aufsicht ausgerechnet
ausrede azubi bauch beiden beim bekan* belag* beschwerde bessere betri* bin_17 bis_in bis_zur blockieren bohrl*
bohrloch bote buben buben* charmant chauf* chauffeur cousine da_mit da_wurde damensauna dampf* dampfbad dann_der
dann_noch darau* date datin* dating dem_handy dem_haus den_augen der_dusche der_ist der_makler der_pfarrer der_stadt
der_trainer der_tur dich die_nummer dozent drang* drehe* drehen drink* drinks drunt* durchsichtig eben ein_bild ekelh*
ekelhaft endet* entsp* er_meinte er_sich erkal* erzahlt fahre* fahrer fahrer_hat ferse* fest fitness frag frage* fragen
friseur fulda fulda* ganz geboh* gebohrt gedus* geduscht gefas* gefasst gefil* gefilmt gegen* gegri* geh gehe gemei*
geseu* geseufzt gespa* gespannt gesta* guide guide* hab's hab's* hab_jetzt habe_die haltu* haltung handen handt* heizk*
helfe* hemd her herze* ich_arbeite ich_das ich_dreimal ich_ihn ich_konnte ich_nichts ichs im_bademantel immer_mit
inhab* installateur ist_nicht jahri* jedes jedes* jungen kabine kelln* klassenfahrt klopfte_um knieb* kniebeugen ko
komis* komme* kompl* kompliment korpe* korper korrigiert kundenservice kusch* lache* lauer* letzte_woche lief_mir
locker lud mache* machen maler massa* mausc* mauschen mein_knie meine_adresse meinte_er meinte_ich mi mich_bei
mich_jetzt mich_nicht mich_von miete* minuten_mit mir_auf mir_die mitgl* mitternacht moder* nachh* nacke* narko* nein
note nummern nur_den ob_er ob_sie oberschenkel offne* offnete ofter ofter* paket* park pfeift pfleg* physi* pizza*
press* propo* prufen putzt* ran rasch rasch* raubt* rucken ruckspiegel runde sagt_er sagte sagte* schaffner schat*
scherz schick schlu* schritttempo schulter secur* sei seine_hande seinen sekt selfi* seltsam setzt shoot* sich sich_die
sie_ist single smile* solle* sondern souvenir spann* sprac* spruch stelle stellen stellt stellt_sich stier* stift
strei* strich tagli* taglich tango* tauch* taxif* taxifahrer techniker thera* therapeut treffen trinkgeld tue uber
uber_meinen ubers ubrigens_auch um_mitternacht um_zwei unauf* und_fragt und_fragte und_gefragt und_sein uns_der
unter_den von_den wahre* wahrend wahrend_ich wald war_er war_mein wartet wartete wegge* wenn wille* willen winkt
wir_wurden wollte_nicht wordn wordn* zimmer zucke* zunge* zwisc* zwischen`,
      '4': `
absic* allei* allein an_den an_die angef* anrufe ans anzug* arbeite arm_um auf_meinem auf_meinen auffa* auffallig
aufguss auspr* ausprobieren aussc* ausschnitt azubi* beim_schalten bemer* bemerkungen beoba* beobachtet beruhrt
bezahlen bikini bin_im blick* dahin* das_handtuch dass_ich de dem_kurs den_hintern der_typ drangte durchgeschoben
dusch* dusche duschkabine ein_date eine_runde elekt* endete er_das er_hat er_ist er_meine er_mir er_mit erklaren fahrp*
fake fasst* fasste filialleiter finger fragt fragt_ob fragte_nach frauenarzt fumme* gedre* gedreht gemel* gemeldet
gesas* gesass gestreichelt glotzt greif* haaren hande hauch* hausm* hausmeister haust* heiml* heimlich helferin hinten
hinter hinterher ich_allein ich_dachte ich_hatte ich_lag ich_mich ich_solle ich_war im_dampfbad immer_wenn in_den
in_der in_die ins_bett insta ja_schon kabin* kerl kinos* klats* klatschte klingelt knie knips* knipste kommentiert
konne_man kontr* kontrollieren kurie* kurier lacht* liess liess* linse* loch macht* madel* man_konne mass massage
masse* meine_beine meinen_ausschnitt meiner meiner_tochter mir_beim mir_den mir_im mir_in mir_seit mit_den monte*
monteur musse nachd* nachdem nachr* nacht* nachtportier nacken noch_die ob_mein oben obenr* obenrum obers* offenem oft
ortho* pfarr* pfarrer physio presste profe* reitl* richtung ruckte ruft runte* runter sagte_er samme* sanitater
schalten scheibenwischer schen* schlafzimmer schlug schreibt sein seine_hand seinem seit_ich seitd* seitdem selfies
sexuelle shirt* sitzn* solle sollt* sollte sopra* spritze stand stander steckte steigen stude* taste* tat therme train*
trenn* turst* tursteher uber_die uberg* umkle* umkleide und_als und_er und_jetzt unter* unter_der untersuchung
verkaufer verla* vermi* verschluss verso* von_mir von_seinem vorst* vorstellungsgesprach war_und was_ich waschkuche
wieso wieso* will wirt wisse* wissen witze* woher woher* yogal* zugeworfen`,
      '5': `
absichtlich an_meinem arsch arsch* aufgu* banka* bankangestellter barke* barkeeper begra* bei_der belastigung beruh*
bikin* bluse bluse* brust busen busen* damen* das_auch den_arm der_kabine der_masseur der_sauna der_techniker
der_umkleide der_wirt die_beine die_brust die_hand du einde* eindeutige elfja* elfjahrige fahrl* fahrlehrer fahrprufer
filmt fotog* fotograf freund freundschaftsanfrage gafft* gaffte gegen glotzte grabs* grins* gurt haar hande* handtuch
handynummer hast hat_er herzc* herzchen heut hey hielt hinte* hinter_mir hosen* ihm ihre insta* intim* kamer*
kellnerinnen kellnerinnen_und klopf* klopfen kommentierte konne korri* kuchenchef lachte leckt* leckte linse lippen
madels masseur massi* meine meine_brust meine_nummer meiner_freundin meines mir_her mir_nach mir_und mit_mir
nachdem_ich nachhilfelehrer nachrichten nannt* nannte nannte_mich nur_bei oben_ohne obszone pfleger po rauchmelder rieb
ruft_mich rutschte sauna* saunameister schenkel schicht schickt schlupfrige schob schob* schritt schweigt setzte shirt
sich_an sich_meine starr* stehen_und stell* stohnte story* streichelte susse* tastete tatow* tatschte tiefe* trager typ
uber_meine um_mich unangekundigt und_ob unter vermieter verri* verriegelte vom vorbeigehen wanderten wenn_ich whats*
whatsapp widerlich wie_er wohnu* wollt* wollte_meine yogalehrer zog zunge zwischen_die`,
      '6': `
als_ich an_mich anony* anonyme auch_anders auszi* ausziehen badem* bademeister barma* barmann beine bh blicke bruste
der_massage der_trennwand druckte durchs er_die eurem eurem* filmt* fraue* frauen geile gerichtet glotz* griff griff*
hand_auf hatte_einen hausw* hauswart hielt* hintern hufte hufte* im_schritt kuss kussc* kusschen kusst* kusste legte
legte* massierte meine* meint* mich minis* ministranten mir_ein mund nackt numme* nummer pfiff* privat reitlehrer
rezeptionist rief rock schic* schrieb schrieb_mir setzt* sex slip sollte_ich spruche strich_mir susse tatsc* tiefer
trainer trennwand unang* und_wollte unsit* unsittlich verfo* verfolgt von_hinten wollte zudri*`,
      '7': `
angefasst bedra* beine* belas* brust* chorl* chorleiter fragt* fragte fragte_ob geile* het kamera madchen meinem meinen
meinte mich_auf mir nachts nackt* ob obszo* onani* priva* schri* seine sexue* spruc* stohn*`,
      '8': `
machte madch* ob_ich seine*`,
      '9': `
er hand verlangte`,
    },
    health: {
      '2': `
33 41 49 50 79 91 abteilung all als arbeite arzte* ausge* auto beche* becher begon* begonnen beim bekam* bescheid
beschwert besta* besteck bierd* bierdeckel bleic* braun brennt brezel brose* broselig brotc* brotchen bruhe bruhe*
brust brust* coron* corona dampfbad daneb* daneben daran daran* decke den der doner doner* doppelt dress* dressing
drube* durch eier eigen* eingerissen einri* eisha* eishalle erken* erst explo* falsche faschiertes filterkaffee fleis*
flies* fliesenkleber flott* freunden frida* gang ganze ganze* geburt geges* gegessen gehal* gekri* gekriegt gelassen
gelernte gemer* gemerkt gemus* genah* genaht gesetzt gestu* gestunken gezog* gezogen gurte* habe habs halbe* halbes
halle hals hands* hangt hangt* harml* harmlos hats heiml* heimlich hinte* hinter horgerat hubschrauber hufte hufte*
ihrem ihrem* ihrer ihrer* ins isch jetzt jetzt* kabel kabel* kaffeemaschine kase keiner kinn kita klare* klaren klump*
knall* knie knopf komis* komisch konta* kontaktlinsen korpe* kosmetikerin kotze* kotzen krank krank* krankenhaus kreis*
lacheln lacht lasag* lasagne lause lause* leitungswasser liege liegen linke* loffe* loffel mause mein meine meine*
meinen meint* meinte melden mensc* menschen metzg* mi milch mitta* mittags mittel mohn mohns* mohnschnecke montag
morgen mucke* muffi* mussten nachher nachtschwester nacke* nacken naht offen* passi* passieren peeli* peeling
personalmangel pflegerin physio probl* problem quer renne* rucken rutsche s safti* saftig sanit* sauna sauna* schar*
schau* schic* schicht schimmel schmi* schna* schnitzel schro* schwamm schwarzer schweiss schwiegermutter schwimmkurs
sechz* seele* sei semmeln sie sohn sonnt* sonntag spital spuck* spulm* standen starke steif* stell* stift* stufe table*
tafelspitz tante tante* tasch* therm* toiletten treppe trink* trinken tropfte trub uber uberdruss uberh* ubrig*
ubrigens umgehauen unsau* unserer verbi* verbracht verei* verge* verkauferin verlo* verloren vermieter verspatet
vertreter vier wasse* wasser wegen wegen* wimpe* wirkt* wohnu* wohnung wurde wurde* wurst wurzelbehandlung zahle zeh
zuhau* zuhause zusam* zweiten`,
      '3': `
61 aber_an abgebrochen_und abgem* abwar* abwarten achse* alle_vier allen allen* am_sonntag ameis* angeh* angst angst*
anrie* anrief apotheker aufsi* aufsicht aus_dem ausgerenkt ausgesteckt aussc* auste* becke* becken behal* behalten
behan* behandelt bei_der beide* beina* beinahe bekam belas* beric* beruh* bestatigt bettw* bis_zum blinddarm bluet*
bluta* blutig bluts* bohren bohrt* brach* braun* brenn* brennen broseln brotk* bub c can creme creme* da_hat dem_bett
den_rest der_koch die_falsche dort drehte dring* druber eat eher_nicht eigenen eine_woche einen_termin ernst ernst*
erst_nach ersten_stock explodiert falsc* fensterbank ferienwohnung feuch* fleisch flieg* frau_hat freunden_dort frise*
funfm* funfmal fur_meine fusspflege garne* geben geben* gebro* gefun* gefunden gekip* gekippt gelegen gemei* gemuse
genom* genommen gepla* geseh* gesehen gespr* gitte* griff griff* grossen grune* gruppe haarb* haarbuschel hab's hab's*
hafer* halbe hat_sich hat_sie hautarzt hendl hendl* herzi* hotel* huhn huhne* ich_habe ich_sagte ignor* im im_ersten
im_krankenhaus im_spital impla* implantat in innen innen* ist_jetzt ja_und jahre* jetzt_immer joghu* joghurt kaise*
kartoffelsalat kind kirsc* kopfh* korper kroch* lanze* larve* laute* leist* liege* liess liess* linken linse* liste*
losun* man_hat marme* mein_rucken mein_sohn meine_frau meine_oma menschlicher milch* mir_ist mit_freunden musse* nach
nach_50 nacht nacht* nasser neben neuli* neulich neulich_erst niema* notau* op papa pflas* pille* pillen plastik puree
puree* ratte* reagierte reisegruppe rennen rettu* roch_nach roh rosa runte* runter sagte sagte* sahne sahne* salat*
schmeckte schrank schulter schwarz sechzig seelenruhig sehe sei_bei seit_dem serviert sich_der solar* sprac* spuckte
stank stank* stark* stelle stellen stift tabletten tellern thera* tippt* toile* uber_der ubera* uberall uberg*
ubergeben uberm* uberschritten umgel* und_ich unerr* unerreichbar unter_der urin verba* verbinden verbr* verdu*
vergeblich verha* verke* versc* verschrieben verschwommen versteckt verwe* volle von_uns wachs* war_von waren_nicht
wartebereich weiss_was weiter wimme* wirkte wunde you zahna* zahnarzt zahne* zecke* zecken ziehe* ziehen zu_eng
zu_stark zucke* zucker zunge zuord* zwisc* zwischendurch`,
      '4': `
abgeb* abgebrochen an_den apoth* arzt auge aus_der bands* bauch bein belag* betau* beweg* bewegt blase* blasen blau
blind* blond* blondierung brechdurchfall dampf* danke_auch der_klinik dick die_augen doppe* drauf drauf* durch*
durchfall durchs einre* entla* erkan* erkannt eurer eurer* fisch* flach* gebrochen gehalten gelbs* geleg* gelegt gemel*
gemeldet geplatzt gestochen gesun* gewec* gewechselt grau gsi gulas* gulasch hackf* hackfleisch half hat_den
herzinfarkt hing hinter_dem ich_lag im_auto im_bett im_gang im_heim insul* insulin kahle kahle* kinderzimmer klini*
klinik kopfs* kosmetik krabb* kramp* krankgeschrieben lachs lachs* laserbehandlung leben* linseneintopf maden maden*
marmelade mg muskelkater mussen mutte* nach_der nagel* narko* neben_dem nicht_erkannt niemand noch_im notaufnahme
notfa* offene offenen ohr ol pflaster pfleg* pflegeheim riss rontg* rontgenbild salat schaute schen* schne* schussel
schwi* schwimmbad seitd* seitdem seith* seither silbe* sturzte tagel* tagelang tause* test torten tropfen ubers um_eine
und_man vom wachs weil_kein weitergeleitet wurze* zehnfache zugan*`,
      '5': `
am_tropf antibiotika aufgeschlitzt augen ausgehandigt baby backs* backstube beiden beiss* betaubung bett bettwanzen
binde* blut blutd* bluti* botox botox* brach chiro* chiropraktiker chron* danac* danach dem die_halbe dosis dosis*
einrenken eitri* entde* entdeckt entha* entzundet falsches fehlg* fehlgeburt ferse* fiebe* fille* filler finge* finger
flach fussp* gab gab_uns gehol* gelas* getru* getrunken glasi* glasig hauta* hebam* heim heimg* husch* husteten
im_salat in_der innen_noch kaferlarven kakerlake kanal kanal* kathe* katheter kiefer kilo knack* knackte knochen knote*
knoten koch kochi* kochin kopfl* kopflause kosme* labor labor* legio* lief liess_mich lippe lippe* lippen
lungenentzundung magen mama mausekot medik* medikamente metas* moder* musch* muske* musli* mutter mutter_lag nachts
nadel nadel* nagelbett nassende nicht_gewechselt nicht_ich niere* no notfall obers* oberschenkelhalsbruch oma pierc*
piercing rief roch roche* rohes rohes* rote sagt_das sass sauer* schab* schaben sie_hat sprach steis* stich* tatow*
tatowierer taub tropf* uberm vater veratzt verdo* verschwiegen verta* vertauscht wanze* weite* whirl* whirlpool
zimmernachbarin zum_knochen`,
      '6': `
arm asthm* augen* bauch* bemer* bemerkt bewus* bewusstlos blutvergiftung brech* chlor* darm eiter* eitert fasch* fersen
fieber geholt gespritzt gesundheitsamt grade* grades hande* hebamme hepat* hepatitis hinterliess huste* instr*
jahrelang kafer* kaker* kolla* kopfhaut lag laser leckt* lunge* magen* mause* migra* migrane muscheln nach_dem narbe*
narben nasse* nierenversagen operi* operiert panik* pedik* pedikure psych* rochelte salmo* salmonellen schim* stiche
tatto* tattoo tropf uberd* ubers* ubersehen ungew* vater* verab* verabreicht vereitert zahn zahnf* zahnfleisch zehnf*
zweiten_grades`,
      '7': `
abget* abgetan antib* blute* blutv* entzu* eurem eurem* heimgeschickt kiefe* knoch* laser* nerv reis suizi* verat*`,
    },
    legal: {
      '2': `
15 2022 31 480 890 abgel* akte aktiv* angelegt angen* antra* antrag arbeiten art artik* autoh* autohaus bald begon*
begonnen bekom* bereit besta* bestatigung bezahlt bin block brand* burge* contr* da danac* danach den dicke* diese
durch einbe* einbehalten einen einen* einga* eingang ersta* eure fahrg* faust* feine gabs gefalscht gehen gehen* gerad*
gerade gesag* gesagt geschickt gesetzlich gestern gesuc* gesucht gesun* getri* getriebeschaden gezog* gezogen gleic*
hab haftp* haftpflicht handw* haufe* haufen her herbs* heuer heuer* hufte hufte* ich ignorieren insta* internet kauti*
kaution kennt* klagen kopie* lassen lehrerin letzt* letzten lohnz* lohnzettel loschen mahnu* mai meine meinem meinu*
meldet mir mittl* mittlerweile nachf* nachfrage nachgebessert nachlass nachs* notar obwoh* obwohl oktober onkel onkel*
pausc* pauschalreise per prima prima* prufung rad rat rechtsanwalt regnet richter schaden schan* schim* schme*
schreiben sehen sehen* sich solch* solche sollte stati* steuer stille studi* stur toten ubergeben unfal* unser unser*
unterlagen verdr* verla* verlangt verpf* verschickt vierzigsten visit* vorhanden vorko* vorla* warnt* wir wisse* wissen
woche wollten zahlu* zeige*`,
      '3': `
000 600 abgeg* abgegeben abgew* am_wochenende anderen angemeldet angenommen anger* anges* angez* angezeigt ankom*
ankommen anmelden annah* annahme anwalte anwaltin artikel aufsi* aufsicht bau beamten beim benac* beric* berli* bern
besit* betreiber betri* blask* blaskapelle chanc* chefs chefs* das_geht das_jetzt deckt deckt* die_lehrerin die_sache
diese_woche dran einre* eintr* eisen* energ* entzu* entzug erfol* erstattet erwarte_ich es_auf fahrgastrechte faust
fests* folge* froh fur_mich gab gekip* gekippt gelad* geladen gepru* gepruft geseh* gesehen gesic* gewahrleistung
gewahrt haben haben* haben_uns hambu* hamburg handl* hat_das hat_eine hat_sich herbst heute heute* hilft hilft* hunde
ich_hab ich_habe ich_seit ihr im_herbst im_mai im_oktober im_zimmer in_villach inhab* jetzt jetzt* jugen* kassensturz
klausel kommi* kontr* kredit kriegen kurz_gesagt ladun* ladung lasse liegt_jetzt losch* mange* mangel mehr_zu meine*
meines meinung melde* muste* negat* nur_den obwohl_der pensi* revie* revier sache sag schickte schimmel schlafzimmer
schre* schreibt sehn sich_aus sich_die sieht sieht* sind sollt* spritzen stift* strei* studio swiss* tausc* termin_im
thera* und_immer uns unterschrieben verfa* verha* vertr* villa* villach visite von_uns vor vor_dem vorga* vorge* warnt
was_ich wird wurde* zugestellt zur zuric* zurich`,
      '4': `
abgem* abgewiesen aktenzeichen aktiv alarm* anged* angef* angem* angerufen banke* beamte beeid* bei_denen
beim_amtsgericht bestatigt daten* den_kopf des dutze* einsc* einschreiben ende_august energie erkla* erklart exeku*
falle* firma firma* frist fristsetzung fuhrt fuhrt* gab_mir galle* gallen gefor* gefordert gehor* gehort gewah* glask*
gutachten gute habe_ich habt habt_ihr haftu* haftung hande* hausf* in_st ist jetzt_bei kasse* koln konku* konse* konta*
kontrolle kripo kripo* kucku* landes landesgericht lass lasse* leite* linz meinen nachste nahm notar* notfa* notig* nun
ombudsmann ordne* ordnu* per_einschreiben polizei proben prozess raus reakt* reaktion rechnungen rechtsanwaltin
rechtsschutzversicherung reiche reservierungsgebuhr schad* schri* schuf* schufa scree* screenshots spure* st ubern*
unangemeldet unfall unger* unter* unterwegs urtei* urteil verba* vergl* verkl* versi* verst* verstrichen verwa* volls*
von_mir vorgang vorgangsnummer weiss* werde widerspruch wie_gesagt wien wurde zahlungsbefehl zuges* zugesagt`,
      '5': `
abmah* advok* ak akten* arbeiterkammer bafin bafin* bauau* bauaufsicht beamt* beige* bekommt bescheid beschwerde bestr*
betreibungsamt beweise bezirksgericht bgh denen denen* der_polizei die_firma die_klage eicha* eichamt eingeklagt
eingelegt europ* festg* finanzamt finma finma* fma friedensrichter frist* gegen* gemel* gemeldet gericht geset* gesetzt
gesichert geste* gesundheitsamt gutac* habe habe_die hat hat_die infor* inkasso inter* interessiert invol* involviert
ist_eingeschaltet jurist kanzl* kanzlei kassenbon klaus* konsu* konsumentenschutz landg* landgericht lauft lauft*
lebensmittelinspektorat leitet liegt* mahnk* mahnklage mieterverein nachste_woche ordnungsamt patie*
patientenanwaltschaft poliz* protokoll recht rechtswidrig ruckt* schmerzensgeld sehen_uns staatsanwaltschaft
strafanzeige tipp uns_vor veran* verbraucherzentrum verklagt vki volks* vor_gericht weiss werde_ich wir_sehen zoll`,
      '6': `
amtsg* amtsgericht angeschrieben antid* appro* arbei* arbeitsgericht aufgenommen beant* begeh* bei_der berei* beruf*
besch* betreibung bezir* bunde* bundesnetzagentur bussg* den_fall dsgvo dsgvo* eides* eingebracht einst* einstweilige
eintrag erhal* erhalten euch eurer eurer* facha* flugg* folgen forde* fried* gegen gegen_den gerichtlich gewer*
gewerbebehorde informiert inkas* insol* ist_verstandigt kaufv* klagt klagt* klauseln kontaktiert kumme* leben* liegt
mahnb* mahnbescheid notfalls personalien post proze* raumu* rechtskraftig rucktritt sachverstandiger samme* schli*
schlichtungsstelle schriftlich sich_fur sop steue* straf* ubernimmt unang* veranlasst verbraucherzentrale verfu*
verfugung verhandlung versiegelt verwaltungsgericht veter* veterinaramt vom_anwalt wegen wegen* wettb* wider* zeugen`,
      '7': `
anwalt anzei* arzte* arztekammer beantragt bereits betre* einge* eingereicht ermittelt eroff* eroffnet finanzpolizei
gestellt heimaufsicht ist_raus juris* liegt_vor meldu* meldung miete* ombud* proto* staat* tiers* verbr* zeuge*`,
      '8': `
anzeige ermit* fall finan* heima* kanto* lande* pruft pruft* sachv* stopp* verfahren verstandigt`,
      '9': `
anwal* bewei* eingeschaltet geric* klage klage* recht*`,
    },
    privacy: {
      '2': `
000 112 54 600 abgeben abgef* allem allem* aller am anderem angeboten angel* angep* angerufen anhan* anhang anlag*
anlage anmel* anrufe antwo* apoth* arme artik* artikel auf aufgemacht aufru* ausha* aushang aushi* aushilfe auskunft
ausla* austr* automatische bank bankberater bauch beamt* befunde begle* begleitung bekam bekam* bern betten bevor
bevor* bh bilds* bleib* blumen bote brett* brief buchs* cloud cloud* code cooki* dageg* dagegen dass deren deren* des
dritte durchgelegene egal ehepa* einer einer* einga* eingang einsc* eltern empfang erklarte ernst ernst* erste* excel
fahrt fahrt* faq filmt fingerabdruck firma firma* fitne* folie fotografiert frei freig* frisch frise* friseurin
funfziger gab gaste gaste* gastebuch geand* gegne* geheu* geheult gelos* gemei* gera geruf* gerufen geschenk getra*
ging gratu* gratuliert haftp* haftpflicht hallo hallo* handw* handy handy* hat's hat's* hausa* haust* haustur herrn
herrn* hochg* horen horen* horte* hotel* huber huber* i ignoriert ihn in info inhaberin inser* inserat iphon* iphone
jede jetzt jetzt* kabinen karte* kassel kegelclub kennen kita klamm klamm* klini* kolle* kollegen kommentiert konku*
konne konnt* konnte konto kontoauszuge kredit kripo kripo* kunden kundin lache* lachte lag leben* leihg* marme*
marmelade medik* medikament melde* meldu* mikro mikro* mir mitarbeiterin mitgegeben moge mulle* muller nachbarn nachm*
naja nummern objek* objektiv offene offnen per perso* personalausweis pfand pfand* polizei porta* portal praktisch
praxi* praxis publi* putzf* rappe* rappelvoll raten raten* rechnungen redet reini* rezen* rot ruber ruber* rucks*
sachen sagte sagte* sass schal* schalter scherz schic* schlusselkasten schraube schubladen schwe* schwi* schwiegervater
seele* seelenruhig seinem selbstauskunft siche* sicht* sorge* stand standen stick* stimme suppo* support tagli* taglich
tauschen therapeut tippfehler tocht* tochter traum trese* tresen ubrig* ubung* ubungen umkleide unterschrieben
unterwasche vater vater* verif* verifizierung versand verse* verta* vertauscht verte* verteiler verteilt vertreter
verwe* video video* volle vom von vorhange vorstellen w wann warum warum* wecke* weine* welch* wirti* wirtin wo wozu
wussten zahl zeigte zugangsdaten zugestellt`,
      '3': `
300 abmel* abmeldung abruf* absen* aigne* aigner alle altpa* altpapier am_telefon ander* anderen_im angesprochen
antwort apotheker attest auf_deren aufen* aufge* aufgerissen aufgeschrieben aufs auftr* aus_der barbi* barbier bei_der
bei_einem beim beric* bescheid betreff betru* bierd* bierdeckel bilde* bildschirm bitte_meine blatterte bleiben breit*
brett brief* cache cache* chatv* chef chorp* chorprobe conta* container cookies cousi* dame dann_bitte darub* daruber
das_sei dass_ich der_rezeption der_ruckseite detek* die_dame dort_drinnen drucker durch* eingescannt einlo*
einschreiben elternabend empfanger erwah* erwahnt erzahlt es_der etwas etwas* etwas_das eure familien firme* flog
fotog* fotos fotos* fr frau fremden freunde fuhre* fur_alle fur_ihn geburtsdatum geburtsdatum_und gefor* gefordert
gefragt_ob gehalt gehaltszettel geht'* geht's gelan* gelande gelandet gelas* gelassen geloscht genan* genannt geoff*
geste* gewer* geworfen glanz* googl* google grupp* gymna* gymnasium habe_angerufen habt_ihr handl* herau* heraus
hochgeladen hof horten ich_aber ich_nicht ich_stand ich_wohne id im im_nebenraum in_der inhal* inhalt insta* jeder
jeder* jetzt_im kassiererin kennw* kennwort kolleginnen konkurrenz korbc* korbchen kosme* kosmetikerin krankenkasse
krankheit kredi* kunde* labor* lande* laut leasi* lebenslauf leck lehrerin leihw* leihwagen lerns* lieferschein liege*
liegen linse* liste liste* login login* lohna* lohnz* machte mahnu* mahnung man_versteht mappe mappe* mappe_mit
mein_geburtsdatum mich_drauf mietw* mit_ton mitgl* monit* monitor nachmittag nahm name namensschild nebenraum nehme
newsl* nie_gefragt noch_da notar noten* ob_der offener onlin* online passend passwort plaka* plakat postb* poste*
postf* postk* postkarte praktikanten praktikantin regis* reha reisepass reklame rezep* ruckseite rufen rufen* sass_da
schaufenster schei* scheidung schmi* schul* schulerinnen schwarzen schwester scrol* sehr_gut seine seine* seitd*
seitdem sende* sie_dann sprach standort statu* status steckte tauch* taucht teiln* telefon test testa* testament track*
ubers ubrigens umkle* umsat* umschlag und_meine und_was und_wieder untersuchung verein versicherung vollen von_meinem
von_mir vor_der vorge* vorgelesen vormi* wartebereich weiss weite* welche wiesn* wurden zeigt zeitu* zeitung zeugn*
zimme*`,
      '4': `
absender accou* account airbn* airbnb am_empfang an anderer angelegt app aufdruck auftrag ausku* auswe* ausweisfoto
bankb* benut* besprochen beweg* bewerbung bewerbungsunterlagen bewertung bilder blink* briefe cousine der_reparatur
der_umkleide diagnose die_firma diskr* dorf drauf drauf* durch_den einbe* einbehalten einer_frau einloggen elter*
erlau* erlaubt erzahlte ex_mann expon* fakto* faktor famil* festp* forde* frau_aus galer* galerie gebro* gefil* gefilmt
gefra* gefragt gefun* gefunden geles* gelesen geoffnet gesicht gestellt habt hausverwaltung hinwe* hinweis homep*
homepage in_meinem inhab* jeman* jugen* kabin* kabine kanzl* kanzlei kennt kennt* konta* kontakte kontoauszug kopie
lagen lagen* lief liest liest* link loggt* loschen mein_profil meiner meines mietwagen mitarbeiter nachb* nachh*
nachher nackt nackt* nannt* nannte netz newsletter notar* notie* notiert nummer offen pass passe passw* plotz*
plotzlich postfach rache rache* registrierung repar* rezeption rontg* sah schlafzimmer selfi* selfie sender silbe* sim
stalk* stalker stand_da stick telef* uber ubern* uberw* unbek* und_am und_wer ungef* ungefragt unser* unseren verla*
verlangt vermi* verra* verraten verschickt verweigert von_einer von_meiner wartezimmer wecker weiss_es weitergereicht
wer wohno* zeich* zeigt* zugan*`,
      '5': `
akten* allen allen* an_die an_meine anderen anschrift arbeitgeber arztb* arztbriefe attes* aufna* aufnahmen babyf*
befund benutzt bespr* blinkte cc chats chats* conci* concierge datenpanne diagnosen durch e_mail einwi* elternchat
empfa* erfuh* ergeb* ergebnis erzah* euch euer eurem eurem* eurer eurer* faceb* facebook fehlg* fehlgeburt festplatte
filmt* foto fur_jeden gebur* gedre* gedreht gepos* gepostet geschickt gesic* gespr* gesprach gesprache gps gruppe
haara* haarausfall hacke* hacker handynummer hausv* heiml* heimlich iban ident* im_cc im_dorf inkontinenz jemand konto*
kopiert kriti* kritik kundinnen landete lesba* lesbar loschung mailadresse manda* mein mein_gesicht meinen_namen
mit_allen mitar* mitgehort mitgeteilt numme* offenen offentlich passn* passnummern patie* patientin pdfs pin plaud*
prakt* priva* private psych* quer rauchmelder schickte schulden schwangerschaft sichtbar stieg* stiegenhaus tagebuch
telefonat tikto* tiktok trats* tratscht ubernommen uberwachung unbekannten unsere unsere_terrasse unverschlusselt
vermieter verof* veroffentlicht verschwiegen vorher_nachher webca* webcam whats* whatsapp wohne wohne* zugri* zugriff
zusti* zustimmung`,
      '6': `
abtre* adresse adressen akten ausgehangt bcc befun* bestatigte bestellungen callc* callcenter daten der_vormieter eines
eines* einwilligung eroti* fremde gehal* gemai* gemailt hiv im_netz inkon* kamer* kamera klart* klartext konte* konten
kontostand krank* kuver* kuvert lauscht losch* maila* meine meinem meinen mit_meinem mitge* nachbarin namen offen*
offen_im outet* parte* passe* plauderte post schuf* schufa tageb* verri* verriet vormieter wildf* wildfremder zielt
zielt* zimmernummer`,
      '7': `
abgelichtet bewer* daten* diagn* eines_anderen ex fremd* kopie* las lausc* meine* namen* rief samt thera*`,
      '8': `
adres* fremder profi* profil`,
    },
    safety: {
      '2': `
140 2x 61 abgefahren abgelaufen abgew* abgez* ablag* absch* allei* am angek* angez* anhan* aufgezogen aufha* babybett
bad beifa* beleuchtet besch* betre* betreiber blase* blasen block* brauche brockelte bub bunga* bungalow daneb* daneben
daran daran* defek* defekt den drang* drauf* draus* draussen dreis* drin druber durchsage eh eiert* eierte einer einer*
einfach eingeschlafen einka* einkauf enden enden* erleb* erlebt erstm* erstmal fahre fahren faire* fehlt fehlt* fests*
fettf* fettfilm flamm* flies* flur fondue fotografiert foyer foyer* frisc* frisch fruhstucksbuffet fussball ganzen
garagentor garde* gaste gebet* gebeten gedru* gedruckt gefalle gegen gegenuber gehan* gehangt gehau* gekip* gekippt
gemer* gemerkt genah* genaht gerau* geschnitten gesto* getip* getippt getra* gewei* geweint gewoh* gitte* gitter glasb*
griff griff* halte* hand handy haut heiss helm herab herd herdp* herdplatte hinge* hochl* hochlade hochr* hochregal
holzs* hosen* hufte hufte* ignoriert im in installateur jung kabelzug kabin* kamin kamin* kanis* kanister klapp* klos
knie komplett konzert kopfe* kuhlp* kundennummer kutsc* lachte ladek* lagen lagen* lands* landstrasse lehrb* lehrbuch
leihs* leitung linke* loch los lose luft mach mann matra* matratze matratzen matten meinem meiner meinung menge* mitar*
mitarbeiter mitge* mittel mussens nachgefragt nachs* nacht nachts nah nebel* neben neffe nettes netzt* netzteil notie*
notiert obere obere* offen ohne oma ordnung passieren pfleger pinze* pinzette pool publi* publikum rasie* raucher
rausg* rausgeflogen reagi* reichlich renne* rennen rief rolla* ruhe saal saugt* sauna* schalter schatze schau* schla*
schliessen schne* schone schos* schoss schra* schri* schrieb schultern schwamm schwi* selben sich sohn somme* sonne*
spanngurt spieg* spinnt sprit* stahl* stand* stark stati* stehn stehn* stelle steuer stock stromsaule stufe* stuhlbein
sturm sturm* tasch* therm* toaster tram treppe umges* unges* unseren venti* verba* verliert vermieter versc*
verschlossen verstaucht verstellt verta* vorau* vorbei vorko* vorm vorst* wachs* wacke* wackelig wand weg wende* wildw*
wildwasserbahn wisse* wissen wollt zersc* zuckt* zusch* zweit* zweiten`,
      '3': `
100 120 180 ab abges* abgesturzt ablage abnim* abnimmt abschalten abspe* achte* alarm alarm* allein allem_uberdruss
am_boden am_handy am_selben an_die angesprochen ankom* ankommen anlag* anlage arme auf auf_und aufgeplatzt aufgerissen
aufzug ausga* ausgelaufen auto autob* autos* bahns* balko* ballebad bank bauge* baugerust becken bei beinp* beinpresse
bekam bekam* betreuer beule beule* bis_zur bitte_nicht blank blieb blieb* boile* boiler brannte bugel bugel* busfa*
busfahrer dach damit damit* dampf* das_linke decke der_badewanne der_fohn die_grosse diesm* diesmal diesmal_leider
drube* dunkeln durch_die ec einge* eingestellt eisen* er erled* erledigt ersten_stock erzahlen etage* eurer eurer*
fahrer fahrt fahrt* fast fehlten festgehalten feueralarm firma_hat flixb* flixbus freie* freier freundin fritt*
funktion gab gasth* gedrange_am gefallen gegen* gemel* gemeldet geschrien geste* gesteckt gestochen gestreut gestu*
getreten gewic* gewohnt glatt* glock* gondel gross gurt haare* haare_im hakte hakte* halb halb_leer hallo hallo*
haltestelle handb* handg* hangen hante* hat_den heiss* heisse herun* hinterm hitze* ich_hab ich_lag ihn ihren ihren*
im_dunkeln im_ersten in_die inhab* interessiert kabel kante* karus* kette kettenkarussell kinde* kindergarten
kindersitz kinderwagen kinn klamm* klebe* klemm* knapp knapp* knoch* kontrolliert kreuz kurve kurve* ladeg* ladegerat
lades* lampe* laufb* leere leite* lieferte linke locke* losch* luchs* machte markiert markise meine meine* meinem_mann
meinen melde* mir_die mit_der monti* montiert motor* mutte* nachbarin nachg* nachgefullt nagel nagel* nasse neben_mir
nickt* nickte niema* niemand nordw* offener offne* offnete ohne_batterie palette passa* piste* platzen po putz
quetschte rad radio radio* rauchen reagierte regelte reinigen rettu* rollator ruckte runter satte* saust* schar*
scharfe schil* schild schlafzimmer schlauch schuh* segel* so_lang sperr* sperrte spiegelschrank spruhte steckdose
stieg* stillgelegt stock* strom stunden_im taxle* taxler teppich tiefe* tippt* tischdecke turm uber uberd* uberdruss
uberm* ubers umgek* umkleiden unter vater vater* verko* vermi* verra* verschwiegen verse* viertelstunde vollb*
vollbremsung von_der vorstellung wachs wacht* wahre* wahrend war_mit war_ok warnu* warnung wasserkocher weil_er wespe*
wirti* wirtin zeitu* zeitung zerma* zu_allem zu_zweit zugez* zunde* zusam* zusammen zweij* zweit`,
      '4': `
abdec* abgasrohr anschlag auf_unsere aufge* aufgeschlitzt aufgeschurft aufgewacht aufpa* aus_der autobahn badem*
bademeister bauma* baumarkt benzi* benzin berga* bergab bescheid blank* blut board* boden boden* brann* bremsen buhne
dem_schlauch den_gehsteig der_kurve ding drahte durch* dusch* einga* eingang eingerissen er_mit etagenbett falsch
feuerloscher feuerwehr fohn fuss gabel* gepre* geprellt gerus* gerust geschmolzen gestellt getrank ging_unter gonde*
gondeltur guide guide* haare halterung heizd* heizdecke herunter hinterliess ich_hatte kinderzimmer kiste* kisten
kleinkind knieh* kniehoch knochel kohle* kopf kopfh* kreuz* kronl* kronleuchter lampe leck leihr* leihrad leiter lenker
liess liess* liess_sich locker marki* meldu* meldung meter montage nachsten nasse* nebelmaschine neffe* noch_am noch_so
notru* notruf offen* ohr pedal* pferd* piste platz* ppm puddi* pudding rauch raucht raus roller rosti* rucken rutsche
samt scher* schlag schor* schornsteinfeger schuh schulter schwimmwesten scoot* scooter seil sich_auf spielzeug split*
sprin* stand stiche stufe stumm stumm* sturz taub teppi* todes* tribune uberh* undic* undicht wahrend_der werks*
werkstatt zaun zog zweit_erlebt`,
      '5': `
abdeckung abgek* abrup* abrupt abstu* am_beckenrand angeschlossen angezogen arm auf_mich aufs baum becke* beckenrand
biss blaht* blahte blockierte brandblasen bremse buhne* co co_melder dachl* decke* der_autobahn der_fahrt der_nacht
eingehangt eingenickt elekt* ertru* ertrunken evaku* evakuierte festg* feuer fi fing finge* flamb* flasc* flasche
floge* flogen fondu* fuhr_an gefal* gehst* gehsteig gesic* gewis* haars* haarscharf handl* hange* hingen ins kabel*
kante klebeband klemmte knick* knickte kohlenmonoxid laufband lenke* lenku* lenkung matte matte* metern motorhaube
offene pferd platzwunde radmu* radmuttern ragte ragte* raste rastete reife* reifen rippe* rolltreppe rot runte* sackt*
sackte schaute schlagartig schlug schlusselbein schnellkochtopf schraube schwimmweste sessel sessellift siche*
sicherungsgerat splitter sprei* sprunggelenk steck* steckte steissbein stichflamme stopp* stoppte tempo tempo* therme
tribu* uberholte uberm veran* verbruht verga* vergass versagten verschraubt vorderrad whats* zipli* zipline zisch*
zischte zugek* zwei_stockwerke`,
      '6': `
abgas* airba* airbag angeknackst anges* angesengt aufzu* blute* blutete boot brach* chauf* chauffeur draht* droht*
drohte durch einen_schlag explo* fahre* fiel finger fluch* fuhr funke* funken geris* gerissen gesicht gewischt ging
glass* handlauf hing hochb* kette* klett* melder meter* morsc* morsch notau* notausgang_mit panik panik* platzte qualm*
qualmte quets* rauch* rauchmelder reing* rollte rutschte schmo* schmorte sesse* sprun* steis* stich* stockwerke strom*
sturz* verbr* vorde* wirbe* zersp*`,
      '7': `
bein brach brand* explodierte flog klappte loste loste* loste_sich notausgang raste* rollt* spran* sprang sturzte
tauch*`,
      '8': `
brems* feuer* gebro* kippt* kippte krach* krachte rutsc*`,
      '9': `
gebrochen riss`,
    },
    theft: {
      '2': `
100 200 22 47 900 abgab* abgabe abgebrochen abgeh* abgezogen achse* agb agent* agentur alte anderem angab* angek*
angestellte ans anzug* armba* armband attra* auch aufen* aufenthalt auffi* auffindbar aus ausfullen aussc* babys*
bademeister bank beide beim beitr* benutzen berechnet besta* bestellung bestr* betreiber beute* beutel blieb* blod
blumen bonus* bose box brille campingplatz chip da dachterrasse dass deute* diama* donnerstags drohn* drohne durch*
eigener eigenes einer einer* einga* eingang empfahl enker* enkerl entso* entsorgt er erkennt etui fahrr* fahrrad firma
firma* flur freie fremd* fremde frisc* fruhschicht fuhr funfz* gab gartn* gedra* gedrange gegri* gegriffen gehan*
gehangt geholt gelee* geleert gelegen gemel* gemeldet genia* genial genom* genommen geoff* geris* gesic* gestellt
getru* getrunken gewis* gewischt gezog* gezogen gezup* gezupft glaubt golde* goldene gps grafi* gutachter guten guten*
gutha* gutsc* habt hafte* halle* hallenbad halten hambu* hamburg hat hats hatte hatte* haus heiml* helfe* helferinnen
helm hing hinterm holte holte* horgerat hotel* huhne* ihn ihr inhab* ins interessiert irgen* is jacken jetzt jetzt*
kanin* kannten kartc* kartchen karton kasch* kids kindergarten kiste knochel kontr* kontrolle kontrolleur kopiert
kosme* kraft* kreis* lacheln ladeg* ladegerat ladekabel lades* laptops leergesaugt lehnt* lehrl* lehrling leihschuhe
leine leine* lieferschein lud mallo* mallorca marke massa* massage medik* merkt* minibar mir monti* montiert motor* mrt
munze* mutter nachgefragt nachh* neue offne* offnete ofter* ohrstecker oma op opern* orden original packl* packli
packung palma palma* parkh* passau pensi* perso* pfeil* pfeiler pflegeheim pfleger platz praxi* praxis quitt* rader*
rechnen regenschirm reife* rein reiss* reparatur retou* roller rot rucksacken sah schei* schick schild schlafwagen
schlittschuhe schloss schlosser schmunzeln schone schwiegervater seil seine* seinem sendu* siche* sicher skisc* sneaker
sowas sowas* spita* stationsleitung stehe sterb* tacho tacho* tauschen tause* tausend techno teppi* terra* theke theke*
therme tja tram transfer trick* turns* umzug unsere unseren unterschrift unterwegs uralte vermieter vermieterin
verschlossenen verschwand verstandlich verwaltung verweist video* vierzigsten vorha* vormieter wagen waren wechselgeld
weniger wert whisky wiederkommen wien wirti* wirtin wo wofur wofur* wohl wohnm* wohnz* wohnzimmer wurde wussten zeigt
zeigt* zeitu* zucke* zuges* zwanz*`,
      '3': `
600 aber_es abgeschlossen abteil alles_weg am_buffet am_selben angeh* angekommen anhan* ankunft anzug attrappe auch_das
auf_dem aufha* aufhangen aufse* aus_meinem ausch* auschecken ausgenommen autoschlussel_weg banko* bedie*
beim_auschecken benutzt bestatter billi* blieb blume* brieftasche buggy buggy* chef china* darin darin* dass_die
dem_haus dem_tod denke* denken der_box der_umkleide des die_neue diebe* diebs* dort drauf drauf* durch eigen*
ein_formular ein_jahr eingesetzt elekt* er_es erinn* erset* ersetzt es_wieder eure fehle* feier felge* felgen
ferienwohnung festival flott flott* flughafen frage* frank* franken frisch garage garne* gartner gebli* gefil* geige
geoffnet gerus* gesichtsmaske getau* gitarre gold goldkette grab grossmutter gurtel gutes gutes* handt* handw*
handwerker handy* hatte_einen heim hervo* hingegen horge* ich_ihn im_heim imita* inhal* inhalt innenreinigung inspe*
inspektion ist_auch jacke jeans* kassenzettel kassi* keiner_hat keller kissen koffe* koffer kopfh* kraft lag laptop_und
latte* laufr* leer lieferant liege* liess liess* maler maler* maure* meile* meilen mein meiner meiner_oma meines minute
mir_den mir_in mitar* mitarbeiter monte* monteur munzen nachl* nachsendung nacht* nicht_mehr nie_angekommen numme*
nur_am ober objektiv objektiven offen* ordne* ordner origi* packc* packchen paket passe* perlen personal pfand*
pflegerin plotz* plotzlich putzf* rader radl rausg* reinigen reissverschluss repar* rezeption rosti* s sache* safe sagt
satte* sattel scheibe scheine schlafend schliessfach schlo* schlu* schon_der schultern schur* secur* security
selben_abend seriennummer skischuhe solle spiele spind_aufgebrochen spital sprit spure* spuren stand stander stati*
station stein* steine stellplatz stimm* stimmt stimmte streifig table* techniker teure tiefg* tiefgarage tod toten*
tragt tragt* trese* tresen trotzdem_nicht tun turnschuhe turst* tursteher tv ubergeben ubrigens umso und_autoschlussel
verdu* verla* verschollen verse* verspielt verweist_auf verwi* vierte vom_opa vor_dem wachm* wachmann wacht* wagen*
war_nach waren_die weg_der wette winterreifen wohnw* wohnwagen wurde* zeitungspapier ziegel zigar* zimme* zu_fragen
zufal* zufall zugbe* zugek* zugeklebt zugestellt zuruc* zweitschlussel zwischenzeit`,
      '4': `
300_euro abgeg* abgehoben abgen* abgenommen abges* abgesperrt ass auch_die aufgemacht aufgerissen aufgeschlitzt
aufgeschnitten ausgeraumt aushi* aushilfe auto band barge* benut* betre* bewei* borse bote brief* dashc* dashcam dem
depot depot* der_garderobe der_mittelkonsole der_rezeption die_uhr diebstahl eigenen einbe* einbehalten einge*
eingelost einst* fehlt fehlt* firme* fotog* fotografiert fragen fruhl* fundb* fundburo funfh* funfhundert funfziger
futsc* futsch ganzer garag* garderobenfrau geblieben gebur* geburtstagskarte gegen gegen* geige* geld_weg geldbeutel
geldborse gepack gepfl* geraubt geseh* gesehen getauscht gramm gramm* gutscheine haftu* haftung handtasche handy
hat_jetzt hof hunderter ihrem ihrem* inven* juwelier katze kelle* kohle konne kopfhorer lag_ein lapto* laptop lasse*
leergeraumt leich* lkw maste* meinen mitbe* mitbewohner mitgehen mitgenommen mittelkonsole mobel munzf* mutte* nach_dem
nach_der nachbarin nachher nachtkastchen nachttisch nachttischschublade nachtzug navi objek* offen ohrri* ohrringe
packu* pakete perle* pfleg* polizei putze* putzen putzfrau reifenwechsel reinigung retour sachen sagt_der saxop*
saxophon schaf* schaffner schale seit_die sendung siegelring sind_jetzt smart* sneak* sogar sogar* spend* steck* steckt
steckte stuhl stuhl* taxif* taxifahrer techn* toten treso* tresor uber_nacht umzugsleute unauf* unserer vater* vaters
velo verein verleih versc* videouberwacht von_der vorhangeschloss vorm wachter weink* welpe* werks* werkstatt werts*
wertsachen whisk* wisse* worde* worden wurde_mir wurden zelt ziege* zugan* zugbegleiter zulet* zuletzt zwanziger`,
      '5': `
300 abgegeben abhan* airpo* airpods aufgeflext aufgelost aufgestemmt ausge* ausgetrunken ausgewechselt autos*
bankomatkarte bekla* beklaut bewachten bike bronz* club dem_personal der_garage der_praxis diesel e e_bike entrumpler
fehlte_ein garderobe gegra* gekna* geknackt gemau* gemaust geoffnet_und gepac* gewic* ging_mit goldk* grabs* griff
griff* halsk* halskette hat_der haushaltsgeld herau* ipad jeman* jemand juwel* klebe* kuhlb* kuhlbox kuver* kuvert
lassen leerg* mante* meine meine* mir_das mitgehn munzs* munzsammlung nachts ohne_zu opas papas papas* parfum parfums
passe pelz raumt* raus rucks* samt schmu* schweigt silberbesteck silbergriff sonne* sonnenbrille_und spars* sparschwein
spazi* spind* ssd stahl stahl* stibi* stibitzt tablet tank taschen tausc* tauschte unser* verlassen vermi* verta*
vertauscht vom wahre* wahrend was_gesehen werkzeug werkzeugkoffer zimmersafe zuruckgegeben zuste*`,
      '6': `
abgeschraubt abgez* abmon* abmontiert abtra* abtransportiert aufgebrochen aus_dem aus_der ausgeraubt ausgetauscht
autoschlussel bargeld bediente behie* behielt borse* die_kamera einbr* eingebrochen eingelagert entfu* entfuhrt entru*
fehlen gefla* gefladert geldb* gewicht grins* haush* hob jacke* katal* klebeband kleingeld kundenparkplatz langfinger
leichter mamas mamas* mantel mehr_drin meine_tasche mobel* nahm paket* parfu* pass porte* portemonnaie raumte reini*
rucksack schlussel schmuck siege* sogar_die sonnenbrille spind stand_offen umzug* unauffindbar und_behalten
verscherbelt verschwinden zigaretten zuckt zuckt* zusteller`,
      '7': `
behal* behalten bewac* drin eheri* ehering entwe* entwendet fehlten garde* gekla* gemop* gemopst geplu* geplundert
gesto* iphon* iphone kamer* klaut* kupfe* langf* mitge* omas ring silbe* tasche verschwunden weg wegge* werkz*
zuruckbekommen`,
      '8': `
aufge* entno* entnommen geklaut kamera`,
      '9': `
fort gestohlen tasch*`,
    },
    threat: {
      '2': `
2021 214 absch* absender achte* adres* adresse affen akte alte anhan* anlag* anlage anten* antenne anwal* aquar* arbeit
auch aufgenommen aufle* aufmacht augen automaten azubi azubi* bagge* bagger bar bei beide bellt bellt* bereit beruf
betreiber bildern bille* bin bitter blaue* blutig bombe bote brems* bremsen bring* caddy* d dank deins* den denke*
denken dicht* diens* doch drive drive* dunkeln durch eck ein einbe* eines eines* einfahrt eingezahlt einkaufszentrum
einzeln entwe* entweder fahre* falli* fallig famil* fass federn feier* feuer* find finde finden finge* flamm* fliegt
foyer foyer* frech freit* freun* frisc* frisch friss* frisst garage gebla* geblattert gebor* geboren geduldiger
gefallen geflu* gehst* geklaut gemah* genug genug* gera gericht gespr* gesund gewac* gewachshaus gewah* geworfen glatz*
gott grund grundwasser gurtel hackf* hackfleisch haha hambu* hamburg harml* harmlos haus hausc* hauschen hause* haut
her hilft hilft* hinte* holen holen* hunde ichs ihn ja jeden jeman* jemand kabine kamera kann kassi* keinen kenne kids
kinder kindergarten kiste kling* klingelt knall* knies* knopf koche* kofferraum kolle* kollege kopfen krach* krage*
kragen krankenhaus kurve kurve* kusch* laden lasch* lasse* lauf lauft leben* leichen leitu* liege* liegt liegt* linz
losen losen* mache mahnu* mahnung mappe mappe* matte matte* merkt* meter meter* mich montag mull mutti mutti* nachfragt
nacht nachtschicht nah nasch* nasen* naturlich no nochm* nochmal notie* notiert novem* november nutzen offenbar ofter
oma onkel onkel* ordne* ordner packc* packchen paket passe* passt perso* pfeff* pflas* platt* plotz* plotzlich priva*
probl* problem profe* proto* protokoll rate rechn* rechnung rein reingesteckt rettet rhein rhein* rollo rollo* runter
sache sache* sagte sagte* samst* samstag samt schau schei* scheiben schep* schim* schluss schlussel schneller schrank
schreib schreibe sechzig secur* security seitd* seitdem siche* sitz so spate* sperr* sport* sprengstoff sprin* steht
steig* steigt stein* stieg stieg* stock stoss* sturm sturm* table* taub thuje* thujen tod tote traktor traus* traust
traut traut* trepp* treppen tritt tusch* umgef* unges* unterwegs vater vater* velo verargert verbi* verdient verdr*
verfo* vergi* verkr* verra* verraten verse* versp* vertreter viertel vitrinen volks* vorbestellen vors wann warte* weh
weine* werden wert wicht* will wir wird witwe witwe* wochenende zahl zeit ziege* zuers* zuerst zunde* zur zwanzig`,
      '3': `
500 600 900 alle_vier anwalt aquarium art asche* auch_der auch_schon auf_einer aufma* aufmachen auftr* auge aussieht
autos autos* begle* begleitung bei_ihnen bekommt bestatter besuchen betre* blau blutr* bolle* boxen boxen* brauch
brauchst brennen brotchenservice cousi* cousin cousins da da_hilft dann das_ich das_nicht das_war dem_letzten
den_nachsten den_namen denn der_bote der_laden der_stadt die_finger die_kundigung die_richtige dran draus* draussen
drei_monate durchs egal ein_anruf einen_neuen einkaufen einsp* eisen* er_ist ernst ernst* erwis* euch_den fahrer fassa*
faust finde* finger firme* flieg* formuliert fraul* fraulein frein* freitag fremde garten gebet* gebeten gefangnis
gegen gelad* geladen geld gelum* gemei* geric* geseh* gesehen gesprach gibts gibts* gleichzeitig gleis* glock* gnade
gnade* googe* grusse grusse_an gulle* gunst* hab_ich hab_jetzt habe_das habt_meinen hauser haush* haust* haustur heim
helfe* hinko* hinten hinterm hof_ist holz horen horen* ich_die ich_nach ihr_euch ihr_schon ihrer ihrer* interessant
irgen* ist ist_das jahre kann_nicht kauf kauti* kaution keine_heizung kenne* kennen kippe* knallt knien knien* kollegen
komme kommt kommt* kommt_nur konnt* kopf korpe* lache* lacherlich lack laden* lande* lasse laube* lauft* laut_schild
leben legt legte legte* letzt* machen machen_wir macht macht* macht_das mag mal_die mal_um manch* manche mein_konto
mein_schwager meine meine* meine_kinder meinem meinen miete miete* minde* mir_jetzt mit_dem mit_meinen mobil* monte*
monteur morge* nachhilfe nachsten_mal namen namen* nase nem nicht_mit nicht_so niere* nimme* nimmer nimmt_sich noch
noch_ein noch_einen personlich polie* porta* portal prima prima* probi* rache rache_ist rasch rasch* ratte* raus regel
regel* regeln regis* renne* repariert rocke* rolladen rollator ruckz* ruckzahlung ruhig ruhig* sagen sagen* sarg sauer*
schade_um schauen schicht schick schil* schlu* schneidet schon schon* schre* schule schwager seh seid_ihr seien seien*
seit_acht setzt sich_der sicher sie's sie's* siebt* siebten silve* sind solch* sonst sonst* spat_und stadt stamp*
steh_ich steht* stehts stelle stosszeit tabletten tank telefonat testa* testament totschlag tragen treppe triff* typ
uberl* ubern* ubers uberweisen ubrig* um_zehn und_dann und_er und_kalt unfal* unfall unpun* unpunktlich unterricht
verfolgt verga* vergr* verlass vitri* vorbe* vorst* vorstand was was_ihr wegge* weissen wenn_ihr werde* wir_machen
wird'* wird's wohnt wohnt* wohnu* wohnung wunde* wunschen zaun zerle* ziegel zucke* zucker`,
      '4': `
300 900_euro albtr* albtraum allein an_die auch_mal auf_euch aus_ich auto bau beim_nachsten berli* bis_freitag boxve*
boxverein brief* bringe brudern bursc* busse* clan dann_brennt darau* das_tor demna* demnachst den_hals denkt denkt*
der_ist der_nachsten dich_nicht die_bude die_tur diesmal_leider dritter er erled* erwische es_gibt euch_das familie
fang feierabend fuhle* ganz geh gehor* gehort hab_nix hab_noch hand hau_ich hausv* hausverbot helm heut hinterher hof
hubsc* ich_ihn ich_komme ich_mach ich_meine ich_mit ich_nicht ich_sag ich_wohn ihnen ihnen* ihr_hunde ihr_mit ihre
in_den in_die irgendwann ist_aus jetzt_hier kanns* kannst karre karre* kaut kein_geld kennz* kennzeichen
kennzeichen_hab kleinholz knarr* komma* konnt koter koter* krieg kriegst kugel lacheln lands* lappe* lappen lauer*
lauere leid letztes liebe* luftg* luftgewehr mach_dich mache* mafia* mal mal_was manag* manager mehr_ich mein mein_opa
meinen_brudern meiner_oma mich_nicht mir mir_noch morgen motor nachsten nehm nichts_mehr noch_den november_keine
offenen ofter* parkt* passend passieren passiert passt_auf platt polier privatadresse probieren rache* reklamiert
rennen richtige rief rolla* sauer schau* schild schimmel schlaf schlechte schne* schonmal schwo* seit_november sie_sich
so_schnell soll sollt* sollte sorge* spass spass* sprit steh strick tief trau treib* tut's tut's* tut_mir uberleg
ubrigens ultra* ungar* verdi* verstopft von_euch von_mir vorbei_und vorsc* wald warte weiss* weiss_wo wenn_der wer werd
wie_er wintergarten wisst wisst* wo_der wo_euer wohn zahne* zund zur_schule zuruckkommt`,
      '5': `
allei* alleine auge_um baseb* baseballschlager baule* bauleiter begeg* bei_mir benzinkanister berlin brech briefkasten
bring bruder bude dann_reden darauf den_laden die_hand diesm* diesmal eigenhandig empfi* empfindlich es_wird euch_auf
euer_buro euren euren* fackeln fahr faust* flammen fliegen fress* fresse freue* freuen fuhlen gebis* gebiss gemeint
gesic* gesicht geweh* gewehr golf hab hab_einen hamme* hast_du heimw* heimweg herr hoffe* hoffentlich hol hol_ich ich
ich_fahr ich_hab ich_kann ich_keinen ich_komm ich_krieg ich_mir ihm ihr_seid ihr_treibt ihr_werdet ironi* jagds*
jagdschein jungs* kamer* krieg* kumm lieber mal_schauen man_sieht manner merk mich_vor mir_was mit_der nachs* nebenbei
noch_einmal noch_so parkt pass passi* polizei pruge* prugel ratten reden reden* reden_wir reife* riska* riskant rottw*
rottweiler runte* schadel schauen_wie schaufenster schone schut* seid seid_schuld setz setzt* siebenmal silbe* solange
sorg spaten spren* spring springe stech stech* tor totsc* treffe treffen treibt treibt_mich typen typen* ubern um_auge
unbel* unbeleuchtet vergifte verlieren vorbei war_beim ware warnu* warnung wartet watschn weisst welt wenn_das wir_uns
wir_zwei wo wurd zahne zeuge* zeugen zu_verlieren zum_hof`,
      '6': `
axt benzi* bist blut brenn* brude* das_mit deinem deinen deiner denk die_familie du_hast eben feuer freunde grossvater
gute hammer ich_den ich_dich ich_eben ich_weiss ihr_habt ihr_noch inkas* inkasso jungs kameras kenn komm komm_ich
konnt_ihr kunft* kunftig lass lautet leg linde* lindengasse mach_ich mit_euch motor* nachts oder oder_es oder_ich
reifen sag sag_ich schlage schmeiss schon_mal solan* sollte_man streichholz such und_ich und_ihr ungluck verspreche
vorschlaghammer wart wegen_einem weiss wenn_du wenn_ich werdet wirst wirst* zieh zundh*`,
      '7': `
bald brennt de dreh ein_paar euch_die eurer eurer* facke* habt hast hau hubsches ich_euch immer_zweimal komme_mit mach
nur_so schnell sieht_sich treff* unglu* watsc* wenn`,
      '8': `
bei_euch brech* di eurem eurem* gell so_ein`,
      '9': `
dein deine deine* dich dir du euch euer eure i ihr paar`,
    },
    violence: {
      '2': `
63 75 abgef* absch* allein anger* anzug asche* auf aufgestanden aufse* augen becken began* begann behin* beifa* bellt*
besen* betrunken bis chef detek* drink* drinks druck* eine einem einem* einge* einkauf einst* entschuldigt fahre*
fahrg* fahrp* finger flach* flaschen frau fuhr fussen gabel* gasten genic* geoffnet gepar* geparkt getan* gewon*
gewonnen grund* haben haben* hackb* hamme* handschellen hauser heil heiss* heraus herun* holte holte* kalte* kelln*
kissen kiste* kisten kneif* kneift kneip* kriegt kronu* kronung lebt leine leine* loffe* loffel markt* mein meiner
meines mit mittagessen mitten monte* monteur mutze mutze* nachtportier oder opa pakete papa pfann* pfeil* poliz* quitt*
quittung regelrecht rein rennt rennt* richt* rucks* ruckweg ruhe runte* samme* scann* scanner schad* schal scher*
schiff schule setzte sohn speisekarte sperrte steig* stieg stosst straf* stufe stuhl* tasche taschenlampe tocht*
tochter trainerin trakt* tramp* trane* turen turen* uber ubers uns unterlagen verdacht vermi* vollg* von vor vorwarnung
weil wen wende* wenden wirti* wirtin wollte worde* worden zahna* ziehe* ziehen zugem* zugemacht zusam*`,
      '3': `
achtz* am_boden am_kragen an_die an_und anged* angri* angriff aschenbecher auf_den auf_mein auf_meine aufs aufseher
augen* ausga* ausgebremst ausgezogen auto bahns* bahnsteig bar besen besit* betru* betrunkenen bett bis_es bis_ich blut
bon buden* conta* container cousi* daneb* daneben dank dann_hat de dem den_kopf der_bar der_makler der_umkleide deute*
deutete di die_ohren drangte du durchs einen einen* einka* elekt* er_ist er_mich fahrer faust_auf filialleiter finge*
flecken flog frise* funft futtern gaste geh gepackt_und geschoben gesto* gestu* getre* getri* getro* getroffen gewor*
gezei* gezeigt gezwu* gezwungen ging gurte* haare* haaren hat_er hat_mich hausm* hausmeister hebeb* hebebuhne herunter
hetzt* hetzte hilfe hilfe* hinte* ich_hatte im_lager junge* kalte kamer* knall* knies* koch kontrolleur korpe* krage*
kragen kreis kreis* kreuz lacht* lachte laden* lag lager* los mach makle* makler mangel mann masseur meine
meine_unterlagen meines_vaters messe* mich_an mich_in mich_zu mir_auf mir_eine mir_mit mir_wurde mitte* mund mutter_hat
nacke* nacken nahm niere* nur_meine obers* oberschenkel offene oma paket* patie* perso* pfanne pflegerin physi*
physiotherapeut pisto* pistole press* raus reitl* reklamiert rohr rucken rucksack ruckw* sagte sagte* schaf* schmi*
schul* setzt siche* sie_uns sperr* spuck* stellte stieg* strafe stuhl tasch* tauch* taxle* taxler todes* tomaten treppe
trese* tresen umfah* unang* unangemeldet und_auf uns_im unseren vaters verba* verdreht verfo* vermieter vermo* verpa*
vom_personal vor_die vorhanden wachp* wachpersonal wacht* weil_er wenn wenn_die zahne* zaun zehen zehen* zu_funft
zu_und`,
      '4': `
a abged* abschlepper als_ich angeschrien ans aufna* aussen autoh* behinderten besitzer bewor* blutige boden boden*
brech* brude* bruder busfa* busfahrer cousin das_handy demen* den der_besitzer der_faust der_hand der_typ dritt droht*
drohte druckte_mich durch eingesperrt einkaufswagen eisen* ellbo* ellbogen ellen* ellenbogen er_nicht eurer eurer* fass
fingerabdrucke gaste* gedru* gedruckt gefes* gefesselt gehen gehen* gekic* gekna* geknallt gepru* geschlagen geschrien
gespr* getreten geworfen gezog* gezogen griff haben_mich hals hat_mir haube haube* hemd hervo* hinun* hinunter i jahri*
kabel* kamera kassi* kassierin kenn knack* knackte kontr* kontrolleurin kopf krach* ladendetektiv lieferant lila lippe*
losge* mein_knie meinen_sohn menge* mich_gegen mir_die mir_ins mutte* nachtschwester nasenbein neffe* no ohne_grund ohr
pfleg* pfleger rammt* rammte reitlehrer rekla* rippen schel* scherz schrie schub* sesse* sessel setzt* spuckte stati*
station stich stoss* streit stunden_im taxif* taxifahrer tickets tritt typ uber_die und_druckte uns_mit vater vater*
verbrecher verfolgt versperrt von_zwei waffe wechselgeld wille* willen wurde wurde* zahlten zahne zerri* zerrissen
zu_dritt zuckt zuckt* zwang*`,
      '5': `
an_den anges* angespuckt attac* auf_meinen badem* barho* barhocker barke* barkeeper bedra* bedrangt belegschaft blaue
blaue* bluti* brull* brullte buben buben* den_arm den_schadel der_sicherheitsmann der_wirt eines eines* faust fest
flasc* friseur fuss gas gedro* gedroht gepac* gepackt geram* gerammt gespruht griff* grins* grinste grund hat_meinen
hieb hielt hielt* hielt_mich hinaus hinterm hob ihn in_den ins_bett jungen kiefe* knallte knie kniet* knupp* knuppel
korperverletzung mama meinem meinen_freund menge mich_nicht mutter nahm_mich nase nasen* neffen ohrfe* ohrfeigte ordner
paketmann parkw* parkwachter personal pfeff* pfefferte presste range* rauss* rausschmeisser reizg* reizgas rempelte
richtung riss_mich rotzt* rotzte schaffner schleuderte schlu* schuler schulter sicherheitsmann sie stiess_mich stirn
stirn* stoss tauchte tritt* tur tur_und unfas* unfassbar unter_wasser verpi* verpiss verpr* verprugelt wachm* wachmann
wollte_mich wurgemale wurgt* wurgte zeuge* zeugen`,
      '6': `
absic* am_arm am_hals aufgeplatzt ausgeschlagen bademeister bein blute* blutergusse club den_rucken die_schulter
die_tur fahrk* festgehalten freund gebox* geboxt gebro* gebrochen gegen* gegen_den gegen_die gehau* gehauen geprugelt
geris* gerissen geschubst gesic* gestossen gewal* gewaltsam gschl* gurten handg* handgelenk het hinterzimmer hot
ins_gesicht kopfn* kragen_gepackt lippe meine* mi mir nach_mir packt* packte rempe* rief rippe schadel schlug_mir
schlug_mit schubste security stich* verdr* vom warf_den watsc* weil_ich wirt wurge* zahn zu_boden`,
      '7': `
absichtlich auf_mich druckte eingeschlossen faust* fixie* fixiert gegen gesicht hand hinau* ihm in_die ins jochb*
jochbein mich_mit mir_den mit_dem mit_der ordne* pruge* schmiss turst* tursteher verpasste warf zog`,
      '8': `
dich festg* mich_am rippe* riss schlug secur* sties* stiess trat zerrt* zerrte`,
      '9': `
arm er meinen mich`,
    },
  },
};
