import { fold } from '../../aspects/tokens.ts';
import { categoryWords } from '../../trades/trade.ts';

/** Who treats people or animals, or sells medicine. Folded category. */
const practices =
  /(?<!\bbeauty |\bskin |\bcar |\bphone |\bcomputer |\bshoe )\b(?:doctor\w*|physician\w*|dent(?:al|ist\w*|isterie)|orthodont\w*|clinic\w*|clinique\w*|hospital\w*|hopital\w*|medical (?!equipment|supply)\w*|medecin\w*|cabinet (?:medical|dentaire)|health (?:cent\w*|care\w*|clinic\w*|service\w*)|healthcare\w*|mental health|urgent care|physio\w*|kine\w*|optic\w*|optomet\w*|eye (?:care|doctor|clinic)|podiatr\w*|chiropod\w*|\w*therap(?:ist\w*|eut\w*)|psycholog\w*|psychiatr\w*|psicolog\w*|psiquiatr\w*|psichiatr\w*|surge(?:on|ry|ries)\w*|surgical|midwi\w+|nurs(?:e|es|ing)(?! school)\b|veterin\w*|vet|vets|pharmac\w*|chemist|drug ?store|farmaci\w*|apothe\w*|laborato\w*|radiolog\w*|dermatolog\w*|cardiolog\w*|gyn[ae]+colog\w*|ginecolog\w*|oncolog\w*|urolog\w*|neurolog\w*|p[ae]+diatr\w*|fertility|orthop\w*|osteopath\w*|chiropract\w*|chirurg\w*|cirug\w+|cirujan\w*|cirurg\w*|medic[oa]s?|consultorio\w*|ambulatori\w*|ospedal\w*|krankenhaus\w*|ziekenhui\w*|klinie?k\w*|(?:zahn|kinder|haus|augen|frauen|tier|fach|haut)?(?:arzt|arzte)\w*|kieferorthop\w*|(?:huis|tand|dieren|kinder|oog)arts\w*|artsenpraktijk|fisioterap\w*|fysiotherap\w*|ottic[oa]|oculist\w*|enfermer\w*|infermier\w*|infirmi\w*|ostetric\w*|hebamme\w*|verloskund\w*|salud|sante|salute|saude)\b/u;

/**
 * What a treatment is told by (`about`): the body, an animal, a medicine, an illness and what is done about it. A
 * sentence that also tells of the phone, the appointment, the wait or the price (`desk`) is about these. Folded text.
 */
const words: Readonly<Record<string, { about: RegExp; desk: RegExp }>> = {
  en: {
    about:
      /\b(?:(?:mis)?diagnos\w*|symptoms?|pain|pains|painful\w*|in agony|hurts?|hurting|numb|numbness|swollen|swelling|infect\w*|inject\w*|jabs?|needles?|ana?esthe\w*|(?:my|her|his|eye|back|hip|knee|oral|open|had|after|during|botched|heart|emergency) surgery|operat(?:ed|ions?)|medical history|scans?|x-?rays?|biops\w*|tumou?rs?|cancer|illness\w*|diseases?|arthritis|diabet\w*|depression|anxiety|medicines?|medications?|meds|tablets|pills|eye drops|antibiotics?|side effects?|vaccin\w*|treat(?:ed|ing)? (?:my|his|her|our) \w+|(?:wrong|my|his|her|root canal) treatment|(?:wrong|incorrect) prescription|tooth|teeth|fillings?|root canal|implants?|extracted|extraction|blurr\w*|glaucoma|retina|wounds?|stitches|bleeding|passed away|never (?:came home|woke)|limp(?:s|ed|ing)?|puppy|kitten|rabbit|hamster|guinea pig|parrot|(?:my|our|his|her|the|poor|sick|old) (?:\w+ )?(?:dog|cat|pet|animal|horse)s?|(?:my|his|her|our|their|\w+'s) (?:\w+ ){0,2}(?:eyes?|ears?|nose|mouth|gums?|jaw|lips?|tongue|throat|neck|shoulders?|arms?|elbows?|wrists?|back|spine|hips?|knees?|legs?|ankles?|foot|feet|toes?|stomach|chest|breasts?|skin|heart|kidneys?|liver|lungs?))\b/u,
    desk: /\b(?:phones?|call(?:s|ed|ing)?|rang|rings?|voicemail|on hold|appointments?|book(?:ed|ing)?|reception\w*|front desk|secretary|wait(?:ed|ing|s)?|queue\w*|in line|prices?|pric(?:y|ed)|costs?|charg\w+|paid|pay|paying|bill\w*|invoices?|insur\w*|copay\w*|expensive|cheaper|fees?|parking|website|e-?mails?|online|forms?|cancel\w*|stock|order(?:s|ed)?|ready|collect\w*|check[- ]?ups?|money)\b|[£$€]/u,
  },
  fr: {
    about:
      /\b(?:diagnosti\w*|symptom\w*|douleur\w*|souffr\w*|infect\w*|piqure\w*|pique\w*|injection\w*|aiguilles?|anesthesi\w*|oper(?:e|ee|er|ation|ations)|arrach\w*|extraction|implants?|couronnes?|caries?|dents?|gencives?|machoire|plombages?|medicaments?|(?:mauvais|mon|son) traitement|posologie|comprimes|antibio\w*|effets? secondaires?|vaccin\w*|maladies?|cancer|tumeurs?|biopsie\w*|fievre|grossesse|accouchement|oeil|yeux|vision|genoux?|oreilles?|peau|ventre|jambes?|saign\w*|cicatri\w*|plaies?|gonfl\w*|enfl\w*|decede\w*|chiens?|chienne|chats?|chatte|chatons?|chiots?|lapins?|cheval|animal|animaux|ausculte\w*)\b/u,
    desk: /\b(?:telephon\w*|appel\w*|repond\w*|decroch\w*|raccroch\w*|rendez[- ]vous|rdv|secretari\w*|accueil|standard|attend\w*|attente|queue|prix|tarifs?|factur\w*|pay\w*|euros?|rembours\w*|mutuelle|cher|chere|chers|horaires?|parking|mails?|site|annul\w*|stock|command\w*|devis|depassements?|argent|fric)\b|€/u,
  },
  es: {
    about:
      /\b(?:diagnosti\w*|sintomas?|dolor\w*|duele\w*|infec\w*|pinch(?:aron|o|azo\w*)|inyecc\w*|agujas?|anestesi\w*|oper(?:aron|o|ado|ada|acion|aciones)|arranc\w*|sac(?:o|aron) (?:la|una|el) (?:muela|diente)|extracc\w*|implantes?|coronas?|empastes?|muelas?|dientes?|encias?|mandibula|medicamentos?|medicina|medicacion|pastillas?|antibiotic\w*|efectos secundarios|vacun\w*|enfermedad\w*|cancer|tumor\w*|biopsia\w*|fiebre|embarazo|parto|ojos?|vista|rodillas?|oidos?|piel|barriga|piernas?|cara|sangr\w*|cicatri\w*|heridas?|hinchad\w*|fallec\w*|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|conejos?|caballos?|animal\w*|mascotas?)\b/u,
    desk: /\b(?:telefon\w*|llam\w+|cog\w+|contest\w*|citas?|recepcion\w*|mostrador|esper\w*|cola|precios?|cobr\w*|pag\w+|factur\w*|euros?|caros?|muy cara|seguro|horarios?|aparca\w*|correos?|email|web|cancel\w*|anul\w*|pedid\w*|dinero|presupuesto\w*)\b|€/u,
  },
  de: {
    about:
      /\b(?:\w*diagnos\w*|symptom\w*|\w*schmerz\w*|weh|tut weh|infekt\w*|entzund\w*|spritze\w*|gespritzt|injektion\w*|nadeln?|narkose\w*|betaub\w*|operation\w*|operiert\w*|\bop\b|gezogen|implantat\w*|kronen?|fullung\w*|wurzel\w*|zahn|zahne|zahnen|zahnfleisch|kiefer|medikament\w*|tabletten?|antibioti\w*|nebenwirkung\w*|geimpft|impfung\w*|\w*erkrank\w*|krankheit\w*|krebs|tumor\w*|fieber|schwangerschaft|geburt|auge|augen|knie|ohr|ohren|haut|bauch|rucken|hufte|beine?|blutet\w*|geblutet|narben?|wunden?|geschwollen|gestorben|verstorben|hund\w*|katzen?|kater|welpen?|kaninchen|pferd\w*|tier|tiere|tieres|tieren|falsch behandelt|untersucht\w*)\b/u,
    desk: /\b(?:telefon\w*|angerufen|anruf\w*|anrufen|rief an|erreich\w*|abgehoben|termin\w*|empfang\w*|anmeldung\w*|wart\w+|schlange|preis\w*|kost(?:en|et|ete)|bezahl\w*|rechnung\w*|euro|teuer|kasse\w*|kassen\w*|versicher\w*|offnungszeit\w*|parkpl\w*|mails?|webseite|abgesagt|bestell\w*|vorratig|geld)\b|€/u,
  },
  it: {
    about:
      /\b(?:diagnosi|diagnosticat\w*|sintom\w*|dolor\w*|male a|infezion\w*|infett\w*|puntur\w*|iniezion\w*|ago|anestesi\w*|operat[oaie]|operazion\w*|intervento|estra(?:tto|zione)|impiant[oi]|coron[ae]|otturazion\w*|carie|dent[ei]|gengiv\w*|mascella|farmac[oi]|medicin[ae]|pastigli\w*|compress[ae]|antibiotic\w*|effetti collaterali|vaccin\w*|malatti\w*|tumor\w*|cancro|biopsi\w*|febbre|gravidanza|parto|occhi|occhio|vista|ginocchi\w*|orecchi\w*|pelle|pancia|gamb[ae]|schiena|sanguin\w*|cicatric\w*|ferit[ae]|gonfi\w*|decedut\w*|can[ei]|cagnolin\w*|gatt[oaie]|gattin\w*|coniglio|cavallo|animal[ei])\b/u,
    desk: /\b(?:telefon\w*|chiamat\w*|chiamar\w*|rispond\w*|appuntament\w*|segreteri\w*|segretari\w*|accettazione|reception|attes[ae]|aspett\w*|coda|fila|prezz\w*|cost[oai]\w*|pag\w+|fattur\w*|euro|car[oaie]|assicuraz\w*|orari\w*|parchegg\w*|mail|sito|annull\w*|ordin(?:e|ato|are)|soldi|preventiv\w*)\b|€/u,
  },
  nl: {
    about:
      /\b(?:\w*diagnose\w*|symptom\w*|klachten over|pijn\w*|infectie\w*|ontstek\w*|ontstoken|geprikt|prik|injectie\w*|naald\w*|verdov\w*|narcose|operati\w*|geopereerd|getrokken|implanta\w*|kroon|vulling\w*|wortelkanaal\w*|tand|tanden|kies|kiezen|tandvlees|kaak|medicij\w*|medicatie|pillen|tabletten|antibiotic\w*|bijwerking\w*|vaccin\w*|ziekte\w*|kanker|tumor\w*|koorts|zwanger\w*|bevalling|oog|ogen|knie|oor|oren|huid|buik|rug|heup|been|benen|bloed(?:t|de|ing)|litteken\w*|wond\w*|gezwollen|overleden|hond\w*|kat|katten|katje|kater|puppy|kitten|konijn\w*|paard\w*|dier|dieren|diertje|verkeerd behandeld)\b/u,
    desk: /\b(?:telefon\w*|gebeld|bellen|belt|opgenomen|opnemen|afspra\w*|balie\w*|receptie\w*|assistente|wacht\w*|rij|prijs|prijzen|kost(?:en|te)?|betaal\w*|betalen|rekening\w*|euro|duur|verzeker\w*|openingstijd\w*|parkeer\w*|mails?|website|afgezegd|geannuleerd|bestel\w*|voorra\w*|geld)\b|€/u,
  },
  pt: {
    about:
      /\b(?:diagnostic\w*|sintomas?|dor|dores|doi|doia|doeu|infec\w*|injec\w*|picad\w*|agulhas?|anestesi\w*|oper(?:ou|aram|ado|ada|acao|acoes)|cirurgia|arranc\w*|extra(?:cao|iu|iram)|implantes?|coroas?|obturac\w*|dentes?|gengivas?|maxilar|medicamentos?|remedios?|medicacao|comprimidos?|antibiotic\w*|efeitos? (?:secundarios?|colaterais)|vacin\w*|doencas?|cancro|cancer|tumor\w*|biopsia\w*|febre|gravidez|parto|olhos?|joelhos?|ouvidos?|pele|barriga|pernas?|costas|sangr\w*|cicatri\w*|feridas?|inchad\w*|falec\w*|cao|caes|cachorr[oa]s?|cadela|gat[oa]s?|gatinh[oa]s?|coelho|cavalo|animal|animais)\b/u,
    desk: /\b(?:telefon\w*|telefone|lig(?:o|ar|uei|amos|aram)|atend(?:em|e|ido|imento|er)|consultas?|marca(?:r|cao|coes|da|do)|recec\w*|recep\w*|balcao|esper\w*|fila|preco\w*|cobr\w*|pag\w+|fatura\w*|euros?|reais|car[oa]s?|seguro|convenio|horario\w*|estaciona\w*|e-?mail|site|cancel\w*|desmarc\w*|encomend\w*|dinheiro|orcamento\w*)\b|€/u,
  },
};

/** Said of who treats well: such a sentence tells of no harm. Folded text. */
const fond =
  /\b(?:(?:good|great|lovely|gentle|wonderful|kind|patient) with|ador\w+|doux avec|douce avec|encanta\w*|liebevoll\w*|(?:toll|lieb|gut) mit|dol op|lief voor)\b/u;

/** Whether a category is of those who treat people or animals. */
export const isPractice = (category: string | null): boolean => practices.test(categoryWords(category));

/** Whether a review of a practice, a pharmacy or a vet speaks of what was done there, and not of its desk alone. */
export function speaksOfTreatment(text: string, language: string, category: string | null): boolean {
  if (!isPractice(category)) return false;
  const { about, desk } = words[language] ?? {};
  return fold(text)
    .split(/[.!?…]+/u)
    .some((sentence) => about?.test(sentence) === true && desk?.test(sentence) === false && !fond.test(sentence));
}
