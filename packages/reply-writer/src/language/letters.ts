/**
 * Three letters that follow each other in words of a language ("_" for where a word begins or ends), by how often: the
 * power of two of their share. Made by training/count-letters.ts; not to be edited by hand.
 */
export const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    '-6': `
ed_`,
    '-7': `
es_ ing ng_`,
    '-8': `
_co _di _in _la _re _st _un ble ent er_ ers ess ion le_ ly_ nt_ res rs_ st_ ter tio ver`,
    '-9': `
_ba _be _br _ca _ch _cl _cr _de _dr _fr _ho _lo _ma _me _mo _pa _po _pr _sa _se _sh _so _su _th _wa _we _wo abl ack age
an_ ant app ast ate ati ce_ ch_ cha che com der dis en_ end ere est eve ful her ice ine int ite ive lea les ll_ men nd_
nde ne_ nin on_ oom our ous out ove per re_ rea rie rin roo ry_ sho ss_ sta ste te_ ted ten the tin ts_ ty_ ul_ und us_
ve_`,
    '-10': `
_ag _al _am _an _ar _at _bl _bo _bu _da _do _en _ev _ex _fa _fi _fl _fo _gl _go _gr _ha _he _hi _le _li _mi _mu _ne _no
_ou _ov _pe _pi _pl _pu _qu _ru _sc _si _sm _sp _ta _te _ti _to _tr _vi _wh _wi ace ad_ ain air ait ake al_ ale am_ amp
and ani ar_ are arg ari arm art as_ ash ass at_ att avo ay_ bar can car cat cep chi cin ck_ cke cle con cou cra cro de_
des din dri ds_ dy_ eak ean ear eas eat ect el_ ele eli ell eni ept era erf eri err erv ery esp et_ ets ffe fla for gan
gar ge_ ges ght gre gs_ hai han har hes hin hip hor hos hou hro hy_ ibl ic_ ick ide ie_ ien ies igh ile ill imp in_ inc
ins iou ise ish isi ist ita iti ke_ ked kin ks_ ky_ lac lat lav ld_ led lin lit lou low ls_ man mar me_ min mis ms_ nce
ndi ned ner nes ngs nis ns_ nsi nte nti ock oke om_ ome omp ona one ons ook or_ ore org ork orr ort ot_ oth oul oun ow_
own par ped ple pol ppe pre pri pro ps_ qui rac rag rap ras rat rec red ree rel ren rga rge ric rit rk_ rou row rri rti
sal san se_ sea sed sel ser sh_ she shi sid sin sit siv smo son sor spa spe spi sse ssi sti str sy_ tab tch tel tes th_
thi tic tle tor tra tte tur uck ugh uld unc uni use ush ust ut_ vis wai wer whe wor`,
    '-11': `
_ab _ad _ap _as _aw _bi _cu _du _ea _em _fe _fu _ga _ge _im _is _it _ju _lu _ni _of _on _or _ow _ph _ri _ro _sl _sn _up
_us _va _ye _yu acc aci ade adv aff ag_ aga agg agn ail ak_ all ame ana anc ang any ap_ ape arb arc ard ark arr ars asa
atc ath ato aug aut ave ays azi bad bag ban bby bed bee bel ber bit bre bro bug bur by_ cak cam cci cel cen cie cio cki
cks cky clu col coo cor cre ct_ cti ctu cut cy_ dan dat day dec ded del den did die dly doe don dow dro eac ead eal eam
eca ece eco edi ee_ eed een ees eet efu elc els ely em_ eme emp ene ens eou erc ero ert erw ese eti eue evi ew_ ews exc
ey_ fas fec fee fer fic fil fra fre fri fus gen ger ggy gh_ gie gin gli got gra gri gro gy_ hat he_ hea hed hel hen hic
hie hon hop how ht_ hyg ica ich ici icy id_ ied ier iew ifi ign ike il_ ils ina ind ini ink ino ip_ ipp ir_ irs is_ isa
isg iso iss it_ itc ith itu ity jui ker kes la_ lad lag las lau lay lco lec lem len ler let lia lic lig lik lis liv lle
lli llo lly lon loo lov lth lue lug mac mag mal mea med mel mes mil mme moo mor mou mpa mpe mpl mpr mpt mus my_ nac nag
nal nap nat nco nda nev new nge nic nie nim nit nk_ nne no_ nor not now nst nts ny_ oad od_ oda oes off oin ois ol_ old
oli omf omm oms ond ong oni ood oor oot op_ ope ord ori orn ors os_ ose osp oss ost ote oug owd owe oye pac pai pap pas
pat pen pet phe pir pit pla plu poi poo por pos ppo ppu pt_ pti puc put py_ que quo rai ram ran rce rch rco rde ref rfu
rib rid rio rip ris riv rks rly rma rn_ rni roa rom rre rse rso rst rt_ rta rte rub ruc run rus rve rvi sag sap sca scr
ses sha sic sig sio sla sma sme sno snt so_ som spo sto sty sub suc sup sur swe tai tal tan tas tea tem tfu tha tho thr
tie tif til tis tiv tly tme to_ tre tri tro tru tti tyl ubb ucc uch uct ue_ ueu uff uic uit ull ump una uns upe ups ur_
ure uri urn urs urt usi ute uth utl uts vat ved ven vie vin vor vou war was wat way wee wel wic win wit wn_ wne won ws_
xce ygi yli you ys_ zin`,
    '-12': `
_ac _af _ai _by _el _hu _hy _ig _ki _kn _na _nu _ob _op _ot _pc _ra _sw _tu _tv _tw _ve _wr _yo abe abu ach acu ads ady
agr aid akf ali alo als ama amb ank ann ano ara arl ary asi asn aso atm atr ats aus ava avi bac bat be_ bea bev bil bla
bly bod boo bot bou bra bri but cal cap cas cef ces cho chy ckt cla cli clo coc cof cru cs_ ctf cul dar dau dba ddi dep
dib dic dit dma dnt dra duc dve dwi ea_ eag eau eck ecl edr eek eer eez ega ein ek_ ela elm elp ema eng enj enu eop epi
equ erd erk ern esm esn ete eth eum eva ext fac fai fav fes ff_ ffi foo fro fun fur fy_ gai gaz ged gel geo get gge gla
gn_ gne gni gno goo gru gus hab hak ham hav hec hee hef het hew hil his hol hot hte htf hus iab ian iat ict idn iet ifu
ila ili ilk ilt ime ims ior ipe ips iqu ira irc iri isl isn ito itr its ivi ize izz jit joy ken ket kfa kno ksh kst kta
lab lai lam lar law ldn leg lev lim liq lks lls lm_ loc log lop los loy lpf lun lut mas mat mbi mch mer mfo mod moj mok
mon mos mpo mpu na_ nab nad nca nch ndl ndo nds ndw nfo ngi ngr niz njo nks nli nno nob noi noo nos nre ntm nty nus nut
oas oat obi obl oci ode ody ofa ofe ogi oil oji ok_ oki oks ole oll olo omi omy onn ont oo_ ool oos opl ops orl osi ott
ouc oup ows pag pan pda`,
  },
  fr: {
    '-5': `
es_ nt_`,
    '-6': `
ee_ ent`,
    '-7': `
_de abl ant ble ees lee nte te_ tes`,
    '-8': `
_ca _co _ex _in _ma _re ais eue eun eur ill ion le_ len lle ntn on_ que re_ res sse ssi tio tnt ue_ ues unt`,
    '-9': `
_ch _ge _ho _im _me _mi _mo _pa _pe _pl _po _pr _qu _ra _sa _se _so _su _ve _vi age ale and ass ati att cha che cie com
con de_ dec dee des eco eil ele eme end er_ ere erv ess ete ett eus fai gen ibl ide ien ier ieu ign ine ins iqu ire is_
ise iss ite lan les leu man men min nde ne_ nne ns_ nti omm onn our out pat pla pre rai ran rec ree ren reu rie ris san
se_ see ser sie son ste sur tab tee ten teu tro ts_ tte ueu ule ur_ ure use ute ven`,
    '-10': `
_ab _ag _ai _an _ar _at _au _ba _bo _br _cr _di _do _en _et _fa _fo _fr _ga _la _le _li _ne _pi _pu _si _ta _to _tr abo
acc ace aci ade aff agr aig ain air ait ang ani ari ast ata ate aut bon bre bru can cas cat ccu ce_ cen cep ces chi cou
cra cti ctu cul dan def del den deu dou eab eau ece ech ect edi ega ela eli ell enc epo epr ept eri ert esa est eux exc
fec fes ffe ffi for fra gan ge_ gno gou gre hau hee hiq hon hor ich ici ie_ iee ife ile ima ime imp in_ ina inc int inu
isa isi iso ist it_ ive jou lic lie lim lla lnt mag mai mal me_ mer mma mpe nab nce nda nee net neu nge noi nqu nta nts
oir ois oli omp ond ons ont ora ore ort ote oue oui ous par pec per pet pol pon pou pri pro qua qui rab rap ras rat rea
rep ret rin rma rnt rop rou rs_ rve rvi sal sen ses sif som spa ssa sta str tai tan ter tie tif til tiv tre tue uee uel
uff uil uis urs uss ust uti ux_ vai vee vei vie xce`,
    '-11': `
_ac _ad _af _al _ap _as _av _bi _bl _bu _ce _cl _cu _ec _el _ep _eq _es _fi _go _ha _id _il _ir _jo _lu _no _nu _od _or
_ri _ro _sp _sy _te _va _vo abu ach act ado aic ail aim al_ ali all ame ana anq api app aqu ard arm arr as_ ase ath au_
auc auf auv ava avo bat bie bli bou bug bus cab cca cee cel cho col cor cre cro cte cue cui dab deg dem dep der din dis
dit dor eac ecc eci ecr ede efe egl ema emp en_ ena ene eni enn ens epa equ era erm ern err ers esc esp et_ eta etr eve
exi exp ez_ fan fe_ fer ffa fic fin fnt fon gal gea gee gel ger ges gli gna gne gue har he_ hen hou iab ial ian ica ice
iei ies iet iff ifi ifn ige il_ ils imm ind inf ing ini ipe ir_ irr ita iti itu lac lai lat lax lco lem ler let lig lis
lit lli llo ls_ lui mar mat mbr mee mis mit mme mod mon mpa mpl nac nan nco ncr ndi ndr neg nel nen ner nes nfe nfo nib
nim nis nor nse nul nut ode oig oit oll omb onc one onf ono oph opi ord orm ouv oya oye pac ped pen peu phe pid pie pit
plo por pos pti rad rav reg rem rev rfa rge ria rmi rna rob rog roi ron rre rri rro rta rte rti sag sat sav sce sec seu
sib sin sio sis siv soi sou sup sym tas tch tea tel thi tin tis toi tou tra tri tur uan ubl uch uei uen uet uip uit une
upe ura urg uri urn urt us_ usi uta uva uve van ver veu via voi vou vre xis xpe yab yee ymp`,
    '-12': `
_be _du _eb _ef _em _er _fe _fl _gl _gr _gu _ig _ja _ju _lo _sc _st _ti _un _us _vu abi abr acl adm aga agn ai_ aie alc
aln alo alp alu amb anc ans aor aou apr ar_ arc arf ark arn arq asi at_ aux avi axa axi aye bac bai bee bim bin bit bla
blu bor bos bro cac cai cal cao cap cce cev ci_ cia cle cli coe coo cop cot cru cun dai dal dea ded dej det dic die dif
dio dmi dnt dom don dra dre dus eal ean ebr ecu eda eee een efa eff efo efr ego egu eig eje el_ elc eln emo enf env epl
erb ese eso eti etn ets etu eu_ eui eup eva evi exe exo exq ext fac fad far fau feu ffr fia fil fiq fis fle flu fre fri
fro gac gar gas gat gla gni gra gri hab hal ham her hes heu hic hie hir hot icu ida idi ied iel igr igu imb imi inj ioc
ipa ipi isc isf isn isp itn ito its ivi ivr ix_ jeu joi jol jut lab lam las leg li_ lin liv lod lon lor lot loy lpo lub
luf lum mab mas mau mba med mei mep mid mie mmi mmo moe moy mpo mpt nad nai naq nar nca nct ndo ndu nex nga nia nic nie
nif nin nir njo nna nni nno nnt nom nsa nsi nso nsu ntr nus nve nvi obi obl och ocr odi odo oel oeu ofe oga ogr oid oil
ole oni onq onv ool opr orb org ori orr os_ osa oss ouc oul pas pau pe_ pei ple poi ppr pta ptu pua pub pui ra_ raf rao
ray rbe rbi rch rco rda rdi rei rel rga rib ric rid rig rix rme rne roc rof roy rpe rqu rra rt_ rto rtu rul rus ruy sas
sau sca scr scu sem sfa si_ sip sir sit snt sor spe spo sso ssu st_ sti sub suc suf sui tac tag tal tar tem tip tit toy
tta tus uab ubr ucc ucu ui_ uid ull umi un_ upl urc urf urm urp usc ut_ utc uvr uya var vet vi_ vin vis viv vra xan xec
xig xor xqu xtr yan yen`,
    '-13': `
_dr _ea _eu _he _ki _mu _ni _on _ou _sn ac_ ack aco adr ae_ aes afe ajo alm ape ara asc atr aud aue aun aur ave azi ban
bea bel bil boi caf car cau ch_ chs cit ckt coc coi ct_ dir dma du_ dui dur dwi ec_ ege elq enu eul eut fee foi fou fs_
gaz gon hai hem hin hs_ iae ieg ifs igi irn itr izz kta lag lav log loi lqu lu_ lue mac mbe mes moi mol mus nal nap nci
ndw nem nfa nfl ni_ nit nou nst nu_ oca ock odu oi_ oif oin ol_ omi`,
  },
  es: {
    '-5': `
as_ os_`,
    '-6': `
ent`,
    '-7': `
_de ada ado nta`,
    '-8': `
_ca _co _en _es _in _ma _pe _pr _re abl ant ari bla blo cio da_ das des do_ dor dos era ero es_ est ien ion la_ las lo_
los nos nte nto ona ora osa oso qui ra_ ras res ros sta ta_ tas to_ tos`,
    '-9': `
_ag _an _as _ba _ch _cu _di _ex _im _me _sa _so _su _ta _ve aa_ aas aba ace aci ala alo ao_ aos ara art ast ati ban bar
ca_ cad car cas cep cha co_ com con cos cul ect ena end epc esc esi eso esp fic ia_ ibl ica ici ico ida ido ill ima imo
imp ina ino ins io_ ios isi ist ito len lim lla mal mas men mos na_ nad nda nti ntr on_ oro pci pec per pre que rad rec
ria rio ro_ rti sa_ sas ser sim so_ sos spe str tab tad ten tic til tor tra tre uen ver`,
    '-10': `
_ab _ac _am _ap _ar _bo _bu _ce _fa _fr _ge _gr _ha _ho _la _le _li _mi _mo _mu _pa _pl _po _ra _ri _ro _ru _se _si _ti
_to _tr _vi abo adi aje al_ ale ama ame an_ ana and ani apa aro arr asa ase asi ata ato cab cal can cen cer cho cia cie
coc col cor cro cta cto cua dab dad dec dep dia dic die duc ead eca ece eco edi ejo ele eli enc eni eno eo_ eos equ ere
eri ert erv esa ese eta ete exc gan gen gon gra hor iad ial ias icu ier ifi ila inc inu ita ivo iza jer lad lis llo ma_
mab man mar mes min mo_ mod mpe mpi mpr nal nas nca ndi ndo ner nes no_ nse oa_ oas oca odo ofe olv ome omo omp one oni
ono oo_ oos or_ ord ori orr ort par pat pen pet pla pro rab rac ran rao rdi re_ ren rep ris ron rri rro rta rui rvi sab
sal sco scu sio sor sti sto taa tac tal tao tar te_ ter tid tro tua ual uca uer ues uid uil ula ulo upe ura xce`,
    '-11': `
_al _at _av _be _bl _br _cl _cr _do _du _ed _ef _el _eq _fe _fi _fu _ga _go _gu _he _hi _ig _ja _ju _lo _lu _ne _nu _os
_pi _pu _qu _te _va _vo abi abu aco act acu agn agr agu aja ali alm amb ami amp anc ane ano aqu ar_ arb are asq ate ave
avi axi aya aza azo bia ble boc bue bun caj cam cel che chi chu cin cit cli cog cop cre cte cti ctu cue cui cur de_ def
del den dil dim din dio div don dre dur ea_ eas ech eci edo edr edu efa efi efr ega egl el_ ela elu ema emo emp en_ ene
eng ens epa epe epo ept er_ erc erg erm ern err esg fas fat fec fer fes fia fre fri gad gar gas gie gno go_ gor gri gro
gua gue had ham has her hic hig hul iab ian icr igi ign ili ilo ime imi ind ine int ior isc iva ivi jo_ jor jos lac lan
lar lat lav lch le_ les lic lie lig lle loa loo lor lta luq lvi lvo mad mat med mej mer mic mie mit mor mpl mpu nab nan
nar nch nco nef ngo nic nim nis nit nom nor nqu nsa nso nsu ntu nut nzo och oci oco oct oda oga olc olo omi ond ons onz
opa opi oqu orc ore orm osc ose ota ote pac pas pel pes pia pid pie poc pol por pos pot pta pue pun raa rat rav ray raz
rca rci rde rea red ref reg rga rgo rgu rib ric rid rie rif rin rma rmi roa rof roo rop roq rot rre rte rut rzo sca sen
ses sga sie sit siv sol sop spa spu squ stu suc sup sur tam tan tax tea tel teo tes tie tis tiv tiz tod tuo tur uad uch
uci uct uem uet uie uin uis uje unt uos uqu urg usi uta uti va_ var vas ven ves vic vid vie vil vin vo_ vol za_ zad zo_
zon zos`,
    '-12': `
_az _ec _em _fl _ll _ni _no _ot _un abr aca ad_ afa age ago ail ajo alh all als alt amo anq aor api apu ard arg ark arm
arz asc aso atu aud ava ba_ beb ber bes bie bil bli bo_ bon bor bre bro bru bur bus cat cei ces cid cis ckt coa coo cru
cut daa dan dao dif dis due eda efe eib eit eja ell elo env epl erf erj esf esm etu eva exq ext eza fac fal fan fe_ fel
fen flo for fra ga_ gaj gal ged ger gli gni gob gom gos gui guj gun gus ha_ hab hac hap he_ hij ho_ hon hos hue hum ibi
idi ied iej iet ifa ife ifo ige igu ihi ijo inf ing inm ioc ipa ipi iqu ism isp ive ja_ jan jar jas je_ jea jeo jie jug
kta laa laj lam lao lea led ler lev lhu lia lin lmo loc loj lol low lsa lum lut lve mag mbu me_ mec mis moh mon moz mpa
muc mue mug naa nac nao nci ncr ndu ne_ neg nfi nfo nga nia nif nin niz nme nod nol nsi nue nus nza obi ock ocr oge oha
oli olu onf ope opo org osi ost otr oy_ ozo pa_ pea ped peg peq pic pio pis ple pli plo pon pra puz rap rar rau rba rbe
rei rel reo rer rfe riq rje rmo rna rno rog rqu rso rto ruj rva saa sad sag saj sao sat se_ seo seq sfa si_ sic sif sig
sip sme soc ste sub suf tai taq tia tih tip toa tri tup uar ubl uda ue_ uec ued uel ufi ugo ugr uib uit uiv uji umi umo
una und ung uno uro urt usc ust uto utr vab vad vib vio vis voc vor vos xis xqu xtr yad zaf zas`,
    '-13': `
_au _bi _ci _er _gi _na _ol abe ade adr afe alc alg aun ay_ ayu az_ bal bas be_ bid bit boa bol boo buf cac caf cai caz
cci ce_ cla cuc dem der did dij dma doa doc doo ebi ebl egu elg eor erd et_ etr eve evi exp faa fao foa foo fru fue fui
haa hao hel hes ice ide iem igo in_ ioa ioo iso ite izz lay lco lef leg lgo lgu lid lio mac maq mbi mbr mea meo mid mig
mpo mun mus net ngu nio nst nvi oal obr ode odu ofa oja ojo ola ole oll oma ont orq oto owa owo paa pan pao paq peo piz
po_ ram rdu ret rk_ rme rne rob rod rom roz rra rve say sce sci sec sej sil`,
  },
  de: {
    '-5': `
en_ er_`,
    '-7': `
_un che gen ger ich ige lic sch te_ ten ter ung`,
    '-8': `
_be _ge _sc _ve ass aus ber ch_ der ein ell end ere ers ert ess ge_ he_ hen her ier ig_ nde nge nte rer rte ssi ver`,
    '-9': `
_an _au _de _en _fa _fr _ha _he _ka _la _li _ma _mi _re _sa _st _wa ach ack aft age ahr alt and ang ani ant are arm art
atz auf bar bes cha chl cht cke den dur eck eis eit ene ens ent era erk erl eru es_ est fah fte ges haf hre ine ion isc
ite ken kom las len lie lig lle los lte men mer mme ndl ne_ nen ner ng_ ngs one ose ran rat rau re_ rec rei ren rig rt_
run se_ sen ser sig sse sta ste stu tig tli tra tte tze ube und war zei zen`,
    '-10': `
_ab _al _ar _ba _bu _ch _da _du _ei _fl _gr _in _ke _kl _ko _ku _le _me _mo _ne _pa _pr _ru _se _si _so _sp _ta _to _tr
_ub _vo _we _wi _za _ze _zu abe abg ade ame ank ann arb ast ati atu aub aum bed bei bge bil bra chm chn chr cki de_ des
die dig dli dre ech edu ee_ een eer efe ehr eic ekt el_ ele eni enu erb erf eri erv esc et_ ete ett eze fer fle fre fri
ft_ fti gee gel gte han har hei hig hla hle hma hne ht_ ide ieb ief ien ies ima imm in_ int ise ist it_ itt itz kel ker
kig kle kli kra ksa ktl lag lan lat lau le_ lec leg leh lei ler llt lun lze man mas mat me_ mit mut nd_ nel net nga nha
nie nis nit nke nnt nsw nt_ nun och ohn oll omm omp on_ ort os_ pei pig pro rbe rch res rft rge ris rkr rli roc rsc rst
rze sam san sau sbe sie sit spe ssa sti stl str swe tan tau tel tio tis tro tuc tun tur tzt uch uck uhl unk uns urc ure
urf usc utz uve vie vor wac wei wer zer zig zim zt_ zte zuv`,
    '-11': `
_bi _br _di _do _dr _ek _em _er _fe _fu _ga _gu _hi _ho _ih _lo _lu _mu _na _ni _of _pe _su _te _vi _wu ahi ahl ake al_
als alz am_ amm anl ar_ arg ark arz ate aut bad bee bel ben beq bie bri bro bst bun chb chi cho chu ckl cks ckt dun ebe
ebr ege egt eha ehl eid eil eiz eke eko elh eli em_ eme emp emu eng enh epf equ erd erg erm ern err erz ese esi esp eun
eur ewa fal fan feh fek fes fet fli fme fnu fur gan geb geh gem gep gew gie gle gra gsb gsl gsz gt_ gun hab had ham hau
hmu hni hof hon hrl hte ick ie_ iel ila ile ind inh ink iss ita kar kas kau ke_ kei kla kt_ kte lha lim ll_ lln llo llu
lne lsc lt_ lti mac mak mei mel mie mod mpe mpf mte nac ndi nes nfa ngl nik nko nkt nla nor nsa nst ntt nve nzu ock ode
ofe ofl or_ ore ori owe par pat per pet pfe pfl pla ppe ppi pre pun que rab raf rag ral rbi rbr rde rdi reu rez rga rie
rks rla rle rma rme rmi rof rra rsa rsp rti ruc ruh rvi rzt sal sar sba see sin sio slo sor spa spi spr sst st_ swu sze
tar tas tba tee tes tet teu tin tlo tor tt_ tta tuh tz_ tzi uem uff ufm uge um_ una unb unf unh unp unt unv unz upp ur_
urd urz uss ute utl vol wan was wel woh wun wur zah ze_ zel zug`,
    '-12': `
_co _cr _eh _es _ew _ex _fi _ig _im _je _kn _nu _ob _ol _ph _po _pu _um _wo _zi _zw aan abb abl abs ad_ adh adi agb agi
ahn ail akl ala ale all alo amp amt an_ ane ano anz aot app apu ara aro arr as_ asc at_ ata ato atr ats att auc aue aun
auw axi bac bau bbr be_ beg beh bet bev big bis bla bli blo bre buf bus chg chh chs chw ck_ coc cro dam dan dee def del
det dfr dha dic dlo dlu dni doz dru dtu dul ebl ede edi eei ef_ ehm ei_ eib eie eim ekl ela elf elm elu elz ema emm ena
enm enn eno epa epp ept erh etr etu eue eug evo ewi ewo exz far ffe ffi ffn fge fig flo for fra fru fsb ful fzu gag gal
gam gar gas gba ged gef gei gek get gez gig gno gro gs_ gsa gsw gut gwe hal hao hat hba hef hel hes hge hha hie hil hl_
hls hlt hlz hm_ hme hna hnt hnu hor hr_ hra hri hrk hrs hrz hsc hst htb hun hwa hyg ibu iet ifa ign igt igu ihr ike ikr
ild ilf ilh ill ilt im_ ime ing ini inl inn inw inz ios ir_ is_ isi iso isv isw ize izi izu jed kal kap kat ket knu kor
kos kpl kro kst kta kuh kul kun kur lab lac lam lar ldi ldl leb lee lep les let lfa lfs lhe lho liz llh lli lma loc loh
lot low ltb lus lzi maa mag mah mec mha mig mik min mis mkl mob mpi mpl muf mus nae nal nar nau nbe nbr ndf ndn ndr ndt
neh nem nfr ngt ngw nho nhy nig nim nin nk_ nkl nli nlo nma nn_ nnl nom nov npr npu ns_ nsc nse nta nti ntr nts ntw nug
nus nut nwa nze nzi obi off ofn oga oil ois oli oma ome oni opf oph orb ord org ork orr ors oss ost ote oti ott ouv ovi
oze pak pan pap pek pen pft pha phe pin pit pli pri pti put rba rdr rep rfe rfo rfu rha ric rin rio rka rko rkp rm_ rmt
rn_ rne rog roi rom rop ros rot row rri rro rtu rup rvo rvt rzl saf sag sat sem seu sfa sge sic sme son sou ssb stk sto
sup svo tad tag tai tat tax tei tez the tic til tkl toi tol top tre tsc tsp tti ttl two tzp ubi uen uer ufa ufe ufg ufz
ug_ ugi uhi uhs ula uld ull umh umi umk uni uno us_ usa usb usf usg usi usm usp ust utt uvo uwa ven vig vte weg wen wid
wie wig win wor xif xze ygi zar zau zee zep zeu zie zli zpl zun zur`,
    '-13': `
_am _ap _ki _kr _pi _ro aar aer agt ain air ami au_ bek bot bt_ bur ce_ das dec dek dem dez dma doc duk dus efa ehe eht
eka esa etz ewe ezi fac fad fai fe_ fin`,
  },
  it: {
    '-7': `
_co _in ent ssi ta_ te_ ti_ to_`,
    '-8': `
_ca _di _ma _pr _sc _st _su ant ata ate ati ato bil chi con ecc ett gli iat ina ion iss la_ le_ len li_ lo_ ne_ no_ nta
nte nti nto ra_ rat re_ sa_ sim so_ sto str tor tra tto zio`,
    '-9': `
_al _an _ar _br _bu _de _ec _fa _fr _ge _im _me _mi _or _pa _pe _pi _po _pu _ri _sp _tr _ve abi acc ade aff ale ali all
ame ara ari arr ass ast att azi ca_ cat cca cce cch cco ce_ ci_ cia co_ col com cor cos da_ dat de_ di_ dis do_ ell end
era ere eri ess est evo ffi fic fre gen ggi ia_ ibi ici ico idi ien ier igl ila ile ili ima ime imi imo ine ini ino io_
ist lat lia lla lle ma_ man me_ men mi_ mo_ na_ nal nat ni_ ola ole olo ona one oni ora ore ori ort osa ose osi oso ost
ott par per por pre rdi ri_ rie ro_ ros sca sco se_ si_ spo ssa sta ste sti tat ten tic tis tos tre tta tte tti ura vol
zza`,
    '-10': `
_ac _af _ap _as _at _ba _be _cu _da _es _gu _le _mo _ne _qu _ra _sa _se _si _so _ta _te _to _va agl agn ala alo and ang
ani apo are asa asc avi avo azz bat bel bru buo cal cam can car cci cen cep che cie cin cro cur ddi deg del den dia dic
dif din ece edi ega eli elu ena ene eno enz epi ero esc eta ete ezz fat fet fin gan gia gio gno gra gus hia his iac ial
ica icc ice ida ide ie_ iet ilo imp inc ins int ios ipa isc ita iti ito iva ivi izi lar lio lis lit lli llo mac mal mat
mba mer mic min mod mor mos mpe nda nde ndi ner nes nit nos nsi nsu nzi occ odo ogl oli oll olt ond ono ons orc ord orn
oro orr paz pen pet pic pid pol pon ppo pro pul puz qua qui rad raf ran ras rav red ren rep res ret rib rid ris rit rre
rri rte ruc sag san sap sat sce sci sor sup sur tan tar tas ter tes til tiv tro ual uca ucc uci uli unt uon upe ust utt
uzz va_ van ve_ vec ver vin za_ zzo`,
    '-11': `
_ab _ad _am _bi _ce _ch _cr _do _du _fi _ga _go _gr _ig _is _lu _no _re _ro _ru _sb _sg _sq _sv _ti _tu _un _vi abb aco
afo age agg ald alt ama anc ann ano api app arb arm aro ava ave bag bar bid bin bra buc cad cas cel cet coc cog cop cre
cus dde der det dev die dio div dor duc dur eco edd edu egg ego egr ei_ ela ele eni enu epa ept erf erg erm ern err esa
ese esi eso eti etr ezi fer fes ffe ffo fol fri gam gel ger ges gge gna gni gol gua he_ hi_ hie iab icr ido ieg ife iff
ifi ign ii_ imb ind inv ioc ior irr ise isi iso isp ite ive ivo izz las lda leg let lid lie lim liz loc lor los ltr lus
mad mar mas med mes mis mma mme mpa mpr nac nan nar nca nco net ngi nic nie nis nom nor nqu nsa ntr ntu nve nza oca ode
ofe ogn ome omi omm omo omp opp opr orb ors osc ovi pas pat peg pes pia po_ pos pri pti pun que rag ral rap raz rbi rch
rec rem rez rge rgo ria rla rma rne rof rop rov rru rta rti rum rut sch scr scu sec sed seg ser sig sio sis sit sol spa
spe squ sse sso ssu sul tam tev tie tim tio tip tol top tri tru ttr ttu tua tur uff ugg uis umo una ure urg uri uro usc
uti var ven vi_ vig vis vo_ zat ze_ zie zo_`,
    '-12': `
_ag _au _av _ci _ef _el _fe _fu _gi _ha _ho _ir _la _lo _ob _on _ot _us ace ada add adi aes aga ai_ amb ami amm amo ane
anq anz aor aot ape ard ars art aut bbo bli bon bso bui but cab cao cap ces cev cez cic ciu dab dal dan dec dep dib did
dip diz dot dut eff egi egl egn egu el_ elo emu enc eod epl er_ erc erl ert et_ eva fab fan fas fav fe_ fen ffa fid fon
for fot fun gab gar gat gaz gi_ gic gie gin gne gog gom gui hif hin hio iam iap iba iep ifo ill ilm imm inf inu ipe ipi
isa isf isg itt iug led leo lez lib llu lme log lta lte luc lud lum lur lve mae mag mig mmo mur nab nad nch ncr ndo nec
nel nen nfi nfo ngu nib nif nim nin niz nno not nse nui nus nvi obs och oco ocr oda odd oga ogg oi_ olv oma on_ onf ont
onv opi org ota oti ova ove ovr pa_ pac pan pec pib pie pit ple plo poc ppi ppu pur ram rao rba rbu rci reg rel rev rfe
rfi rga ril rio rmi rmo rna rni roc rog ron rot rra rro rso rug sal sas sba sbi sen sfa sga sgr sgu sil sip siv sod sos
sov spl stu sub suc sud suf sug sum sun svo tab tac tag tav teg tel tet tez tib tid tit toi tup tut uas uat ubl ude udi
uel uga ui_ uid uil uin ull uma umi unz upp urd use usi usu uta vat vel vid vog vra zan zav zi_ zia zol zos zze zzi`,
    '-13': `
_cl _er _mu _od _og _ub ado adr adu al_ alc ana apa arc ark avv bal ben bev bia bic bie bir bri bun cav caz cio cli cod
cra cri cuo dam dav des dma doc dol ea_ eda emp ens eo_ erd erv fa_ far fi_ fig fil fra go_ iag ian iar igi igo il_ ire
isu laz lco les mbi mec mie mon mpo mus neg nol non nso nze odi olc ope orz pe_ ped pi_ pis piu piz pog rar rce rdo rdu
ric rif rig rim rin rip riv rk_ rno rod rol rsa rsi rto rub rvi rzi sia sif son sot sui taf taz tir tiz ua_ uan ubi ue_
ues un_ ung uo_ uol usa uso uto vev via`,
    '-14': `
_a_ _bl _bo _dr _e_ _ed _fo _gl _gn _i_ _id _il _io _l_ _li _na _ni _nu _o_ _of _os _ov _uo _ur _vo _wi _ze aca aci acq
adm agh agi ail alb amp apr ar_ arn arp ash atm atu aun aur aus auz axi ba_ bad bam bbe bbi ber bis blo bo_ bor buf bur
caf cau cer cib cii cim ciz`,
  },
  nl: {
    '-6': `
en_`,
    '-7': `
_on _ve de_ er_ ge_ ig_ ige ver`,
    '-8': `
_be _ge _ma _sc aar and cht del der dig eer el_ ele eli end ere eri eur ijk ing ke_ kke lij nde ng_ nge re_ rig sch ste
te_ tel ten ter`,
    '-9': `
_aa _ba _co _de _do _dr _ga _ha _he _hu _ka _kl _ko _la _le _me _pa _pr _re _sa _sl _sm _st _te _to _ui _vo _wa _zo aak
aan aat ach akk ame ang ank ant app ar_ ard art ast at_ ati bel cha che cho den ech ede ein ekk ell elo ent erd erk erl
ers erv es_ ess est et_ ett eve gen ger gew hoo ht_ ie_ ien ier ijd je_ jk_ jke kam kel ken ker kle laa le_ lee lek len
lig lle loo maa mat mer nbe nd_ nin nte onb ond ong oon oor oos org ort par per ppe ran rd_ rde rec ren res rge rie rij
rs_ se_ sse sti sto tie tig tra ts_ tte uit ur_ vri waa zor`,
    '-10': `
_af _al _ap _ar _bi _bo _bu _ch _da _di _ei _er _go _gr _ho _in _ke _kr _li _mi _mo _mu _na _ne _op _pi _pl _ri _ro _sp
_su _ta _tr _va _vi _vl _vr _we _wi _zi aai aal aam age ai_ ak_ ake ali all am_ an_ ara are ark arm as_ ass ate ats auw
awa baa bad bed beh ber bes bet cep ch_ cte dde des din dra ect ed_ edi edu ee_ eef eel een efd ege eha eid ek_ eke ela
eld elk eme ena eni ens ept ern ert erw esc ete etj etr ewe eze ezo ffe gas geb ged geh gel ges gev gez goe han har hee
hel hot hte hti hui hul ide iek iem ies iet ij_ ijn ijs in_ ind ine int ion is_ isc it_ ite itg jd_ jde jes kap kee kra
kt_ kun lan law lde ldi lei leu lie lin lli ls_ lui mag mak man me_ mel men moe naa nda ndi ne_ nee nen net nk_ nke nma
nst nt_ oed oek oen oes ol_ ole one onm ont ope or_ ord os_ ote oud ouw ove pel pen pla ppa pri pro raa ras rdi rei rin
rke rko rli roe roo rou rro rst rt_ rte rti rts rve sen ser sla sle sma st_ sta str stv sup taa tan tge tij tis tje toe
tor tro tti tvr uch ude uff uid uis uld ulp upe ure urs uur uw_ uwe van ven vie vle vol voo war wel wer wij ze_ zel zie`,
    '-11': `
_an _br _du _ee _fa _fr _gi _kn _ku _lo _lu _ni _no _ou _ov _pe _po _ra _ru _se _sf _ze _zu aag abe ad_ ade adi af_ afg
afs ag_ agn aie ail air akt ale als alt ama anb ani ap_ apo ari arr ato att bak bal ban bar bek ben bev bez bie bij bra
bre bur ce_ com ct_ cur daa dat ddo dew die dka doc doe doo dro ds_ dui dul ebr ece eda edk eed eet ehu eig eit ekr ema
ene epa erf erg err ese eta ets euk eva ewa ewo ezi fd_ fde fec fee fel fes ffi fge fie ft_ gan gd_ gee gie gin gro gst
had hal hao hap he_ hie hoe ich id_ ids iee ifi ije il_ ile ima ink ioo isj ist ita jn_ kas ket keu kin koo kop kte kwa
lad lak lau lec led ler les let lev lit lka loz lpz lti mar med met min mme moo na_ nac nau ndd nel ner nga ngs nie nig
nne npr ns_ ntb nti och oeg oel ofd ofe off oga ok_ om_ omm omp on_ ona oni onp ons ood oof ooi ook ool oop op_ ops opt
ori ose ot_ ott oze pak pat pe_ pig ple por pot pra pre pst pti pza rad rag ram rap rat ree ret rgd rit rk_ rle rma rof
rog rom rri rta rtr ruc rui rvi rvo rvr rwa sau see sel sfe sin sio sje sme ssa ssi sus tab tai tas tee teg tei teu the
tin tio tof too top tre tse tst uct uk_ und urd urg uri us_ uss uwb uwd vaa val ve_ vee vel vet vre vro wac wal wan wat
wba we_ won woo zaa zon`,
    '-12': `
_ai _am _as _at _cu _el _en _fi _fl _fo _hi _ie _ir _ju _ki _nu _ob _om _sn _sy _ti _tu _wo _za _zw aap acc act add adk
agi agr ain akh aks akv al_ ala alb alg alo alv amm amp ann aot ape apk aps arl arn aro ath atr auf aun ave bat bee bla
bli bor bot bro buf bun cat cce cen chi chr chu ckt coc cor cti ctu dag dal dan def dek dge dia dio dit dma dou dru dsb
duc duu eam ebl edd eeg eek ees ef_ efe eff eg_ eho eih eik eis ekb ekt elm els em_ eng env epk era erb erh erm ero erp
erz esi esk evo evr ewi eza fac fan fdg fet feu fig fij fla for fou fri fsc fsp fte gal gam gar gde geg gei gem geu gni
goo gra gri gt_ gvu gza haa hag ham hau hav heb hei heu hit hof hri htt huw iat ice idd idi idr ief iep ieu iez ift igd
iha ijt ijz ikb ike ikk ila ili ime ins irc irr isp itb itp its itt izz jee jne jni js_ kaa kan kar kba kbe kei khe kje
kku kla klu kna kok kom kor kou kre kst kta kus kvo lac lap las lat lba ld_ lez lge lif lko lma lom lor lot low lpv lta
luc lve ma_ mal mas md_ mee mfo mid mod mon mp_ mpa mpe mpi muf nag nap nar nds ndu nic nif nij nim nis nkj nkt nor nta
nto nva nvr obe oce ock od_ ode odu oet oez of_ oft og_ oil oll omd omf onk onv opg ore orr ors orz osd oti ou_ ouc out
oya pas pge pie piz pka pkl ppi pt_ pta pva rac rai rbr rco ref rep reu rfe rg_ rgv rgz rik rio ris rlo rmd rmo rna rne
rni rod ron roy rpl rre rsc rse rsl rsu rus rzi rzo saa sag sal sap sba sbe sde sku slo smo sne spa spe spo spr stu sub
sym taf tba tbi tea tek tem thi tik til toi ton tpl tri tru tui tuk tuu ubl ud_ uf_ uim uke ull una unc ung use ust vak
var vas vic vlo vul was wd_ wee wei wil wor ymp zak zam zig zij zit zom zou zza`,
    '-13': `
_ad _au _bl _ca _cr _ec _et _ev _gl _hy _ij _ik _is _ja _je _jo _kw _of _oo _pu _si _so _tw _u_ _uu _uw _vu _wc aas aca
aci acu adm adv ae_ afe`,
  },
  pt: {
    '-6': `
as_ os_`,
    '-7': `
_co _de ada ado da_ do_ dos eir ent`,
    '-8': `
_ba _ca _es _in _ma _pr _re _sa ant ao_ ari cio das des dor ece es_ est ica ion iro nta nto ora que ra_ rad ras ro_ ros
sta ta_ tas to_ tos tra`,
    '-9': `
_at _ch _en _ex _fa _fr _ge _me _pa _pe _po _qu _so _su _to _tr _ve aco ani ara ass ate ati ave bar ca_ cad cao car cas
cep cha che co_ col com con cos cul dad dec edi el_ ele enc end epc esa esc esp ess eta ete fei fic gad hei ia_ iad ici
ico ida ido ien ima imp ina inh ins ios ira is_ iss ita len men mos nca nos nte nti ona oro osa oso oss par pci pre rac
ran rec res ria rio sa_ sas sim so_ sos ssa sse ssi tad te_ ten tic tor ula vei vel`,
    '-10': `
_ab _ac _al _an _ap _ar _bo _cr _di _do _em _fu _go _ho _ig _im _la _le _li _lo _mi _mo _ne _no _ra _ru _se _te _va aa_
aas abo aca ach aci acu ade age agu al_ ala alc ali alm am_ ame anc and aos apa aqu ar_ arr art ast ava bag bor bra can
cec chu cia cie cor cro cui de_ ded del dia dic did duc dur eca eci eco edo edu efe efi ega eis eit ela elh em_ emp eos
equ era ere err ert esi exc fer gan gen ger gno gra gun ha_ had ho_ hos ias ich ife ifi ign ila ilu imo inc ind io_ ist
ito ive iza la_ lad lar las lha lhe lho lic lim lo_ los lta lum ma_ mal mar mas med min mor mpe mpo na_ nad nar nas nch
nci nco nda nde ndi ndo ndu nes nha nhe nho nif nis nit no_ nor nsu ntr oa_ oas obr ois ome omp oni ono ons oo_ oos or_
ord orn ort ost ota oti ou_ pac pat per pet pid ple por pra pri pro qua qui ram rao rap rat rav rdi reg rei ren roa roo
rra rro rta rti rto sad san sat sca sco scu sei sil siv sor spe sso sti sto str suj tac tam tar tav tes tid tim tre uca
uei uen uid ult unc ura uto var ven ver ves xce zad`,
    '-11': `
_ad _ag _am _aq _as _av _be _bi _bu _cu _da _du _ed _ef _el _er _fe _fi _fo _gr _ha _ja _lu _mu _na _ol _op _ot _pi _ri
_si _ta _ul _vi _vo aba abe abs abu ace afe aga agn ail ais aix ale aln alo alt ama amb anh anq aor aot ape api apr arb
ard are arm aro aru asa asg ata ato atr atu avi bal ban bei bel ber bid bif boa bon bsu bun bur bus caa cab cac cal cam
cap ceb ced cei cel ces cif cit ckt cob coc cop coq cou coz cpc cre cri cta cur daa dan dao dav def deg dei dem den dep
der dif din dio div dui dut ea_ ear eas ebi ebr ecp ect egl egr ei_ eic eim ein eix eli elo emo ene enf eno ens eo_ epa
er_ erf erg ero erv esl eso eu_ exa ext fad fal fan fes fet fis for fra fre fri fun fur gal gar gel gli gni gon gor gos
gro gue ham har has hed heg hen hon hor hud huv ial iar icr icu idi iet ifo ige igo ilh ilo ime imu ine ino inu ioa ioc
ioo ipa iqu ire isc isf itu iva ivo ixa ixo ja_ jad jen jis kta lab lav lch lcr le_ led lei leo let lev lig lin liz lmo
lne lot low lto ltr lud mac mad mag man mbr mbu mes mic mo_ moc mof mpa mpi mpl mpr mun nal nce nea nef neg nei ner nfe
nga nic niz noj nqu ns_ nse nso nst ntu nus oal obe oca ock oco ocr odo oei oes ofa ofe ofi oga oin oje ola ole olh oli
onc ond one onf onh ont opa opi opr opt oqu ore org ori orr orv osc ouc out ozi pa_ pai pas pca pec ped pel peq pes pic
pis poe pos pou pti raa rag rbe rca rdu re_ ref rem rep req rfe rga rgo rgu ric rid rie rin ris riv rmo rne roc rof rog
roi rop rot rou rri rru rte rui ruj rul rut rve sab sal se_ seg sen ser sfe sga sio slu sob sol sop spa spl spr ste suc
suf sul sur taa taf tai tao tat tea tei tel teo ter tia tig til tip tiq tis tiv toa tod toi tou tro tru tua tuo tup uad
ual uan ucu udi udo ueb uec uer uet ufi uic uil uja uji ule ulh ulo umb umi und ung uos upi urd ure urg usc usi uve va_
vab vas vet via vil vin vo_ xag xon xtr zin`,
    '-12': `
_ao _au _bl _ce _eq _ga _gu _ir _ju _nu _od _of _ou _ro _ti _um adm aes agr aia alg alh amo ana arc ark aso au_ aul aus
axi az_ beb bem blo bol boo bre buf caf cai cau cav ce_ cer cin coe coi cot dim dis dma doa doi don doo dou eac ebe eda
egu eia eja elu eme ena enh enr epo erc eri ern ese et_ eto eva evi ez_ faz fe_ fea feo fia fil foa foo fru gem go_ goa
goo gua gui gul haa hao he_ hea heo hes hum ian iav ili im_ int ior ir_ irr isa ite ivi izz jar jas jo_ jus lac lam lan
lem les lid loc loq lor lua luo lvo mai maq mat mau mav me_ mec mel mid mod mol mot mov mus nai ncr ne_ nen nfi nfo nhu
nim nsa nun oce oda ode odu olc olo olt om_ omi orc ose osi ote oto oub ove owa owo paa pao pio piz po_ poi pol pon rai
rar raz rco rda rdo rea reo rig rk_ rna rno rod rqu rre rso rud rva sac sag sao sap sau sci sec sel sem ses seu sic sit
sof spo sui sup tal tem tin too tud tur ua_ uar uas uch uco uda ude ue_ uem ufe uia uin uip uit ujo um_ uma una upo uro
urr urs ust uta utr vad vam vej vez vid vis vol vos xa_ xas za_ zac zer zza`,
    '-13': `
_a_ _ai _cl _e_ _eu _gi _hi _is _ni _o_ _ob _on _os _pu _sh _sp _st _tu _un _ur _ut _wi _ze abi act adu adv aff ago ai_
ain air alv ami amp ang anj ano arn arq asc ase ash asi at_ atm auc aud aun aur avo aze azi azo bac bad bat be_ bi_ bie
bil bio bli bo_ bom bri bro cae caz`,
  },
};
