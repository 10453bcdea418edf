import type { Aspect } from '../aspects/analyse.ts';
import { speaksIll } from '../prepare/intents.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type Band, bandOf } from './band.ts';
import { chooseTopics, type Topics } from './topics.ts';

/** One sentence to write: from which section of the speech, naming what. */
export interface Step {
  section: string;
  named: readonly Aspect[];
  /** May carry an exclamation mark where the tone has one. */
  cheerful: boolean;
  /** May be left out when all that could be said has been said to others lately. */
  optional: boolean;
  /** Sentences of the owner's, said as they stand rather than others; with no section there are no others. */
  own: readonly string[];
}

/** A text up to this many words in which nothing is named is taken for a rating in words. */
const BRIEF_WORDS_MAX = 3;
/** How much more of a text with four stars must be blame than praise before it is regretted. */
const REGRET_MIN = 3;
/** Things praised in the first sentence; more of them make a second one. */
const NAMED_FIRST_MAX = 2;

export interface Planning {
  prepared: Prepared;
  rating: number;
  /** Other points of the review are taken up than in the variants before, where it has enough of them. */
  variant: number;
  /** Whether the reply says where to get in touch. */
  hasContact: boolean;
  /** The owner's answer to what the review speaks of, and how they end a reply to such a review. */
  answer: string | null;
  closings: readonly string[];
}

/** What a reply says, sentence by sentence, before any word is chosen. The first step answers the review itself. */
export function planReply({ prepared, rating, variant, hasContact, answer, closings }: Planning): Step[] {
  const band = bandOf(rating);
  // Whatever a person must judge first, and whatever may not be confirmed, gets an answer that names nothing.
  const isHeldBack = prepared.heldBack || (prepared.subject === 'discreet' && prepared.hasText);
  if (isHeldBack) return planNeutral(band, rating, prepared, hasContact);
  if (!prepared.hasText) return planRating(band, rating, prepared, closings);
  const chosen = chooseTopics(prepared, rating, variant);
  if (prepared.subject === 'desk') return planDesk(band, rating, prepared, chosen, hasContact);
  const sober = isSober(prepared, chosen, band);
  const isRegretted =
    band === 'mixed'
      ? isOutweighed(prepared) || isBlamedUnnamed(prepared, chosen)
      : sober && rating === 4 && isOutweighed(prepared, REGRET_MIN);
  // What is griped about in good stars is not thanked for.
  const topics = sober && !isRegretted ? { ...chosen, neutral: [] } : chosen;
  const close = isBrief(prepared, topics, band)
    ? closingRating(band)
    : sober
      ? step('neutral.positive.close', [], { optional: true })
      : closing(band, prepared, closings);
  const named = topics.negatives.length + topics.neutral.length > 0;
  const body = isRegretted
    ? planRegret(topics)
    : (sober || isOnlyAsking(prepared, band)) && !named
      ? [step('neutral.positive.open')]
      : band === 'positive' && isWarm(prepared, topics, rating)
        ? planKind(topics)
        : planBody(band, topics);
  return [...body, ...planAnswer(prepared, band, answer), close];
}

/** What was asked, or complained of, gets the owner's own answer where they have one. */
function planAnswer({ question }: Prepared, band: Band, answer: string | null): Step[] {
  if (answer !== null && (question || band !== 'positive')) return [step('', [], { own: [answer] })];
  return question ? [step('question', [], { optional: true })] : [];
}

function planBody(band: Band, topics: Topics): Step[] {
  if (band === 'positive') return planPositive(topics);
  const { positives, negatives, neutral, neutralFirst } = topics;
  // Named without blame, a thing is not what the apology is for.
  const topic = neutral.length > 0 ? [step('topic', neutral, { optional: true })] : [];
  if (band === 'negative') {
    const blame = negatives.length > 0 ? step('negative.named', negatives) : step('negative.general');
    return neutralFirst ? [...topic, blame] : [blame, ...topic];
  }
  if (positives.length > 0)
    return [step('mixed.named', positives), ...(negatives.length > 0 ? [step('mixed.fault', negatives)] : topic)];
  if (negatives.length > 0) return [...topic, step('mixed.blame', negatives)];
  return [neutral.length > 0 ? step('mixed.topic', neutral) : step('mixed.general')];
}

/** Where more is blamed than praised, and nothing by its name for certain, the reply regrets that all the same. */
function planRegret(topics: Topics): Step[] {
  const { positives, negatives, neutral } = topics;
  if (negatives.length > 0) return planBody('mixed', topics);
  return [
    ...(positives.length > 0 ? [step('mixed.named', positives)] : []),
    ...(neutral.length > 0 ? [step('topic', neutral, { optional: true })] : []),
    step('negative.general'),
  ];
}

function planPositive({ positives, negatives, neutral }: Topics): Step[] {
  const remark = negatives.length > 0 ? [step('positive.remark', negatives.slice(0, 2))] : [];
  const cheerful = { cheerful: true };
  if (positives.length > 0) {
    // A remark needs the room of a second sentence of praise.
    const first = positives.length === NAMED_FIRST_MAX + 1 && remark.length > 0 ? positives.length : NAMED_FIRST_MAX;
    const rest = remark.length === 0 ? positives.slice(first) : [];
    return [
      step('positive.named', positives.slice(0, first), cheerful),
      ...(rest.length > 0 ? [step('positive.also', rest)] : remark),
    ];
  }
  return [neutral.length > 0 ? step('positive.topic', neutral) : step('positive.general', [], cheerful), ...remark];
}

/** Kind words, of what could not be made out for certain: what seems praised, else what is first. */
function planKind({ neutral }: Topics): Step[] {
  return [...planMention(neutral), step('positive.general', [], { cheerful: true })];
}

function planMention(neutral: readonly Aspect[]): Step[] {
  const praised = neutral.filter(({ polarity }) => polarity === 'positive');
  const mentioned = praised.length > 0 ? praised : neutral.slice(0, 1);
  return mentioned.length > 0 ? [step('positive.mention', mentioned)] : [];
}

/** As little as may be confirmed, with what tells nothing of anybody. */
function planDesk(band: Band, rating: number, prepared: Prepared, topics: Topics, hasContact: boolean): Step[] {
  const [open, ...close] = planNeutral(band, rating, prepared, hasContact);
  const { positives, negatives, neutral } = topics;
  if (band === 'positive' && open !== undefined && isWarm(prepared, topics, rating))
    return [...planMention(neutral), open, ...close];
  // That somebody "left with a good impression" would tell that they were there.
  const named = positives.length + neutral.length > 0 || (negatives.length > 0 && band !== 'positive');
  return [...(named ? planBody(band, topics) : open === undefined ? [] : [open]), ...close];
}

function planRating(band: Band, rating: number, prepared: Prepared, closings: readonly string[]): Step[] {
  const open = step(`${band}.rating${rating}`, [], { cheerful: band === 'positive' });
  return [open, band === 'positive' ? closing(band, prepared, closings) : closingRating(band)];
}

function planNeutral(band: Band, rating: number, prepared: Prepared, hasContact: boolean): Step[] {
  const tenor = tenorOf(band, prepared);
  const close = tenor === 'negative' && hasContact ? 'closeContact' : 'close';
  const open = tenor === 'positive' && isKind(prepared, rating) ? 'kind' : 'open';
  return [step(`neutral.${tenor}.${open}`), step(`neutral.${tenor}.${close}`, [], { optional: true })];
}

/** Good stars over a text that is all complaint thank nobody for a kind word, nor three over a risk. */
function tenorOf(band: Band, { mismatch, risks }: Prepared): Band {
  if (band === 'positive' && mismatch) return 'mixed';
  return band === 'mixed' && risks.length > 0 ? 'negative' : band;
}

function closing(band: Band, { subject, farewell }: Prepared, closings: readonly string[]): Step {
  return step(`${band}.${subject === 'app' ? 'closeApp' : 'close'}`, [], {
    cheerful: band === 'positive',
    optional: true,
    // An app has no visitors, and whoever says "never again" is not invited.
    own: subject === 'visit' && !farewell ? closings : [],
  });
}

const closingRating = (band: Band): Step => step(`${band}.closeRating`, [], { optional: true });

/** "Meh." says no more than its stars do, and is not thanked for its detail. */
function isBrief({ text }: Prepared, { positives, negatives, neutral }: Topics, band: Band): boolean {
  const named = positives.length + negatives.length + neutral.length;
  return band !== 'positive' && named === 0 && text.split(' ').length <= BRIEF_WORDS_MAX;
}

/** A text that is all praise, or of five stars without blame, and not one that a person must see first. */
const isKind = ({ analysis, heldBack, question }: Prepared, rating: number): boolean =>
  !heldBack && analysis !== null && (analysis.positives > 0 || (rating === 5 && !question)) && analysis.negatives === 0;

/** Five stars without blame or a "but", or more praise than blame, and praise of what is named. */
function isWarm(prepared: Prepared, { positives, negatives, neutral }: Topics, rating: number): boolean {
  const { analysis, question } = prepared;
  if (analysis === null || question || positives.length + negatives.length > 0) return false;
  if (rating === 5 && !analysis.turns && isKind(prepared, rating)) return true;
  return analysis.positives > analysis.negatives && neutral.some(({ polarity }) => polarity === 'positive');
}

/** Good stars over more blame than praise, or a gripe: nobody is told how pleased all were to read it. */
function isSober(prepared: Prepared, { positives }: Topics, band: Band): boolean {
  if (band !== 'positive' || positives.length > 0) return false;
  return isOutweighed(prepared) || (isOutweighed(prepared, 0) && speaksIll(prepared.text));
}

/** Three stars that blame something, none of which could be named. */
const isBlamedUnnamed = ({ analysis }: Prepared, { positives, negatives, neutral }: Topics): boolean =>
  positives.length > 0 && negatives.length + neutral.length === 0 && (analysis?.negatives ?? 0) > 0;

const isOutweighed = ({ analysis }: Prepared, least = 1): boolean =>
  analysis !== null && analysis.negatives - analysis.positives >= least;

/** "How much is a day pass?" praises nothing, whatever its stars. */
const isOnlyAsking = ({ analysis, question }: Prepared, band: Band): boolean =>
  band === 'positive' && question && analysis?.positives === 0;

function step(
  section: string,
  named: readonly Aspect[] = [],
  { cheerful = false, optional = false, own = [] }: Partial<Omit<Step, 'section' | 'named'>> = {},
): Step {
  return { section, named, cheerful, optional, own };
}
