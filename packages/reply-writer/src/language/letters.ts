/**
 * Three letters that follow each other in words of a language ("_" for where a word begins or ends), by how often: the
 * power of two of their share. Made by training/count-letters.ts; not to be edited by hand.
 */
export const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    '-7': `
ed_ es_ ing ng_`,
    '-8': `
_co _di _in _la _re _st _th _un ble ent er_ ers ess ion le_ ly_ nt_ on_ res rs_ st_ ter tio ver`,
    '-9': `
_ba _be _ca _ch _cl _cr _de _dr _fa _fr _ha _ho _lo _ma _me _mo _pa _po _pr _sa _se _sh _so _su _te _wa _we _wh _wo abl
ack age an_ and ant app ast ate ati bar ce_ ch_ cha che com cou der dis en_ end ere erv est eve ful her hin ic_ ice ine
int iou ist ite ive lea les men nd_ nde ne_ nin oom or_ ort our ous out ove per re_ rea rie rin roo ry_ se_ ser sho ss_
sta ste te_ ted ten the tin ts_ ty_ ul_ und us_ ve_ wor`,
    '-10': `
_ag _al _am _an _ar _at _bl _bo _br _bu _da _do _en _ev _ex _fi _fl _gl _go _gr _he _hi _le _li _mi _mu _ne _no _ou _ov
_pe _pi _pl _qu _sc _si _sm _sp _ta _ti _to _tr _vi _wi ace ad_ ain air ait ake al_ ale am_ amp ani ar_ are arg ari arm
art as_ ash ass at_ att avo ay_ car cat cep cin ck_ cke cle con cra cro de_ des din dri ds_ dy_ eak ean ear eas eat ect
ele eli ell eni ept era erf eri err ery esp et_ ffe fla for gan gar ge_ ges ght gre gs_ hai han har hes hor hos hou hro
hy_ ibl ick ide ie_ ien ies igh ile ill imp in_ inc ins ise ish isi ita iti ke_ ked kin ks_ lac lat lav ld_ led lin lit
ll_ lou low ls_ man mar me_ min mis ms_ nce ndi ned ner nes ngs nis ns_ nsi nte nti ock om_ ome omp ona one ons ook ore
ork orr oth oul oun own par ple ppe pre pri pro ps_ qui rac rag rat rec red ree rel ren rga rge ric rit rk_ rou row rri
rti sal san sea sed sh_ she shi sin siv smo son sor spa spe spi sse ssi sti str sy_ tab tch tel tes th_ thi tic tle tor
tra tte tur uck ugh uld unc uni use ust ut_ wai wer whe`,
    '-11': `
_ab _ad _ap _as _aw _bi _cu _du _ea _em _fe _fo _fu _ga _ge _im _is _it _ju _lu _ni _of _on _or _ow _ph _pu _ri _ro _ru
_sl _sn _up _us _va _ye _yu acc aci ade adv aff ag_ aga agg agn ail ak_ all ame ana anc any ap_ ape arb arc ard ark arr
ars asa ath ato aug aut ave ays azi bad bag ban bby bed bee bel ber bit bro bug bur by_ cak cam can cci cel cen chi cie
cio cki cks cky clu coo cor cre ct_ cti ctu cut cy_ dan dat day dec ded del den did die dly doe don dow dro eac ead eal
eam eca ece eco edi ee_ een ees eet efu el_ elc ely em_ eme emp ene ens eou erc ero ert erw ese eti ets eue evi ew_ ews
exc ey_ fas fec fee fer fic fil fra fre fri gen ger ggy gh_ gie gin gli gra gri gro gy_ hat he_ hea hed hel hen hic hie
hip hon hop how ht_ hyg ica ich ici icy id_ ied ier iew ifi ign ike il_ ils ina ind ini ink ino ip_ ipp ir_ irs is_ isa
isg iso iss it_ itc ith ity jui ker kes ky_ lad lag las lau lay lco lec lem len ler let lia lic lig lik lis liv lle llo
lly lon loo lov lth lue lug mac mag mal mea med mes mil mme moo mor mou mpa mpe mpl mpr mpt mus my_ nac nag nal nap nat
nco nda new nic nie nim nit nk_ nne no_ nor not now nst nts ny_ oad od_ oda oes off oin ois oke ol_ old oli omf omm oms
ond ong oni ood oor oot op_ ope ord org ori orn ors os_ osp oss ost ot_ ote oug ow_ owd owe oye pac pai pap pas pat ped
pen pet pir pit pla plu poi pol poo por pos ppo ppu pt_ pti puc put py_ que quo rai ram rap ras rce rch rco rde rfu rib
rid rio rip ris riv rks rly rma rn_ rni roa rom rse rso rst rt_ rta rte rub ruc run rus rve rvi sag sap sca scr sel sha
sic sid sig sio sit sla sma sno snt so_ som spo sto sty sub suc sup sur swe tai tal tan tas tea tem tfu tha tho thr tie
tif til tis tiv tly tme to_ tre tri tro tru tyl ubb ucc uch uct ue_ ueu uff uic uit ull ump una uns upe ur_ ure uri urn
urs urt ush usi ute uth utl uts vat ved vie vin vis vor vou war was wat way wee wel wic win wit wn_ wne won ws_ xce ygi
yli you ys_ zin`,
    '-12': `
_ac _af _ai _by _el _hu _hy _ig _ki _kn _na _ob _op _ot _pc _sw _tu _tv _tw _ve _wr _yo abe abu ach acu ads ady agr aid
akf ali alo als ama amb ang ank ann ano ara arl ary asi asn aso atc atm atr ats aus ava avi bac bat be_ bea bev bil bla
bly bod boo bot bou bre bri but cal cap cas cef ces cho ckt cla cli clo coc cof col cru cs_ ctf cul dar dau dba ddi dep
dib dic dit dma dnt dra duc dve dwi eag eau eck ecl edr eed eek eer eez ega ein ek_ ela elm elp els ema eng enj enu eop
epi equ erd erk ern esm esn ete eth eum ext fac fai fav fes ff_ ffi foo fro fun fur fus fy_ gai gaz ged geo gla gn_ gne
gni gno goo gru gus hab hak ham hav hec hee hef het hil his hol hot hte htf hus iab ian iat ict idn iet ifu ila ili ilk
ilt ime ims ior ipe iqu ira irc iri isl isn ito itr itu ivi ize izz jit joy ken ket kfa kno ksh kst kta la_ lab lai lam
lar law ldn leg lim liq lks lli lm_ loc los loy lpf lun mas mat mbi mch mer mfo mod moj mok mon mos mpo mpu na_ nab nad
nca nch ndl ndo nds ndw nev nfo ngi ngr niz njo nks nli nno nob noi noo nre nty nus nut oas obi obl oci ode ody ofa ofe
oil oji ok_ oki oks ole oll omi omy onn ont oo_ ool oos opl orl ose osi ouc oup ows pag pan pda pe_ pea pec peo pfu phe
pho pic pie pil pin piz pli plo pot ppy pud qua rab ran rar raw rba rbe rcr rdo ref rep rer ret rev rfe ria rke rle rm_`,
  },
  fr: {
    '-5': `
es_ nt_`,
    '-6': `
ee_ ees ent`,
    '-7': `
_de abl ant ble lee nte te_ tes`,
    '-8': `
_ca _co _ex _in _ma _ra _re ais eue eun eur ill ion le_ len lle men nde ntn on_ que re_ res sse ssi tio tnt ue_ ues unt`,
    '-9': `
_ch _ge _ho _im _me _mi _pa _po _pr _sa _se _so _su _ve age ait ale and ass ati att cha che cie com con dec dee des eco
eil ele eme end er_ ere erv ess ete eus fai gen gre ibl ide ien ier ieu ina ine ins iqu ire is_ ise iss ite ive lan les
leu lla man min mma ne_ nne ns_ nti omm onn our out pat pla pre rai ran ras rea rec ree ren reu rie san se_ see ser sie
ste sur tab tee ten teu tro ts_ tte tue ueu ule ur_ ure use ute ux_ ven`,
    '-10': `
_ab _ag _ai _an _ar _at _au _ba _bo _br _bu _cr _di _do _en _et _fa _fi _fo _fr _ga _go _la _le _li _mo _ne _pe _pl _pu
_qu _si _ta _te _to _tr _vi _vo abo acc ace ach aci act ade aff agr ain air ang app ari arm ast ata ate aut auv avo bon
bre bru cab can cas cat ccu ce_ cel cep ces chi cou cra cre cro cti ctu cue cul dan de_ def del den der deu dis dit dor
dou eab ece ech ect edi ega eli ell enc eni epo epr ept eri esa est ett eux exc exi exp fe_ fec fes ffe ffi for fra gan
ge_ gne gou gue hau hee hiq hon hor ich ici ie_ iee ife ign ile ime imp in_ inc int inu isa isi iso ist it_ iti jou lic
lie lim lis lnt ls_ mag mai mal mar me_ mer mpe nab nce nco nda nee nen nge nta nts nut ode ois oli omp ond ons ont oph
ora ore ort ote oui ous par pec per pet pid pol pon pou pri pro pti qua qui rab rap rat rep ret rfa ris rma rmi roi rop
rou rs_ rve sag sal sen ses sif sin son spa sta str tai tan ter tie tif til tis tiv tou tra tre uee uff uil uis uit ura
urs uss ust uti vai van vee vei vie xce`,
    '-11': `
_ac _ad _af _al _ap _as _av _be _bi _bl _ce _cl _cu _ec _el _em _ep _eq _er _es _gr _ha _id _ig _il _ir _jo _ju _lo _lu
_no _nu _od _or _pi _ri _sp _sy _us _va abi abu adm ado aga agn aic aig ail aim al_ alc ali all aln alo alp ame ana anc
ani anq api aqu arc ard arf arr as_ ase ath au_ auc auf ava avi bac bat bie bim bli bou bro bug bus cai cca cce cee cen
cho cle cli col cor cot cte cui cun dab dea deg dem dep dif din dom dre eac eal ean eau ecc eci ecr ecu ede eee efa efe
efo egl el_ ela eln ema emp en_ ena ene enf enn epa epl equ era erb erm ern err ers ert esc eso esp et_ eta etr eva eve
ext ez_ fan fer feu ffa fic fin flu fnt fon gal gar gat gea gee ger ges gli gna gno gra ham har he_ hen her hie hot hou
iab ial ian ica ice iei ies iff ifi ifn ige igu il_ ils ima imm ind inf ing ini ipa ipe ir_ irr isc isn isp ita itu ivi
ix_ lac lai lam las lax lco lem ler let li_ lig lit lli llo lon lor lpo lui mab mau mbr mee mep mis mit mme mod mon mpa
mpl nac nan nca ndi ndr ndu neg nel ner nes net neu nex nfe nfo nib nis njo nna noi nor nqu nsi nsu nul nus oeu oig oir
oit oll omb onc one onf oni opi ord orm orr ouc oue ouv oya oye pac pas pau pe_ ped pen peu phe pie pit ple plo por pos
pua pub rad rav rbe rdi reg rei rem rev rge ria rib rin rna rne rnt roc rog ron rqu rra rre rri rro rt_ rta rte rti rul
rvi sas sat sav sca sce scr scu sec seu sib sio sis sit siv snt soi som sor sou spe ssa sso ssu sti sui sup sym tar tas
tea tel tem thi tin tit toi tri tur tus uan ubl uch uei uel uen uet ui_ uid uip une upe urg uri urn urt us_ usc usi uta
uva vet veu via vis voi vou vre xig xis xpe xtr yab yee yen ymp`,
    '-12': `
_du _eb _ef _eu _fe _fl _gl _gu _he _ja _mu _ni _on _ou _ro _sc _sn _st _ti _un _vu abr ac_ ack acl adr ae_ aes afe ai_
aie ajo alm alu amb ans aor aou ape ar_ ara ark arn arq asi at_ atr aue aun aur aux axa axi aye azi ban bea bee bel bil
bit bla blu boi bor bos cac caf cal cao car cev ch_ chs ci_ cia cit ckt coc coe coi coo cop ct_ dai dal ded dej det dic
die dio dir dma dmi dnt don dra du_ dui dur dus dwi ebr ec_ eda een eff efr ege ego egu eje elq emo ens enu env ese eti
etn ets etu eu_ eui eul eup eut evi exe exo exq fac fad fau fee ffr fia fil fiq fis fle foi fou fre fro fs_ gac gas gaz
gel gla gni gon gri hab hai hal hem hes heu hic hin hir hs_ iae icu ida idi ied ieg iel ifs igr imb imi inj ioc ipi isf
itn ito itr its ivr izz jeu joi jol jut kta lab lat leg lin liv lod log lot loy lqu lu_ lub lue luf lum mac mas mat mba
med mei mes mid mmo moe moi moy mpo mpt mus nad nai nal nap naq nar nci ncr nct ndo ndw nem nfa nfl nga ni_ nia nic nie
nif nir nit nni nno nnt nom nou nsa nse nst ntr nu_ nve nvi obl oca och ock ocr odi odo odu oel ofe oga ogr oi_ oid oif
oil oin ol_ ole onv ool op_ opr orb org ors os_ osa oss otr oul pae pag pai pee pem pis piz pli poi ppe ppl ppr ps_ pta
ptu pui quo ra_ raf rao ray rbi rce rch rco rd_ rda rde rel rga rid rif rit rix rk_ rme rob rod rof roy rpe rso rto ruy
rva sau sea sem sfa si_ sim sip sir sna spo squ st_ sub suc suf tac tag tal tat tau tch tef tip to_ top toy tta uab uai
ual ubr ucc ucu uer uge ull umi un_ uni uoi upl urc urf urm urp ut_ utc utr uve uvr uya var vat ve_ vin viv vra xan xec
xor xqu yan`,
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
los nos nte nto ona ora osa oso ra_ res ros sta ta_ tas to_ tos`,
    '-9': `
_ag _an _as _ba _cu _di _ex _im _me _sa _so _su _ta _ve aa_ aas aba ace aci ala alo ao_ aos ara art ast ati ban bar ca_
cad car cas cep cha co_ com con cos cul ect ena end epc esc eso esp fic ia_ ibl ica ici ico ida ido ill ima imo imp ina
ino ins io_ ios isi ist ito len lim lla mal mas men mos na_ nad nda nti ntr on_ oro pci pec per pre que qui rad ras rec
ria ro_ rti sa_ sas ser sim so_ sos spe str tab tad ten tic til tra tre uen ver`,
    '-10': `
_ab _ac _am _ap _ar _bo _bu _ce _ch _fa _fr _ge _gr _ha _ho _la _le _li _mi _mo _mu _pa _pl _po _ra _ri _ro _ru _se _si
_ti _to _vi abo adi aje al_ ale ama ame an_ ana and ani apa aro arr asa ase asi ata ato cab cal can cen cer cho cia cie
coc col cor cro cta cto cua dab dad dec dep dia dic die duc ead eca ece eco edi ejo ele eli enc eni eno eo_ eos equ ere
eri ert erv esa ese esi eta ete exc gan gen gon gra hor iad ial ias icu ier ifi ila inc inu ita ivo iza jer lad lis llo
ma_ mab man mar mes min mo_ mod mpe mpi mpr nal nas nca ndi ndo ner nes no_ nse oa_ oas oca odo ofe olv ome omo omp one
oni ono oo_ oos or_ ord ori orr ort par pat pen pet pla pro rab rac ran rao rdi re_ ren rep rio ris ron rri rro rta rui
rvi sab sal sco scu sio sor sti sto taa tac tal tao tar te_ ter tid tor tro tua ual uca uer ues uid ula ulo upe ura xce`,
    '-11': `
_al _at _av _be _br _cl _cr _do _du _ed _ef _el _eq _fe _fi _fu _ga _go _gu _he _hi _ig _ja _ju _lo _lu _ne _nu _os _pi
_pu _qu _te _tr _va _vo abi abu aco act acu agn agr agu aja ali alm amb ami amp anc ane ano aqu ar_ arb asq ate ave avi
axi aya aza azo bia ble boc bue bun caj cam cel che chi chu cin cit cli cog cop cre cte cti ctu cue cui cur de_ def del
den dil dim din dio div don dre dur ea_ eas ech eci edo edr edu efa efi efr ega egl el_ ela elu ema emo emp en_ ene eng
ens epa epe epo ept er_ erc erg erm ern err esg fas fat fec fer fes fia fre fri gad gar gas gie gno go_ gor gri gro gua
gue had ham has her hic hig hul iab ian icr igi ign ili ilo ime imi ind ine int ior isc iva ivi jo_ jor jos lac lan lar
lat lav lch le_ les lic lie lig lle loa loo lor lta luq lvi lvo mad mat med mej mer mic mie mit mor mpl mpu nab nan nar
nch nco nef ngo nic nim nis nit nom nor nqu nsa nso nsu ntu nut nzo och oci oco oct oda oga olc olo omi ond ons onz opa
opi oqu ore orm osc ose ota ote pac pas pel pes pia pid pie poc pol por pos pot pta pue pun raa rat rav ray raz rca rde
rea red ref reg rga rgo rgu rib ric rid rie rif rin rma rmi roa rof roo rop roq rot rre rte rut rzo sca sen ses sga sie
sit siv sol sop spa spu squ stu suc sup sur tam tan tax tea tel teo tes tie tis tiv tiz tod tuo tur uad uch uci uct uem
uet uie uil uin uis uje unt uos uqu urg usi uta uti va_ var vas ven ves vic vid vie vil vin vo_ vol za_ zad zo_ zon zos`,
    '-12': `
_az _bl _ec _em _fl _ll _ni _no _ot _un abr aca ad_ afa age ago ail ajo alh all als alt amo anq aor api apu ard are arg
ark arm arz asc aso atu aud ava ba_ beb ber bes bie bil bli bo_ bon bor bre bro bru bur bus cat cei ces cis ckt coa coo
cru cut daa dan dao dif dis due eda efe eib eit eja ell elo env epl erf erj esf esm etu eva exq ext eza fac fal fan fe_
fel fen flo for fra ga_ gaj gal ged ger gli gni gob gom gos gui guj gun gus ha_ hab hac hap he_ hij ho_ hon hos hum ibi
idi ied iej iet ifa ife ifo ige ihi ijo inf ing inm ioc ipa ipi iqu ism isp ive ja_ jan jar jas je_ jea jeo jie jug kta
laa laj lam lao lea led ler lev lhu lia lin lmo loc loj lol low lsa lum lut lve mag mbu me_ mec mis moh mon moz mpa muc
mue mug naa nac nao nci ncr ndu ne_ neg nfi nfo nga nia nif nin niz nme nod nol nsi nue nus nza obi ock ocr oge oha oli
olu onf ope opo org osi ost otr oy_ ozo pa_ pea ped peg peq pic pio pis ple pli plo pon pra puz rap rau rba rbe rei rel
reo rer rfe riq rje rmo rna rno rog rqu rso rto ruj rva saa sad sag saj sao sat se_ seo seq sfa si_ sic sif sip sme soc
ste sub suf tai taq tia tih tip toa tri tup uar ubl uda ue_ ued uel ufi ugo ugr uib uit uiv uji umi umo una und ung uno
uro urt usc ust uto utr vab vad vib vio vis voc vor vos xis xqu xtr yad zaf zas`,
    '-13': `
_au _bi _ci _er _gi _na _ol abe ade adr afe alc alg aun ay_ ayu az_ bal bas be_ bid bit boa bol boo buf cac caf cai caz
cci ce_ cla cuc dem der did dij dma doa doc doo ebi ebl egu elg eor erd et_ etr eve evi exp faa fao foa foo fru fue fui
haa hao hel hes ice ide iem igo in_ ioa ioo iso ite izz lay lco lef leg lgo lgu lid lio mac maq mbi mbr mea meo mid mig
mpo mun mus net ngu nio nst nvi oal obr ode odu ofa oja ojo ola ole oll oma ont orq oto owa owo paa pan pao paq peo piz
po_ ram rar rci rdu ret rk_ rme rne rob rod rom roz rve say sce sci sec sej sil sin smo sob sof son sui sus`,
  },
  de: {
    '-5': `
en_ er_`,
    '-7': `
_un che gen ger ich ige sch te_ ten ter ung`,
    '-8': `
_be _ge _sc _ve ass aus ber ch_ der ein ell end ere ers ert ess ge_ he_ hen her ier ig_ lic nde nge nte rer rte ssi ver`,
    '-9': `
_an _au _de _en _fa _fr _ha _he _ka _la _li _ma _mi _re _sa _se _st _wa ach aft age ahr alt and ang ani ant are art atz
auf bar bes cha chl cht cke den dig eck eis eit ene ens ent era erk erl eru es_ ete ett fah fte haf hla hre ine ion isc
ise ken kom las le_ len lie lig lle los lte men mer mme ndl ne_ nen ner ng_ ngs one ose ran rat rau re_ rec rei ren rig
rst rt_ run se_ sen ser sig sse sta ste stu tig tio tli tra tte tze ube und war zen`,
    '-10': `
_ab _al _ar _ba _bu _ch _da _du _ei _fe _fl _gr _gu _in _ke _kl _ko _ku _le _me _mo _na _ne _pa _pr _ru _si _so _sp _ta
_to _tr _ub _vo _we _wi _wu _za _ze _zu abe ack ade ame ank ann arb arm ast ati atu aub aum bad bed bei bil chm chn chr
cki de_ des die dli dre dur ech edu ee_ een eer efe ege ehr eic ekt el_ ele eng enu erb erf eri erv esc est et_ eze fal
fer fle fre fri ft_ fti gan gee gel ges gte han har hei hig hle hne ht_ ide ieb ief ien ies ima imm in_ ind ink int ist
it_ ite itz kel ker kig kle kli kra kte ktl lag lan lat lau lec leg leh lei ler llt lun man mas mat me_ mit mut nd_ nel
net nha nie nis nke nnt nsw nt_ nve och ohn oll omm omp on_ ort os_ par pei pig pro rbe res reu rft rge ris rkr rli roc
rsc ruc rze sam san sau sbe sie sit spa spe ssa sti str swe tan tau tel tes tis tro tuc tun tur tzt uch uck uge uhl unk
uns urd ure urf usc uss utz uve vie vor wac wei wer wur zei zel zer zig zim zt_ zte zuv`,
    '-11': `
_bi _br _co _cr _di _do _dr _ek _em _er _fu _ga _hi _ho _ih _je _lo _lu _mu _ni _pe _pu _su _te _um _vi _wo _zi abg abs
ahl ahn ake al_ ale all als am_ amm amt anl app ar_ arg ark arz at_ ate atr auc aut axi bac bau be_ bee beg bel ben beq
bet bge bie bra bri bro bst bun chb chh chi cho chu chw ck_ ckl cks ckt del det dun ebe ebr ede edi egt eha ehl ei_ eid
eil eim eiz eke eko ela elh eli em_ eme emp emu enh eni eno epf epp ept equ erd erg erm ern err erz ese esi esp etr eue
eun eur ewa fan feh fek fes fet fli fme fru fur geh gem gep gew gie gra gsb gsl gsw gt_ gun gut hab had hal ham hao hau
hba hel hl_ hmu hnu hof hon hri hrl hrs hst hte hun ick ie_ iel ike ila ile inh inz isi iss ita itt kal kar kas kat kau
ke_ kei kla ksa kst kt_ lac let lha lim ll_ lln llo llu lne lsc lt_ lti lze mak mei mel mie mig mob mod mpe mpf mte mus
nac nal nbe ndi ndr nes nga nig nik nit nko nkt nla nn_ nom nsa nsc nst nta ntt ntw nun nus nwa nzi nzu ock ode ofe ofl
or_ ore orr oss owe pat pek pen per pet pfe pfl pha pit pla ppe ppi pre pri pti pun put que rab raf rag ral rbi rbr rch
rde rdi rep rez rga rko rks rla rle rma rmi rn_ rof rog rom rot rra rri rsa rsp rti ruh rvi rvo rzt sag sal sba see seu
sge sin sio slo sor spi spr sst st_ stl sto swu tar tas tax tba tee tet teu tin tlo top tor tt_ tta tuh two tz_ tzi uem
uer ufe uff ufm uhs ula ull um_ una unb uni unp unt unv unz upp ur_ urc urz usb usg usi usm ust ute utl vol wan was wel
wen woh wor wun zah ze_ zep zug zur`,
    '-12': `
_eh _es _ex _fi _kn _nu _ob _ol _ph _po _zw aan abb abl ad_ adh adi agb agi ahi ail akl alo alz amp an_ ane ano anz aot
apu ara aro arr as_ asc ata ato ats att aue aun auw bbr beh bev big bla bli blo bre buf bus chg coc cro dam dan dee def
dfr dha dic dlo dlu dni doz dru dtu dul ebl eei ef_ ehm eib eie ekl elf elm elu elz ema emm ena enm enn epa erh etu eug
evo ewo exz far ffe ffi fge fig flo for fra fsb ful fzu gag gal gam gar gba geb ged gef gei gek get gez gig gro gs_ gsa
gwe hat hef hes hge hha hil hls hlt hlz hm_ hma hme hna hni hnt hor hr_ hra hrk hrz htb hwa ibu iet ifa igt igu ihr ikr
ild ilf ilh ill ilt im_ ime ing ini inl inn inw ios ir_ is_ iso isv isw ize izi izu jed kap ket knu kor kos kpl kro kta
kuh kul kun kur lab lam lar ldi ldl leb lee lep les lfa lfs lhe lho liz llh lli lma loc loh lot low ltb lus lzi maa mac
mag mah mec mha mik min mis mkl mpi mpl muf nae nar nau nbr ndf ndn ndt neh nem nfr ngt ngw nho nim nin nk_ nkl nli nlo
nma nnl nor nov npr npu ns_ nse nti ntr nts nug nut nze obi oga oil ois oli oma ome oni opf oph orb ord org ori ork ors
ost ote oti ott ouv ovi oze pak pan pap pft phe pin pli rba rdr rfe rfo rfu rha ric rie rio rka rkp rm_ rme rmt rne roi
rop ros row rro rtu rup rvt rzl saf sar sat sem sfa sic sme son sou ssb stk sup svo tad tag tai tat tei tez the tic til
tkl toi tol tre tsc tsp tti tzp ubi uen ufa ufg ufz ug_ ugi uhi uld umh umi umk unf unh uno us_ usa usf usp utt uvo uwa
ven vig vte weg wid wie win xif xze zar zau zee zeu zie zli zpl zun`,
    '-13': `
_am _ap _ew _im _ki _kr _pi _ro aar aer agt ain air ala ami bek bis bot bt_ bur ce_ das dec dek dem dez dma doc duk dus
efa ehe eht eka esa etz ewi ezi fac fad fai fin gab gru haa hek hin hir hlu hn_ hot hul ice ied iem ift ik_ il_ inf ins
ire isl its izz kam koc kti kto`,
  },
  it: {
    '-7': `
_co _in ent ta_ te_ ti_ to_`,
    '-8': `
_ca _di _ma _pr _sc _st _su abi ant ata ate ati ato bil chi con ecc ett gli iat ina ion iss la_ le_ li_ lo_ ne_ no_ nta
nte nti nto ra_ rat re_ sa_ sim so_ ssi str tra tto zio`,
    '-9': `
_al _an _ar _br _bu _de _ec _fa _fr _ge _im _me _mi _pa _pe _pi _po _pu _ri _sp _tr _ve acc ade aff ale ali all ame ara
ari arr ass ast att azi ca_ cat cca cce cch cco ce_ ci_ cia co_ col com cor da_ dat de_ dis do_ ell era ere eri ess est
evo ffi fic fre gen ggi ia_ ibi ici ico idi ien ier igl ila ile ili ima imi ine ini ino io_ ist lat len lia lla lle ma_
man me_ men mi_ mo_ na_ nal nat ni_ ola ole olo ona one oni ora ore ori ort osa ose osi oso ott par per por pre rdi ri_
rie ro_ ros sca sco se_ si_ spo sta ste sti sto tat ten tic tis tor tos tre tta tte tti ura vol zza`,
    '-10': `
_ac _af _ap _as _at _ba _be _cu _da _es _gu _le _mo _ne _or _qu _ra _se _si _so _ta _te _to _va agl agn ala alo and ang
ani apo are asa asc avi avo azz bat bel bru buo cal cam can car cci cen cep che cie cin cos cro cur ddi deg del den di_
dia dic dif din ece edi ega eli elu ena end ene eno enz epi ero esc eta ete ezz fat fet fin gan gia gio gno gra gus hia
iac ial ica icc ice ida ide ie_ iet ilo ime imo imp inc ins int ios ipa isc ita iti ito iva ivi izi lio lis lit lli llo
mac mal mat mba mer mic min mod mor mos mpe nda nde ndi ner nes nit nos nsi nsu nzi occ odo ogl oli oll olt ond ono ons
orc ord orn oro ost paz pen pet pic pid pol pon ppo pro pul puz qua qui rad raf ran ras rav red rep res ret rib rid ris
rit rri rte ruc sag san sat sce sci sor ssa sup sur tar tas ter tes til tiv tro ual uca ucc uci uli unt uon upe ust utt
uzz va_ van ve_ ver vin za_ zzo`,
    '-11': `
_ab _ad _am _bi _ce _ch _cr _do _du _fi _ga _go _gr _ig _is _lu _no _re _ro _ru _sa _sg _sq _sv _ti _tu _un _vi abb aco
afo age agg ald alt ama anc ann ano api app arb arm ava ave bag bar bid bin bra buc cad cas cel cet coc cog cop cre cus
dde der det dev die dio div dor duc dur eco edd edu egg egr ei_ ela ele eni enu epa ept erf erg erm ern err esa ese esi
eso eti etr ezi fer fes ffe ffo fol fri gam gel ger ges gge gna gni gua he_ hi_ hie his iab icr ido ieg ife iff ifi ign
ii_ imb ind inv ioc ior ise isi iso isp ite ive ivo izz lar las lda leg let lid lie lim liz loc lor los ltr lus mad mar
mas med mes mis mma mme mpa mpr nac nan nar nca nco net ngi nic nie nis nom nor nqu nsa ntr ntu nve nza oca ode ofe ogn
ome omi omm omo omp opp opr orb orr ors osc ovi pas pat peg pes pia po_ pos pri pti pun que rag ral rap raz rbi rch rec
rem ren rez rge rgo ria rla rma rne rof rop rov rre rru rta rti rum rut sap sch scr scu sec sed seg ser sig sio sis sit
sol spa spe squ sse sso ssu sul tam tan tev tie tim tio tip tol top tri tru ttr ttu tua tur uff ugg uis umo una ure urg
uri uro usc uti var vec ven vi_ vig vis vo_ zat ze_ zie zo_`,
    '-12': `
_ag _au _av _ci _ef _el _fe _fu _gi _ha _ho _la _lo _ob _on _ot _sb _us ace ada add adi aes aga ai_ amb ami amm amo ane
anq anz aor aot ape ard aro ars art aut bbo bli bon bso bui but cab cao cap ces cev cez cic ciu dab dal dan dec dep dib
did dip diz dot dut eff egi egl egn egu el_ elo emu eod epl er_ erc erl ert et_ eva fab fan fas fav fe_ fen ffa fid fon
for fot fun gab gar gat gaz gic gie gin gne gog gom gui hif hin hio iam iap iba iep ifo ill imm inf inu ipe ipi isa isf
isg itt iug led leo lez lib llu log lta lte luc lud lum lur lve mae mag mig mmo mur nab nad nch ncr ndo nec nel nen nfi
nfo ngu nib nif nim nin niz nno not nse nui nus nvi obs och oco ocr oda odd oga ogg oi_ olv oma on_ onf ont onv opi org
ota oti ova ove ovr pa_ pac pan pec pib pie pit ple plo poc ppi ppu pur ram rao rba rbu rci rel rev rfe rfi rga ril rio
rmi rmo rna rni roc rog ron rot rra rro rso rug sal sas sba sen sfa sga sgr sgu sil sip siv sod sos sov spl stu sub suc
sud suf sug sum sun svo tab tac tag tav teg tel tet tez tib tid tit toi tup tut uas uat ubl ude udi uel uga ui_ uid uil
uin ull uma umi unz upp urd use usi usu uta vat vel vid vog vra zan zav zi_ zia zol zos zze zzi`,
    '-13': `
_cl _er _mu _od _og _ub ado adr adu al_ alc ana apa arc ark avv bal ben bev bia bic bie bir bri bun cav caz cio cli cod
cra cri cuo dam dav des dma doc dol ea_ eda emp ens eo_ erd erv fa_ far fi_ fig fil fra gi_ go_ iag ian iar igi igo il_
ire irr isu laz lco les mbi mec mie mon mpo mus neg nol non nso nze odi olc ope orz pe_ ped pi_ pis piu piz pog rce rdo
rdu ric rif rig rim rin rip riv rk_ rno rod rol rsa rsi rub rvi rzi sia sif son sot sui taf taz tir tiz ua_ uan ubi ue_
ues un_ ung uo_ uol usa uso uto vev via`,
    '-14': `
_a_ _bl _bo _dr _e_ _ed _fo _gl _gn _i_ _id _il _io _l_ _li _na _ni _nu _o_ _of _os _ov _uo _ur _vo _wi _ze aca aci acq
adm agh agi ail alb amp apr ar_ arn arp ash atm atu aun aur aus auz axi ba_ bad bam bbe bbi ber bis blo bo_ bor buf bur
caf cau cer cib cii cim ciz ckt cot cov cqu cuc dai dda ddo deh dei`,
  },
  nl: {
    '-6': `
en_`,
    '-7': `
_on _ve de_ er_ ge_ ig_ ige ver`,
    '-8': `
_be _ge _ma aar and cht del der dig eer el_ ele eli end ere eri eur ijk ing ke_ kke lij nde ng_ nge re_ rig sch ste te_
tel ten ter`,
    '-9': `
_aa _ba _co _de _do _dr _ga _ha _he _hu _ka _kl _la _le _me _pa _pr _re _sa _sc _sl _sm _st _te _to _ui _vo _wa _zo aak
aan aat ach akk ame ang ank ant app ar_ ard art ast at_ ati bel cha che cho den ech ede ein ekk ell elo ent erd erk erl
ers erv es_ ess est et_ ett gen ger gew hoo ht_ ie_ ien ier je_ jk_ jke kam kel ken ker kle laa le_ lee lek len lig lle
loo maa mat mer nbe nd_ nte onb ond ong oon oor oos org ort par per ppe ran rd_ rde rec ren res rge rie rij rs_ se_ sse
sto tie tig tra ts_ tte uit ur_ vri waa zor`,
    '-10': `
_af _al _ap _ar _bi _bo _bu _ch _da _ei _er _go _gr _ho _in _ke _ko _kr _li _mi _mo _mu _na _ne _pi _pl _ri _ro _sp _su
_ta _tr _va _vi _vl _vr _we _wi _zi aai aal aam age ai_ ak_ ake ali all am_ an_ ara are ark arm as_ ass ate ats auw awa
baa bad bed beh ber bes bet cep ch_ cte dde des din dra ect ed_ edi edu ee_ eef eel een efd ege eha eid ek_ eke ela eld
elk eme ena eni ens ept ern ert erw esc ete etj etr eve ewe eze ezo ffe gas geb ged geh gel ges gev gez goe han har hee
hel hot hte hti hui hul ide iek iem ies iet ij_ ijd ijn ijs in_ ind ine int ion is_ isc it_ ite itg jd_ jes kap kee kra
kt_ kun lan law lde ldi lei leu lie lin lli ls_ lui mag mak man me_ mel men moe naa nda ndi ne_ nee nen net nin nk_ nke
nma nst nt_ oed oek oen oes ol_ ole one onm ont or_ ord os_ ote oud ouw ove pel pla ppa pri pro raa ras rdi rei rin rke
rko rli roe roo rou rro rst rt_ rte rti rts rve sen ser sla sle sma st_ sta sti str stv sup taa tan tge tij tis tje toe
tor tro tti tvr uch ude uff uid uis uld ulp upe ure urs uur uw_ uwe van ven vie vle vol voo war wel wer wij ze_ zel zie`,
    '-11': `
_an _br _di _du _ee _fa _fr _gi _kn _ku _lo _lu _ni _no _op _ou _ov _pe _po _ra _ru _se _sf _ze _zu aag abe ad_ ade adi
af_ afg afs ag_ agn aie ail air akt ale als alt ama anb ani ap_ apo ari arr ato att bak bal ban bar bek ben bev bez bie
bij bra bre bur ce_ com ct_ cur daa dat ddo dew die dka doc doe doo dro ds_ dui dul ebr ece eda edk eed eet ehu eig eit
ekr ema ene epa erf erg err ese eta ets euk eva ewa ewo ezi fd_ fde fec fee fel fes ffi fge fie ft_ gan gd_ gee gie gin
gro had hal hao hap he_ hie hoe id_ ids iee ifi ije il_ ile ima ink ioo isj ist ita jde jn_ kas ket keu kin koo kop kte
kwa lad lak lau lec led ler les let lev lit lka loz lpz lti mar med met min mme moo na_ nac nau ndd nel ner nga nie nig
nne npr ns_ ntb nti och oeg oel ofd ofe off oga ok_ om_ omm omp on_ ona oni onp ons ood oof ooi ook ool oop op_ ope ops
opt ori ose ot_ ott oze pak pat pe_ pen pig ple por pot pra pre pst pti pza rad rag ram rap rat ree ret rgd rit rk_ rle
rma rof rog rom rri rta rtr ruc rui rvi rvo rvr rwa sau see sel sfe sin sio sje sme ssa ssi sus tab tai tas tee teg tei
teu the tin tio tof too top tre tse tst uct uk_ und urd urg uri us_ uss uwb uwd vaa val ve_ vee vel vet vre vro wac wal
wan wat wba we_ won woo zaa zon`,
    '-12': `
_ai _am _as _at _cu _el _en _fi _fl _fo _hi _ie _ir _ju _ki _nu _ob _om _sn _sy _ti _tu _wo _za _zw aap acc act add adk
agi agr ain akh aks akv al_ ala alb alg alo alv amm amp ann aot ape apk aps arl arn aro ath atr auf aun ave bat bee bla
bli bor bot bro buf bun cat cce cen chi chr chu ckt coc cor cti ctu dag dal dan def dek dge dia dio dit dma dou dru dsb
duc duu eam ebl edd eeg eek ees efe eff eg_ eho eih eik eis ekb ekt elm els em_ eng env epk era erb erh erm ero erp erz
esi esk evo evr ewi eza fac fan fdg fet feu fig fij fla for fou fri fsc fsp fte gal gam gar gde geg gei gem geu gni goo
gra gri gt_ gvu gza haa hag ham hau hav heb hei heu hit hof hri htt huw iat ice ich idd idi idr ief iep ieu iez ift igd
iha ijt ijz ikb ike ikk ila ili ime ins irc irr isp itb itp its itt izz jee jne jni js_ kaa kan kar kba kbe kei khe kje
kku kla klu kna kok kom kou kre kst kta kus kvo lac lap las lat lba ld_ lez lge lif lko lma lom lor lot low lpv lta luc
lve ma_ mal mas md_ mee mfo mid mod mon mp_ mpa mpe mpi muf nag nap nar nds ndu nic nif nij nim nis nkj nkt nor nta nto
nva nvr obe oce ock od_ ode odu oet oez of_ oft og_ oil oll omd omf onk onv opg ore orr ors orz osd oti ou_ ouc out oya
pas pge pie piz pka pkl ppi pt_ pta pva rac rai rbr rco ref rep reu rfe rg_ rgv rgz rik rio ris rlo rmd rmo rna rne rni
rod ron roy rpl rre rsc rse rsl rsu rus rzi rzo saa sag sal sap sba sbe sde sku slo smo sne spa spe spo spr stu sub sym
taf tba tbi tea tek tem thi tik til toi ton tpl tri tru tui tuk tuu ubl ud_ uf_ uim uke ull una unc ung use ust vak var
vas vic vlo vul was wd_ wee wei wil wor ymp zak zam zig zij zit zom zou zza`,
    '-13': `
_ad _au _bl _ca _cr _ec _et _ev _gl _hy _ij _ik _is _ja _je _jo _kw _of _oo _pu _si _so _tw _u_ _uu _uw _vu _wc aas aca
aci acu adm adv ae_ afe agt agv ald alf`,
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
_at _ch _en _ex _fa _fr _ge _me _pa _pe _po _qu _so _su _tr _ve aco ani ara ass ate ati ave bar ca_ cad cao car cas cep
cha che co_ col com con cos cul dad dec edi el_ ele enc end epc esa esc esp ess eta ete fei fic gad hei ia_ iad ici ico
ida ido ima imp ina inh ins ira is_ iss ita len men mos nca nos nte nti ona oro osa oso oss par pci pre rac ran rec res
ria rio sa_ sas sim so_ sos ssa sse ssi tad te_ ten tic tor vei vel`,
    '-10': `
_ab _ac _al _an _ap _ar _bo _cr _di _do _em _fu _go _ho _ig _la _le _li _lo _mi _mo _ne _no _ra _ru _se _te _to _va aa_
aas abo aca ach aci acu ade age agu al_ ala alc ali alm am_ ame anc and aos apa aqu arr art ast ava bag bor bra can cec
chu cia cie cor cro cui de_ ded del dia dic did duc dur eca eci eco edo edu efe ega eis eit ela elh em_ emp eos equ era
ere err ert esi exc fer gan gen ger gno gra gun ha_ had ho_ hos ias ich ien ife ifi ign ila ilu imo inc ind io_ ios ist
ito ive iza la_ lad lar las lha lhe lho lic lim lo_ los lta lum ma_ mal mar mas med min mor mpe mpo na_ nad nar nas nch
nci nco nda nde ndi ndu nes nha nhe nho nif nis nit no_ nor nsu ntr oa_ oas obr ois ome omp oni ono ons oo_ oos or_ ord
orn ort ost ota oti ou_ pac pat per pet pid ple por pra pri pro qua qui ram rao rap rat rav rdi rei ren roa roo rra rro
rta rti sad san sat sca sco scu sei sil siv sor spe sso sti sto str suj tac tam tar tav tes tid tim tre uca uei uen uid
ula ult unc ura uto var ven ver ves xce zad`,
    '-11': `
_ad _ag _am _aq _as _av _be _bi _bu _cu _da _du _ed _ef _el _er _fe _fi _fo _gr _ha _im _ja _lu _mu _na _ol _op _ot _pi
_ri _si _ta _ul _vi _vo aba abe abs abu ace afe aga agn ail ais aix ale aln alo alt ama amb anh anq aor aot ape api apr
ar_ arb ard are arm aro aru asa asg ata ato atr atu avi bal ban bei bel ber bid bif boa bon bsu bun bur bus caa cab cac
cal cam cap ceb ced cei cel ces cif cit ckt cob coc cop coq cou coz cpc cre cri cta cur daa dan dao dav def deg dei dem
den dep der dif din dio div dui dut ea_ ear eas ebi ebr ecp ect efi egl egr ei_ eic eim ein eix eli elo emo ene enf eno
ens eo_ epa er_ erf erg ero erv esl eso eu_ exa ext fad fal fan fes fet fis for fra fre fri fun fur gal gar gel gli gni
gon gor gos gro gue ham har has hed heg hen hon hor hud huv ial iar icr icu idi iet ifo ige igo ilh ilo ime ino inu ioa
ioc ioo ipa iqu ire isc isf itu iva ivo ixa ixo ja_ jad jen jis kta lab lav lch lcr le_ led lei leo let lev lig lin liz
lmo lne lot low lto ltr lud mac mad mag man mbr mbu mes mic mo_ moc mof mpa mpi mpl mpr nal nce ndo nea neg nei ner nfe
nga nic niz noj nqu ns_ nse nso nst ntu nus oal obe oca ock oco ocr odo oei oes ofa ofe ofi oga oin oje ola ole olh oli
onc ond one onf onh ont opa opi opr opt oqu ore org ori orr orv osc ouc out ozi pa_ pai pas pca pec ped pel peq pes pic
pis poe pos pou pti raa rag rbe rca rdu re_ ref reg rem rep req rfe rga rgo rgu ric rid rie rin ris riv rmo rne roc rof
rog roi rop rot rou rri rru rte rto rui ruj rul rut rve sab sal se_ seg sen ser sfe sga sio slu sob sol sop spa spl spr
ste suc suf sul sur taa taf tai tao tat tea tei tel teo ter tia tig til tip tiq tis tiv toa tod toi tou tro tru tua tuo
tup uad ual uan ucu udi udo ueb uec uer uet ufi uic uil uja uji ule ulh ulo umb umi ung uos upi urd ure urg usc usi uve
va_ vab vas vet via vil vin vo_ xag xon xtr zin`,
    '-12': `
_ao _au _bl _ce _eq _ga _gu _ju _nu _od _of _ou _ro _ti _um adm aes agr aia alg alh amo ana arc ark aso au_ aul aus axi
az_ beb bem blo bol boo bre buf caf cai cau cav ce_ cer cin coe coi cot dim dis dma doa doi don doo dou eac ebe eda eia
eja elu eme ena enh enr epo erc eri ern ese et_ eto eva evi ez_ faz fe_ fea feo fia fil foa foo fru gem go_ goa goo gua
gui haa hao he_ hea heo hes hum ian iav ili im_ int ior ir_ isa ite ivi izz jar jas jo_ jus lac lam lan lem les lid loc
loq lor lua luo lvo mai maq mat mau mav me_ mec mel mid mod mol mot mov mus nai ncr ne_ nen nfi nfo nhu nim nsa nun oce
oda ode odu olc olo olt om_ omi orc ose osi ote oto oub ove owa owo paa pao pio piz po_ poi pol pon rai raz rco rda rdo
rea reo rig rk_ rna rno rod rqu rso rud rva sac sag sao sap sau sci sec sel sem ses seu sic sit sof spo sui sup tal tem
tin too tud tur ua_ uar uas uch uco uda ude ue_ uem ufe uia uin uip uit ujo um_ uma una upo uro urr urs ust uta utr vad
vam vej vez vid vis vol vos xa_ xas za_ zac zer zza`,
    '-13': `
_a_ _ai _cl _e_ _eu _gi _hi _is _ni _o_ _ob _on _os _pu _sh _sp _st _tu _un _ur _ut _wi _ze abi act adu adv aff ago ai_
ain air alv ami amp ang anj ano arn arq asc ase ash asi at_ atm auc aud aun aur avo aze azi azo bac bad bat be_ bi_ bie
bil bio bli bo_ bom bri bro cae caz cet ceu cho cim cla cli cra ctu cuz dac dam`,
  },
};
