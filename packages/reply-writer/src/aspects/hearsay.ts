/**
 * What was told, read, feared or denied, and what was so in former times, by language; matched on folded words whose
 * elisions are parted. Up to a "but" or a "now", nothing in that sentence is said of this visit, whatever "here" stands
 * in it.
 */
export const hearsay = {
  en: expression(
    "(?:was|were|been|being|got) (?:\\w+ )?(?:told|warned|assured|promised)|heard (?:that|about|of|so|good|great|bad|mixed)|(?:i|we|had|having|have|i'd|we'd|i've|we've) read\\b|(?:bad|negative|poor|mixed|other|some|many|all the|previous|these) (?:reviews?|reviewers?|comments)",
    '(?:people|others|friends?|everyone|somebody|colleagues?|neighbours?|guides?) (?:\\w+ ){0,2}(?:complain\\w*|moan\\w*|rav(?:e|ed|ing)|say|said|swears?|warned|told)|reputation|famous for|known for|supposedly',
    "worried|(?:a|my|our|the|any) worry|fear(?:ed|ing|s)?|dread(?:ed|ing)?|(?:was|were|been) afraid|afraid (?:of|to)|apprehensive|sceptical|skeptical|wary of|had (?:my |our |some )?(?:doubts|reservations)|don't let|can(?:no|')t (?:really |honestly )?say (?!enough)|not saying|won't say",
    "(?:old|former|previous|last|ex) (?:owners?|chefs?|managers?|management|team|landlords?|landlady|people|doctor|dentist|pharmacist|summer|winter|spring|autumn|season)|(?:isn't|not|no longer) what it (?:was|used)|in the (?:old|early) days|back in \\d+|before (?:covid|the takeover|they (?:changed|moved|expanded|sold))",
  ),
  fr: expression(
    '(?:m|t|nous|vous|lui|l|leur) (?:a|ont) (?:\\w+ )?(?:dit|parle|prevenue?s?|avertie?s?)|(?:m|t|nous|vous|lui|l|leur) (?:avait|avaient) (?:\\w+ )?(?:dit|parle|prevenue?s?|conseille\\w*|recommande\\w*|vante\\w*|avertie?s?|promis\\w*|annonce\\w*)|(?:etait|etais|etions|avions|avait|avais|ete) (?:\\w+ )?(?:prevenue?s?|avertie?s?)|(?:ai|avais|avait|avions|avons) (?:\\w+ )?(?:lu\\b|entendu (?:dire|parler))|(?:en|a) lisant|(?:mauvais|autres|certains|quelques|tous) (?:avis|commentaires)|(?:malgre|vu|selon|d apres) (?:les|des|certains|quelques) (?:\\w+ )?(?:avis|commentaires)',
    'dont (?:tout le monde|on) (?:\\w+ ){0,2}parl\\w+|reputation|repute\\w*|soi disant|peur|crain(?:te|tes|s|t|dre|gnais|gnait|gnions)|redout\\w+|apprehend\\w+|(?:m|s|nous) attend(?:ais|ait|ions)|mefi(?:ant|ante|ais|ance)',
    '(?:ne|n|ni) (?:\\w+ )?(?:dis|dirais?|dirai|peux|peut|pouvons) (?:pas|guere) (?:dire|que|qu)',
    'l an(?:nee)? (?:dernier|derniere|passee?|precedente|d avant)|(?:ete|hiver|printemps|automne|mois|semaine|saison) (?:derniere?|passee?|precedente?)|du temps (?:de|d|du|des|ou)|a l epoque|(?:l|notre|votre|mon|ma|nos|mes|son|sa|leur|les|des|d) ancien(?:ne|s|nes)? \\w+|plus (?:ce qu|comme (?:avant|autrefois))',
  ),
  es: expression(
    '(?:me|nos|le|les|os) (?:lo |la |los |las )?(?:dijo|dijeron|comentaron|advirtieron|avisaron|recomendaron|prometieron|hablaron|aseguraron|contaron|(?:habia|habian|ha|han) (?:\\w+ )?(?:dicho|hablado|recomendado|advertido|avisado|prometido|contado))|(?:habia|habiamos|he|hemos) (?:leido|oido)|\\blei\\b|leimos|(?:oi|oimos) (?:hablar|decir)|(?:malas|buenas|otras|algunas|las|por las) (?:resenas|opiniones|criticas)|dicen|fama de',
    'tem(?:ia|iamos|or)|(?:tenia|teniamos|daba|con) (?:\\w+ ){0,2}(?:miedo|dudas|reparo)|no (?:digo|puedo decir|podemos decir|dire|diria)',
    'antigu[oa]s? (?:duen\\w+|propietari\\w+|jef\\w+|encargad\\w+|cociner\\w+|camarer\\w+|farmaceutic\\w+|medic\\w+|gerent\\w+|equipo)|(?:ano|verano|invierno|mes|temporada) (?:pasad[oa]|anterior)|sol(?:ia|ian|iamos)|en su dia|ya no (?:es|son|esta) (?:lo|como)|en tiempos',
  ),
  de: expression(
    '(?:uns|mir|man|dir|ihnen) (?:\\w+ ){0,3}(?:gesagt|gewarnt|erzahlt|empfohlen|versprochen|zugesagt|angekundigt)|(?:wurde|wurden|wird|werden|hatte|hatten) (?:\\w+ ){0,3}(?:gewarnt|empfohlen|versprochen|vorgewarnt)|(?:hatte|hatten|habe|haben) (?:\\w+ ){0,4}(?:gelesen|davon gehort)|(?:bewertungen|rezensionen|kritiken|berichte) (?:gelesen|hier|waren)|(?:trotz|wegen|laut|nach) (?:der |einiger |mancher |den |vielen )?(?:\\w+ )?(?:bewertung|rezension|kritik)\\w*',
    '(?:bedenken|befurcht\\w+|angst vor|sorge\\w* (?:wegen|vor)|skeptisch|zweifel\\w*)|es sei\\b|\\bseien\\b|soll(?:en|te)? (?:ja |angeblich )?(?:\\w+ )?sein|nicht (?:sagen|behaupten)',
    '(?:alt|fruher|vorig|vorherig|ehemalig)\\w+ (?:leitung|besitzer\\w*|inhaber\\w*|chef\\w*|wirt\\w*|pachter\\w*|team|mannschaft|personal|koch\\w*|apotheker\\w*|arzt\\w*|fuhrung|betreiber\\w*)|fruher|einst|ehemals|letzte[snrm]? (?:jahr|mal|sommer|winter|urlaub|besuch|aufenthalt|saison)|im vorjahr|damals|nicht mehr (?:das )?was',
  ),
  it: expression(
    "(?:mi|ci|vi|gli|me|ce) (?:lo |la |l'|l )?(?:(?:avevano|aveva) (?:\\w+ )?(?:detto|parlato|consigliat\\w+|raccomandat\\w+|avvertit\\w+|promess\\w+|avvisat\\w+)|(?:hanno|ha) (?:detto|parlato|avvertit\\w+))|(?:ce|me|ve) l'? ?avevano|(?:avevo|avevamo|ho|abbiamo) (?:letto|sentito (?:dire|parlare))|(?:leggendo|nonostante|malgrado|viste|lette) (?:le|alcune|i|certe) (?:\\w+ )?(?:recensioni|commenti)|recensioni (?:negative|pessime|cattive)|si dice|dicono",
    'tem(?:evo|evamo|uto)|(?:avevo|avevamo|con) (?:\\w+ )?(?:paura|timore|dubbi)|non (?:dico|posso dire|possiamo dire|direi)',
    '(?:vecchi[oa]?|precedent[ei]|ex) (?:titolar\\w+|proprietar\\w+|gestion\\w+|gestor\\w+|cuoc\\w+|farmacist\\w+|medic\\w+|personale|staff)|(?:anno|estate|inverno|mese|stagione) (?:scors[oa]|precedente|passat[oa])|scors[oa] (?:estate|anno|inverno|mese|stagione)|una volta (?:era|erano|qui)|un tempo|non (?:is|sono) piu (?:quell\\w+|come)',
  ),
  nl: expression(
    '(?:had|hadden|was|waren|werd|werden|heb|hebben|is|zijn) (?:\\w+ ){0,4}(?:gelezen|gewaarschuwd|aangeraden|verteld|beloofd|toegezegd|getwijfeld)|(?:las|lazen) (?:\\w+ ){0,3}(?:klachten|recensies|reviews|verhalen|dat|over)|(?:klachten|recensies|reviews|verhalen|beoordelingen) (?:over|gelezen|waren|van)|(?:ondanks|door|vanwege|volgens) (?:de |sommige |alle |enkele )?(?:\\w+ )?(?:recensies|reviews|beoordelingen|klachten)|naar verluidt',
    'bang|vreesd\\w*|angst voor|opgezien|bedenkingen|twijfels|huiverig|sceptisch|niet (?:zeggen|beweren)',
    '(?:vorige|oude|vroegere|voormalige) (?:eigena\\w+|kok\\w*|team|personeel|baas|bazin|uitbater\\w*|apotheker\\w*|arts|tandarts|leiding)|vroeger|ooit (?:was|waren|een|de|het|zo)|(?:was|waren) (?:hier )?ooit|vorige? (?:jaar|keer|zomer|winter|week|maand|seizoen|bezoek)|afgelopen jaar|niet meer wat',
  ),
  pt: expression(
    '(?:tinham|haviam|tinha)(?: nos| me| lhe)? (?:\\w+ )?(?:dito|falado|recomendado|avisado|prometido|contado)|(?:disseram|falaram|avisaram|recomendaram|prometeram|garantiram|contaram)|(?:tinha|tinhamos|havia) (?:lido|ouvido)|\\b(?:li|lemos)\\b|(?:apesar|pelas|segundo) (?:d?as |d?os )?(?:\\w+ )?(?:criticas|comentarios|opinioes|avaliacoes)|(?:mas|algumas|outras) (?:criticas|opinioes|avaliacoes)|dizem|fama de',
    'tem(?:ia|iamos|or)|(?:tinha|tinhamos|com) (?:\\w+ )?(?:receio|medo|duvidas)|rece(?:ava|avamos)|nao (?:digo|posso dire?r?|podemos dizer|diria)|nao se pode dizer',
    '(?:antig|anterior)\\w* (?:don[oa]s?|proprietari\\w+|gerent\\w+|gerencia|cozinheir\\w+|farmaceutic\\w+|medic\\w+|equipa|chefe)|(?:ano|verao|inverno|mes) (?:passado|anterior)|ja (?:foi|foram|teve) (?:a|o|um|uma|muito|melhor\\w*|bem)|antigamente|noutros tempos|ja nao (?:is|e|sao) (?:o|a|como)|costumava\\w*',
  ),
} as const;

function expression(...alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'u');
}
