/**
 * The small words and the commonest words of reviews that tell a language (folded: lower case, no accents). A word
 * that several languages share counts for each of them less.
 */
export const stopWords: Readonly<Record<string, string>> = {
  en: `the and was were is are with this that they for had have has not very but you your of it we our from would been there which
    at in on to a an be so my me i he she their them what when who will can good great nice bad staff food service place people time
    all no never always again back here just only really well don't didn't wasn't it's i'm ever even after before than too more most
    excellent lovely friendly helpful clean dirty rude slow quick recommend recommended visit visited stay stayed
    room rooms table order ordered delivery shop store manager asked told said got came went left years minutes
    hours day days never cold hot fresh old new about over under into out off because been being did does doing much
    many such could should any some thing things everything nothing best worst terrible awful horrible amazing thank
    thanks first last next two three waiting price prices worth as like if or by up down off how why then also am her his
    she few each both same half full since until during between through against without within near away around else
    another while though although once twice`,
  fr: `le la les et des du une est sont avec pour mais tres pas nous vous dans sur que qui au aux ce cette a ete etait etaient je mon ma on
    il elle plus de un en c'est qu'on j'ai trop bien rien jamais toujours aussi personnel accueil equipe propre sale cher decu bonne repas
    ne se sa son ses leur tout tous toute fait meme sans comme chez ici votre vos notre avons ai y encore merci
    excellent excellente rapide rapport qualite prix produits produit frais fraiche cuisine recommande recommander
    reviendra reviendrai buffet boissons salon matin soir aucun aucune prise connexion catastrophique apres avant
    alimentaire simple signale vais porter plainte couvert respect donnees jours fois heures attente chambre
    chambres magasin vendeur vendeuse coiffeur coiffeuse commande livraison colis toilettes etablissement endroit
    lieu parfait parfaite agreable serveur serveuse salle mon ma mauvais mauvaise horrible desagreable a l'ecoute
    tres j'y quel quelle sommes avais fallu peu assez depuis entre sous client cliente patron aller venir venu mange
    dit demande
    ni nos chaque quand comment pourquoi parce quoi celui celle ceux deux trois jour nuit temps maintenant puis
    ensuite peut dire avait suis es ils lui eux mes tes dont ou vers contre personne quelqu'un`,
  es: `el la los las y de del que en un una es son con para pero muy no nos se lo por mas fue estaba estuvo todo toda bien mal servicio comida
    personal trato sitio lugar hay ha han sin como cuando donde nunca siempre porque este esta esto mi su al le les ya tambien gracias
    buena bueno nada solo he hemos ni desde hasta muchas peor mejor aqui
    excelente rapido rapida lento caro cara recomendable recomiendo volver volvere volveremos atencion camarero
    camarera habitacion habitaciones precio precios calidad rico rica limpio limpia sucio sucia amable amables
    horrible pesimo pesima maravilloso pedido entrega tienda cita peluqueria robaron cartera llegamos pedimos nos me
    tienen tan eso esa ese era eran
    nuestro nuestra nuestros nuestras nadie alguien quien cual cuanto sus dos cada otro otra otros otras entre sobre
    durante ser hacer hecho dijo dijeron habia tenia estan estoy somos sido unos unas algo todas todos despues antes
    ahora noche dias tiempo cosa quiere puede os ellos ellas mis vez veces sigo sigue siguen
    a voy va vamos van yo tu el tiene tengo tenemos quiero puedo poner hizo hicieron dice dicen fuimos fui casi muchos mucho mucha cualquier
    mismo misma aunque luego tampoco ademas hora horas minutos euros suelo amigo amiga`,
  de: `der die das und ist war waren sind nicht sehr mit ein eine einen einem einer es wir ich sie ihr uns auch auf fur im in zu zum zur den
    dem des von bei aber nur noch schon wurde wurden haben hatte hatten man so wie gut gute guter gutes schlecht personal essen service
    immer wieder leider kein keine alles sich als aus dass wenn hier mehr vom
    freundlich freundliche freundlicher freundliches unfreundlich lecker schnell langsam teuer sauber dreckig zimmer
    preis preise empfehlen empfehlenswert empfehlung bestellung lieferung laden bedienung kellner termin wartezeit
    katastrophe hervorragend schrecklich furchtbar nett nette toll tolle super beim unser unsere mein meine mir mich
    ihm werden konnte anwalt geht gehe
    seine ihre ihren ihrem niemand jemand wo wer was wann warum weil durch gegen ohne um bis zwei drei tage nacht
    zeit jetzt dann danach vorher damit davon dazu will wollte sollte musste wird bin bist seid mal jeder jede diese
    dieser dieses keiner keinen keinem ihn uber ja nein
    doch etwas viel viele ganz einfach beim ins ans waere ware hat habe gab gibt steht weiter zwischen neben nach vor hinter unter`,
  it: `il lo la i gli le e di del della dei che in un una e' sono con per ma molto non ci si da al alla nel nella era erano tutto tutti
    personale cibo servizio posto locale buono buona ottimo ottima male bene piu anche come quando mai sempre questo questa ho abbiamo
    stato stata grazie solo ha hanno perche poco cosi qui sia
    eccellente veloce lento caro consigliato consiglio consigliatissimo torneremo tornero accoglienza cameriere
    cameriera camera camere prezzo prezzi qualita pulito pulita sporco sporca gentile gentili gentilissimi pessimo
    pessima meraviglioso ordine consegna negozio appuntamento parrucchiere siamo tornare dopo prima molto davvero
    veramente io mi loro suo sua due insieme
    nostro nostra nostri nostre nessuno nessuna dove chi quanto quale quali dal dai dalle negli nelle nei sul sulla
    sui allo agli alle mio mia miei mie tuo tua avete avevamo avevano hai sei sta stanno fa fare fatto detto ancora
    gia pure cio lei noi quella quello quelle quelli ogni cosa niente nulla senza essere tre giorni notte ora adesso
    a vado va vanno con fosse essere hanno
    tempo fino poi dice scrive leggere letto parole nello dello degli sentirete stati`,
  nl: `de het een en van is was waren niet zeer erg met voor maar op te wij we ik je u ons ook aan bij om er dat die dit deze hebben had
    heeft wel geen nog al als zo heel goed goede slecht personeel eten lekker vriendelijk naar uit kan zijn werd niets alles
    nooit altijd weer hier veel meer door
    uitstekend snel traag duur aanrader aanbevolen komen terug ontvangst ober kamer kamers prijs prijzen kwaliteit
    schoon vies vieze vriendelijke heerlijk heerlijke slechte geweldig bestelling levering winkel afspraak kapper
    lang lange wachten gewacht ons onze mijn hun zij jullie men over onder tussen na tijdens
    niemand iemand waar wat wanneer waarom omdat doch tegen zonder twee drie dagen nacht tijd nu dan daarna wil wilde
    moest kunnen mag worden zou zouden hen haar hem iets alleen elke elk binnen buiten jou uw
    in vol half net steeds daar zo'n veel te vanaf sinds omdat mijn beter beste
    plek uur wat moet goeie ervaring terug geen niks eet vuil wees gevraagd geholpen gegeten gekregen gekocht besteld betaald`,
  pt: `o a os as e de do da dos das que em no na nos nas um uma e com para mas muito nao se por mais foi estava tudo bem mal atendimento
    comida pessoal servico lugar bom boa otimo otima quando sempre nunca este esta isso meu minha ao pelo pela tambem obrigado sem
    ha tem fomos foram eu nada ja aqui so
    excelente rapido rapida lento caro cara recomendo voltar voltarei voltaremos atencao empregado empregada quarto
    quartos preco precos qualidade limpo limpa sujo suja simpatico simpatica simpaticos horrivel pessimo pessima
    maravilhoso encomenda entrega loja consulta cabeleireiro equipa ficamos pedimos nosso nossa seu sua dia
    comida estavam
    nossos nossas ninguem alguem nem ate onde quem quanto quanta nesta neste nessa nesse dela dele deles aos pelas
    pelos numa ele ela eles elas voce tinha tinham havia faz fazer feito disse depois antes ainda cada dois duas
    todos todas outra outro noite agora tempo coisa coisas quer pode sao ser estou anda andam me tao houve
    todo toda lado desde entre sobre durante contra so menos pouco pouca vez vezes`,
  pl: `i w na z nie jest sie do to ze bardzo ale za po od dla co jak tak byl byla bylo sa obsluga jedzenie miejsce polecam przez tylko juz
    mi mnie tego ktory gdzie dobre smaczne`,
  cs: `a v na se je to ze s z do o jsme byl byla bylo jsou velmi ale jako pro po jidlo obsluha misto doporucuji neni nic tak uz moc
    jen nas mi pokoj pokoje byli spinavy spinava neprijemny skvele mila mily nikdy vice urcite vratime cekali studene`,
  sv: `och att det som en ett pa ar var med for inte av till vi jag den har hade mycket bra mat personal trevlig men om sa aven bara
    fran kan ej rummet smutsigt otrevlig aldrig mer maten`,
  da: `og at det som en et pa er var med for ikke af til vi jeg den har havde meget god mad personale dejlig men om sa ogsa kun fra
    kan os blev vaerelset beskidt uvenligt aldrig maden`,
  no: `og at det som en et pa er var med for ikke av til vi jeg den har hadde veldig bra mat betjening hyggelig men om sa ogsa bare fra
    kan oss ble rommet betjeningen skittent frekk tilbake aldri kommer maten hotellet`,
  fi: `ja on oli ei se hyva hyvaa erittain mutta myos kun niin paikka ruoka palvelu henkilokunta todella etta joka meille ihan kaikki
    mukava ole`,
  hu: `a az es nem volt is hogy egy nagyon de van meg csak mar jo kiszolgalas etel hely mint el ha finom kedves szemelyzet minden`,
  ro: `si de la in un o este cu pe nu a fost foarte dar mai din pentru ca sunt am bun buna mancare servire personal locul recomand
    care ne fara murdara murdar personalul nepoliticos mancarea amabil camerele niciodata`,
  tr: `ve bir bu da de cok icin ile degil ama gibi daha en var yok guzel iyi hizmet yemek personel yer kotu olarak her tavsiye ederim
    kadar`,
  id: `dan yang di ini itu tidak dengan untuk sangat tempat pelayanan makanan enak bagus ada saya kami juga dari akan bisa kamar kotor buruk sekali jelek kurang bilik pelayanannya`,
  vi: `va la cua khong rat co cho nhung nay mot toi ngon phuc vu nhan vien do an tot`,
  ca: `el la els les i de amb per que molt no es va ser un una tot menjar servei lloc pero ens han`,
  sk: `bol bola bolo boli su jedlo jedla vyborne vyborna vyborny izba izby ranajky cakali odporucam este iba tiez viac vsetko spinava studene`,
  sl: `osebje zelo postrezba nikoli priporocam bili neprijazno prijazno umazana odlicno hrano vec`,
  et: `vaga teenindus teenindajad toit tuba ning aga soovitan ebaviisakad maitsev meile`,
  lv: `bija loti un nav apkalposana ediens istaba personals bet ieteiku vairs nekad netira nelaipns garsigs`,
  lt: `buvo labai ir nera aptarnavimas maistas kambarys personalas bet rekomenduoju niekada purvinas nemandagus skanu`,
  is: `ekki mjog maturinn herbergið starfsfolk starfsfolkið þjonusta það þetta mæli`,
  sq: `dhe eshte ishte nuk shume ushqimi dhoma stafi sherbimi`,
  eu: `eta oso zen ziren janaria jatetxea zerbitzaria zerbitzua zegoen dago`,
  tl: `ang mga ng po hindi masarap pagkain serbisyo bastos kami namin`,
  ga: `bhi agus bia nil freastalai maith`,
  cy: `roedd yn iawn bwyd gwasanaeth oer gyda`,
  mt: `kien kienet ikel hafna servizz wejter`,
  gl: `o a os as e do da dos das un unha uns unhas dun dunha nun nunha no na nos nas ao que de en con sen para por pero polo pola polos
    polas moi non nin mais tamen xa cando como foi estaba estaban estivo e era hai ten tinan foron fomos fixeron dixeron tivemos puxeron
    xente persoal servizo servizos prezo prezos habitacion comida bo boa bos boas mellor peor me lles connosco voltaremos volvemos
    volveremos noso nosa nosos nosas mina meu seu sua nada sempre nunca despois antes lugar sitio camareiro camareira cousa cousas
    ata dende almorzo xantar cea praia todo todos aqui hora dia dias`,
  af: `die en het is was nie baie ek ons hulle julle sy hy dit wat vir om te met van by op in aan ook maar kos diens personeel lekker goed
    goeie sal kan nooit weer terug terugkom plek kamer hier daar hierdie uit oor so my jou net nog alles niks wees geen vriendelik
    vriendelike onbeskof kelner eet moet gewag beslis ervaring uur skoon vuil`,
  hr: `i je u na se da za su bilo vrlo ali sve osoblje hrana usluga mjesto nije jako samo smo`,
};

/** Letters that few languages write, in raw lower-case text. */
export const tellingLetters: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[¿¡]/u, ['es']],
  [/ñ/u, ['es', 'gl']],
  [/[ãõ]/u, ['pt']],
  [/ß/u, ['de']],
  [/[łąęśżź]/u, ['pl']],
  [/[řůě]/u, ['cs']],
  [/[őű]/u, ['hu']],
  [/[ășț]/u, ['ro']],
  [/[ğış]/u, ['tr']],
  [/[đơưạảấầẩậắằẳặẹẻẽếềểệịỉọỏốồổộớờởợụủứừửự]/u, ['vi']],
  [/[ðþ]/u, ['is']],
  [/[ľĺŕ]/u, ['sk']],
  [/ø/u, ['da', 'no']],
  [/å/u, ['sv', 'da', 'no']],
  [/ä/u, ['de', 'sv', 'fi']],
  [/[éèà]/u, ['fr', 'it', 'es', 'pt']],
  [/ê/u, ['fr', 'pt']],
  [/[nl]h[aoe]s?\b/u, ['pt']],
  [/ci[oó]n(?:es)?\b/u, ['es']],
  [/zion[ei]\b|\bgl[i'’]/u, ['it']],
  [/œ|\b[jmnqst]['’][aeiouyéèêh]/u, ['fr']],
  [/ù|\b[cdl]['’][aeiouyéèêh]/u, ['fr', 'it', 'ca']],
  [/l·l|ció(?!\p{L})/u, ['ca']],
  [/ç[ao]/u, ['fr', 'pt']],
];

/** Scripts that one language of our places writes, whose letters are counted. */
export const ownScripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/giu, 'ja'],
  [/\p{Script=Hangul}/giu, 'ko'],
  [/\p{Script=Han}/giu, 'zh'],
  [/\p{Script=Thai}/giu, 'th'],
  [/\p{Script=Greek}/giu, 'el'],
  [/\p{Script=Hebrew}/giu, 'he'],
  [/\p{Script=Arabic}/giu, 'ar'],
  [/\p{Script=Devanagari}/giu, 'hi'],
  [/\p{Script=Cyrillic}/giu, 'ru'],
];

/** Letters and words by which a language is told from the commonest one of its script. */
export const scriptVariants: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  ru: [
    [/[јљњћђџ]/iu, 'sr'],
    [/[ѓќѕ]/iu, 'mk'],
    [/ў/iu, 'be'],
    [/[әғқңұһ]/iu, 'kk'],
    [/[өү]/iu, 'mn'],
    [/[іїєґ]/iu, 'uk'],
    [/^(?!.*[ыэё]).*(?:ъ|(?<!\p{L})(?:беше|бяха|много|което?|това|няма|също)(?!\p{L}))/isu, 'bg'],
  ],
  ar: [
    [/[ٹڈڑے]/u, 'ur'],
    [/[پچژگیک]/u, 'fa'],
  ],
};
