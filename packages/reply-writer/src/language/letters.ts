/**
 * Three letters that follow each other in words of a language ("_" for where a word begins or ends), by how often: the
 * power of two of their share. Made by training/count-letters.ts; not to be edited by hand.
 */
export const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    '-7': `
ed_ es_ ing ng_`,
    '-8': `
_co _di _in _la _re _th _un ble ent er_ ers ess ion le_ ly_ nt_ res rs_ st_ ter tio ver`,
    '-9': `
_ba _be _ca _ch _cl _cr _de _dr _fa _fr _ha _ho _lo _ma _me _mo _pa _pr _sa _se _sh _so _st _su _te _wa _we _wo abl ack
age an_ and ant app ast ate ati ce_ ch_ cha che com der dis en_ end ere est eve ful her ic_ ice ine int iou ist ite ive
lea les men nd_ nde ne_ nin on_ oom or_ our ous out ove per re_ rea rie rin roo ry_ ss_ sta ste te_ ted the tin ts_ ty_
ul_ und us_ ve_`,
    '-10': `
_ag _al _am _an _ar _at _bl _bo _br _bu _da _do _en _ev _ex _fi _fl _gl _go _gr _he _hi _le _li _mi _mu _ne _no _ou _ov
_pi _pl _po _qu _sc _si _sm _sp _ta _ti _to _tr _vi _wh _wi ace ad_ ain air ake al_ ale ani ar_ are arg ari arm as_ ash
ass at_ att avo ay_ bar car cat cep cin ck_ cke cle con cou cra de_ din dri ds_ dy_ ean ear eas ect ele eli ell ept era
eri err erv ery esp et_ ffe fla for gan gar ge_ ges ght gre gs_ han har hes hin hos hou hro hy_ ibl ide ien ies igh ile
ill imp in_ inc ins ise ish isi ita iti ke_ ked kin ks_ lac lat lav ld_ led lit ll_ lou low ls_ man mar me_ min mis ms_
ndi ned ner nes nis nsi nte nti om_ omp ona one ons ook orr ort oth oul own par ple ppe pre pri pro ps_ rac rag rat rec
red ree rel ren rga rge ric rit rk_ row rri rti sal san se_ sea sed ser sh_ she shi sho sin siv smo son sor spa spe spi
sse ssi sti str sy_ tab tch tel ten tes th_ thi tic tle tra tte tur uck ugh uld uni ust ut_ wer whe wor`,
    '-11': `
_ab _ad _ap _as _aw _bi _cu _em _fe _fo _fu _ga _ge _im _is _it _ju _lu _ni _of _on _or _ow _pe _ph _pu _ro _ru _sl _sn
_up _us _va _ye _yu acc aci ade adv aff ag_ aga agg agn ail ait all am_ ame amp ana anc any ap_ ape arc ard ark arr ars
art asa ath ato aug ave azi bag ban bby bed bee bel ber bit bro bug by_ cak can cci cel cen chi cio cki cks cky clu coo
cor cre cro cti ctu cut dat day dec ded del den des did die dly doe don dow dro eac ead eak eal eam eat eca ece eco edi
ee_ een ees eet efu el_ elc ely em_ eme emp ene eni ens eou erc erf ert erw ese eti ets eue evi ew_ ews exc ey_ fas fee
fer fic fil fra fre fri gen ger ggy gh_ gie gin gli gra gri gro gy_ hai he_ hea hed hel hen hie hip hon hop hor how ht_
hyg ica ich ici ick id_ ie_ ied ier iew ifi ign ike il_ ils ina ind ini ink ino ip_ ipp ir_ is_ isa isg iso iss it_ itc
ith jui ker kes ky_ lad lag las lau lay lco lec lem len ler let lia lig lik lin lis liv lle llo lly lon loo lov lth lue
lug mac mag mal mea med mes mil mme moo mor mou mpa mpe mpl mpr mpt mus my_ nac nag nal nap nat nce nco nda new ngs nic
nie nim nit nk_ no_ nor not now ns_ nst nts ny_ oad ock od_ oda oes off oin ois ok_ oke ol_ old ome omf omm oms ond ong
oni ood oor oot op_ ord ore org ori ork orn ors os_ osp oss ost ot_ ote oug oun ow_ owd owe oye pac pai pap pas pat ped
pen pet pir pit pla plu poi pol poo por pos ppo ppu pt_ pti puc put py_ que qui quo rai rap ras rce rch rco rde rfu rib
rio rip ris riv rly rma rn_ rni roa rom rou rso rst rt_ rta rte rub run rus rve rvi sag sap sca scr sel sha sic sid sig
sio sit sla sma sno snt so_ spo sty suc sup sur swe tai tal tan tas tea tem tfu tha tho thr tie til tis tiv to_ tor tro
tru tyl ubb ucc uch uct ue_ ueu uff uic uit una unc uns upe ur_ ure uri urn urt use ush usi ute uth utl vat vie vin vis
vor vou wai war was wat way wee wel wic win wit wn_ wne ws_ xce ygi yli you zin`,
    '-12': `
_ac _af _ai _by _du _ea _el _hu _hy _ig _kn _na _ob _ot _pc _ri _sw _tu _tv _tw _ve _wr _yo abe abu ach acu ads ady aid
ak_ akf alo als ama amb ang ank ann ano ara arb asi asn aso atc atr ats aus aut ava avi ays bac bad bat be_ bev bil bla
bly bod boo bot bre bri bur but cal cam cap cas cef ces cie ckt cla coc cof col cru cs_ ct_ ctf cul cy_ dan dar dau dba
ddi dep dib dic dit dma dnt dra duc dve dwi eag eck edr eed eer eez ega ein ela elm elp els ema enj enu eop epi equ erd
erk ern ero esm esn ete eum ext fac fai fav fec fes ff_ ffi foo fro fun fur fus fy_ gai gaz ged geo gla gn_ gne gni gno
goo gru gus hab hak ham hat hav hec hee hef het hic hil his hol hot hte htf hus iab ian iat icy idn iet ila ili ilk ilt
ime ims ior ipe iqu ira irc iri irs isl isn ito itu ity ivi ize izz jit joy ket kfa kno ksh kta la_ lab lai lam lar law
ldn leg lic lim liq lks lli lm_ loy lpf lun mas mat mbi mfo mod moj mok mon mos mpo mpu na_ nab nad nca nch ndl ndo nds
ndw nfo ngr niz njo nks nli nne nno nob noi noo nre nus nut oas obi obl oci ode ody ofa ofe oil oji oki oks ole oli omi
omy ont oo_ ool oos ope opl orl osi ouc oup ows pag pan pda pe_ pea pec peo pfu phe pho pic pil pin piz plo ppy pud rab
ram ran raw rba rcr rdo ref rep rev ria rid rke rks rle rm_ rne rob roc rof ron rop ros rra rre rse rsh rth rts ruc rum
rva rwa rwh sec ses seu sgr sgu shr shy sil sis slo sme smi sna soc sod sof som sou ssa sso ssu sto stu sub sue sui ta_
taf tak tar tay teo thy tif tim tir tly tme toi too tre`,
  },
  fr: {
    '-6': `
es_`,
    '-7': `
_de _re abl ant ble ent le_ nt_ te_`,
    '-8': `
_ca _ch _co _ex _in _ma _pa _ra _sa _se ais ass ati che eme eur ien ill ion is_ ite lle man men nde ns_ nte on_ our que
re_ res se_ ser sse ssi tes tio ts_ ur_`,
    '-9': `
_at _au _bo _di _do _en _et _ge _ho _le _li _me _mi _mo _pe _pl _po _pr _pu _qu _si _so _su _ta _to _ve _vi age ait and
att ce_ cha cie com con de_ dec des eco ee_ eil ell enc end er_ ere erv ess est ete eus eux ge_ gen ide ier ieu ile in_
ine ins ire ise iss it_ lan len les me_ min mma nce ne_ nne nti nts ois omm onn ons ort out par pat pla pre qui rai ran
rat rec reu rie rs_ san son sta tab tai ten teu tre tro tte ue_ ule ure use ute ux_ ven`,
    '-10': `
_ab _ac _ad _ag _ai _an _ap _ar _av _ba _bi _br _bu _ce _cl _cr _eq _es _fa _fi _fo _fr _ha _id _im _jo _la _no _nu _pi
_te _tr _vo acc ace aci aff agr ail ain air ale ali all ang anq app ari arm as_ ast ata ate aut auv avo bie bon bou bre
bru can cas cat ccu cel cep ces chi col cou cra cti ctu dan def del deu dou eab eau ece ech ect ees ele eli en_ epo epr
ept equ eri ers esa et_ eta ett exc exi ez_ fai fec ffe for fra gre gue har hau hon hor ibl ich ici ie_ iff ign il_ ils
ime imp ina inc int inu iqu ir_ isa isi iso ist itu ive jou lac lem let leu lic lie lim lis lit lla ls_ mag mai mal mar
mer mme mpe nab nda ndr ner nge nqu nta nul oit oli ond ont ora ore ote ous pac pec per pet pol pon por pou pri pro qua
rap ras rav rea rep ret rev rfa ris rma roi rop rte rve rvi sag sal sec see ses sie sin spa ste str sur tan tel ter tie
tif til tou tra tue uch uel ueu uff uil uip uis uit une urs us_ uss vai veu vie voi xce`,
    '-11': `
_af _al _as _be _cu _du _ec _el _ga _go _gu _il _ja _lo _lu _ne _od _or _ri _sp _un _us _va _vu abo ach act ade ado aga
ai_ aic aie aim al_ alp amb ame ana anc ani ans api aqu ar_ ard arf ark arr asi at_ au_ auc auf aux ava avi bac bat bli
bug cab cai cal cca ci_ cle cli cor cre cro cte cue cui cul cun dej dem den dep der din dis dit don dor dra dre eac ecc
ecr ede edi efe ega eje el_ ela ema emp ena ene enf eni enn ens epa era erm err ert esc ese esp eti etr ets eu_ eui eve
evi exp fan fau fer feu ffa ffi fic fil fin fle gan gea ger ges gne gou ham he_ her heu hiq hot iab ian ica ice ifi igu
ima imm inf ing ini ipe ita iti its ivr ix_ jeu lai lat ler li_ liv lli lpo lui mas mat mau mbr mep mis mon mpa mpl nac
nan nco ndi nel nes net neu nfe nic nir nse ntr nut ode oig oil oir omp onf oph opi opr ord orm ouc oui oul pas pe_ pen
peu pid pit poi pos pti pub pui ra_ rab rem rge ria rin rix rme rmi rna ron rou rri rt_ rta rti sat sau sav sem seu si_
sib sif sio sis sit soi som sou ssa sso st_ sui sup tag tal tar tas tem thi tis tit tiv toi tri tur uan ubl ucu uei uet
ui_ ull un_ upe ura urg uri urt usi ust ut_ uta uti uva van vei via vin vis vou vra vre xig`,
    '-12': `
_bl _em _ep _er _eu _fe _gr _he _ig _ir _ju _mu _ni _on _ou _sn _st _sy abi abu ac_ ack acl adm adr afe agn aig ajo alc
alm alo ape ara arc ase ath atr aur azi ban bea bel bil bim boi bro bus caf car cce cen ch_ cho chs cit ckt coc coi cot
ct_ dab dea dee deg dif dir dma dom du_ dui dur dwi eal ean ec_ eci ecu efa efo ege egl elq enu epl erb ern eso eul eun
eut eva ext fac fe_ fes flu foi fon fou fs_ gal gar gas gat gaz gli gna gno gon gra hai hem hes hie hou hs_ ial ieg iei
ifs ige ind ipa irr isc isp itr ivi izz kta lam las lax lco lee lig llo log lon lor lqu lu_ lue mab mac mes mit mod moi
mus nal nap nca nci ndu ndw neg nem nex nfa nfl nfo ni_ nib nis nit njo nna noi nom nor nou nsi nst nsu nu_ nus oca ock
odu oeu oi_ oif oin ol_ oll omb onc one oni op_ orr ors os_ otr oue ouv oya oye pag pai pau ped pem phe pie pis piz ple
pli plo ppe ppl ps_ pua quo rad rbe rce rd_ rdi reg rei ren rib rif rit rk_ rne roc rod rog rqu rra rre rro rso rul rva
sas sca sce scr scu sea sen sim siv sna sor spe squ ssu sti sym tat tau tea tee tef tin to_ top tus uai ual uer ues uid
uni uoi urn usc utr uve vat ve_ ver vet vi_ vic vue wic xis xpe xtr yab ymp zin zza`,
    '-13': `
_a_ _am _c_ _ci _d_ _da _dr _eb _ef _fl _gi _gl _hu _hy _ic _j_ _je _ki _l_ _op _ph _ro _s_ _sc _th _ti _tu _tv _ur _vr
_wc _wi _y_ aba abr abs aco acu add agi aha ala alg alh alu am_ ama amm amp amu an_ anm aor aou apr aps are arg arl arn
arq art aru asa asd atm ats atu aun aup aus ave avr axa axi aye bad bai bal bar be_ bee bia bit bla blu bof bor bos bra
bs_ bse buf bur cac cad cam cao cau ced cee cem cet ceu cev cia cil cin ck_ cke cks co_ coa coe coo cop cos cri cs_ cu_
cuz dai dal ddi deb ded det dev dez di_ dic die dio dmi doc dro ds_ dus eaj eba ebr eca ecs eda een ef_ eff efr efu ego
egu elu emb emm emo env epe eph epi epu erc erf erg esb esq etu eue eup exe exo exq fad fag fal fem fet ff_ ffl ffr fi_
fia fie fiq fis fre fri fro fus gac gee gel gem gie gif gil gin gis gla gni goo gri gs_ gt_ gu_ gui ha_ hab hah hal haq
has hav hef hez hic hin hir hop hta hui hyg iag`,
  },
  es: {
    '-6': `
as_ os_`,
    '-7': `
_ca _co _de cio ent es_ ien on_`,
    '-8': `
_en _es _in _ma _me _pe _pr _re abl aci ado ant des do_ era est ia_ ion nos nte ra_ res sta ta_ to_ tra`,
    '-9': `
_an _as _ba _bu _ch _cu _di _du _ex _fa _fr _ha _mo _mu _pa _po _ro _sa _si _so _su _ta _ti _to _ve ada al_ ama an_ and
ara ari art cad cal can car cep cha cia co_ com con cto da_ dor dos duc ena end ero esa esc ese eso esp gen ici ida ido
ill imp ina ino io_ ios isi ist la_ las lim lla lo_ mal mar men mos na_ nad nda nes no_ nta nti nto ntr ona one or_ ora
par per pre pro que qui ras re_ rec ria ro_ ron ros ser sim sor str tal tas te_ ter tic tor tos tre uen ues ura ver`,
    '-10': `
_ab _ac _ag _al _am _ap _bo _ce _cl _do _ge _gr _he _hi _ho _im _ja _la _le _li _lo _mi _nu _pi _pl _qu _ra _ri _ru _se
_te _tr _vi _vo aba abo ace aje ala ale ali alo ami ani ano apa aqu ar_ aro ase asi ast ata ati ato ban bar ble bue ca_
cab cam cen cer che cho chu cie coc col cor cos cua cue cul cur dad das de_ dep dic die dur ead eca ece eci eco ect edi
ega ejo el_ ele emp en_ enc eni eno epc er_ ere eri erv esi eta exc fes fic fri gad gra has hul iad ial ias ibl ica ico
icu ier ima ins ita ito jo_ lad lan le_ len les lle llo los lta man mas mes mie mo_ mpi nas nca ndi ndo nic oca och oco
ofe olo olv omi omo omp ond oni ord ore ori orr ort pas pat pci pec pel pen pes pla poc por pos pue rab rac rad ran rat
reg ren rep rio ris rof rot rro rta rte rti rui sa_ sal sco sie so_ sos spe sti stu suc tab tac tad tam tan tar tel ten
tes tid til tod tro tua uci uct uer uid ulo vol xce za_`,
    '-11': `
_ar _at _av _be _bl _cr _el _em _fu _gu _ll _lu _ne _ni _no _ot _pu _un _va abi aca aco act acu ad_ adi age agu aja all
alt amb ame amo ana api ard are ark arm arr asc ate ave avi aya azo ba_ beb bia bie bla bo_ bor bre caj cas cel cin cit
cli cop cro ctu dab dec den dia din don due ech eda efi efr ela eli ell ema emo ene ens env eo_ epa epo ept equ erc erg
erm ern err ert esg ete eza fac fal fas fe_ fec fer fia fre gan gar gno go_ gon gri gro gue gui gun hab hac he_ her hic
hij hon hor ibi ied ifi ijo imo inc ine ing int inu isc iza jar je_ jer jor jos lac lat lch lea ler lie lis loc lor lve
lvi ma_ mab mad mat me_ mec med mej mer mic min mod mon mor moz mpe mpl mpr mue nal nch nci nco ndu ner nia nin nit nse
nso nue oct oda odo olc ome ono ons opa orm osa osi oso ost ota ote otr ozo pa_ ped pet pia pid pie pis ple rap ray raz
rca rde rdi rer rgo rib ric rie rif rma rmi rop rqu rri rso rut rva rvi sab sas sca scu se_ sen seo ses si_ sic sio sit
sol spu ste sto sur tie tis tur uad ual uar uca uch ue_ uel uet uie uin uis uit ula una uno unt upe usi uta va_ ven ves
vic vil vin vio vis zad zo_ zos`,
    '-12': `
_au _bi _br _ci _ed _ef _eq _er _fe _fi _ga _gi _go _ig _ju _na _ol _os abe abu ade adr afe agn agr alc alg alm amp anc
ane arb asa aso asq aun axi ay_ ayu az_ aza bal be_ bid bit boc bol buf bun cac caf cai caz cci chi cla cog cre cta cte
cti cuc cui def del dem der did dij dil dim dio div dma doc dre ebi ebl edo edr edu efa egl egu elg elo elu eng eor eos
epe erd erf et_ etr eve evi exp fat fru fue ga_ gas gie gor gua ha_ had ham hel hes hig ho_ iab ian icr ide iem igi ign
ila ili ime imi in_ ind ior ipa iqu ism iso ite ivi izz ja_ lar lav lay lco lef leg lgo lgu lic lid lig luq lvo mac maq
mbi mbr mid mis mit mpo mpu mun mus nab nan nar ne_ nef net ngo ngu nim nio nis nom nor nqu nsa nst nsu ntu nut nvi nza
oal obr oci ode odu ofa oga ola ole oll oma ont onz opi oqu orq osc ose oto oy_ pac pan paq peo pio piz po_ pol pon pot
pta pun ram rar rav rci rdu red ref ret rfe rga rgu rid rin riq rk_ rme rne rob rod rom roq roz rre rto rve rzo say sce
sci sec sej sga sil sin siv smo sob sof son sop spa squ sui sup sus tax tib tim tin tip tiv tiz toa ton tuo uac uan ueb
ued uem uga uia uil uje ujo ult un_ uos uqu urg urs urt uti var vez via vid vie vo_ xpo ya_ yun zac zas zon zza`,
    '-13': `
_a_ _ad _ah _ai _aq _az _e_ _ec _fl _fo _ib _id _o_ _oc _of _sp _st _ub _ul _wa _wi _y_ _ya _za abr acc ach adm adp adu
ae_ ael afa aff ago aho ai_ aid ail air aji ajo alh als alv alz ang anq anz aor ape apu arc arg arn arq arz asu atm atu
aud aur aut ava aye bad bas bel ber bes bic bil bim bio bli bog bon bra bri bro bru bur bus cae cat ce_ cei ces cev cib
cis ckt cot cru cut cuz dal dam dan dav dea dej deo dif dis dpr dra dru eal ear ebe ecc ede efe efo ego ehi eib ein eit
eja enu enz epi epl erj ers erz esd esf esm esu eto etu eva exm exq ext fa_ fan far fel fen fet ff_ ffe fi_ flo fog fon
for fra fur gaj gal gam ged ger gid gim git gli glo gni gob gom goo gos guj gul gus han hap har hay hec hem hev hi_ hin
his hof hom hos hot hoy hum iac iag iaj iay iba ich idi ie_ iej iet iez ifa ife ifo ige igo igr ihi ija ije il_ imn inf
inm inr ioc ipi ipo ira ire iro is_ ise isp iti itu ive ivo jac jam jan jas jie jil jug juz kin kta laj lam lec led let
lev lga lhu lia lin`,
  },
  de: {
    '-6': `
en_`,
    '-7': `
_ge ein er_ ich sch ung`,
    '-8': `
_be _fr _sc _st _un _wa age art ass aus ch_ che cht der eis ell end es_ gen ine lic mme ng_ nge rei rte sse ste te_ ten
ter ver`,
    '-9': `
_al _an _au _ba _bi _da _de _du _ei _fa _ha _he _ka _ke _kl _ku _la _li _ma _mi _pa _pr _re _sa _se _so _to _tr _ve _we
_wi _zu ach aft ahr alt and ang ant arm ber bes cha chl chn cke den die dli eck eit ens ent era ere ers ert eru ess est
et_ ett fah fre ge_ ger ges he_ hen her hre ht_ ien ier ige imm in_ ion isc ise kei ken kle lag lei lie lle los lte mer
nd_ nde ndl ne_ ner ngs och oll on_ ran rat rau re_ rec rer run se_ sen ser ssi sta str stu tig tio tra tte tun ube uch
und war zen zim`,
    '-10': `
_ab _ar _bu _ch _di _do _em _en _fe _fl _gu _ih _in _je _ko _le _me _mo _mu _na _ne _ni _si _sp _su _ta _te _vo _wo _za
_ze _zi abe ack ade al_ all am_ ani ank ann arb are ast ate ati atu atz aub auf aum aut bad bar be_ bed bei bet bie bil
bro chm cho chu de_ des dig dre dun dur ech ede efe ehl ehr eic eid ekt el_ em_ emp eni erb erd erg eri erk erl erm ern
err erv esc ete eun eur eze feh fer fle fri fti geh gel gut haf han har hau hei hla hle hne hnu hon ide ie_ ief ies ig_
ima ist it_ itz kal kel kli kom kra lan las lat lau le_ lec len ler lig llt lt_ lun man mat mei men mit mpf mus mut nac
nel nen nes net nha nie nig nik nis nke nn_ nte nun ode ohn omm one or_ ort per ppe pre pro rag rbe ren res reu rge rig
ris rn_ roc rot rsc rst rt_ rti rzt sam sau sie sig sit spe sst st_ sti swe tan tel tes tet tis tli tor tro tt_ tur tze
tzt uck uhl um_ unk uns ur_ usc uss ute utz vor was wei wer woh zah zei zig zt_`,
    '-11': `
_br _dr _er _es _fi _fu _ga _gr _ho _lo _lu _nu _ob _pe _po _ru _ub _um _vi _wu abg ad_ ahl ahn ake als amm an_ anl anz
ar_ ark arz asc at_ att bel ben beq bge bli bst buf chb chi chr ck_ cki ckl ckt dam dan edi edu ef_ ege eha ei_ eil eiz
eke eko eli elz ema emu ene eng enh enn enu equ erf ese esi esp ewa fal fan far fek fes fet ffe fra ft_ fur gan gar geb
gef gem gew gra gs_ gt_ gun hab ham hat hef hes hig hl_ hlt hma hmu hni hr_ ick ieb igu ihr ill ind ing ini ink int inz
ir_ is_ iss ita ite itt jed kar kas kat kau ke_ ker ket kig kla kor kt_ ktl kun kur lar leg leh les lim ll_ lli lln llu
lne lsc lzi mac mak mas mel mie min mod mpe ndi nem nit nkl nkt nla nnt ns_ nse nst nsw nt_ ntr nve nze nzi ock omp orr
ote pak par pat pei pfe pig que raf ral rch rde rdi rez rft rga ric rie rkr rks rle rli rm_ rma rmi rne rra rsp ruc ruh
rvi rvo sal san sbe seu sic sin son sor spa spi spr ssa stl sup tag tas tat tau tba teu the tin tol tre tta tuc tuh tz_
tzi uem uff unv upp urc urd ure urf urz us_ uve vie wac wan weg wen wie wur zar ze_ zel zer zug zuv`,
    '-12': `
_am _ap _co _cr _ek _ew _hi _im _ki _kr _pi _pu _ro _zw aar abs agt ain air akl ala ale ame ami amt app arg as_ ata atr
auc axi bac bau bee beg bek bis bot bra bri bun bur ce_ chh chw cks das dec def dek del dem det dez dma doc duk dus ebe
ebr efa egt ehe eim eka ela ele elh eme eno epf epp ept erz esa etr etz eue ewi ezi fad fai fin fli fme fru fzu gep gie
gru gsa gsb gsl gsw haa had hal hao hba hek hel hir hlu hm_ hn_ hna hof hot hri hrl hrs hst htb hte hul hun ice ied iem
ift ik_ ike ila im_ inh ins ire isi isl its izz kam koc ksa kst kti kto kuc lac lad let lha lif llo ls_ lti luf lze ma_
mal mar me_ mes mig mkl mmu mob mun nal nar nas nbe ndr ndu nfr nga nic nk_ nko noc nom nsa nsc nta ntt ntw nus nwa nzu
obe odu ofe ofl ohl ol_ om_ onn ool oph os_ oss ot_ otz pe_ pek pel pen pet pfa pfl pha pit piz pla poo por ppi pri pti
pun put rab rai ras rbi rbr rd_ rep ret rin rk_ rke rko rla ro_ rod rof rog rom rop rri rs_ rsa rze sag sba sei sel ses
sge sio slo so_ sol sto sui swa swu tar tax tea tez tim tlo top ts_ ttu two uer ufe ufm uft ufz ug_ uhs uit ukt ula ull
umk una unb unf uni unp unt unz uro urs usb use usg usi usm ust ut_ utl vic vol von wag wah wel wig win wir wo_ wol wor
wun zep zu_ zum zur`,
    '-13': `
_ad _as _at _bl _bo _ca _eh _eu _ex _fo _gl _go _hy _ic _is _ja _kn _no _od _oh _ol _ph _ra _ti _wc _wh _wl aan abb abl
abt adc adh adi adm adr afa afe aff afu afz ag_ agb agi agn ags ah_ ahe ahi ahm ail ak_ akr ali alo alz amb amp ana ano
anw aos aot apa apo apu ara arf aro arr ars aru ase atm ato ats au_ aue aul aun aur auw avo azu bbr bec beh bev bew bez
big bin bla ble blo bni bre bt_ buc bus bwo cap cci chf chg cie cin ckc ckh ckw coc con cre cro da_ daf dat dav daz dch
deo dew dfr dha dia dic din dio dir dlo dlu dni dnu dok don dop dor doz dru ds_ dtu dul dy_ eak eam ean eb_ ebl ebn ebo
edo ee_ eei een efi efr eft eg_ ega egr egs ehm eht ehu eib eig ekl elf elm eln elt elu emm ena enb enl enm enw enz eo_
eof epa erh erp eso esw ets etu eug eum eut euu evo ew_ ewe ewo exz ezu fa_ fac fam fas fe_ fee ffi ffn fge fi_ fig fis
fit fja fla flo flu fne fol for fsb fte ftu fuh ful fzi ga_ gab gag gal gam gba ged geg gei gek geo get gez`,
  },
  it: {
    '-7': `
_co ent ne_ re_ ta_ to_`,
    '-8': `
_ca _de _in _ma _mi _po _pr _ri _sc _sp _st _su acc ant ari ato chi con ell ess ett gli ia_ iat io_ ion iss le_ ni_ no_
nti one ra_ rat ri_ sim ssi sta str te_ ti_ tor tra tto zio`,
    '-9': `
_al _an _ar _ba _be _br _bu _di _do _fa _fr _ge _le _me _mo _ne _no _pa _pe _pi _pu _qu _se _ta _te _to _tr _un _ve abi
ale all ame and ani arr ass ast ata ati att azi bil car cca cce cch ce_ che ci_ cia cin co_ col com cor dis ecc edi era
ere eri ero est gen ggi gio ici ico ien ier iet igl ima ina ini ino ist ita izi la_ lat len li_ lia lio lla lle llo lo_
man men mer mo_ na_ nat nte nto olo ona oni ons ore ori orn ort ost ott par per por pre pro qua rie ris rit ro_ sca ser
so_ spo sto tar tat ter tic tis tre tro tta tti tur unt ura utt vol za_ zza`,
    '-10': `
_ac _ag _ap _as _at _au _av _bi _ce _ch _ci _cu _da _du _ec _es _fi _gi _gu _ha _im _la _or _ra _ru _sa _si _so _ti _tu
_va _vi ade aff age agg agl agn ali amb amo anc ang ann ano anz app ara are arm art asa asc ate aut ava ave avi avo azz
bag bat bel bin bra bru bui buo ca_ cal cam can cas cat cci cco cen cos cro cur da_ dat de_ del den di_ dia dic die din
diz do_ dor dot dur ece egg egn ei_ el_ ena end ene eno enz ert eta ete eva evo ezi ezz fat fet ffe ffi fic fin fre fri
gia gna gni gno gra he_ hi_ hia hie iam ibi ie_ ile ili imi imo imp ine ins int ior ios ipa isc ise iti ito itt izz lar
let lis lit lli loc lta ltr ma_ mac mal mar mat med mi_ mic min mis mor mos nal nar nca nda nde ndi nel ner nes net nic
nit nos not nse nsi nta ntr nza oca occ odo ogl ola oll olt on_ ond ono ont opr ora orc ord oro ors osi pan paz pes pia
po_ poc pon pos ppu pri pul pun que qui ran ras rav raz rdi red ren ret rez ria rib rne rop ros rov rre rri rta rte rti
ruc rut sa_ sag sce sci sco se_ seg si_ sig sor spa ssa sse sso ssu ste sti sul sun sup tag tam tan tel ten tes til tim
tiv tos tri tru tte ttu tut ual uca ucc uci uel uli umo una uon upe ure uta van ve_ ver vin vis zie zzo`,
    '-11': `
_ab _ad _af _am _cl _cr _er _ga _go _gr _ho _ig _is _lo _lu _mu _od _og _ot _re _ro _sg _sq _sv _ub abb aco adi adr adu
aes afo ai_ al_ ala alc ald alo alt ama ami ane ape api apo arb arc ard ark aro avv bal bar ben bev bia bic bid bie bir
bri buc bun cad cap cav caz cel cep cet cie cli coc cod cog cop cuo cus dal dam dav ddi deg der des det dev dif div dma
doc dol duc dut eco eda edd edu ega egl egr ela ele eli elo elu emp eni ens enu epa epi ept er_ erc erd erf erg erm ern
err erv esa esc ese et_ etr far fe_ fer fes ffo fig fil fol fon fra gam gan gel ger ges gge gi_ gie gne go_ gua gui gus
hin hio his iab iac iag ial ian iar ica icc ice icr ida ide idi ieg ife iff ifi ifo igi ign igo il_ ila imb inc ind inv
ioc ire irr isa isi iso isp isu iva ivi las laz lco lda led leg les lez lid lie lim liz log lor los lus mad mae mas mba
mbi me_ mec mes mie mig mma mme mod mon mpa mpe mpo mpr mus nac nan nch nco ndo neg ngi nie nim nin nis nno nol nom non
nor nqu nsa nso nsu ntu nve nze nzi och oco ode ofe ogg ogn oi_ olc ole oli oma ome omi omm omo omp ope opp orb orr orz
osc ota ova ove ovi pa_ pac pas pat ped peg pen pet pic pid pie pis piu piz pog pol ppo pti pur puz rad raf rag ral ram
rap rbi rch rci rdu rec rem rep res rfe rge rgo ric rid rif rig rim rin rio rip riv rk_ rla rma rmo rna rni rod rof rol
rra rru rso rub rum rvi rzi sal san sap sas sat sch scr scu sec sed sen sia sif sio sis sit sol son sot spe squ sui sur
taf tas tav taz tev tie tio tip tir tit tiz toi tol top ttr tua ua_ uan uas ubi ue_ ues uff ugg ui_ uid uis ull un_ ung
uo_ uol urg uri uro usc use usi ust uti uto uzz va_ var vat vec vel ven vev vi_ via vig vo_ zat ze_ zia zo_ zzi`,
    '-12': `
_a_ _bl _bo _dr _e_ _ed _ef _el _fe _fu _gl _gn _i_ _id _il _io _l_ _li _na _ni _nu _o_ _ob _of _on _os _ov _sb _uo _ur
_us _vo _wi _ze aca ace aci acq ada add adm ado aga agh agi ail alb amm amp anq aor aot apa apr ar_ arn arp ars ash atm
atu aun aur aus auz axi ba_ bad bam bbe bbi bbo ber bis bli blo bo_ bon bor bso buf bur but cab caf cao cau cer ces cev
cez cib cic cim cio ciu ciz ckt cot cov cqu cra cre cri cuc dab dai dan dda dde dec deh dei dep dib did dio dip dop dov
dra dre dri dro due ea_ ean ebb ed_ edo ef_ eff efo egi ego egu eho eic elt eme emm emo emu eo_ eod epl epp erl erq ers
erz esi eso eti fa_ fab fac fam fan fas fav fen ff_ ffa fi_ fid fog for fot fru fun ga_ gab gal gar gat gaz ghe ghi gic
gin git gle gog gol gom goo gor goz gre ha_ hai ham han hef heg her het hif hiu ho_ hor hos hot iap ias iav iba ibo ibu
icu ido idr iei iem iep ill ime imm in_ inf ing ink inu iod iov ipe ipi ira isf isg ite itr iu_ iug ium ius ive ivo kta
lad lav lbe lce lci lef lei leo lib llu lon low lpa lso lte lti lto luc lud lum lur lve mag mai maz mbu mia mio mmo mob
mol mun mur nab nad nau ncr ndu nea nec nei nem nen nep nfi nfo nga ngh ngl ngo ngu nib nif niz nk_ nna`,
  },
  nl: {
    '-6': `
en_`,
    '-7': `
_be _ge er_ ver`,
    '-8': `
_le _ma _on _st _ve aar and cht del der eer el_ eli end ere eur ie_ ijk ing lij nde ng_ sch ste te_ ten ter`,
    '-9': `
_aa _ba _co _de _do _dr _ga _ha _he _hu _ka _kl _ko _la _me _mo _pa _pr _re _sc _sl _te _to _ui _va _vo _vr _wa _zo aai
aak aan aat ach ame an_ ang ank ant app ar_ ard art ast at_ ati cha cho de_ den dig ech ein ekk ele ell elo ent erd eri
erk erl ers erv es_ ess est et_ ett eve ge_ gen ger gew hoo ht_ ien ier ig_ ige ind kel ken ker kke kle laa lee lek len
lig lle loo maa mer nbe nd_ nge nte ond oon oor oos org ort oud par per ppe raa ran rde re_ rec ren res rie rig rij rs_
sse sto tel tie tig tra tte uit ur_ uur vri waa wel ze_`,
    '-10': `
_af _al _ap _ar _bi _bo _bu _ch _da _di _ei _er _fa _go _ho _in _ke _kr _li _mi _mu _na _ne _ni _pe _pi _pl _ri _ro _sa
_sm _sp _su _ta _tr _vi _vl _we _wi _zi aal aam ad_ age ai_ aie ak_ ake akk ali all am_ anb ani ara are ark arm as_ ass
ate ats auw awa baa bad bed beh bel ber bes bet bij cep ch_ che dde des din dra ect ed_ ede edi eed eef eel een ege eha
eid eig ek_ eke ela eld elk ena eni ens ept ern ert erw ete etj etr ewe eze ezo ffe gas geb ged geh gel gev gez goe hal
han har hee hel hte hti hui hul iek iem ies iet ij_ ijd ijn ijs in_ ine int ion is_ isc ist it_ ite je_ jes jk_ jn_ kam
kap ke_ kee kin kra kt_ lan lau law lde ldi lec lei les let leu lev lie lin lli ls_ mag mak man mat me_ men naa nda ndi
ne_ nee nen net nie nin nk_ nke nma nne ns_ nt_ och oed oek oen oes ol_ om_ on_ onb one ong oni onm ont ood ool or_ ord
os_ ot_ ote ouw ove pak pel pla por ppa pra pri pro ras rd_ rdi ree rge rin rke rli roe roo rou rt_ rte rti rts rve sen
ser sla sle sma ssi st_ sta sti str stv taa tan tge tij tis tje toe tor tro ts_ tst tti uch ude uff uid uis ulp upe ure
urs uw_ uwe van ven vie vol voo vre vro war wer wij zaa zel zie zor`,
    '-11': `
_ai _am _an _as _br _du _ee _el _en _fi _fl _fo _fr _gi _gr _hi _ie _ju _ki _kn _ku _lo _lu _no _nu _ob _om _op _ou _ov
_po _ra _ru _se _sf _sn _ti _tu _wo _za _ze _zu _zw aag abe act ade adi af_ afg afs ag_ agn ail ain air akt al_ alb ale
als alt alv ama amp ann ap_ apo aps ari arn aro arr ato att auf bak bal ban bar bee bek ben bev bez bie bor bot bra bre
bro buf bur cat ce_ com cor ct_ cte cti ctu cur daa dag dan dat ddo dew die dit dka dma doc doe doo dou dro ds_ dsb duc
dui dul duu eam ebr ece eda edd edk edu eeg eek ees eet efd eg_ eho ehu eis eit ekr ekt els ema eme ene eng epa era erf
erg erh err esc ese eta ets euk eva evo evr ewa ewo ezi fac fan fec fee fel fes fet feu ffi fge fie fij fla fou fri fsp
ft_ gan gar gee geg ges geu gie gin goo gro gt_ gza haa had hao hap hau he_ heb hei hie hoe hot ice ich id_ ide idi ids
ief ieu iez ifi ift ijt ijz il_ ila ile ili ima ime ink ioo irc isj ita itg its izz jd_ jke jne js_ kaa kan kas ket keu
kje kla kok kom koo kop kou kre kte kun kwa lad lak lap las lat lba le_ led ler lif lit lka lko lot loz lpz lta lti luc
lui lve ma_ mal mar med mee mel met min mme mod moe mon moo muf na_ nac nar nau ndd nds nel ner nga nic nig nim nis nkj
nkt npr nst nta ntb nti nvr obe od_ ode odu oeg oel of_ ofd ofe off og_ oga oil ok_ ole oll omd omm omp ona onk onp ons
onv oof ooi ook oop op_ ope ops opt ori orr ott ou_ ouc out oya oze pas pat pe_ pen pig piz ple pot pre pst pti pza rac
rad rag rai ram rap rat rco rei ret rfe rg_ rgd rgz rio rit rk_ rko rle rma rna rne rod rof rog rom ron roy rre rri rro
rsl rst rta rtr ruc rui rvi rvo rvr rwa saa sau sba sbe se_ sel sfe sin sio sje sme sne spa spo spr ssa stu sup sus tab
taf tai tas tbi tea tee teg tei tek tem teu the til tin tio tof toi ton too top tre tui tuk tuu tvr uct ud_ uf_ uim uk_
uke uld ull unc und urd urg uri us_ uss uwb uwd vaa val vas ve_ vee vel vet vic vle vlo wac wal wan was wat wba we_ wee
wei wil won woo wor zam zig zij zon zou zza`,
    '-12': `
_ad _at _au _bl _ca _cr _cu _ec _et _ev _gl _hy _ij _ik _ir _is _ja _je _jo _kw _of _oo _pu _si _so _sy _tw _u_ _uu _uw
_vu _wc aap aas aca acc aci acu add adk adm adv afe agi agr agt agv akh aks akv ala ald alf alg alk alo amb amm ana anc
ane anl anr anw aos aot ape apj apk arl ars asb ash ata ath atr atu aun aur aus aut ava ave axi bat bbe beg beu bia bin
biz bla bli blo bod boe bov bs_ bui bun buu cap car cce cci cen chi chr chu cil cin ckt co_ coa coc col con cou cra cuz
da_ dal dar dba def dei dek dez dge dgo dia dio dje dko dle dok don dri dru dsc dsk dso dur duw dvi dwo eac eb_ eba ebb
ebl eds ee_ eem ef_ efe eff efs eft ega egl ego ei_ eih eik eil ekb eki ekw elm elt elu em_ emb emt enh enl enm eno enu
env ep_ epe epk epp erb erm ero erp eru erz esb esd esi esk esu eth eub eum euw euz ewi eza fd_ fdg fe_ fi_ fig for fru
fsc fst fte ga_ gaf gal gam gba gd_ gei gek gem gep get ggi ghe gid gla gle gne gni gon gor gra gri gso gst gva gvu hag
ham hav hem hen her hes het heu hi_ hij hit hof hol hon hop hor`,
  },
  pt: {
    '-7': `
_ca _co _de as_ ent os_`,
    '-8': `
_es _in _ma _me _pa _pe _po _pr _qu _re _sa aco ada ado ant ao_ ara ari ave cao cio co_ con da_ des do_ dor ece eir el_
es_ est ia_ is_ men nte nto ora que ra_ rad rec res ro_ sta ta_ te_ to_ tra vel`,
    '-9': `
_an _at _ba _bo _ch _di _do _en _ex _fa _fr _le _li _mo _ne _no _se _so _su _te _to _ve aca aci ade al_ am_ ame ani art
ass ati ca_ cad car che cia col com cos das de_ dos eca edi eis ele elh em_ enc end era esa esc esp ess fic gad gen ha_
hei ica ici ico ida ido ima imp ina inh ins ion iro iss ist ive la_ len lha lho lim lta ma_ mar med mos na_ nda nos nta
nti ntr ona ons or_ ort oss ou_ par per por pre pro qua rac ram ran ras ria ros rta rti sa_ sco sim so_ ssa sse ssi sso
tam tar tav ten tes tic tor tos ura vei`,
    '-10': `
_ac _ag _al _am _ap _ar _be _bu _cr _du _el _em _fe _fi _fo _ge _go _ho _im _ja _la _lo _mi _mu _na _ot _pi _ra _ru _si
_ta _tr _va _vi _vo abo ace acu afe age agu ais ala ali alm alt ama anc and anh apa api aqu ar_ ard are arr ast ata ate
ato ava avi bar bid bor cac cal cam can cas ceb cec cep ces cha cie cor cou cri cro cul cur dad dav dec dei del den dep
der dia dic did div duc dur ebi eci eco edo ega ei_ eit eix ela eli emo emp ens epc equ er_ ere err ert erv eta ete eu_
exc fal fei fer fes fet for fra fri gan gar gra had ham ho_ hor hos iad ias ien ifi ila ime imo inc ind io_ ios ira isc
ita ito ixa iza ja_ lad las le_ lev lic lin lmo lo_ mac mad mal mas mes min moc mor mpa mpe mpo mpr nad nal nas nca nch
nci nco nde ndo nes nha nhe nho nic nit no_ ns_ nse nst nsu ntu oal obr oca oco odo oes ofe oga ois ole olh ome omp ond
onf ont ore ori orn orr ost oti ouc out pa_ pac pas pat pci ped pel pes pet pid pos pou pra qui rap rat rav rca rdi re_
reg rei rem ren rio ris riv rof rou rra rri rro rte rto rut sal san sas se_ sen ser siv sob sor sos spe ste sto str suj
sul tac tad tas tei tel ter tid tim tis tod tou tre tro tua ual uan uca uei uen uid ula ult unc uto va_ var ven via vin
xce`,
    '-11': `
_ab _ad _ao _aq _as _au _av _bl _ce _cu _da _ed _ef _eq _fu _ga _gr _gu _ha _ig _ju _lu _nu _od _of _ou _ro _ti _um abe
ach adm aes aga agr aia ail aix alc ale alg alh aln alo amb amo ana arc ark arm aro aru asa aso atr atu au_ aul aus axi
az_ bag bal ban beb bel bem ber blo boa bol bon bra bre buf bun cab caf cai cau cav ce_ cei cel cer chu cin ckt coc coe
coi cot coz cre cui ded dem dim din dis dma doi don dou dut eac ear ebe eda edu efe efi eia eic eim eja elo elu eme ene
enh eno enr epa epo erc erf eri ern ero ese esi et_ eva evi ez_ fan faz fe_ fia fil fre fru gel gem ger gno go_ gor gos
gro gua gue gui gun has he_ heg hes hum ial ian iar iav ich icr icu ife ign igo ilh ili ilu im_ int ior ipa iqu ir_ ire
isa ite itu ivi ixo izz jar jen jo_ jus kta lab lac lam lan lar lch lei lem les lhe lid liz lne loc loq lor los lto lud
lum lvo mai man maq mat mau mav me_ mec mel mic mid mo_ mod mol mot mov mus nai nar ncr ndi ndu ne_ nea nen nfe nfi nfo
nhu nif nim nis noj nor nqu nsa nun oce ock oda ode odu ofa ofi oje ola olc oli olo olt om_ omi onh oni ono oqu orc ord
ose osi ota ote oto oub ove ozi pca pec peq pic pio pis piz ple po_ poi pol pon pri rag rai rao raz rco rep rfe rid rie
rig rk_ rna rne rno roc rod rog rqu rso rud rui rul rva rve sab sac sad sag sao sap sat sau sca sci scu sec sei sel sem
ses seu sfe sic sil sio sit sof spa spl spo sti sui sup taf tai tal tat tem til tin tip toa tru tud tur ua_ uar uas uch
uco ude udo ue_ uec uem uer ufe uia uin uip uit uja uji ulh ulo um_ uma una upo ure urg uro urr urs usi ust uta utr uve
vad vam vej ver ves vez vid vil vis vo_ vol xa_ xas za_ zac zad zer zin zza`,
    '-12': `
_a_ _ai _bi _cl _e_ _er _eu _gi _hi _is _ni _o_ _ob _ol _on _op _os _pu _ri _sh _sp _st _tu _ul _un _ur _ut _wi _ze aba
abi abs abu act adu adv aff agn ago ai_ ain air alv ami amp ang anj ano anq aor aos aot ape apr arb arn arq asc ase asg
ash asi at_ atm auc aud aun aur avo aze azi azo bac bad bat be_ bei bi_ bie bif bil bio bli bo_ bom bri bro bsu bur bus
cae cap caz ced cet ceu cho cif cim cit cla cli cob cop coq cpc cra cta ctu cuz dac dam dan dao dap deb def deg deu dev
dez dif dio dmi dob dre dro dua dui dvo ead eba ebr ecl ecp ecr ect edr egl ego egr egu eij ein emb emr ena enf eni enq
enu eos eou epi epl epr erd erg erm esd esl eso esu eti eto eve exa exp ext eza eze fa_ fac fad far fas fat fax fel fen
fez ff_ ffe fi_ fiq fis fog foi fom fun fur ga_ gal gao gas gav gie gin gli gni gon goo gou gum hao har hat hau hav hed
hen hi_ hig him hoe hoj hon hot hou how hud hur huv iag iat ibu ide idi idr ied iet ifo iga ige igi ija il_ ils inf ing
ino inu ioc ipe isf iti ixe izm jac jad jam jan jao jas je_ jei jid jis lav lca lcr lec led leg leo let lga lgu lhi lia
lig lio lix lma loi loj lot low ls_ lso ltr lug lul mag mbe mbi mbo mbr mbu mea mei mer meu mis mit mob mof mpi mpl mre
mui mun mur nac`,
  },
};
