import { fold } from '../../aspects/tokens.ts';
import { categoryWords } from '../../trades/trade.ts';
import { isApp } from '../subject.ts';
import type { Risk } from './rules.ts';
import { isPractice } from './treatment.ts';

/** Reviews from this rating praise what is played, and the advice of who heals. */
const GOOD_RATING_MIN = 4;

/** Where plants are sold, and where crimes are played or told. Folded category. */
const plants =
  /\b(?:florist\w*|fleurist\w*|florister\w*|florista\w*|fiorai\w*|blumen\w*|bloem\w*|garden cent\w*|garden\w* (?:shop|store)|plant (?:shop|store|nursery)|jardineri\w*|gartencenter|gartnerei\w*|tuincentr\w*|vivero\w*|vivai\w*|viveiro\w*|pepinier\w*)\b/u;
const play =
  /\b(?:escape|murder mystery|haunted|horror|laser tag|theat\w*|teatro\w*|cinema\w*|kino\w*|bioscoop|cine|movie\w*|book\w*|librair\w*|libreri\w*|livrari\w*|buchhandlung|boekhandel|comic\w*|video ?games?|museum\w*|musee\w*|museo\w*|museu\w*)\b/u;
/** Games on a screen, where figures are hurt. Folded category. */
const games =
  /\b(?:(?:mobile|video|computer|online) ?games?(?! (?:store|shop))|jeux? (?:video|mobile)|videojueg\w*|(?:video|handy|computer)spiel\w*|videogioc\w*|videospel\w*|jogos? (?:eletronico|mobile|de video))\b/u;
/** Who is thanked for help against what others did. Folded category. */
const lawyers =
  /\b(?:law ?(?:firm|office)s?|lawyers?|attorneys?|solicitors?|avocat\w*|abogad\w*|anwalt\w*|rechtsanw\w*|kanzlei\w*|avvocat\w*|advoca\w*|advogad\w*)\b/u;
/** Who is thanked for help against what befell somebody, in English. Folded category. */
const helpers =
  /\b(?:locksmith\w*|pest|extermin\w*|clean\w*|restoration|security|alarms?|insur\w*|plumb\w*|roof\w*|damp|mou?ld|towing|body shop|collision|funeral|shelter|police|rescue|investigat\w*)\b/u;
/** Where fires and accidents are what one is covered for. Folded category. */
const insurers = /\b(?:insur\w*|assur\w*|mutuelles?|segur(?:os?|ador\w*)|assicura\w*|versicherung\w*|verzeker\w*)\b/u;
/** Where it hurts for one's own good. Folded category. */
const straining =
  /\b(?:tattoo\w*|piercing|wax\w*|massage\w*|gyms?|fitness|crossfit|boot ?camp|yoga|pilates|martial|boxing|climbing|karate|laser)\b/u;
const strained: readonly Risk[] = ['health', 'injury'];
/** What somebody comes with to those who help: told at the highest rating, it was done elsewhere. */
const broughtAlong: readonly Risk[] = ['health', 'injury', 'discrimination', 'legal', 'misconduct', 'threat'];
const books = /\b(?:book(?!ing|keep|maker)\w*|librair\w*|libreri\w*|livrari\w*|buchhandlung|boekhandel|comic\w*)\b/u;
/** Words for what is told in a book, and for who tells it. Folded text. */
const story =
  /\b(?:novels?|authors?|plot|characters?|chapters?|sequel|romans?|auteure?s?|ecrivaine?s?|intrigue|personnages?|chapitres?|novelas?|autor(?:a|es|as|in)?|escritora?|trama|personajes?|capitulos?|schriftsteller\w*|handlung|figuren|kapitel|romanz[oi]|autrice|scrittore|scrittrice|personagg\w+|capitol[oi]|schrijf\w*|personages?|hoofdstuk\w*|verhaallijn\w*|romances?|enredo|personage(?:m|ns)|prose|style|stijl|schreibstil|estilo|stile|lecture|lecteurs?|phrases?|leser\w*|lekture|lectura|lectores|lettura|lettori|leitura|leitores|leesplezier|uitgelezen)\b/u;
/** Who sells it. Folded text. */
const sellers =
  /\b(?:staff|team|sellers?|booksellers?|cashiers?|clerks?|assistants?|employ\w+|till|vende\w+|libraires?|caiss\w+|personnel|personal\w*|mitarbeiter\w*|verkaufer\w*|kass\w+|personeel|medewerk\w+|verkop\w+|dependient\w*|commess[oaie]|librer\w+|livreir\w+|funcionari\w+|atendente\w*)\b/u;
/** What happens in a play, and to nobody. */
const played: readonly Risk[] = ['health', 'injury', 'misconduct', 'minors', 'threat'];

const without = (risks: readonly Risk[], ...gone: readonly Risk[]): readonly Risk[] =>
  risks.filter((risk) => !gone.includes(risk));

/**
 * Whether a review of a bookshop speaks of a book and of nobody there: who is named in it has written it, and what is
 * done in it was done to nobody.
 */
export function isOfBook(text: string, category: string | null): boolean {
  if (!books.test(categoryWords(category))) return false;
  const folded = fold(text);
  return story.test(folded) && !sellers.test(folded);
}

/** What died is a plant where these are sold, and a figure in a game; a good review of played crimes tells no other. */
export function withoutTrade(
  risks: readonly Risk[],
  { category, rating, text }: { category: string | null; rating: number; text: string },
): readonly Risk[] {
  if (risks.length === 0) return risks;
  const trade = categoryWords(category);
  if (games.test(trade)) return without(risks, 'threat', 'injury');
  // Nobody is hurt by an app: what hurts is what one has it for.
  if (isApp(category)) return without(risks, 'injury');
  if (rating === 5 && (lawyers.test(trade) || helpers.test(trade) || isPractice(category))) {
    return without(risks, ...broughtAlong);
  }
  if (rating >= GOOD_RATING_MIN && isPractice(category)) return without(risks, 'health');
  if (rating >= GOOD_RATING_MIN && straining.test(trade)) return without(risks, ...strained);
  if (insurers.test(trade)) return without(risks, 'injury');
  if (plants.test(trade)) return without(risks, 'threat');
  const isPlayed = (rating >= GOOD_RATING_MIN && play.test(trade)) || isOfBook(text, category);
  return isPlayed ? without(risks, ...played) : risks;
}
