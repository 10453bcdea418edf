import { type Analysis, analyse } from '../aspects/analyse.ts';
import { complaintIn } from '../aspects/complaint.ts';
import type { Item } from '../aspects/lexicon.ts';
import { isAnalysed, lexiconOf, type Trade } from '../aspects/lexicons.ts';
import { fold, words } from '../aspects/tokens.ts';
import { baseLanguage, detectLanguage, tellLanguage } from '../language/detect.ts';
import { countryOfPhone, placeLanguage } from '../language/place-language.ts';
import { tradeOf } from '../trades/trade.ts';
import type { WritingInput } from '../writer.ts';
import { contactLine } from './contact.ts';
import { framedLanguages } from './frames.ts';
import { greetingLine } from './greeting.ts';
import { findSuspicions, type Suspicion } from './injection.ts';
import { asksQuestion, bidsFarewell, isAboutAnother } from './intents.ts';
import { countLetters, normaliseText } from './normalise.ts';
import { accusesByName } from './risk/accused.ts';
import { findRisks } from './risk/find-risks.ts';
import { soundOf } from './risk/learned.ts';
import { type Risk, riskLanguages } from './risk/rules.ts';
import { concernsSomebody, namesSomebody } from './risk/somebody.ts';
import { speaksOfTreatment } from './risk/treatment.ts';
import { isOfBook, withoutTrade } from './risk/without-trade.ts';
import { isOnline, type Subject, subjectOf } from './subject.ts';

/** A review read once, for whichever writer answers it. */
export interface Prepared {
  /** Title and text, normalised. */
  text: string;
  /** Letters to speak of; emoji and signs alone are none. */
  hasText: boolean;
  /** ISO 639-1, or "und" where a text of some length is in no language that is known. */
  reviewLanguage: string;
  /** The review's language where a reply can be written in it, else English. */
  replyLanguage: string;
  risks: readonly Risk[];
  suspicions: readonly Suspicion[];
  /** A glowing text with a bad rating, or the reverse: likely a slip, and a person should see it. */
  mismatch: boolean;
  subject: Subject;
  /** Null when the review is in a language that is not analysed. */
  analysis: Analysis | null;
  /** What a bad review sounds like complaining of, also where no word names it. */
  complaint: Item | null;
  /** A person must judge first, so that a reply names nothing. */
  heldBack: boolean;
  /** The review asks something that a reply by rules can't answer. */
  question: boolean;
  /** The author says never to come again: an invitation would mock. */
  farewell: boolean;
  /** The author says that they mean another business, or were never here. */
  wrongBusiness: boolean;
  /** Why nothing can tell whether a bad review holds an allegation; null where something can. */
  unread: 'language_without_rules' | 'not_understood' | null;
}

/** Opinion words of the other sign that it takes, with none of the rating's own, to call a mismatch. */
const MISMATCH_OPINIONS_MIN = 2;
/** Opinions further apart than this are strewn through a story that is told plainly. */
const MISMATCH_WORDS_APART_MAX = 12;
/** Reviews up to this rating complain of something. */
const COMPLAINT_RATING_MAX = 3;
/** Reviews up to this rating are held when nothing tells whether they hold an allegation, and read for more risks. */
const UNREAD_RATING_MAX = 2;
/**
 * Words of a bad review without an opinion that tells of somebody, or names no thing that is known: what was done to
 * somebody is told in a sentence or two, without an adjective. Longer ones are mostly descriptions.
 */
const NOT_UNDERSTOOD_WORDS = { min: 4, max: 40 };
/** Who may do anything to somebody. */
const people = new Set(['staff', 'waiters', 'driver', 'reception', 'frontdesk', 'trainer']);

export function prepareReview(input: WritingInput): Prepared {
  const { review, place } = input;
  const title = normaliseText(review.title ?? '');
  const body = normaliseText(review.text);
  const name = normaliseText(review.authorName ?? '');
  const text = title.text === '' ? body.text : body.text === '' ? title.text : `${title.text}. ${body.text}`;
  const country = place.country ?? countryOfPhone(input.settings.supportPhone);
  const home = placeLanguage({ country, locale: place.locale, replies: input.recentReplies });
  const reviewLanguage = detectLanguage(text, review.languageHint, home);
  const trade = tradeOf(place.category);
  const analysis = isAnalysed(reviewLanguage) ? analyse(text, reviewLanguage, trade) : null;
  const complaint = review.rating <= COMPLAINT_RATING_MAX ? complaintOf(text, reviewLanguage, trade, analysis) : null;
  const risks = risksOf(input, text, reviewLanguage);
  // The name is written by the same stranger, and is the place where nobody looks.
  const hadHidden = title.hadHidden || body.hadHidden || name.hadHidden;
  const subject = subjectOf(place, input.limit);
  const suspicions = findSuspicions(`${text}\n${name.text}`, hadHidden, subject === 'app');
  const mismatch = analysis !== null && isMismatch(review.rating, analysis, text);
  const hasText = countLetters(text) > 0;
  const unread =
    hasText && review.rating <= UNREAD_RATING_MAX
      ? unreadBecause(text, reviewLanguage, analysis, subject, place.category)
      : null;
  const wrongBusiness = isAboutAnother(text);
  return {
    text,
    hasText,
    reviewLanguage,
    replyLanguage: framedLanguages.includes(reviewLanguage) ? reviewLanguage : 'en',
    risks,
    suspicions,
    mismatch,
    unread,
    wrongBusiness,
    heldBack: risks.length + suspicions.length > 0 || mismatch || unread !== null || wrongBusiness,
    question: asksQuestion(text, reviewLanguage, review.rating),
    farewell: bidsFarewell(text),
    subject,
    analysis,
    complaint,
  };
}

/**
 * What a reply calls a complaint that is heard. One that words name, and that the analysis leaves out all the same, is
 * another place's or nobody's.
 */
function complaintOf(text: string, language: string, trade: Trade | null, analysis: Analysis | null): Item | null {
  if (!isAnalysed(language) || analysis === null) return null;
  const told = words(fold(text));
  const heard = complaintIn(told, language);
  if (heard === null) return null;
  const lexicon = lexiconOf(language, trade);
  const isNamed = told.some((word) => lexicon.itemOf(word)?.group === heard);
  return isNamed && !analysis.aspects.some(({ item }) => item.group === heard) ? null : lexicon.thingOf(heard);
}

/** The risks that its words tell, and those that its trade or a name make of a bad review. */
function risksOf({ review, place }: WritingInput, text: string, language: string): readonly Risk[] {
  const { category } = place;
  const { rating } = review;
  const told = withoutTrade(findRisks(text, tellLanguage(text, language), rating), { category, rating, text });
  if (rating > UNREAD_RATING_MAX) return told;
  const isAccused = accusesByName(text, language, place.name) && !isOfBook(text, category);
  const more: Risk[] = [
    ...(speaksOfTreatment(text, language, category) ? (['health'] as const) : []),
    ...(isAccused ? (['misconduct'] as const) : []),
  ];
  return [...new Set([...told, ...more])];
}

/** Why a person must look, as codes; empty when nobody needs to. */
export function holdReasons(prepared: Prepared): string[] {
  return [
    ...prepared.risks.map((risk) => `risk:${risk}`),
    ...prepared.suspicions.map((suspicion) => `injection:${suspicion}`),
    ...(prepared.mismatch ? ['rating_text_mismatch'] : []),
    ...(prepared.unread === null ? [] : [prepared.unread]),
    ...(prepared.wrongBusiness ? ['wrong_business'] : []),
    ...(prepared.hasText && prepared.replyLanguage !== prepared.reviewLanguage ? ['language_not_written'] : []),
  ];
}

/** The greeting and contact line of a reply in the given language. */
export function frameReply(input: WritingInput, prepared: Prepared, language: string) {
  const { review, settings } = input;
  const greeting = greetingLine({
    // A name that may carry an instruction is not repeated, whatever it looks like.
    authorName:
      prepared.suspicions.length > 0 &&
      review.authorName !== null &&
      findSuspicions(review.authorName, false).length > 0
        ? null
        : review.authorName,
    anonymous: review.anonymous,
    style: settings.greeting,
    tone: settings.tone,
    language,
    reviewLanguage: nameLanguage(review.languageHint, prepared.reviewLanguage),
  });
  return {
    greeting,
    contact: contactLine(input, language),
    signature: settings.signature === '' ? null : settings.signature,
  };
}

/** A rating without text comes with the platform's guess alone; that still tells how its author's name is ordered. */
function nameLanguage(hint: string | null, detected: string): string {
  return baseLanguage(hint) ?? detected;
}

/** Money and the end of a contract: who complains of them praises others in mockery, or in fairness. Folded text. */
const moneyOrEnd =
  /\b(?:charged|charging|paid|pay|billed|invoiced?|debited|rent|fees?|refund\w*|cancel\w*|terminat\w*|preleve\w*|factur\w*|paye\w*|loyer|encaiss\w*|rembours\w*|resili\w*|annul\w*|cobr\w+|pag(?:o|ue|ar|amos|ado)|alquiler|reembols\w*|devol\w+|anul\w+|precio|abgebucht|bezahl\w*|rechnung|miete|erstatt\w*|gekundigt|kundig\w*|storn\w*|addebit\w*|pagat\w*|fattur\w*|affitto|rimbors\w*|disdett\w*|afgeschreven|betaal\w*|betaald|factuur|huur|terugbeta\w*|opgezegd|geannuleerd|paguei|fatura|renda|aluguel|rescind\w*)\b/u;

/**
 * What goods, orders, counters and machines are told by when nothing was done to anybody, without an opinion of them:
 * a thing ordered and another come, a day put off, a part that is stuck, a comparison. Folded text.
 */
const everyday =
  /\b(?:fitted|refitted|fitters?|wheel trims?|hub ?caps?|in all (?:day|morning|afternoon)|defend\w* (?:my|our)|cancel\w*|annul\w*|anulad\w*|gekundigt|storn\w*|disdett\w*|opgezegd|insur(?:ance|ed)|assurance|assure\w*|seguro|versicher\w*|assicur\w*|verzeker\w*|coverage|covered|cubre\w*|couvert\w*|copre|cobrem?|plano|enviaram|mandaram|enviaron|mandaron|envoye\w*|inviat\w+|spedi\w+|shipped|estoque|stock|miettes|fele\w*|fissur\w*|raye\w*|interphone|sonnette|timbre|campainha|campanello|citofon\w*|klingel\w*|deurbel|doorbell|(?:estaba|estabamos|estava|estavamos|ero|eravamo|etais|etions|was|were|war|waren) (?:\w+ )?(?:en casa|em casa|in casa|a casa|chez (?:moi|nous)|at home|in all day|zu hause|thuis)|maintenance|mantenimiento|links?|enlaces?|handynummer|telefonnummer|meine nummer|zuruckrufen|datenschutz\w*|wartung\w*|manutenzione|manutencao|onderhoud\w*|travaux|renovat\w*|renovac\w*|photos?|pictures?|fotos?|afbeelding\w*|imagen|imagem|products?|produits?|produ[ck]t\w*|produto|prodott[oi]|lacre|scelle|precinto|siegel|sigillo|verzegel\w*|(?:broken|security|safety) seal|(?:mon|tues|wednes|thurs|fri)day|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miercoles|jueves|viernes|montag|dienstag|mittwoch|donnerstag|freitag|lunedi|martedi|mercoledi|giovedi|venerdi|maandag|dinsdag|woensdag|donderdag|vrijdag|segunda|terca|quarta|quinta|sexta|order(?:ed|s)?|commande\w*|pedi|pedido\w*|bestell\w*|besteld|ordin(?:e|ato|ata|ai|ate)|encomend\w*|deliver(?:ed|y)|parcel|livre\w*|colis|entreg\w+|geliefert|zugestellt|paket|consegn\w+|pacco|bezorgd|geleverd|pakket|voucher|gutschein|un avoir|un vale|um vale|buono|tegoedbon|sold out|rupture|agotad\w*|ausverkauft|esaurit\w*|uitverkocht|esgotad\w*|open until|(?:was|were|is|are) closed|fermee?s?|cerrad\w*|geschlossen|chius\w+|gesloten|fechad\w*|leak\w*|fuite|gotea\w*|tropft|lekt|pinga|drips?|(?:is|was|are|were) (?:stuck|jammed)|packed up|transfer|website|kiosk|machines?|maschine|macchinetta|automaat|automat|(?:on|over) the phone|(?:au|par) telephone|am telefon|al telefono|por telefono|aan de telefoon|ao telefone|receptionist|rendez[- ]vous|appointment|termin|cita|appuntamento|afspraak|consulta|raccroch\w*|size|taille|grosse|talla|taglia|tamanho|werbe?\w*|werbung|publicit\w*|comercial\w*|reclame|e?mails?|newsletters?|ecran|schermo|bildschirm|pantalla|scherm|telecomando|remote|app|update|abonnement|prix|prices?|precios?|preise?|prezz[oi]|prij[sz]\w*|precos?|expectativ\w*|aspettativ\w*|erwart\w*|verwacht\w*|expectations|cheaper|piaciut\w*|elsewhere|ailleurs|woanders|altrove|elders|better|meilleure?s?|mieux|besser|mejor|migliore|beter|melhor|fruher|vroeger|haircut|haarschnitt|\w*schneiden|\w*schnitt|spuntatina|pontas|puntjes|cuivre|copper|kupfer|(?:second|third|fourth|deuxieme|troisieme|quatrieme|segunda|tercera|cuarta|zweite[ns]?|dritte[ns]?|vierte[ns]?|seconda|terza|quarta|tweede|derde|vierde|terceira|quarta) (?:time|fois|vez|mal|volta|keer)|da capo|all over again|von vorne?|opnieuw|de zero|desde cero|(?:not|isn't|wasn't) (?:very|really|so|that|particularly|exactly) \w+|pas (?:tres|si|vraiment|assez|terrible) ?\w*|no (?:es|era|fue|esta) (?:muy|tan|nada) \w+|nicht (?:sehr|besonders|wirklich|gerade) \w+|non e (?:molto|tanto|cosi|proprio|particolarmente) \w+|niet (?:heel|erg|zo|echt|bepaald) \w+|nao (?:e|foi|esta|era) (?:muito|tao|la muito|nada) \w+)\b/u;

/** Nothing is done to whoever is bored. Folded text. */
const bored =
  /\b(?:bored|boring|ennuye\w*|ennuy\w*|aburr\w*|\w*langweil\w*|annoi\w*|verve(?:el|lend)\w*|aborrec\w*|entedi\w*)\b/u;

/** A price or a wait is understood without a word for it. Folded text of the languages that have rules. */
const priceOrWait =
  /[€£$]|\b(?:euros?|pounds?|dollars?|reais|hours?|minutes?|mins?|days?|weeks?|months?|heures?|jours?|journee|semaines?|mois|horas?|minutos?|dias?|semanas?|mes(?:es)?|stunden?|minuten|tagen?|wochen?|monaten?|cents?|litern?|liter|or[ae]|minuti|giorn[oi]|settiman[ae]|mes[ei]|uur|uren|dagen|weken|maanden)\b/u;

/** An app lays a hand on nobody. */
const appRisks: ReadonlySet<string> = new Set(['privacy', 'fraud', 'theft', 'child', 'harassment', 'threat', 'legal']);

function unreadBecause(
  text: string,
  language: string,
  analysis: Analysis | null,
  subject: Subject,
  category: string | null,
): Prepared['unread'] {
  if (!riskLanguages.includes(language)) return 'language_without_rules';
  if (analysis === null) return null;
  const isApp = subject === 'app';
  const sound = soundOf(text, language, isApp ? (kind) => appRisks.has(kind) : undefined);
  if (sound === 'likely') return 'not_understood';
  if (sound !== 'unknown' || isApp) return null;
  if (analysis.positives + analysis.negatives + analysis.supposed > 0) return null;
  const words = text.split(' ').length;
  const isStory = words >= NOT_UNDERSTOOD_WORDS.min && words <= NOT_UNDERSTOOD_WORDS.max;
  const folded = fold(text);
  const isUnclear =
    analysis.aspects.every(({ item }) => people.has(item.id)) &&
    !priceOrWait.test(folded) &&
    !everyday.test(folded) &&
    concernsSomebody(text, language);
  const isTold = analysis.aspects.some(({ polarity }) => polarity === 'negative');
  // What is sold from afar is told of with those it was bought for.
  const somebody = !isOnline(category) && namesSomebody(text, language);
  return isStory && !isTold && !bored.test(folded) && (isUnclear || somebody) ? 'not_understood' : null;
}

/** Opinions close together, all against the stars, the learned list not disagreeing. Four stars may have reserves. */
function isMismatch(rating: number, analysis: Analysis, text: string): boolean {
  const { positives, negatives, leaning, aspects, turns } = analysis;
  const words = text.split(' ').length;
  const isDense = (opinions: number) =>
    opinions >= MISMATCH_OPINIONS_MIN && words <= opinions * MISMATCH_WORDS_APART_MAX;
  if (rating === 5) return isDense(negatives) && positives === 0 && leaning <= 0;
  // A wait or a noise is blamed without a word of opinion.
  const blames = aspects.some(({ polarity }) => polarity === 'negative');
  return (
    rating <= 2 &&
    isDense(positives) &&
    negatives + Number(turns || blames) === 0 &&
    leaning >= 0 &&
    !moneyOrEnd.test(fold(text))
  );
}
