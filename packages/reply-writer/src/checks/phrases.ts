import { morePhrases } from './phrases-more.ts';

/**
 * Phrases that make a reply worthless or unwise, by language and fault: sources of expressions matched on folded text.
 * A reply is held against its own language's and against English, which leaks into any.
 */
export const phraseFaults = [
  'banned_phrase',
  'promise',
  'offer',
  'liability',
  'invented',
  'referral',
  'machine_talk',
  'profanity',
  'greeting',
  'signature',
] as const;
export type PhraseFault = (typeof phraseFaults)[number];
export type Phrases = Readonly<Record<PhraseFault, string>>;

/** What is offered, but for a place's own manner: "the welcome that we wish to offer". Sources of expressions. */
const givenAway = (offering: string, of: string, that: string, manner: string): string =>
  `(?<!(?<!${of})(?:${manner}) ${that} (?:[\\p{L}']+ ){1,5})(?:${offering})(?! (?:[\\p{L}']+ ){0,2}(?:\\p{L}')?(?:${manner})(?!\\p{L}))`;

const phrases: Readonly<Record<string, Phrases>> = {
  ...morePhrases,
  en: {
    banned_phrase:
      '(?:thank you|thanks) for (?:your|the) feedback|(?:we|i) (?:always )?strive|valued (?:customer|guest|client)s?|delighted|thrilled|overjoyed|ecstatic|rest assured|at your earliest convenience|for any inconvenience|hesitate to|take (?:this|your (?:comments?|feedback|concerns?)|all feedback) (?:very )?seriously|your (?:feedback|satisfaction) is (?:very )?important|we value your|go(?:es)? above and beyond|exceed(?:s|ed|ing)? (?:your |all )?expectations',
    promise:
      "(?:we|i)(?:'ll| will| shall| are going to| am going to|'re going to)(?! be (?:happy|glad|pleased|here)| always be (?:happy|glad)| remember| keep you in)|will (?:be|get) (?:\\w+ ){0,2}(?:fixed|replaced|repaired|improved|changed|retrained|addressed|dismissed|looked into|dealt with|renovated|refurbished|resolved|reviewed|investigated|trained|disciplined)|(?:we|i)(?: have|'ve)(?: already| now| since| just)? (?:investigated|fixed|spoken|addressed|taken|passed|shared|informed|retrained|resolved|replaced|repaired|reminded|raised|reviewed|changed|improved|dealt|disciplined|contacted|alerted|started|begun|asked|arranged|hired|ordered|scheduled)|(?:has|have) (?:already |now |since |just |been )*(?:been )?(?:reminded|informed|retrained|dismissed|disciplined|replaced|repaired|fixed|addressed|notified|warned|suspended|fired|let go|resolved|renovated|refurbished|changed|spoken to|dealt with)|(?:will|won't|would) (?:not |never )?happen again|never again|(?:we|i)(?: are|'re| am|'m) (?:currently |now |already |actively )?(?:investigating|looking into|working|taking (?:steps|action|measures)|reviewing|retraining|addressing|improving)|(?:we|i) (?:promise|guarantee|commit|undertake|pledge|assure)|see to it|make sure|steps (?:have been|are being|were)|measures (?:have been|are being)|is being (?:fixed|replaced|repaired|investigated|looked|addressed|renovated)|under investigation|let me look into|i personally",
    offer:
      'discounts?|vouchers?|coupons?|refund(?:ed|s|ing)?|compensat\\w+|reimburs\\w+|complimentary|gift|promo(?:tion)?(?:al)? codes?|free (?:of charge|night|meal|drink|dessert|visit|entry|pass|coffee|stay|breakfast|session|upgrade|month|delivery|haircut|treatment|wash|check)|for free|on the house|(?:is|are|be) on us|(?:is|are) ours(?: to)?|special offers?|money back|make (?:it|this) up to you|goodwill|our treat|treat you to|at no (?:extra )?(?:cost|charge)|no charge|half price|percent|% off|off your next|upgrade|credit (?:to|on) your',
    liability:
      "(?:fault|mistake|error) (?:is|was) (?:all |entirely )?ours|our (?:own )?(?:fault|mistake|negligence|error|failing|failure|doing|shortcoming)s?|(?:we|i) (?:are|were|was|am) (?:liable|responsible|negligent|at fault|to blame|wrong|careless)|(?:we|i) (?:admit|accept (?:full )?(?:responsibility|liability|blame)|take (?:full )?(?:responsibility|the blame)|failed|messed up|made (?:a|an) (?:\\w+ )?(?:mistake|error)|got it wrong|let you down|broke|caused|neglected|should have (?:\\w+ )?(?:cleaned|checked|known|done|told|warned))|wrong of us|was (?:entirely |completely )?(?:our|wrong on our)|you should have|you (?:must|probably|may|might) (?:have )?(?:misunderst\\w+|mistaken|confus\\w+|imagin\\w+)|because you (?:did not|didn't|were|had)|you (?:are|were) (?:wrong|mistaken|lying|rude|drunk|aggressive|confused)|you (?:lied|never (?:stayed|visited|came|ordered|paid|told|asked|booked|were))|(?:is|was) (?:not true|untrue|false|a lie|a misunderstanding|exaggerated)|(?:no|any) (?:booking|record|trace|reservation|order)|due to (?:staff|supply|covid|high demand|circumstances|a shortage)|beyond our control|short[- ]staffed|(?:he|she|they) lied|your own fault|(?:it|that) is your",
    invented:
      'award[- ]winning|our (?:brand )?new(?:ly)?|newly|recently|last (?:week|month|year)|this (?:week|month|summer|winter)|renovat\\w+|refurbish\\w+|since then|state[- ]of[- ]the[- ]art|michelin|best in (?:town|the city)|opening soon|as of (?:today|now)|nowadays|our records|our cameras|cctv',
    referral:
      '(?:do |please |why not )?try (?:the|our neighbo\\w+|another)|next door|instead of us|go to (?:the|another) (?:\\w+ )?(?:hotel|restaurant|shop|place|lounge)|recommend (?:the |another |visiting |trying )(?!us)|our (?:competitors?|rivals?)|better off (?:at|with|elsewhere)',
    machine_talk:
      "as an ai|(?:i am|i'm) an? (?:ai|bot|language)|(?:ai|language) (?:model|assistant)|chatgpt|openai|gpt-?\\d\\w*|claude|gemini|system prompt|(?:my|the) instructions|prompt|as (?:instructed|requested|per your)|i (?:cannot|can't) (?:comply|help|assist)|here is (?:a|the|your) (?:reply|response|draft)|sure, here|json|placeholder|\\[(?:email|link|phone|number|account|reference|name|nom|insert\\w*|your name)[^\\]]{0,40}\\]",
    profanity:
      'fuck\\w*|shit\\w*|bitch\\w*|bastard\\w*|a(?:ss|rse)holes?|cunts?|dickheads?|idiots?|stupid|morons?|damn|crap|piss(?:ed)?|whores?|retard\\w*|liars?|pathetic|scum|trash',
    greeting: '^(?:dear|hello|hi|hey|good (?:morning|day|evening|afternoon))\\b[^.!?]{0,40},',
    signature:
      '(?:best|kind|warm|with) (?:kind )?(?:regards|wishes)|sincerely|yours (?:truly|faithfully)|(?:^|[.!] )the (?:\\w+ )?(?:team|management|manager|owner)\\.?$|cheers,',
  },
  fr: {
    banned_phrase:
      "nous (?:prenons|avons (?:bien )?pris) (?:bonne )?note|n'hesitez pas|soyez (?:\\w+ )?assure\\w*|nous mettons tout en oeuvre|votre satisfaction est|clients? (?:precieux|estimes?)|ravis? de lire|pour (?:la|toute) gene occasionnee|vos retours sont (?:precieux|importants)",
    promise:
      "nous (?:allons|veillerons|ferons|nous engageons|promettons|garantissons|tacherons|nous efforcerons|corrigerons|ameliorerons|changerons|remplacerons|reparerons|prendrons|transmettrons|parlerons|mettrons|renforcerons|menerons|ouvrirons)|je (?:vais|veillerai|ferai|m'engage|promets|m'occuper\\w*|m'en (?:charge|occupe)\\w*)|(?:ne se|n'arrivera|cela ne) (?:\\w+ ){0,2}(?:reproduira|produira|plus jamais|plus)|(?:nous avons|ont|a|ete) (?:deja |depuis |bien |aussitot |immediatement |ete )*(?:corrige\\w*|resolu\\w*|transmis\\w*|ouvert une enquete|pris (?:des|les|toutes) \\w+|informe\\w*|sensibilise\\w*|recadre\\w*|remplace\\w*|repare\\w*|forme\\w*|licencie\\w*|sanctionne\\w*|renvoye\\w*|rappele\\w*|fait le point|change\\w*|ameliore\\w*|averti\\w*)|sera(?:it|i|ont)? (?:\\w+ )?(?:corrige\\w*|resolu\\w*|remplace\\w*|repare\\w*|change\\w*|ameliore\\w*|traite\\w*|sanctionne\\w*|renove\\w*)|nous (?:enquetons|menons|transmettons|travaillons|cherchons|revoyons|ouvrons)|(?:une|l')enquete|des mesures|mesures (?:ont|sont|seront)|personnellement",
    offer:
      "remises?|rembours\\w+|dedommag\\w+|indemnis\\w+|bons? (?:d'achat|cadeau|de reduction)|codes? promo|cartes? cadeau|cadeaux?|geste commercial|gratuit\\w*|(?:vous |sera |est |serez |etes )(?:\\w+ )?(?:offert\\w*|invite\\w*)|" +
      givenAway(
        'offr(?:ons|irons|ir|e)',
        "d'|de ",
        'que',
        'accueil|service|experience|qualite|cadre|confort|attention|cuisine|prestation|moment',
      ) +
      "|reductions?|avoir de|a nos frais|aux frais de la maison|la maison (?:vous )?(?:offre|invite)|sans frais|moitie prix|c'est pour nous|surclass\\w+|pour cent|compens\\w+",
    liability:
      "(?:faute|erreur) (?:est|etait) (?:entierement )?la notre|notre (?:propre )?(?:faute|erreur|negligence|manquement|responsabilite)|nous (?:sommes|etions|avons ete) (?:responsables|en tort|fautifs|negligents|coupables)|nous (?:admettons|reconnaissons|assumons|avons (?:eu tort|commis|failli|manque|mal fait|oublie|casse|abime))|c'est (?:de )?notre (?:faute|tort)|nous aurions du|vous (?:auriez du|mentez|vous trompez|avez (?:tort|menti|mal compris|du confondre|probablement)|n'(?:etes|avez) jamais)|c'est (?:faux|un mensonge|inexact)|(?:aucune?|pas de) (?:trace|reservation|commande)|par manque de personnel|manque d'effectifs?|sous[- ]effectif|independant de notre volonte|a menti|en raison (?:de la|du|d'un)",
    invented:
      "(?<!(?:de|a) )nouve(?:au|lle|aux|lles) (?!fois|chance|occasion)(?:\\w+)|tout neuf|recemment|la semaine derniere|le mois dernier|l'an dernier|cet ete|renov\\w+|refait\\w*|prime\\w* (?:par|au|meilleur)|recompens\\w+|etoile michelin|depuis lors|desormais|nos cameras|nos registres|dernier cri",
    referral:
      "essayez (?:plutot|donc|le|la|l'|chez)|a cote|chez (?:nos )?(?:concurrents?|confreres?|voisins?)|allez plutot|nous vous recommandons (?:le|la|l'|plutot)|mieux ailleurs",
    machine_talk:
      "en tant qu'(?:ia|intelligence|assistant|modele)|(?:modele|assistant) (?:de langage|ia|virtuel)|mes instructions|les consignes|voici (?:la|une|votre) reponse|intelligence artificielle|comme demande",
    profanity:
      'merde\\w*|putain\\w*|connards?|connasses?|salauds?|salopes?|encule\\w*|bordel|abrutis?|cretins?|\\bpd\\b|menteu(?:r|rs|se|ses)|imbeciles?|idiote?s?|pathetique',
    greeting: '^(?:bonjour|bonsoir|cher|chere|chers|madame|monsieur|salut|coucou)\\b[^.!?]{0,40},',
    signature: "cordialement|bien a vous|bien a toi|salutations|amicalement|(?:^|[.!] )(?:la direction|l'equipe)\\.?$",
  },
  es: {
    banned_phrase:
      'tomamos (?:buena )?nota|no dude en|su satisfaccion es|le aseguramos que|valoramos su opinion|cliente valioso|por las molestias(?: ocasionadas| causadas)?',
    promise:
      '(?:vamos a|voy a)(?! seguir)|(?:mejoraremos|corregiremos|investigaremos|revisaremos|haremos|tomaremos|hablaremos|abriremos|solucionaremos|cambiaremos|repararemos|sustituiremos|formaremos|garantizamos|prometemos|nos aseguraremos|nos comprometemos|me encargare|daremos|pondremos)|no (?:volvera|se repetira|volvera a)|no volver\\w* a (?:ocurrir|suceder|pasar)|(?:hemos|ha sido|han sido|se ha|se han) (?:ya )?(?:hablado|corregid\\w*|tomad\\w*|resuelt\\w*|investigad\\w*|informad\\w*|sustituid\\w*|cambiad\\w*|reparad\\w*|despedid\\w*|sancionad\\w*|avisad\\w*|formad\\w*|solucionad\\w*|trasladad\\w*|abierto|arreglad\\w*)|estamos (?:trabajando|investigando|revisando|mejorando|tomando)|una investigacion|sera (?:corregid\\w*|investigad\\w*|sustituid\\w*|reparad\\w*)|personalmente',
    offer:
      'descuentos?|vales?\\b|cupon\\w*|reembols\\w+|devol\\w+(?: \\w+){0,3} dinero|devolucion\\w*|gratis|gratuit\\w*|cortesia|regalo|regal\\w+|compens\\w+|indemniz\\w+|invita(?:mos|do|da)|corre (?:por|de) (?:nuestra|la casa)|de la casa|invitacion|sin cargo|a nuestro cargo|mitad de precio|por ciento',
    liability:
      '(?:culpa|falta|error) (?:es|fue|era) (?:toda )?nuestr[oa]|(?:fue|es|ha sido) (?:culpa nuestra|nuestra culpa|un error nuestro|nuestro error)|nuestr[oa] (?:culpa|error|negligencia|fallo|responsabilidad)|(?:somos|fuimos) (?:responsables|culpables)|(?:asumimos|admitimos|reconocemos)|hemos (?:fallado|cometido)|nos equivocamos|usted (?:miente|se equivoca|mintio|nunca|no estuvo)|es (?:falso|mentira)|deberia haber|no (?:consta|hay constancia|encontramos|tenemos constancia)|por falta de personal|ajeno a nuestra voluntad|mintio',
    invented:
      'recientemente|la semana pasada|el mes pasado|renovad\\w+|reformad\\w+|galardonad\\w+|premiad\\w+|nuev[oa]s? (?!amente)(?:terraza|chef|sala|carta|equipo|instalacion\\w*|menu|sistema|local)|nuestr[oa]s? nuev\\w+|estrella michelin|desde entonces|nuestras camaras',
    referral:
      'pruebe (?:el|la|en)|al lado|nuestr[oa]s? competidor\\w*|la competencia|le recomendamos (?:el|la|ir)|mejor en otro',
    machine_talk:
      'como (?:una? )?(?:ia|inteligencia artificial|modelo de lenguaje|asistente)|soy (?:una? )?(?:ia|bot|modelo|asistente)|mis instrucciones|aqui (?:tiene|esta) (?:la|su|una) respuesta|modelo de lenguaje',
    profanity:
      'mierda\\w*|puta\\w*|puto\\w*|cabron\\w*|gilipollas|imbecil\\w*|idiota\\w*|estupid\\w*|joder|capull\\w*|mentiros\\w*|pendej\\w*|tont[oa]s?',
    greeting: '^(?:hola|buenos dias|buenas tardes|estimad\\w+|querid\\w+)\\b[^.!?]{0,40},',
    signature:
      'atentamente|(?:un )?(?:cordial|afectuoso) saludo|saludos(?: cordiales)?|el equipo\\.?$|la direccion\\.?$',
  },
  de: {
    banned_phrase:
      'wir nehmen (?:ihr|das|ihre)\\w* \\w+ (?:sehr )?ernst|zogern sie nicht|ihre zufriedenheit (?:ist|liegt)|geschatzter kunde|fur (?:die|etwaige) unannehmlichkeiten|wir legen grossen wert|seien sie versichert',
    promise:
      'wir (?:werden|versprechen|garantieren|sorgen|kummern|arbeiten|prufen|untersuchen|verbessern|versichern|gehen (?:der|dem)|leiten|sprechen mit)|(?:ich|wir) (?:werde|werden|kummere|verspreche)\\b|wird (?:\\w+ ){0,3}(?:nicht (?:mehr |wieder )?(?:vorkommen|passieren|geschehen)|behoben|repariert|ersetzt|verbessert|gepruft|untersucht|renoviert|geschult|ausgetauscht)|kommt nicht (?:mehr|wieder) vor|(?:wir haben|haben wir|wurde|wurden|hat|haben|ist|sind) (?:\\w+ ){0,5}(?:behoben|gesprochen|ersetzt|ausgetauscht|repariert|geschult|entlassen|abgemahnt|informiert|weitergegeben|weitergeleitet|eingeleitet|ergriffen|geandert|verbessert|gepruft|untersucht|ermahnt|gekundigt)|massnahmen|untersuchung|personlich darum|ab sofort',
    offer:
      'rabatt\\w*|gutschein\\w*|erstatt\\w+|ruckerstatt\\w+|entschadig\\w+|kostenlos\\w*|kostenfrei\\w*|gratis|umsonst|geschenk\\w*|schenken|geht auf (?:uns|unsere|das haus)|aufs haus|einladen|eingeladen|laden (?:wir )?sie (?:\\w+ )?ein|wiedergutmach\\w*|nachlass|geld zuruck|prozent|upgrade|ohne aufpreis|ohne berechnung',
    liability:
      '(?:fehler|schuld|versagen) (?:liegt|lag) (?:ganz )?bei uns|unsere? (?:schuld|fehler|versaumnis|nachlassigkeit|verschulden)|unser (?:fehler|verschulden|versagen)|wir (?:sind|waren) (?:schuld|verantwortlich|haftbar|im unrecht)|wir (?:haben (?:versagt|einen fehler|falsch|versaumt)|geben zu|ubernehmen (?:die )?(?:volle )?(?:verantwortung|haftung)|raumen ein|gestehen)|ihre schuld|sie (?:lugen|irren|tauschen sich|hatten (?:\\w+ )?(?:sollen|mussen)|waren nie|haben nie|haben gelogen|haben (?:das )?falsch)|(?:das )?(?:stimmt nicht|ist falsch|ist gelogen|ist unwahr)|keine (?:buchung|reservierung|bestellung)|personalmangel|hohere gewalt|hat gelogen|ausserhalb unserer',
    invented:
      'kurzlich|neulich|letzte\\w* (?:woche|monat|jahr)|renovier\\w+|preisgekront\\w*|ausgezeichnete[nrs]? (?:koch|kuche|team)|unser\\w* neu\\w*|neue[nrs]? (?:terrasse|koch|anlage|heizung|karte|speisekarte|raum\\w*)|sternekoch|seitdem|unsere kameras|modernste\\w*|inzwischen',
    referral:
      'probieren sie (?:doch |lieber )?(?:das|den|die)|nebenan|unsere? (?:konkurren\\w*|mitbewerber)|gehen sie (?:doch |lieber )|wir empfehlen (?:ihnen )?(?:das|den|die)',
    machine_talk:
      'als (?:ki|kunstliche intelligenz|sprachmodell|assistent)\\b|ich bin (?:eine? )?(?:ki|bot|sprachmodell|assistent)|sprachmodell|meine anweisungen|hier ist (?:die|ihre|eine) antwort|kunstliche\\w* intelligenz',
    profanity:
      'scheiss\\w*|arschl\\w*|idiot\\w*|dumm\\w*|verdammt\\w*|hure\\w*|fick\\w*|wichser\\w*|lugner\\w*|bloed\\w*|blod\\w*|spinner|trottel',
    greeting: '^(?:guten (?:tag|morgen|abend)|hallo|liebe[rs]?|sehr geehrte[rs]?|moin|servus)\\b[^.!?]{0,40},',
    signature:
      'mit freundlichen grussen|(?:viele|herzliche|freundliche|beste|liebe) grusse|hochachtungsvoll|ihr team\\.?$|das team\\.?$',
  },
  it: {
    banned_phrase:
      'prendiamo (?:buona )?nota|non esiti a|la sua soddisfazione e|le assicuriamo che|per il disagio|per gli inconvenienti|cliente prezioso|apprezziamo il suo feedback',
    promise:
      "(?:miglioreremo|correggeremo|indagheremo|verificheremo|faremo|prenderemo|parleremo|apriremo|risolveremo|cambieremo|ripareremo|sostituiremo|provvederemo|garantiamo|promettiamo|ci impegniamo|ci assicureremo|mi occupero|mi impegno|daremo|formeremo|interverremo)|non (?:si ripetera|accadra|succedera|capitera)|(?:abbiamo|e stato|e stata|sono stati|sono state) (?:gia )?(?:parlato|corrett\\w*|pres\\w*|risolt\\w*|avviat\\w*|informat\\w*|sostituit\\w*|cambiat\\w*|riparat\\w*|licenziat\\w*|richiamat\\w*|format\\w*|provveduto|segnalat\\w*|sistemat\\w*|apert\\w*)|stiamo (?:lavorando|indagando|verificando|migliorando|prendendo)|un'indagine|sara (?:\\w+ )?(?:corrett\\w*|sostituit\\w*|riparat\\w*|risolt\\w*|sistemat\\w*)|provvedimenti|misure|personalmente",
    offer:
      'scont[oi]\\b|buon[oi] (?:sconto|regalo|acquisto|omaggio)|coupon|rimbors\\w+|risarc\\w+|gratis|gratuit\\w*|omaggi\\w*|regal\\w+|' +
      givenAway(
        'offr(?:iamo|iremo|ire)',
        'di ',
        'che',
        'accoglienza|servizio|esperienza|qualita|comfort|attenzione|cucina|momento',
      ) +
      '|offert[oaie] (?:da noi|dalla casa)|ospit[ei] nostr\\w+|suo ospite|nostro ospite|a nostre spese|a nostro carico|offre la casa|meta prezzo|per cento|indennizz\\w+|invit(?:iamo|eremo) a',
    liability:
      '(?:colpa|errore) (?:e|e stat[oa]|era) (?:tutt[oa] )?nostr[oa]|(?:e|e stata|e stato) (?:colpa nostra|nostra colpa|un nostro errore|nostro errore)|nostr[oa] (?:colpa|errore|negligenza|mancanza|responsabilita|sbaglio)|(?:siamo|eravamo) (?:responsabili|colpevoli|in torto)|(?:ammettiamo|riconosciamo|ci assumiamo)|abbiamo (?:sbagliato|fallito|commesso|mancato)|lei (?:mente|sbaglia|si sbaglia|ha mentito|non e mai)|e (?:falso|una bugia)|avrebbe dovuto|non (?:risulta|troviamo|abbiamo traccia)|per mancanza di personale|indipendente dalla nostra volonta|ha mentito',
    invented:
      'recentemente|la settimana scorsa|il mese scorso|ristruttur\\w+|rinnovat\\w+|premiat\\w+|pluripremiat\\w+|stellat\\w+|nuov[oaie] (?!amente)(?:terrazza|chef|sala|menu|impianto|arredi|locale)|nostr[oaie] nuov\\w+|da allora|le nostre telecamere|appena apert\\w+',
    referral:
      "provi (?:il|la|l'|da)|accanto|qui vicino|nostr[ia] concorren\\w+|la concorrenza|le consigliamo (?:il|la|l'|di andare)",
    machine_talk:
      "come (?:ia|intelligenza artificiale|modello linguistico|assistente)|sono (?:un'|una |un )?(?:ia|bot|modello|assistente)\\b|modello linguistico|le mie istruzioni|ecco (?:la|una|la sua) risposta|intelligenza artificiale",
    profanity:
      'merda\\w*|cazzo\\w*|stronz\\w*|puttan\\w*|idiot\\w*|stupid\\w*|imbecill\\w*|bastard\\w*|coglion\\w*|bugiard\\w*|cretin\\w*|scem[oaie]',
    greeting: '^(?:buongiorno|buonasera|salve|ciao|gentile|caro|cara|egregio)\\b[^.!?]{0,40},',
    signature:
      'cordiali saluti|distinti saluti|cordialmente|un saluto|saluti\\b|lo staff\\.?$|la direzione\\.?$|il team\\.?$',
  },
  nl: {
    banned_phrase:
      'wij nemen (?:uw|dit|deze) \\w+ (?:zeer )?serieus|aarzel niet|uw tevredenheid is|gewaardeerde klant|voor het ongemak|wij hechten veel waarde|wees gerust',
    promise:
      '(?:wij|we|ik) (?:zullen|zal|gaan|ga|beloven|beloof|garanderen|zorgen (?:er|ervoor|dat)|onderzoeken|werken (?:eraan|hard|aan)|kijken (?:er|dit)|nemen (?:\\w+ ){0,3}(?:maatregelen|actie|contact)|pakken)|(?:zal|gaat) (?:\\w+ ){0,3}(?:niet (?:meer|weer|opnieuw) (?:gebeuren|voorkomen)|worden (?:hersteld|vervangen|opgelost|aangepakt|onderzocht|verbeterd|gerepareerd))|(?:gebeurt|komt) niet (?:meer|weer|opnieuw)|(?:wij hebben|we hebben|hebben wij|is|zijn|werd|werden|heeft|hebben) (?:\\w+ ){0,5}(?:opgelost|gesproken|vervangen|hersteld|gerepareerd|ontslagen|aangesproken|geinformeerd|doorgegeven|ondernomen|genomen|aangepast|verbeterd|onderzocht|getraind|berispt)|een onderzoek|maatregelen|persoonlijk (?:voor zorgen|oppakken)|vanaf nu',
    offer:
      'korting\\w*|vouchers?|tegoedbon\\w*|cadeau\\w*|waardebon\\w*|terugbeta\\w+|vergoed\\w+|compens\\w+|gratis|kosteloos|van het huis|op onze kosten|(?:is|zijn|gaat) (?:voor|op) (?:onze rekening|ons(?= ?(?:[.,!;]|$))|kosten van het huis)|trakteren|' +
      givenAway('aanbieden', 'van ', '(?:die|dat)', 'ontvangst|service|ervaring|kwaliteit|comfort|aandacht|keuken') +
      '|geld terug|procent|upgrade|zonder (?:extra )?kosten|schadeloos\\w*|goedmaken|uitnodigen voor',
    liability:
      '(?:fout|schuld) (?:ligt|lag) (?:geheel )?bij ons|onze (?:schuld|fout|nalatigheid|verantwoordelijkheid)|(?:wij|we) (?:zijn|waren) (?:schuldig|verantwoordelijk|aansprakelijk|fout|nalatig)|(?:wij|we) (?:hebben (?:gefaald|een fout|verkeerd|nagelaten)|geven toe|erkennen|aanvaarden)|(?:dat|dit) was fout van ons|u (?:liegt|vergist zich|heeft gelogen|had (?:\\w+ )?moeten|bent nooit|was nooit)|(?:dat )?(?:klopt niet|is niet waar|is gelogen|is onjuist)|geen (?:boeking|reservering|bestelling)|personeelstekort|overmacht|heeft gelogen|buiten onze',
    invented:
      "onlangs|vorige (?:week|maand)|vorig jaar|gerenoveerd\\w*|verbouwd\\w*|bekroond\\w*|sterrenchef|ons nieuwe|onze nieuwe|nieuwe (?:terras|kok|chef|zaal|kaart|installatie|verwarming)|inmiddels|sindsdien|onze camera's|gloednieuw\\w*",
    referral:
      'probeer (?:eens |liever )?(?:het|de)|hiernaast|onze concurren\\w*|de concurrent|ga (?:eens |liever )?naar|wij raden u (?:het|de) ',
    machine_talk:
      'als (?:een )?(?:ai|kunstmatige intelligentie|taalmodel|assistent)\\b|ik ben (?:een )?(?:ai|bot|taalmodel|assistent)|taalmodel|mijn instructies|hier is (?:het|uw|een) antwoord|kunstmatige intelligentie',
    profanity:
      'kut\\w*|klootzak\\w*|lul\\b|hoer\\w*|idioot|idioten|dom\\b|domme|stom\\w*|verdomme|kanker\\w*|tering\\w*|leugenaar\\w*|sukkel\\w*|godver\\w*',
    greeting: '^(?:hallo|beste|geachte|goede(?:morgen|middag|navond|ndag)|goedendag|hoi|dag)\\b[^.!?]{0,40},',
    signature:
      'met vriendelijke groet\\w*|vriendelijke groet\\w*|hartelijke groet\\w*|hoogachtend|het team\\.?$|de directie\\.?$',
  },
  pt: {
    banned_phrase:
      'tomamos (?:boa )?nota|nao hesite em|a sua satisfacao e|garantimos que|pelo incomodo|pelos transtornos|cliente valioso|valorizamos o seu feedback',
    promise:
      '(?:vamos|vou|iremos|irei)(?! continuar)|(?:melhoraremos|corrigiremos|investigaremos|verificaremos|faremos|tomaremos|falaremos|abriremos|resolveremos|mudaremos|repararemos|substituiremos|garantimos|prometemos|asseguraremos|comprometemo-nos|tratarei|daremos|trataremos)|nao (?:voltara a|se repetira|vai (?:voltar|acontecer)|voltar\\w* a acontecer|acontecera)|(?:ja |foi |foram |temos |tem sido )(?:ja )?(?:falamos|falado|corrigid\\w*|tomad\\w*|resolvid\\w*|investigad\\w*|informad\\w*|substituid\\w*|mudad\\w*|reparad\\w*|despedid\\w*|demitid\\w*|advertid\\w*|formad\\w*|avisad\\w*|tomamos|corrigimos|resolvemos|informamos|abert\\w*)|(?:estamos|temos estado) a (?:trabalhar|investigar|rever|melhorar|tratar)|estamos (?:trabalhando|investigando|melhorando|verificando|tomando)|uma investigacao|um inquerito|sera (?:\\w+ )?(?:corrigid\\w*|substituid\\w*|reparad\\w*|resolvid\\w*)|medidas|pessoalmente',
    offer:
      'descontos?|vales?\\b|cupo\\w*|cupa\\w*|reembols\\w+|devolu\\w+|devolver\\w*|gratis|gratuit\\w*|cortesia|ofert[ao]s?|' +
      givenAway(
        'oferecer\\w*|oferecemos',
        'de ',
        'que',
        'acolhimento|servico|experiencia|qualidade|conforto|atencao|cozinha|momento',
      ) +
      '|compens\\w+|indemniz\\w+|indeniz\\w+|por (?:nossa )?conta (?:da casa|nossa)|por nossa conta|da casa|presente|brinde|convidamos|convidad\\w+|sem custos?|metade do preco|por cento',
    liability:
      '(?:culpa|erro|falha) (?:e|foi|era) (?:tod[oa] )?noss[oa]|(?:foi|e) (?:culpa nossa|nossa culpa|um erro nosso|nosso erro)|noss[oa] (?:culpa|erro|negligencia|falha|responsabilidade)|(?:somos|fomos) (?:responsaveis|culpados|negligentes)|(?:assumimos|admitimos|reconhecemos)|(?:falhamos|erramos|cometemos)|(?:o senhor|a senhora|voce) (?:mente|esta enganad\\w*|mentiu|nunca)|(?:e|isso e) (?:falso|mentira)|deveria ter|nao (?:consta|encontramos|temos registo|temos registro)|por falta de pessoal|alheio a nossa vontade|mentiu',
    invented:
      'recentemente|na semana passada|no mes passado|renovad\\w+|remodelad\\w+|reformad\\w+|premiad\\w+|noss[oa]s? nov[oa]s?|nov[oa]s? (?:esplanada|terraco|chef|sala|ementa|equipamento|instalac\\w*)|estrela michelin|desde entao|as nossas camaras',
    referral:
      'experimente (?:o|a)|ao lado|(?:a|da|nossa) concorrencia|noss[oa]s? concorrent\\w*|recomendamos (?:o|a|que va)|melhor noutro',
    machine_talk:
      'como (?:uma? )?(?:ia|inteligencia artificial|modelo de linguagem|assistente)\\b|sou (?:uma? )?(?:ia|bot|modelo|assistente)\\b|modelo de linguagem|as minhas instrucoes|aqui esta (?:a|uma) resposta|inteligencia artificial',
    profanity:
      'merda\\w*|puta\\w*|caralho\\w*|porra|idiota\\w*|estupid\\w*|imbecil\\w*|cabrao|cabroes|filho da|burr[oa]s?\\b|mentiros\\w*|parv[oa]s?|otari[oa]s?',
    greeting: '^(?:ola|bom dia|boa (?:tarde|noite)|caro|cara|prezad\\w+|estimad\\w+)\\b[^.!?]{0,40},',
    signature:
      'atenciosamente|(?:com os )?(?:melhores|cordiais) cumprimentos|cumprimentos|abracos?|a equipa\\.?$|a equipe\\.?$|a direcao\\.?$',
  },
};

const compiled = new Map<string, Readonly<Record<PhraseFault, RegExp>>>();

/** The expressions of a language, made when first asked for; a language without its own has the English ones. */
export function phrasesOf(language: string): Readonly<Record<PhraseFault, RegExp>> {
  const key = language in phrases ? language : 'en';
  const known = compiled.get(key);
  if (known) return known;
  const sources = phrases[key] as Phrases;
  const fresh = Object.fromEntries(phraseFaults.map((fault) => [fault, expression(sources[fault], key)])) as Record<
    PhraseFault,
    RegExp
  >;
  compiled.set(key, fresh);
  return fresh;
}

/** As folded text has it; what begins at the start of the text says so itself, and Japanese parts no words. */
function expression(source: string, language: string): RegExp {
  const folded = source.normalize('NFD').replace(/\p{M}/gu, '');
  if (source.startsWith('^') || language === 'ja') return new RegExp(folded, 'u');
  return new RegExp(`(?<![\\p{L}0-9])(?:${folded})(?![\\p{L}0-9])`, 'u');
}
