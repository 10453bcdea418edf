import { fold } from '../../aspects/tokens.ts';

/**
 * Relatives, friends, animals, people who have somebody in their charge, parts of the body and what goes near it: what
 * is done to somebody is seldom told without one of them, and a wait or a cold soup nearly always is. Those who just
 * came along count for nothing. Folded text.
 */
const somebody: Readonly<Record<string, RegExp>> = {
  en: /(?<!\b(?:with|and|for|brought|took|than) )\b(?:son|daughter|child|children|kids?|baby|toddler|boys?|girls?|lads?(?! (?:tried|told|said|at|on|behind))|mother|father|mum|mom|dad|mam|nan|gran|grandma|grandpa|grandmother|grandfather|(?:brother|sister)(?! (?:goes|uses|used|paid|booked|bought|recommend\w*)\b)|niece|nephew|uncle|aunt|(?:husband|wife|girlfriend|boyfriend|partner|mates?|friends?|colleague)(?!,? (?:on (?:check|see|look|inspect)\w+|had to (?:replac|fix|refit|redo|tighten|clean|collect|pay)\w*|goes|uses|used|paid|booked|ordered|bought|noticed|recommend\w*)\b)|fianc\w+|stranger|puppy|dog|dogs|cat|cats|kitten|horse|rabbit|spaniel|terrier|labrador|eyes?|ears?|jaw|tooth|teeth|mouth|throat|lap|legs?|(?<!\b(?:stiff|sore) )neck|nose|thigh|skin|surname|passport|instructor|teacher|coach|trainer|porter|guards?|bouncer|doorman|caretaker|nurses?|carers?|lifeguards?|masseur|masseuse|therapist|tutor|nanny|landlord|(?<!\b(?:steak|butter|bread|blunt|dull) )knife|needle|blade|flat|bedroom|harness|key to|master key)\b/u,
  fr: /(?<!\b(?:avec|et|pour|chez|de|que) )\b(?:fils|filles?|enfants?|bebes?|gamine?s?|petits|mere|pere|papa|maman|mamie|papi|grand-mere|grand-pere|belle-mere|frere|soeur|niece|neveu|oncle|tante|mari|femmes?|copine|copain|amis?|amies?|collegue|inconnu|chiens?(?! (?:\w+ )?(?:n')?(?:a|ont|meme)? ?(?:pas )?aboy)|chats?|chienne|chatte|lapin|cheval|jambes?|bras|cuisses?|mains?|yeux|oreilles?|dents?|machoire|bouche|gorge|visage|cou|(?<!au )nez|peau|passeport|moniteur|monitrice|maitresse|maitre|animateurs?|animatrices?|veilleur|vigile|videur|gardien|infirmiere?s?|aide-soignante?s?|surveillants?|masseur|masseuse|coach|proprietaire|couteau|aiguille|lame|baudrier|cles?)\b/u,
  es: /(?<!\b(?:con|y|para|de|a) )\b(?:hij[oa]s?|nin[oa]s?|bebe|chavales|chaval|madre|padre|mama|papa|suegr[oa]|abuel[oa]s?|herman[oa]|sobrin[oa]|tia|marido|mujer|mujeres|novi[oa]|amig[oa]s?|companer[oa]|desconocid[oa]|perr[oa]s?(?! (?:ni |no )?(?:siquiera )?ladr)|gat[oa]s?|caballo|conejo|piernas?|brazos?|manos?|ojos|orejas?|dientes?|muelas?|boca|garganta|cuello|nariz|piel|pasaporte|dni|apellido|profesor|profesora|instructor|monitor|monitora|portero|vigilante|guardia|enfermer[oa]s?|cuidador[ae]?s?|socorrista|masajista|casero|cuchillo|aguja|arnes|llave maestra|pegatina)\b/u,
  de: /(?<!\b(?:(?:und|als|von)|(?:mit|fur)(?: \w+)?) )\b(?:kind|kinder|kindern|sohn|tochter|baby|jungen?|madchen|mutter|vater|vaters|oma|opa|bruder|schwester|enkel\w*|schwieger\w+|zwillinge|nichte|neffe|onkel|tante|hund|hunde|katze|kater|pferde?|pony|tiere?|welpe|arm|beine?|schenkel|hand|hande|augen|ohren?|zahn|zahne|kiefer|zunge|lippen?|schulter|rucken|finger|knie|knochel|fuss|kopf|haare?|bauch|busen|po|pfoten?|mund|gesicht|hals|nacken|nase|haut|ausweis|reisepass|nachnamen?|messer|nadel|klinge|gurt|generalschlussel)\b/u,
  it: /(?<!\b(?:con|e|per|di|da|a) )\b(?:figli[oae]?|bambin[oaie]|bimb[oaie]|ragazz[oaie]|madre|padre|mamma|papa|suocer[oa]|nonn[oa]|fratello|sorella|nipote|zi[oa]|marito|moglie|donne|amic[oa]|amici|fidanzat[oa]|compagn[oa]|sconosciut[oa]|(?:cane|cani)(?! (?:non |nemmeno )?(?:ha |hanno )?(?:nemmeno )?abbai)|gatt[oaie]|cavallo|coniglio|gamb[ae]|bracci[oa]|man[oi]|occhi|occhio|orecchi\w+|dent[ei]|bocca|gola|viso|collo|naso|pelle|passaporto|cognome|istruttore|maestr[oa]|allenatore|portiere|guardiano|vigilante|buttafuori|infermier[aie]|badante|bagnino|massaggiatore|proprietario|coltello|ago|moschettone|imbrago|passepartout)\b/u,
  nl: /(?<!\b(?:(?:en|van|dan)|(?:met|voor)(?: \w+)?) )\b(?:kind|kinderen|zoon\w*|dochter\w*|baby|jongens?|meisjes?|moeder|vader|oma|opa|broer|zus|zusje|broertje|klein(?:zoon|dochter|kind)\w*|schoon(?:moeder|vader)|tweeling|peuter|kleuter|nichtje|neefje|oom|tante|hond|honden|kat|katten|paarden?|pony|dieren|konijn|been|benen|armen|handen?|ogen|oren|tand|tanden|kies|kaak|tong|lippen?|schouder|vingers?|hoofd|haren|buik|knie|borst|billen|pootje|poot|mond|keel|gezicht|nek|neus|huid|paspoort|achternaam|mes|naald|gordel|loper)\b/u,
  pt: /(?<!\b(?:com|e|para|de|da|do) )\b(?:filh[oa]s?|criancas?|bebe|menin[oa]s?|miud[oa]s?|mae|pai|mamae|papai|sogr[oa]|avo|irma|irmao|sobrinh[oa]|tia|marido|mulher|mulheres|esposa|namorad[oa]|amig[oa]s?|colega|desconhecid[oa]|(?:cao|cachorr[oa]s?|cadela)(?! (?:nem |nao )?(?:sequer )?lat|(?: nem| nao)? ladr)|gat[oa]s?|cavalo|coelho|bracos?|pernas?|maos?|olhos|orelhas?|dentes?|boca|garganta|rosto|pescoco|nariz|pele|passaporte|instrutor|instrutora|professora?|treinador|porteiro|(?<=\b(?:o|um|do|ao) )seguranca|vigilante|enfermeir[oa]s?|auxiliar|cuidador[ae]s?|nadador-salvador|massagista|senhorio|faca|agulha|arnes)\b/u,
};

/** Who may do something to those in their charge, where these are spoken of, too. */
const inCharge: Readonly<Record<string, RegExp>> = {
  de: /\b(?:lehrer|lehrerin|fahrlehrer|trainer|hausmeister|portier|nachtportier|turstehe\w+|wachmann|pfleger|pflegerin|erzieher\w*|bademeister|masseur|vermieter)\b/u,
  nl: /\b(?:instructeur|juf|meester|trainer|portier|bewaker|beveiliger|uitsmijter|verpleger|verpleegster|verzorgers?|badmeester|masseur|huisbaas)\b/u,
};

/** Whom a text speaks of beside who serves: its author, or anybody else. */
const concerned: Readonly<Record<string, RegExp>> = {
  de: /\b(?:mir|mich|uns|mein\w*|unser\w*|ihm|ihn|ihr(?:e[mrn])?|sein(?:e[mrns]?)?|jemand\w*|gast|gaste|kunden?|kundin|patient\w*|leuten?|person\w*|(?<!\bkein )mensch\w*|bewohner\w*|schuler\w*|azubi\w*|lehrling\w*|kinderwagen)\b/u,
  nl: /\b(?:mij|me|mijn|m'n|ons|onze|hem|haar|hen|hun|zijn|iemand|gast|gasten|klant\w*|patient\w*|mensen|bewoner\w*|leerling\w*|kinderwagen)\b/u,
};

/** Whether a text speaks of anybody but those who serve, so that anything may have been done to them. */
export const concernsSomebody = (text: string, language: string): boolean =>
  concerned[language]?.test(fold(text)) ?? true;

/** Whether a text speaks of somebody to whom anything may have been done. */
export function namesSomebody(text: string, language: string): boolean {
  const folded = fold(text);
  const isCharge = inCharge[language]?.test(folded) === true && concernsSomebody(text, language);
  return isCharge || (somebody[language]?.test(folded) ?? true);
}
