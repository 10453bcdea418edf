import { categoryWords } from '../trades/trade.ts';
import type { PlaceToSpeakFor, ReplyLimit } from '../writer.ts';

/**
 * What a reply may speak of: a visit, an app, how the desk of a bank, an insurer, a practice or a pharmacy is reached,
 * or nothing. In health, legal and finance a reply never confirms that its reader was a patient or a client; that a
 * line is busy or a counter has a queue tells nothing of anybody's account or illness. Who goes to a therapist or a
 * lawyer is told so little of that nothing is named.
 */
export type Subject = 'visit' | 'app' | 'desk' | 'discreet';

const discreet =
  /\b(?:therap\w*|psycholog\w*|psychiatr\w*|surg\w+|health(?:care)?(?! (?:foods?|clubs?|products?|shops?|stores?|and beauty)\b)|nurs(?:es?|ing)(?! school)|midwi\w+|law|lawyers?|law ?firms?|lawsuits?|attorney\w*|legal|solicitor\w*|notar\w*|bankrupt\w*|blood banks?|account(?:ant|ing)\w*|financial (?:advis\w*|planner\w*|consultant\w*)|tax|infirmi\w*|sante|avocat\w*|notaire\w*|huissier\w*|expert-comptable\w*|comptable\w*|ehpad|dermatolog\w*|cardiolog\w*|gynaecolog\w*|gynecolog\w*|oncolog\w*|urolog\w*|neurolog\w*|paediatr\w*|fertility|orthop\w*|osteopath\w*|chiropract\w*|psicolog\w*|psycholo\w*|psiquiatr\w*|psichiatr\w*|cirug\w+|cirujan\w*|cirurg\w*|chirurg\w*|enfermer\w*|enfermag\w*|infermier\w*|pediatr\w*|ginecolog\w*|salud|salute|saude|zorg\w*|pflege\w*|\w{0,20}therap\w*|hebamme\w*|verloskund\w*|ostetric\w*|abogad\w*|advogad\w*|avvocat\w*|advoca\w*|rechtsanw\w*|anwalt\w*|kanzlei\w*|notai\w*|cartorio\w*|contab\w*|commercialist\w*|steuerberat\w*|belastingadvis\w*|boekhoud\w*|gestoria\w*|finanz\w*)\b/u;
const desk =
  /\b(?:bank\w*|credit|financ\w*|mortgages?|loans?|insur\w*|banque\w*|assur\w*|mutuelles?|banc[oa]s?|banche|sparkasse\w*|segur(?:os?|ador\w*)|assicura\w*|versicherung\w*|verzeker\w*|doctor\w*|physician\w*|dentist\w*|dental|clinic\w*|hospital\w*|medical\w*|pharmac\w*|optic\w*|veterinar\w*|medecin\w*|cabinet (?:medical|dentaire)|clinique\w*|hopital\w*|kine\w*|laboratoire\w*|radiolog\w*|orthodont\w*|optometr\w*|podiatr\w*|urgent care|medic[oa]s?|farmaci\w*|apothe\w*|consultorio\w*|ambulatori\w*|ospedal\w*|krankenhaus\w*|ziekenhui\w*|kliniek\w*|klinik\w*|(?:zahn|kinder|haus|augen|frauen|tier|fach)?(?:arzt\w*|arzte\w*)|(?:huis|tand|dieren|kinder|oog)arts\w*|artsenpraktijk|kieferorthop\w*|ottic[oa])\b/u;
/** An insurer, whatever it insures. */
const insurer =
  /\b(?:(?:health|dental|medical|legal(?: \w+)?) insur\w*|protection juridique|rechtsschutzversicher\w*|rechtsbijstandverzeker\w*|tutela legale|(?:defensa|proteccion|protecao) juridica|(?:seguros?|assurances?|mutuelle|assicurazion[ei]|planos?|planes?|plan|convenio) (?:de |di )?(?:salud|sante|sanitari\w|saude)|krankenversicher\w*|krankenkasse\w*|zorgverzeker\w*)\b/u;
const app =
  /\b(?:\w*apps?|application mobile|applications?|software|game|jeu|logiciel|(?:handy|mobil|video|mal)\w*spiele?|(?:mobiel|mobiele|video) spel\w*|\w*spelletjes?|aplicativos?|aplicacion(?:es)? (?:movil\w*|para)|aplicac(?:ao|oes) (?:move(?:l|is)|para)|(?:video)?juegos? (?:de |para )?(?:movil\w*|online)|jogos? (?:de |para )?(?:celular|telemovel|mobile|online)|(?:video)?gioc(?:o|hi) (?:per )?(?:mobile|cellulare|smartphone|online))\b/u;
/** Whether a category is of apps, whatever they are for. */
export const isApp = (category: string | null): boolean => app.test(categoryWords(category));
const online = /\b(?:online|e-?commerce|web ?shop|en ligne|en linea|versandhandel|internet\w*|mail order)\b/u;
/** Whether a place sells from afar. */
export const isOnline = (category: string | null): boolean => online.test(categoryWords(category));

/** The app stores' own limits (Google Play 350, App Store 5,970 characters), which nobody else has. */
const appLimits = new Set([350, 5970]);

export function subjectOf(place: PlaceToSpeakFor, limit: ReplyLimit): Subject {
  const category = categoryWords(place.category);
  if (insurer.test(category)) return 'desk';
  // That an app does not start tells of its user's illness no more than a busy line does.
  if (discreet.test(category)) return app.test(category) ? 'desk' : 'discreet';
  if (desk.test(category)) return 'desk';
  if (app.test(category) || (limit.unit === 'characters' && appLimits.has(limit.max))) return 'app';
  return 'visit';
}
