import type { Aspect } from '../aspects/analyse.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { type Bank, bandOf, type Choices } from './bank.ts';
import { chooseTopics, type Topics } from './topics.ts';

/** One sentence to write: from which choices, naming what. */
export interface Step {
  choices: Choices;
  named: readonly Aspect[];
  /** May carry an exclamation mark where the tone has one. */
  cheerful: boolean;
}

/** A text up to this many characters in which nothing is named is taken for a rating in words. */
const BRIEF_TEXT_MAX = 40;

/** What a reply says, sentence by sentence, before any word is chosen. The first step answers the review itself. */
export function planReply(prepared: Prepared, rating: number, bank: Bank): Step[] {
  const band = bandOf(rating);
  // Whatever a person must judge first, and whatever may not be confirmed, gets an answer that names nothing.
  const heldBack = prepared.risks.length > 0 || prepared.suspicions.length > 0 || prepared.mismatch;
  if (heldBack || prepared.subject === 'discreet') {
    const { open, close } = bank.neutral[band];
    return [step(open), step(close)];
  }
  const topics = chooseTopics(prepared, rating);
  if (band === 'positive') return planPositive(prepared, topics, bank.positive);
  if (band === 'mixed') return planMixed(prepared, topics, bank.mixed);
  return planNegative(prepared, topics, bank.negative);
}

function planPositive(prepared: Prepared, { positives, negatives, neutral }: Topics, bank: Bank['positive']): Step[] {
  const close = step(prepared.subject === 'app' ? bank.closeApp : bank.close, [], true);
  if (!prepared.hasText) return [step(bank.openRating, [], true), close];
  const remark = negatives.length > 0 ? [step(bank.remark, negatives.slice(0, 2))] : [];
  if (positives.length > 0) {
    // Up to two things fit the first sentence; more of them make a second one, unless a remark needs the room.
    const first = positives.length === 3 && remark.length > 0 ? 3 : 2;
    const rest = remark.length === 0 ? positives.slice(first) : [];
    return [
      step(bank.open, positives.slice(0, first), true),
      ...(rest.length > 0 ? [step(bank.also, rest)] : remark),
      close,
    ];
  }
  if (neutral.length > 0) return [step(bank.openTopic, neutral), ...remark, close];
  return [step(bank.openGeneral, [], remark.length === 0), ...remark, close];
}

function planMixed(prepared: Prepared, { positives, negatives, neutral }: Topics, bank: Bank['mixed']): Step[] {
  const close = step(prepared.subject === 'app' ? bank.closeApp : bank.close);
  if (!prepared.hasText) return [step(bank.openRating), step(bank.closeRating)];
  if (positives.length > 0) {
    return [step(bank.open, positives), ...(negatives.length > 0 ? [step(bank.fault, negatives)] : []), close];
  }
  if (negatives.length > 0) return [step(bank.openFault, negatives), close];
  if (neutral.length > 0) return [step(bank.openTopic, neutral), close];
  return [step(bank.openGeneral), isBrief(prepared) ? step(bank.closeRating) : close];
}

/** "Meh." says no more than its stars do, and is not thanked for its detail. */
function isBrief({ text }: Prepared): boolean {
  return text.length <= BRIEF_TEXT_MAX;
}

function planNegative(prepared: Prepared, { negatives }: Topics, bank: Bank['negative']): Step[] {
  const close = step(prepared.subject === 'app' ? bank.closeApp : bank.close);
  if (!prepared.hasText) return [step(bank.openRating), step(bank.closeRating)];
  if (negatives.length === 0) return [step(bank.openGeneral), isBrief(prepared) ? step(bank.closeRating) : close];
  return [step(bank.open, negatives), close];
}

function step(choices: Choices, named: readonly Aspect[] = [], cheerful = false): Step {
  return { choices, named, cheerful };
}
