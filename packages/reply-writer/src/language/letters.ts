/**
 * Three letters that follow each other in words of a language ("_" for where a word begins or ends), by how often: the
 * power of two of their share. Made by training/count-letters.ts; not to be edited by hand.
 */
export const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    '-6': `
ing ng_`,
    '-7': `
ed_ es_ nt_`,
    '-8': `
_be _co _di _in _re _st _th _un ble ce_ ent er_ ess ion le_ ly_ res rs_ st_ ter tio ts_ us_ ver`,
    '-9': `
_ar _ba _br _ca _ch _cr _da _de _do _dr _fa _fr _ha _ho _la _le _li _lo _ma _me _mo _ne _no _pa _pi _pl _pr _sa _se _sh
_so _sp _ta _te _to _wa _we _wh _wi _wo abl ack age ain al_ an_ and ant app are ast ate ati ch_ cha che com dis en_ end
ere ers erv est et_ eve ful ght han her hin hou ic_ ice ien ill in_ ine int ist ite ive kin lea les ll_ men ms_ nd_ nde
ne_ ner nin nte om_ on_ oom or_ ort our ous out ove per pri re_ rea ren rin roo se_ ser sho sin ss_ sta ste te_ ted tes
the tin ugh ul_ und ut_ ve_`,
    '-10': `
_ad _ag _al _am _an _at _bl _bo _bu _cl _cu _ev _ex _fi _fo _gl _go _gr _he _hi _im _is _mi _mu _ni _of _on _ou _ov _pe
_po _qu _ro _sc _si _sl _sm _su _ti _tr _vi ace aci ad_ aga ail air ait ake all am_ amp any ar_ ard ari ark arm ars as_
ash ass at_ att ay_ bar bed bro car cat cep cio ck_ cke cki cle con cou cra cro dat day de_ ded del der des did din dri
ds_ dy_ ead eak eal ean ear eas eat ece eco ect efu ele eli ell ely emp ept era erc erf ert ery eti ets ew_ fas ffe fic
for ge_ gen gh_ gre gs_ hai har hea hes hos how hro ht_ ici ick ies ifi igh ign ile ins iou is_ isa ise ish isi iss it_
ith iti ke_ ked ks_ lac lat ld_ led len let lig lin lit lon loo lou low ls_ mag me_ mea min mpl my_ nce ndi ned nes nic
not ns_ nti ny_ ock off oin oke omm omp oms ona ond one ong ood ook ore orr ost ot_ oth oug oul oun ow_ owd owe own par
pen pet pla ple ppe pre pro ps_ pti put que qui rac rag ras rat rec red ree rel ric rie rk_ rou row rri rti rve ry_ san
sca sea sh_ she sit siv smo spa spi sse ssi sti str sty sy_ tab tal tch tel ten th_ tha thi tho thr tic tle tor tra tro
tte tur ty_ uch ueu uld una unc uni ur_ ure uri urn use ust ute vat wai was wer whe wn_ wor yli zin`,
    '-11': `
_ab _ac _af _ai _ap _as _aw _bi _by _du _ea _el _em _en _fl _fu _ga _ge _hu _hy _ig _it _ju _kn _lu _or _ot _ow _pc _ph
_pu _ru _sn _sw _tv _tw _up _us _va _ve _ye _yo abu acc ach acu ade ads adv ady aff ag_ agn akf ale alo als ama amb ame
ank ann ape arc arg arr art asa asi asn atc ath ato ats aug aus ava ave ays azi bad bag ban bat be_ bee bel bev bil bit
bla bod boo bre bri bug bur by_ cak cal cam can cef cel cen ces cie cin cks ckt cky cla coc cof col coo cor cre cs_ ct_
cti ctu cul cut dan dar dau dba dec den dep dic die dit dly dma dnt doe don dow dro dve dwi eac eag eam eca eck edi edr
ee_ eed een eer eet eez ein el_ elc elp els em_ ene eni enj ens enu eou epi equ eri ern ero err erw ese esn esp ete eue
evi ews exc ext ey_ fac fai fec fee fer fes ff_ ffi fil fla foo fre fri fro fur fus fy_ gai gan gar gaz ged geo ger ges
ggy gie gin gla gli gne gni gno goo gra gy_ ham hat hav he_ hec hed hel hen het hic hip his hol hon hop hor hot hte htf
hy_ hyg ian ibl ica ich id_ ide idn ie_ ied iew ike il_ ili ils ilt ime imp ina inc ind ini ink ior ip_ iqu ir_ irc iri
irs isg isn ita itc itu ity izz joy ker kes ket kfa kno kta ky_ la_ lad lai las lau lav law lay lco ldn leg lem lia lic
lik liq lis liv lle lli llo lly lov loy lpf lth lug mac mal man mar mas mbi med mes mfo mil mis mme mod mok moo mor mos
mou mpa mpe mpr mpu mus nac nal nap nat nch nco nda ndl ndo ndw new ngs nie nis nit njo nk_ nks nli nne nno no_ noi nor
now nsi nst nts nut oad oas obi obl od_ oda ode ody oes ofa ofe oil ois ok_ oki ol_ old ole oli ome omf omy oni ons ont
oo_ ool oor oos oot op_ ope ord ori ork ors osi osp ote ouc oup ows oye pac pag pai pap pas pat pda ped pfu pho pic pil
pir pit piz plo plu poi pol poo por ppo pt_ py_ quo rab rai ran rce rco rcr rde ref rep rev rge rib rio rip rit riv rly
rma rn_ rne rni roa rob rof ron rop rre rse rst rt_ rta rte rts ruc run rva rvi sag sal sap sed sel ses sgr shi shr sic
sig sio slo sma smi sna snt so_ soc sof som son sou spe spo ssa ssu sto stu sue sui sup swe tai tak tan tas tay tea tem
tfu tie tif til tim tis tiv to_ toi too tre tri tru tun tyl uat uct ue_ ues uff ug_ ugs uic uis uit ull ulo ult unf unl
unp uor up_ upd upe ups urt usi utl uts ved vic vie vin vio vis war way wde wea wee wel whi who wic win wit wle won ws_
wsp xce yea yed yee ygi you ys_ yth zy_ zza`,
    '-12': `
_a_ _av _ef _ep _eq _es _fe _gu _gy _i_ _if _ja _ka _ke _ki _my _nu _oa _ob _ok _ol _op _ra _ri _sk _sy _tu _ui _wc _wr
_yu _ze ab_ abb abo aby acr act adb adf adi adm aft agg agr aid aim ak_ aki ala alc alf ali alm alp alr alt alu alw ana
anc ane ang ani anl ano anq aot ap_ api ara arf arl aro arp ask aso asy atm atr atu aul aun aur aut avi avo aw_ awa awe
awf awl awn awy axi aye ayg ayl ayo ayr azy bac bas bbi bbl bby bea bec bef beh bei bes bet bia bic bie bis bli bor bot
bou boy bru bsl bst buf bul bun but byl bys cap cau cce cci cco ced cey chi cho cil cis cko cli clo cod coh cos cov coz
ctf cto cts cui cup cur cuz dab dad dam dee def deq dfu dge dib dif dio`,
  },
  fr: {
    '-6': `
es_`,
    '-7': `
_de _ma abl ant ble ent ion le_ lle nt_ on_ re_ te_`,
    '-8': `
_ca _ch _co _ho _in _me _pa _pr _qu _ra _re _sa ais ass ati eme end er_ eur ien ill is_ ite man men nde ne_ nne ns_ nte
onn our que res se_ ser sse tes tio ts_ ue_ ur_`,
    '-9': `
_at _au _bo _di _do _en _et _ex _ge _le _li _mo _pe _pl _po _se _si _so _su _te _to _tr _ve _vi _vo ace age ain ait and
att aut ce_ cha che cie com con de_ dec des eco ee_ eil ell enc ere erv ess est eus eux ge_ gen ici ide ier ieu ile in_
ine ins ire ise iss it_ len les me_ mma nce nti nts ois oli omm ons ort out par pat pla pre qui rai rat rec rs_ san son
ssi sta tab tai ten tou tre tro tte uit ule ure use ute ux_ ven vie`,
    '-10': `
_ab _ac _ad _ag _ai _an _ap _as _av _ba _be _bi _br _bu _ce _cl _cr _eq _es _fa _fi _fr _ha _id _im _jo _la _lo _mi _no
_nu _pi _pu _sp _ta _us acc aci aga agr air al_ ale ali all anc ang anq app ari arm as_ ast ate au_ auv ava avi avo bie
bli bon bru bug can cas cat ccu cel cep ces cli col cor cou cre ctu cue dan den dep deu dis dou dre eab eau ece ect ede
ees el_ ele eli emp en_ ena eni enn epr ept equ eri ers esc esp et_ eta ete ett exc exi ez_ fai feu ffe fra ges gne gre
gue ham har hau he_ her hon hor hot ibl ica ich ie_ iff ifi ign il_ ils ime imp int inu ipe iqu ir_ isa isi ist itu ix_
jou lac lan lem ler let leu li_ lic lie lim lis lit lla ls_ mag mai mal mar mer min mis mme mpe nac nda ndr ner net nge
nqu nta nul nut oit ond ont ora ore ote ouc ous pac pe_ pec per pet pid pol por pri pro pti pub qua ran rap ras rav rea
rep ret reu rev rfa rie ris rma roi rop rri rt_ rte rve rvi sag sal see ses sie sin sit sou spa sso ste sui sur tan tar
tel ter teu tie til tis tit tue tur uch uei uel ueu uff ui_ uil uip uis une upe ura urs us_ uti vai veu voi xce`,
    '-11': `
_af _al _ar _cu _du _ec _el _em _er _eu _fe _fo _ga _go _gu _ig _il _ja _lu _mu _ne _ni _on _or _ou _sn _st _un _va _vu
abi ach ack acl act ade adm ado adr afe aff agn ai_ aic aie ail aim ajo alm alp amb ame ana ani ans ape api aqu ar_ ara
ard arf ark arr asi at_ ata atr auc auf aur aux azi bac bat bea bel bil bim boi bou bre cab caf cai cal car cca cce cen
ch_ chi chs ci_ cit ckt cle coc coi cra cro cte cti cui cul cun def dej del dem der dif din dir dit dma don dor dra du_
dui dur dwi ec_ ecc ecu efe ege eje ela elq ema ene enf ens enu epa epl epo era erb erm ern err ert esa ese eti etr ets
eu_ eui eul eun eut eva eve evi exp fac fan fau fec fer fes ffi fic fil fin fle foi for gan gas gat gaz gea ger gno gon
hai heu hie hiq hs_ iab ial ian ice ieg iei igu ima imm ina inc ing ini ipa isc iso isp ita iti itr its ive ivi ivr izz
jeu kta lai lam lat lee liv lli log lor lpo lqu lu_ lue lui mab mac mas mat mau mbr mep mes moi mon mpa mpl mus nab nal
nan nap nci nco ndi ndw nel nem nes neu nex nfa nfl nfo ni_ nib nic nir nit nna noi nom nor nou nsi nst nsu ntr nu_ nus
oca ock odu oi_ oif oig oil oin oir ol_ oll omb omp one onf oni oph opi opr ord orm orr os_ otr oul oye pag pai pas pau
pem pen peu pie pis pit piz ple pli plo poi pon pos pou ppe ppl pui quo ra_ rab rbe rce rd_ rei rem rge ria rib rif rit
rix rk_ rmi rna rne rod ron rqu rro rso rta rti rul rva sat sau sav sca sce scr scu sea sec sem seu si_ sib sif sim sio
sis sna soi som spe squ ssa ssu st_ str sup tag tal tas tat tau tea tee tef tem thi tif tiv to_ toi tra tri tus ual uan
ubl ucu uer ues ull un_ uni uoi urg uri urn urt usc ut_ uta utr uva uve van vat ve_ vei ver vet vi_ via vic vin vis vou
vre vue wic xig zin zza`,
    '-12': `
_a_ _am _c_ _ci _d_ _da _ef _gi _gl _gr _he _hu _hy _ic _ir _j_ _je _ju _l_ _op _ph _ri _s_ _sc _sy _th _ti _tu _tv _ur
_wc _wi _y_ abo abs ac_ acu add agi aha aig ala alc alg alh alo am_ ama amm amp amu an_ anm apr arc are arg arl arq art
aru asa ath atm ats atu aun aup aus ave avr axa aye bad bai bar be_ bee bia bit bof bor bra bro bs_ bse buf bur cac cad
cam ced cee cem cet ceu cev cia cil cin ck_ cke cks co_ coa coe coo cop cos cot cri ct_ cu_ cuz dab dai dal ddi dea deb
ded dee deg dev dez di_ dio dmi doc dom dro ds_ eac eaj eal ean eba eca ech eci ecr eda edi een ef_ efa eff efo efu ega
ego elu emb emm env epe eph epu erc erf erg esb eso esq etu eue eup exo exq fad fag fal fe_ fem fet ff_ ffa ffl ffr fi_
fie fiq fis flu fou fre fri fro fs_ fus gar gem gie gif gil gin gis gla gna gni goo gou gra gs_ gt_ gu_ gui ha_ hah hal
haq has hav hef hem hes hez hin hop hta hui hyg iai iat iba ick ied ies if_ ifl ifs igi ili im_ imi ind inf ioc ipi irr
isf isq itd ito ivo jac jam jar je_ jol jus kel kin ks_ la_ lad laq las lax lco led leg lep lev lgr lhe lib llo llu lme
lmo loc lon lot lou loy lun lus ma_ mam mbe mbi mbo mec med mee mei mem met mie mit mmu mo_ mob mod mor mos moy mpo mps
mu_ mun na_ nad nag nau nca nch nd_ nds ndu nea nee nfe ng_ ngt nia nif niq nis nmo nni nno nnu nos not nse nui nuy nve
nvi oac oas obi obl oc_ ocr oct ode odm oeu of_ ofe`,
  },
  es: {
    '-6': `
as_ os_`,
    '-7': `
_ca _co cio ent es_ ien ion on_`,
    '-8': `
_cu _de _en _es _in _ma _me _pe _pr _re _ro _ta abl aci ado al_ ant car com da_ des do_ era ero est ia_ ido io_ nos nte
ora que qui ra_ res ron sim sta ta_ te_ to_ tra`,
    '-9': `
_am _as _ba _bu _ce _di _du _ex _fa _fr _ha _he _hi _ho _mo _mu _pa _pi _po _ra _se _si _so _su _ti _tr _ve _vi ada ama
an_ aqu ara ari aro art ase ast ato ble bue ca_ cad cam can cep cha cho cia co_ col con cto cua dad de_ die dor dos duc
eco edi emp en_ ena enc end er_ erv esa esc ese eso esp fes gen has ias ica ici ico ida ill imp ina ios isi ist ita la_
las le_ len les lla lo_ mal mar men mie mo_ mos mpi na_ nas nda nes no_ nta nti nto ntr ofe one oni or_ par per pre pro
rac ran ras rat re_ rec ria rio ro_ rof ros ser so_ sor sos str suc tal tam tar tas ten ter tes tic tor tos tre tro uci
uen uer ues ura ver`,
    '-10': `
_ab _ac _ag _al _an _ap _ar _at _be _bo _ch _cl _do _el _em _fu _ge _gr _gu _ja _la _le _li _ll _lo _lu _mi _ni _no _nu
_ot _pl _pu _qu _ri _ru _sa _te _to _un _va _vo aba abi abo ace ad_ age aje ala ale ali alo alt amb ame ami amo and ani
ano apa api ar_ ard are ark arm arr asi ata ati avi azo ba_ ban bar beb bie bo_ bor bre cab caj cal cas cel cer che cie
cin coc cor cos ctu cue cul cur dab das dec dic dur ead eca ece ech eci ect eda efi ega ejo el_ ela ele eli ell ema emo
ene eni eno env epa epc ept equ ere eri erm ern err esi eta ete exc eza fal fas fe_ fec fer fic fri gad gno go_ gra gro
gui gun hab hac hic hij hon hor iad ial ibl icu ied ier ijo ima imo inc ing ino ins int ito jar jer jo_ jor lac lat lea
ler lim lis lle loc los lta lve ma_ mab man mas me_ mec med mej mes mod mon mpe mpl mue nad nal nca nco ndi ndo ndu nia
nic nin nit nue oca och oco oct olv ome omi omo omp ona ond ono ons opa ore ori ort osa oso ost otr pas pat pci ped pel
pen pes pid pis pla ple poc por pos pue rab rad rap raz rde reg rep rer rib ric rot rri rro rso rta rte rti rui rva sa_
sab sal sas sca se_ sen seo ses si_ sic sie sio sit spe ste sti sto stu tab tac tad tan tel tid tie tis tod tua uar uca
uch uct ue_ uel uet uid uie uis una uno usi va_ vil vio vis vol xce za_ zo_`,
    '-11': `
_au _av _bi _ci _ef _eq _er _gi _ig _na _os abe abu aca aco act ade adi adr afe agn agr aja alg alm amp asa aso asq ate
ave axi ay_ ayu az_ aza be_ bid bit bol buf cac caf cai caz cen chi cit cla cog cop cre cuc del dem den dep der dia did
dij din dma doc ebi edu elg elo elu eo_ eor eos erc erf erg ert et_ etr exp fac fat fre fue ga_ gan gon gue ha_ he_ hel
her hes ho_ ide iem ifi ign ili in_ ine ipa iqu isc ism iso iza izz ja_ jos lad lav lch lgo lgu lid llo luq lvi mad maq
mat mbi mbr mid mis mor mpo mun mus nab nch nci ne_ nef net ngu nis nom nor nqu nse nst nvi obr oda ode odo odu ofa oga
ola olc ole olo ord orr ose osi ota ote oto oy_ pa_ pan paq pec peo pet pie pio piz po_ pon pta ram rar rav ray rca rci
rdi ret rfe rga rgo rin riq ris rk_ rma rme rmi rne rob rod rom rop roz rto rve rvi say sci sco scu sec sej sil siv smo
sob sof son squ sur tax til tim tin tip tur ual uan ued uem uga uia uil uin ujo ulo ult un_ unt uqu urs var ven ves vez
vic vie vin vo_ xpo yun zas zza`,
    '-12': `
_a_ _ad _ah _aq _az _br _cr _e_ _ec _ed _fe _go _ib _id _im _ju _ne _o_ _oc _of _st _ub _ul _wi _y_ _ya _za abr ach acu
adm adp adu ae_ ael afa aff aho ai_ aid ail all alv ane anq ape arb arc arg arn asc asu atm aun aur aut ava aya aye bad
bas bel ber bia bic bil bim bog bon bra bri bro bun bus cae cci ce_ ces cib cis ckt cli cro cta cte cui dal dam dan dea
def dej deo dil dim dio don dpr dra dre dru due eal ear ebe ebl ecc ede edo edr efa efe efo efr egl ego egu ehi eib ein
eja eng enu enz epe epi epo ers erz esd esf esg esu evi exm exq fa_ fan far fen fet ff_ ffe fi_ fon fur gam gar gas ged
gid gie gim git glo gni goo gus had ham han har hay hec hem hig hin his hof hom hos hot hoy iac iag iaj iay iba ibi ie_
iej iez ifa igi igr ija ije il_ ila imi imn inm ioc ior ipi ipo ira iro is_ ise iti itu ivi ivo jam jas je_ juz kin kta
lam lan lar lec led lef leg lga lia lic lie lig liz llu lmo lmu lon lor lso lti lud lue lug luj lvo mac mag mer met mi_
mic min mir mit mna moh mol mov mpa mpr mpu muc muj muy nac nan nar naz ncr nde nec nen ner ng_ ngo ni_ nid nif niz nme
noc nsa nsi nsu ntu nu_ nun nve nza oba obo oci ock ocr odm oes oge ogi oha olg oll ols omb omu onc ont onz ood op_ ope
oqu orc org orm orq osc osf osp ovi oz_ ozo pac pad pae pea pei peq pi_ pia pil pit pli pot pto puj pun pus rbe ref rei
rem ren rev rgu rid rie rif rki rmo rna rno rog roq rqu rra rre rue rug rzo sad sag saj sde seq sfa sfe sgr sid sin sip
sol som spi spo spu su_ sue suf sul sus taf tai tap taq tau tio tir tmo toe ton top toy tuo tup tuv uac uad ubi udo ueb
ueg ufe uff ufi ui_ uib uip uit uiv uje ula unc und une uni unq uos upe urg uro urt urv us_ use ust uto uvo uy_ uzg vab
vas ve_ veh vem vi_ via`,
  },
  de: {
    '-6': `
en_ er_ sch`,
    '-7': `
_be _ge ein ich te_ ung`,
    '-8': `
_da _fa _fr _ka _sc _st _un _wa _we age alt art aus ch_ che cht der eis end es_ gen ine lic lte ng_ nge rte sse ste stu
ten ter`,
    '-9': `
_ab _al _an _au _de _di _ei _gu _ha _he _ke _kl _la _li _ma _me _mi _pr _re _si _so _te _to _tr _ve _wi _zu ach aft ahr
and ang ass ber bes chm chn den die dli ech eck ehl eit el_ ell ent era ere ers ert ess est et_ ett eun fah feh fer fre
fri ge_ ger ges he_ hen her hle hre ht_ ien ier imm in_ ion isc ise ist kei kle lag lei len lie lle man men mer mme nd_
nde ndl ne_ ner net nun och oll on_ rat rau re_ rec rei rer reu ris rzt se_ sen ser tel tio tra tro tte tun ube um_ und
ur_ uss ute ver war zei zt_`,
    '-10': `
_ar _ba _bi _bu _do _dr _du _em _en _fe _fu _gr _ih _in _je _ko _ku _le _mo _mu _na _ne _ni _pa _sa _se _sp _ta _vo _wo
_wu _za abe ade al_ all als am_ ani ank ann ant arb ark arz ast ate att atu atz aub aum aut bad bar be_ bie bro cha chl
cho chu ck_ cke de_ des dre ede efe ehr ei_ eic eid eko ekt em_ emp eni ens enu erg eri erk erm ern eru erv esc ese ete
eur eze fan fur geh gut haf hl_ hla hma hmu hne hnu hon ide ie_ ief ies ig_ ige ihr ink is_ it_ itz kal kel ken ker kli
kom kra lan le_ lec ler ll_ llt lt_ lun mei mit mod mpf mus mut nac nel nen nes ngs nik nit nke nn_ nnt nt_ nte ode ohn
omm one or_ ort ote par per pfe pre pro rag ran rbe res ric rmi roc rot rra rsc rt_ rti run sam sau sit spe ssi sst sta
sti str tas tes tet teu tig tis tol tor tt_ tur tz_ tze tzt uch uns ure urz usc utz vor wei wen wer woh zah zen zig zim`,
    '-11': `
_am _ap _br _ch _ek _er _es _ew _fi _fl _ga _hi _ho _im _kr _nu _pe _pi _po _ru _su _ub _um _vi _zi _zw aar abg abs ack
ad_ agt ahl ahn ain air ake akl ame amm an_ anl anz ar_ are arm as_ asc at_ ata ati auf axi bed beg bei bek bel ben beq
bet bge bis bli bot bst buf chh chi chr cki ckl ckt dam dan das dek dem dig dma doc duk dun dus edi ege egt eha ehe eka
eke elh elz ema ene eng enh enn epf ept equ erb erd erf erl err erz esp etz eue ewi fad fai fal far fek fes fet ffe fle
fli fra fru ft_ gan gar geb gef gel gep gew gra gru gs_ gsa gt_ haa hab hal ham han hao hat hau hes hlt hm_ hn_ hna hni
hof hot hr_ hst htb hte hul ick ieb ied iem ik_ ike im_ ind ing ins ir_ ire isl ita ite itt izz jed kam kar kas kat kau
ke_ ket kig kla kor kt_ kti kto kuc kur lad las lat lau leg leh les let lha lln llu lne los ls_ lsc lti lze lzi mac mak
mal mar mas mat me_ mie mig min mkl mmu mpe mun nar nas nem nfr nha nic nie nig nis nkt nla noc ns_ nse nst nsw nta nve
nze ock odu ofe ofl ohl om_ omp onn oph orr os_ ot_ otz pak pat pei pel pet pfa pfl piz pla por ppe pti que raf rai rch
rde ren rep rez rga rge rie rin rk_ rke rks rle rn_ rne ro_ rod rof rop rs_ rsa rsp ruh rvi rvo rze sag san sei sel ses
seu sge sic sie sio so_ sol son sor spa spi spr ssa st_ stl swa swe tag tar tat tau tax tba tez tim tin tli tre ts_ tta
ttu tuc tuh tzi uck uem uer ufe uff uhl uhs ukt ull umk unf unk unt urc urd uro urs us_ usg ut_ vie von wag wah wan weg
wie wig wir wo_ wol wun wur ze_ zel zep zu_ zum zur`,
    '-12': `
_ad _as _at _bl _bo _ca _co _cr _eu _ex _fo _gl _go _hy _ic _is _ja _ki _lo _lu _no _ob _od _oh _pu _ra _ro _ti _wc _wl
_ze abt adi adm adr afa afe aff afu ag_ agn ags ah_ ahe ahm ail akr alz amb ami amt ana anw aos aot apa apo app apu ara
arf arr ars aru ase atm atr au_ auc aue aur avo azu beh bev bew bin ble blo bni bra bt_ buc bur bus bwo cap cci ce_ chf
chw cin ckh cks coc cre da_ daf dat dav daz def deo det dez dia din dio dir dlo dlu dnu dok dop dor doz ds_ dul dur dy_
eam eb_ ebe ebl ebn ebo ebr edo edu ee_ ef_ efa efr eft eg_ egr egs ehm eht ehu eig eil eim eiz ekl ele elf eli elt eme
emu eno enw eo_ eof epa epp esa esi eso esw etr eug eum eut evo ew_ ewa ewe ewo exz ezi fa_ fas fe_ fee ffi ffn fi_ fig
fin fis fit fja fla fme fne fol fsb fti fuh ful gab ged geg gei gek gem geo get gez gie gig gle gli gno goo gro gsw gui
gun had har hef hei hek hel heu hfr hha hhe hie hig hil him hin hlu hlz hnt hri hrk hrl hrs hrt hru hrz hti hts htu huh
hun hus hut hwi hyg iag ial ice id_ idu iel iet ifa ifi igt ihm ihn ika iku il_ ile ilf ill ime ini inl ino inr int inv
inz io_ ird irg iso iss isu itn its iv_ ize ja_ jah jem jet kaf kap kha kis klo kon kos kpl ksa ksb kst kta kte ktl kum
lac lah lar ldi lem lfa lfj lfs lgt lig lin llr lls lok lra lst luf mah mba mbi mec meh mel mha mic mir mis mlu mmb mml
mob mog mos muf nal nbe nds ndy neh nei nho nia nir nk_ nka nkl nko nli nmo nno no_ nom nos npr nri nsa nsc nsp nts ntt
nug nul nur nus nut nwa nwo nzi nzu oan obe obl obw odm ofa off oga ogl oil oka okt ol_ olf olg ona ond oni ood ool op_
opp ora orh ork ose osp oss ost otc oth oti owi oze pan pe_ pek pha phe pig pin pit poo pot ppi ppu puc pun put rab rac
rah ral ras rba rbi rbr rd_ rdi rdn rek rem ret rew rfa rfe rfu rhe rig rka rko rkp rkr rli rm_ rma rob rog rol rom`,
  },
  it: {
    '-7': `
_co _ma ent gli ne_ re_ ta_ to_`,
    '-8': `
_ca _de _di _in _me _ne _pa _pe _pi _po _pr _pu _qu _sc _sp _st acc ame ari ato att azi chi col con ell era ere ess ett
ia_ iat igl io_ ion iss le_ li_ men na_ ni_ no_ nte nti one ra_ ri_ ro_ sim ssi sta str te_ ti_ tor tra tto zio`,
    '-9': `
_al _ap _ar _ba _be _br _bu _da _do _fa _fi _ge _le _mi _mo _no _or _ri _se _su _ta _to _tr _tu _ve ale anc ani ant are
arr ass ast ata ati avi bel bil buo cam can car cce cch cco ce_ che ci_ cia cin co_ com cor del dis ecc edi eno eri est
gen ggi gio ici ico ien ier iet ina ini ino ist ita iti izi la_ len lia lio lit lla lle llo lo_ man mer mo_ mor nsi nto
olo olt oni ons ore orn ort ost ott par per por pre pro pul qua que rat rav rie rit sa_ so_ spo sto tam tar tat ter tic
til tis tre tro tta tti tur uli uon ura ure utt vol za_ zza`,
    '-10': `
_ac _ad _ag _an _at _au _av _bi _ch _ci _cu _du _ec _es _fr _gi _gu _ha _ho _im _lo _ot _ra _re _ru _sa _si _so _te _ti
_un _va _vi abi age agl agn ai_ ali all amb ami amo and ann ano anz ape app ara ard arm art ate aut ava ave avo azz bag
bar bin bra bru ca_ cad cas cat cca cci cel cen cet cur da_ dal dat de_ den di_ dia dic die din do_ dot dur dut ece egg
egl egn ei_ el_ elu ena end ene enz ero err esa ese eta ete eva ezi ezz fat fet ffe ffi fic fin gia gna gni gno gui he_
hi_ hie hin iam ibi ica ie_ ile ili ima imi imo imp inc ine ins int ior ios ipa isc ito izz lar let lez lis liz lli loc
lta ltr ma_ mac mad mal mar med mi_ mig min mod mos mpa mpe nal nar nat nca nda nde nel ner nes nic nie nit nno nos not
nse nta nza oca occ odo ogl ogn oi_ ola on_ ona ono ora orc ord ori oro orr ors ota ova ove pac pat paz pen pes pia pie
po_ poc ppu pri pun pur puz qui ram ran ras raz rch rdi rec red ren ret rez ria rib ris rma rna rne rop ros rov rre rri
rso rta rte rti ruc rum rut sca sce sci sco scu se_ seg sen ser si_ sig sor spa ssa sse sso ssu sti sul sun tag tan tav
ten tes tim tit tiv toi tos tri tru tte ttu tut ual ucc uci uel uid ull umo una unt uta uzz va_ van var ve_ ver vis vo_
ze_ zia zie zo_ zzo`,
    '-11': `
_ab _ce _er _ga _ig _is _la _mu _og _ub abb ade adi adr adu aes aff agg al_ alt ama ane api arb arc ark aro avv bat ben
bev bic bie bir cal cav caz cep cie cod cog cos cus dav der des det dma doc dol duc eda edu ega ela elo emp ept er_ erc
erf erg ern ert erv esc et_ etr evo far fe_ fes fig fil fra fre gan gel ger gus hia hio iar icc ice ida ide ieg ifi il_
ire irr isa isi iso isu lat laz led les lie lor lus mae mat mba mbi me_ mec mes mic mie mme mpo mus nac nan nch nco ndo
neg net nis non nor nqu nsu ntr ntu nve nze och ode ofe olc ole oli oll omi omo omp ont opr orz osi pan pas ped peg pet
pid pis piz pog pol pon pos pti rag rap rci rem res rfe rgo ric rid rin rip rk_ rod rof rol rra rru rvi rzi sag sas sed
sia sio sit son spe ste taf tas taz tel tev tio tip tir tol ttr tua ua_ uan uca ue_ ues uff ui_ uis un_ uo_ upe uri uro
use usi ust uti uto vat vec vel ven vev vi_ via vig vin zzi`,
    '-12': `
_a_ _am _as _bl _bo _cr _dr _e_ _ed _ef _gl _go _gr _i_ _il _io _l_ _lu _na _ni _nu _o_ _of _on _os _ov _ro _sb _sg _sq
_sv _uo _ur _vo _wi _ze aci aco add adm ado afo aga agi ail alb alo amp ang anq apo apr ar_ arn arp ars asa asc ash atm
atu aur aus axi ba_ bad bam bbe bbi bbo ber bia blo bo_ bon bor bri buf bui bun cab caf cap cer ces cib cim cio ciz ckt
coc cov cra cre cri cuc cuo dai dam dan dde dec deg deh dei dib did dif dio dip div diz dop dor dov dra dre dri due ea_
ean ebb eco ed_ edd edo eff ego egr eho eic eli elt eme emm emo emu eni enu eo_ epp erm erq ers erz eti fa_ fac fam fan
fav fer ff_ fi_ fog for ga_ gab gam gar gat gaz ges gge ghi gi_ gie git gle gne go_ gog goo goz gra gre gua ha_ hai han
heg hif his ho_ hor hos hot iac iag ial ian iap ias iav ibo ibu icu iei iem ife iff igi ign ila ill imb ime in_ ind inf
ing ink inv ioc iod iov ipe ipi ira isg isp itr itt iu_ iva ive ivi ivo kta lad lbe lce lci leg lei log lon los lpa lso
lti lto lud lur mag mai mas mia mio mis mob mol mpr mun mur nab nau ncr ndi ndu nea nei nem nep nfi nfo ngh ngi ngl nib
nif niz nk_ nna nne nni noi nol nom nu_ nul nzi nzo obi oce ock oco ocr oda odm off oga ogg ogi oil oio olp ols ome omm
omu ond onf onn onv ood op_ opo opp org osa osc osf oso osp ote ovu ozi pa_ pal pau pe_ pec pel pic pin piu ple poi ppa
ppo pra puc put rab rba rbi rca rce rco rdo rga rif rim rir riv rla rmi rmo rni rog ron rot rpe rqu rro rs_ rsa rsi rt_
rto rtr rub rza sal sam san sap sat sba sch scr sea seb sec sei sem seo sfe sga sgu sh_ sic sie sip sis siv siz sog sol
sot spl spu squ ss_ stu su_ sua sud suf sui suo sup sve tab tai tap tax tem tet tin tmo ton top tuo tup uas uba ubi ubr
ude udi uil uio ul_ ule ult ung uni uno unq uol uom url urt usa usc vam ved veg vei ves vet vit viz voc vun vve vvo wif
xi_ zan zat zav zer zi_ zit zol zze`,
  },
  nl: {
    '-6': `
en_`,
    '-7': `
_be _ge aar er_ ing ng_ ver`,
    '-8': `
_he _ka _ma _on _te _ve _wa and cht de_ der eer el_ eli end gen ie_ ijk len lij nde sch ste te_ tel ten ter`,
    '-9': `
_aa _al _ap _ba _co _da _de _do _dr _go _hu _kl _la _le _me _mo _na _pa _pr _re _sc _st _ta _to _ui _va _vr _we _wi _zo
aak aan aat ach all ame an_ ang ank app ar_ art as_ at_ ati beh bel cha cho del den dig din dra ech ede eel ege eha ein
ele ell elo ent erd ere eri erk erl ers erv es_ ess est et_ eur eve ewe ge_ ger gew hee ht_ hte hui ien ig_ ige ijd ind
it_ je_ kam kap kel ken ker kke kle laa lee lig lle lli loo mer nd_ nge nte ond ont org ort os_ oud par per ppe raa ran
rde rec ren res rie rij rin rs_ rt_ sse sto taa tie tig toe tra ts_ tte uit ur_ uur van vri waa wel ze_ zor`,
    '-10': `
_af _ar _bi _br _bu _ch _di _ei _er _fa _ga _ha _ho _in _ke _ko _kr _li _lo _lu _mi _mu _ne _ni _no _pe _pi _po _ri _ru
_sl _sm _tr _vi _vl _vo _ze _zi aag aai aal aam afs ag_ age ak_ ake akk ali am_ anb ant apo ara ard are ark ass ast ats
auw bad ban bed bes bet bev bez bij bra cep ch_ che daa des die dka doc dro ds_ ece ect ed_ edi edk eed eef een eid eig
eit ek_ eke ekk ela eld elk ema ena eni ens ept erf ern ert erw ese ete etj ett eva eze ezo fec fes ffe geb geh gel gev
gin goe hal han hel hoo hti hul id_ ids iem ier ies iet ij_ ijn ijs in_ ine ink int ion is_ isc ist ite jes jk_ jn_ ke_
kee ket kin kt_ kun kwa lan lde ldi lec led lei lek les let leu lev lie lin lit loz ls_ lui maa mak man mar mat me_ men
moo nbe nda ne_ nee nel nen ner net nie nig nin nk_ nke nne ns_ nst nt_ ntb och oed oes ofe ol_ om_ onb one ong oni ood
ooi oon oop oor oos op_ ope or_ ord ori ot_ ote ove oze pak pel pen pla por pot ppa pra pri pro pst pti rag rap ras rat
rd_ re_ ree rge rig rke rli rof roo rou rte rti rts rve sel sen ser sio sle sma ssa ssi st_ sti tei teu tge tij tin tis
tje tst uch uct ude uff uid uis ulp urs uw_ uwe ve_ ven vie vol vre vro wac wal wan wer wij won zaa zie`,
    '-11': `
_am _as _bo _du _ee _el _en _fl _fo _hi _ie _ju _ki _kn _ku _nu _ob _om _op _ou _ov _pl _ra _se _sf _sn _sp _ti _tu _wo
_za _zw ad_ ade af_ ai_ aie ain akt alb alt alv amp ani ap_ aps arn aro att auf awa bar bee ben ber bie bre bro buf cat
ce_ com ct_ cte ctu cur dag dan dat dde dew dma doo dou dsb duc duu ebr edu eeg eek ees efd eg_ eho ehu eis els eme ene
epa era erg erh err esc eta ets evo evr ewo fac fee fet feu fla fou fsp gar ged geg ges gez goo gt_ gza haa had hao hau
heb hei hoe hot ich idi iek ieu iez ijt ijz il_ ile ili ime isj itg its izz jd_ jke js_ kaa kan kas keu kje kom koo kop
kou kra kre kte las lau law lba le_ ler lot lpz lta lti lve med mee min mod mon muf na_ naa nar ndi nic nis nkj nkt ntv
nvr obe od_ ode odu oeg oek oel oen og_ oil ole omd on_ onk ons onv ool ops ott ou_ ouc out ouw pe_ piz pza rac rai ram
rdi rei rfe rgd rgz rk_ rko rna rne rod rog rst ruc rui rvo sbe se_ sfe sje sne spo spr sta str stv tai tan tas tbi teg
tek the tio toi ton too tor tui tuu tva ud_ uf_ uim unc und upe ure us_ uss vaa val vas vee vel vlo voo we_ wee wei wil
wor zam zel zig zij zou zza`,
    '-12': `
_ad _an _at _au _bl _ca _cr _cu _ec _et _ev _fr _gi _gl _hy _ij _ik _is _je _jo _kw _of _oo _pu _ro _sa _si _so _su _tw
_u_ _uu _uw _vu _wc _zu aas abe aci act adi adk adm adv afe agi agr agt agv ail air akv al_ ald ale alf alg als ama amb
ana anc ane anl ann anr anw aos aot apj ari arl arm arr ars ash ate atr atu aur aut axi baa bak bal bbe beg bek beu bia
bin blo bod boe bov bui buu cap cci cen chi chr chu cil cin ckt coa coc col cou cra cti da_ dal dar def dei dez dgo dit
dje dko dle dok don dri dru dsk dso dul dur duw dvi dwo eam eb_ eba ebb eda edd eds ee_ eem eet ef_ efe eft egl ego ei_
eil eki ekr ekt ekw elt elu em_ emb emt eng enh enm eno enu env ep_ epe epk epp erb ero erp eru erz esb esd esk esu eth
eub euk eum euw euz ewa ewi ezi fan fd_ fe_ fel ffi fi_ fie for fri fsc ft_ gaf gan gas gd_ gee gei gek gem gep get ggi
ghe gid gie gla gle gon gor gri gst gva hag hap har he_ hem hen her hes het hie hij hit hof hol hon hop hor hou hri hts
htt hun huu huw hyg ian ica ice icu idr iee ief iel iep iev ifi igd igg igh igt ije ijl ik_ ike ikk ild ill im_ ima ini
inn ino inr ins ipp ir_ isa ise ita itp itt itz jde jen jks jl_ jne jni jou jsc jsk jst jt_ jtb juf jul jze jzi kep kka
kku kla klu kni knu kof ks_ kta kus kvo lac ld_ lf_ lge lk_ lka lke lko loc lom lon los lp_ lpe luc lun ma_ mag mas mba
mbi md_ mda met meu mev mfo mij mis mmu moe mp_ mpe mt_ mun mus muu muz nac naf nag nal nat nau nbo nce nch nct ndd ndl
nds ndw ngs nhu nij nip nit nkl nle nma nmi no_ nog noo nor not npr nra nri nta ntj nto nu_ nuk nul nus nva nwe nze oac
oca oce ock odj odm ods oep oer oet oew of_ ofd off oft oga oge oi_ oie oit ok_ okk okt oll olp ome omf omm omp onm onp
onz oof oog ook oom oot opt ore ors orz osd oth oti oup pas pep pie pil pin pje pkl ple poe ppu pse`,
  },
  pt: {
    '-7': `
_ca _co _de as_ ent os_`,
    '-8': `
_es _in _ma _me _pa _pe _po _pr _qu _re aca aco ada ado am_ ant ao_ ara ari ave cao co_ com con da_ do_ el_ em_ es_ ess
est imp is_ men nte nto ora par que ra_ rec ro_ sta ta_ te_ to_ vei vel`,
    '-9': `
_ac _ag _an _at _ba _bo _di _do _du _em _en _ex _fa _fi _fr _ho _li _mo _ne _no _pi _sa _se _si _so _su _te _to _tr _ve
_vi _vo ade age al_ ama ame ani ar_ art ate ati ava ca_ car cio col cos dad das de_ des dor dos eca ece eco edi ega ei_
eir eis eit ela ele elh enc end era esa esc esp eu_ fic gad gen ha_ ho_ hos ia_ ica ico ida ido ien ima ina inh ins io_
ion iro iss ist ive la_ lha lho lim lta ma_ mar med mos mpa na_ nda nho nos nta nti ntr ons or_ ort oss ou_ pac pat per
por pre pro qua qui rac rad ram ras res ria rio riv rta rti sa_ sas sco ser sim so_ sse ssi sso tam tar tav ten tes tic
tor tos tra uei ura uto`,
    '-10': `
_al _am _ap _ar _be _bu _ch _cu _el _fo _ge _go _im _ja _la _le _lo _mu _na _nu _of _ot _ou _ra _ro _ru _ta _va abe abo
ace aci afe agr ais ala ale ali alm alt and apa api aqu arc ard are arr ass ast ato atu avi bar beb bel bor bre buf cab
cac cad cai cal cam can cas cec cep ces cha cia cie cin coe cor cou cri cul cur dav dec dei del den dep der dia dic dim
don duc dur dut eim eix eme emp epc equ er_ ere ern err ert erv ese eta ete exc ez_ fal fei fer fes fet fil for fra fri
gar gos gra ham hor iad iar ias ici ila ilh imo inc ind ios ipa isa isc ita ito ixa iza ja_ jo_ lac las le_ len lin liz
lmo lo_ mad mal mas mes min mo_ mpe mpo mpr nad nas nca nci nco nde ndo nes nfo nha nic nit no_ noj ns_ nse nst nsu ntu
obr oco ode oes ofa ofe ois oje olh olo olt om_ ome omi ona ond onf oni ont oqu ore orr ost ote oti ouc out pa_ pec ped
pel pes pet pid pio pis pou pra ran rap rat rav rco re_ reg rei rem ris rof ros rou rra rri rro rso rte rto rui rve sag
se_ sel siv sob sor sos spe ssa ste sti str suj sul tac tad taf tal tas tei ter tid tim tis tod tou tre tro tua tur ual
uan uca uco udo ue_ uem uid ula ult uma uro urs utr va_ var via vin vis vol xce`,
    '-11': `
_ad _ao _as _au _av _bl _ce _cr _da _ef _eq _fe _ga _gr _gu _ha _ti _um acu aes aga ail aix aln amb amo anh ark aro aru
asa aso ata atr au_ aul aus az_ bal ban bem bid blo boa bol bon caf cav ce_ cei cel cer che ckt coc coi cot did din dis
div dma doi dou ear ebi eci eda edo edu efe efi eia eic eja eli elo emo ene enh eno epa erf ero et_ evi fan faz fe_ fre
gan gem ger gue gui has hei hum icu ifi igo im_ ime int ior iqu ir_ ire ite itu ivi izz jar jen kta lab lad lam lar lch
lei lem les lev lhe lic lid lne loc loq lor los lto mac mai maq mau mav mec mel mid moc mod mot mus nal ncr ndu ne_ nea
nen nhe nhu nis nqu nun oal oca oce ock oda odo odu ofi oga ola olc omp onh ono orc ori ose oto oub pci peq piz po_ poi
pon pos raz rca rdi ren rep rfe rig rk_ rne rod rqu rud rul rut rva sab sal san sao sap sca sci sec sei sem sen ses seu
sic sio sit sof spa sto tai tel tem tin tip tru tud ua_ uar uas uch ude uen uer ufe uia uin uip uit ulh um_ unc usi uve
vej ven vez vid vil vo_ xa_ xas za_ zad zer zza`,
    '-12': `
_a_ _ab _ai _aq _e_ _ed _er _eu _fu _gi _hi _ig _is _lu _mi _ni _o_ _ob _on _op _os _pu _st _tu _un _ur _wi _ze abi abu
act adm adu adv aff agn ago agu ai_ ain air alg alh alo alv ami amp ana anc anj anq aos aot ape arb arm arn arq ase ash
asi at_ atm aur avo axi aze azi azo bac bad be_ bei bie bil bio bo_ bom bri bro bun bus cae cau caz ceb cet ceu cho chu
cif cla coq coz cra cre cta ctu cui dac dam dap deb ded def deg dem deu dev dez dio dob dro dua dvo eac ead eba ebe ecl
ect egr ein elu emb enq ens enu eou epi epo epr erc erg eri erm esd esi eso esu eti eto eva eve exa exp eza eze fa_ fac
fad far fas fat fel fez ff_ ffe fi_ fiq fis foi fom fun ga_ gas gel gie gin gni gno go_ gon goo gor gro gua had hao hat
hau hav he_ hed hen hes hig him hoe hoj hon hot hou huv iag ian iat ibu ide idr ied ifo iga igi ign il_ ili ils ilu inf
ing ioc ipe ira iti ixe ixo izm jam jan jas je_ jid lan lav lec led lgu lhi lia lma loj ls_ lso lud lug lvo mag man mat
mbe mbi mbo me_ mea mei meu mit mob mof mol mor mov mpi mui mun mur nac nai nam nao nar nav ndi nem ner net nfe ngu nif
nin niz njo noa noi nor nou nso nu_ num oa_ oas obi ocr odm oi_ oim oit oja ojo ole oli omo omu one ood op_ opt org oro
orq orv osf osi oso osp oup our ouv ove ozi pae pag pao pas pca pe_ pei pen pez pil pit pla pod pol pti pul rag rar rbe
rcu rda ref rel rer rev rga rge rgo rib rid rie rin rma rmi rna rno roc rog rre rvi sad sai sat scu sde seg sfe sh_ sil
soa son spi spl sua suf sui tao tau tax tea ti_ tia tig til tio tiq tir tmo toc top tri tuo uac uad uai uba ubo ueo uet
uff ufi uga ui_ uil uja uji ujo ulo uls una unh uni uno uos upa ure urg urr us_ usa use vab val vam vas vav ve_ ver ves
vet vic voc vog vom vou wif xag xe_ xi_ xou xpo zac zas zes zia zin zme zo_`,
  },
};
