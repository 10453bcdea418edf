import { fold } from '../aspects/tokens.ts';
import type { PlaceToSpeakFor, ReplyLimit } from '../writer.ts';

/**
 * What a reply may speak of: a visit, an app, how a bank or an insurer is reached, or nothing. In health, legal and
 * finance a reply never confirms that its reader was a patient or a client, so it names nothing of what they wrote;
 * that a bank's line is busy tells nothing of anybody's account.
 */
export type Subject = 'visit' | 'app' | 'bank' | 'discreet';

const discreet =
  /\b(?:doctor\w*|physician\w*|dentist\w*|dental|clinic\w*|hospital\w*|medical\w*|pharmac\w*|therap\w*|psycholog\w*|psychiatr\w*|surg\w+|health\w*|optic\w*|veterinar\w*|nurs\w+|midwi\w+|law\w*|attorney\w*|legal|solicitor\w*|notar\w*|bankrupt\w*|blood banks?|account(?:ant|ing)\w*|financ\w*|tax|mortgage|loans?|medecin\w*|cabinet (?:medical|dentaire)|clinique\w*|hopital\w*|infirmi\w*|kine\w*|sante|avocat\w*|notaire\w*|huissier\w*|expert-comptable\w*|comptable\w*|credit|laboratoire\w*|ehpad|radiolog\w*|dermatolog\w*|cardiolog\w*|gynaecolog\w*|gynecolog\w*|oncolog\w*|urolog\w*|neurolog\w*|orthodont\w*|optometr\w*|podiatr\w*|paediatr\w*|fertility|urgent care|orthop\w*|osteopath\w*|chiropract\w*|medic[oa]s?|farmaci\w*|apothe\w*|psicolog\w*|psycholo\w*|psiquiatr\w*|psichiatr\w*|cirug\w+|cirujan\w*|cirurg\w*|chirurg\w*|enfermer\w*|enfermag\w*|infermier\w*|pediatr\w*|ginecolog\w*|salud|salute|saude|zorg\w*|pflege\w*|consultorio\w*|ambulatori\w*|ospedal\w*|krankenhaus\w*|ziekenhui\w*|kliniek\w*|klinik\w*|(?:zahn|kinder|haus|augen|frauen|tier|fach)?(?:arzt\w*|arzte\w*)|(?:huis|tand|dieren|kinder|oog)arts\w*|artsenpraktijk|\w{0,20}therap\w*|kieferorthop\w*|hebamme\w*|verloskund\w*|ostetric\w*|ottic[oa]|abogad\w*|advogad\w*|avvocat\w*|advoca\w*|rechtsanw\w*|anwalt\w*|kanzlei\w*|notai\w*|cartorio\w*|contab\w*|commercialist\w*|steuerberat\w*|belastingadvis\w*|boekhoud\w*|gestoria\w*|finanz\w*)\b/u;
const bank =
  /\b(?:bank\w*|insur\w*|banque\w*|assur\w*|mutuelles?|banc[oa]s?|banche|sparkasse\w*|segur(?:os?|ador\w*)|assicura\w*|versicherung\w*|verzeker\w*)\b/u;
const app = /\b(?:apps?|application mobile|applications?|software|game|jeu|logiciel)\b/u;
/** The app stores' own limits (Google Play 350, App Store 5,970 characters), which nobody else has. */
const appLimits = new Set([350, 5970]);

export function subjectOf(place: PlaceToSpeakFor, limit: ReplyLimit): Subject {
  const category = fold(place.category ?? '').replaceAll('_', ' ');
  if (discreet.test(category)) return 'discreet';
  if (bank.test(category)) return 'bank';
  if (app.test(category) || (limit.unit === 'characters' && appLimits.has(limit.max))) return 'app';
  return 'visit';
}
